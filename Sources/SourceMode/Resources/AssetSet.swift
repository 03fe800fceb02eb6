import ViewCore

/// A set of an asset catalogue that code can name.
struct AssetSet: Equatable, Sendable {
    enum Kind: String, Sendable {
        case color = "Color"
        case image = "Image"

        /// The ends of folders' names. Xcode names symbol sets as it does image sets.
        init?(folderEnd: String) {
            switch folderEnd {
            case "colorset": self = .color
            case "imageset", "symbolset": self = .image
            default: return nil
            }
        }
    }

    let kind: Kind
    /// Folders that provide a namespace, the outer one first.
    let namespaces: [String]
    let name: String

    /// As `Color("Brand/Accent")` names it.
    var path: String { (namespaces + [name]).joined(separator: "/") }

    /// Those below a catalogue's folder, in the order of their paths. Folders that cannot be read have none.
    static func all(in catalog: String) -> [AssetSet] {
        AssetSetPlace.all(in: catalog).compactMap { place in
            Kind(folderEnd: place.kind).map {
                AssetSet(kind: $0, namespaces: place.namespaces, name: place.name)
            }
        }
    }
}
