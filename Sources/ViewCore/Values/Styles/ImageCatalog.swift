package import Foundation

/// The image and symbol sets of an asset catalogue, by name. Their files are read where a picture shows one.
package struct ImageCatalog: Sendable {
    private enum Entry: Sendable {
        case set(ImageSetFile, folder: String, problem: String?)
        case symbol(SymbolSetFile, folder: String, problem: String?)
        case fault(String)
        /// A set of a kind that is not drawn, such as `appiconset`.
        case other(String)
    }

    /// A file's picture: straight RGBA rows.
    package struct Pixels: Sendable {
        package var bytes: [UInt8]
        package var width: Int
        package var height: Int
        /// Who has read or drawn them, with a version.
        package var library: String?

        package init(bytes: [UInt8], width: Int, height: Int, library: String? = nil) {
            self.bytes = bytes
            self.library = library
            self.width = width
            self.height = height
        }
    }

    /// A file's drawing, which has no pixels of its own.
    package struct Vector: Sendable {
        /// In points.
        package var size: CGSize
        /// Stretched to so many pixels.
        package var draw: @Sendable (_ width: Int, _ height: Int) -> Result<Pixels, Problem>

        package init(
            size: CGSize, draw: @escaping @Sendable (_ width: Int, _ height: Int) -> Result<Pixels, Problem>
        ) {
            self.size = size
            self.draw = draw
        }
    }

    /// What a file holds.
    package enum Content: Sendable {
        case pixels(Pixels)
        case vector(Vector)
    }

    /// Why a file is not drawn, with what to do.
    package struct Problem: Error {
        package let words: String
        package init(_ words: String) { self.words = words }
    }

    /// A picture of a set as it is drawn.
    struct Picture {
        var pixels: Pixels
        /// Pixels a point.
        var scale: CGFloat
        /// In points.
        var size: CGSize
        /// Draws it in other sizes as sharp, where its set keeps it as a drawing.
        var vector: Vector?
        var isTemplate = false
        var slicing: ImageSlicing?
        var isMirrored = false
        /// What is to be said of it.
        var problem: String?
    }

    enum Answer {
        case unknown
        case picture(Picture)
        case problem(String)
    }

    private var entries: [String: Entry] = [:]
    /// Reads the picture at a path; without, nothing is drawn of any set.
    package var read: (@Sendable (String) -> Result<Content, Problem>)?

    package var readSymbol: ReadSymbol?

    package init() {}

    package var isEmpty: Bool { entries.isEmpty }

    private enum Kind: String {
        case image = "imageset"
        case symbol = "symbolset"
    }

    /// Reads what every image and symbol set of `folder` says of its files.
    init(folder: String, _ sets: [AssetSetPlace], problems: inout [String]) {
        var places: [String: String] = [:]
        for set in sets where set.kind != "colorset" && set.kind != "dataset" {
            let file = "\(folder)/\(set.path)/Contents.json"
            let name = set.fullName
            guard let kind = Kind(rawValue: set.kind) else {
                if entries[name] == nil { entries[name] = .other(set.kind) }
                continue
            }
            // Of two sets with one name the first counts, as for the members of that name.
            if let first = places[name] {
                problems.append("\(file): is \"\(name)\" as \(first) is, which is drawn; rename one of them")
                continue
            }
            places[name] = set.path
            do throws(AssetFault) {
                let contents = try AssetFile.contents(file)
                entries[name] = try ImageCatalog.entry(kind, contents, file, folder: "\(folder)/\(set.path)")
            } catch {
                let problem = "\(file): not \(kind == .image ? "an image" : "a symbol") set: \(error.words)"
                problems.append(problem)
                entries[name] = .fault(problem)
            }
        }
    }

    private static func entry(
        _ kind: Kind, _ contents: AssetPart, _ file: String, folder: String
    ) throws(AssetFault) -> Entry {
        switch kind {
        case .image:
            let set = try ImageSetFile(contents)
            return .set(set, folder: folder, problem: set.notes.first.map { "\(file): \($0)" })
        case .symbol:
            let set = try SymbolSetFile(contents)
            return .symbol(set, folder: folder, problem: set.notes.first.map { "\(file): \($0)" })
        }
    }

    /// Pictures that lie in folders without a set; those of the first folder count.
    init(pictureFolders folders: [String]) {
        for folder in folders {
            for (name, set) in LoosePictures.sets(in: folder) where entries[name] == nil {
                entries[name] = .set(set, folder: folder, problem: nil)
            }
        }
    }

    mutating func merge(_ other: ImageCatalog) {
        entries.merge(other.entries) { $1 }
        read = other.read ?? read
        readSymbol = other.readSymbol ?? readSymbol
    }

    /// The picture of the variant that suits the place best.
    func find(_ name: String, in environment: EnvironmentValues) -> Answer {
        switch entries[name] {
        case nil: return .unknown
        case .fault(let problem): return .problem(problem)
        case .other(let kind):
            return .problem("\"\(name)\" is in the asset catalogue as .\(kind), which is not drawn")
        case .symbol:
            // As beside text of the usual size.
            switch symbol(name, weight: 400, scale: .medium, in: environment) {
            case nil: return .unknown
            case .failure(let problem)?: return .problem(problem.words)
            case .success(let symbol)?: return ImageCatalog.picture(symbol, in: environment)
            }
        case .set(let file, let folder, let problem):
            guard let choice = AssetSlot.choose(file.slots, in: environment) else {
                return .problem("the image set \"\(name)\" has no file; add one in Xcode")
            }
            let item = file.items[choice.index]
            guard ImageCatalog.isDrawn(item.file) else {
                let others = file.items.map(\.file).filter { !ImageCatalog.isDrawn($0) }
                let words =
                    others.count == file.items.count
                    ? "has only \(others.joined(separator: ", "))" : "has \(item.file) for this place"
                return .problem(
                    "the image set \"\(name)\" \(words); only PNG, JPEG, SVG and PDF files are drawn")
            }
            guard let read else { return .unknown }
            let slot = file.slots[choice.index]
            switch read("\(folder)/\(item.file)").flatMap({ content in
                ImageCatalog.picture(content, slot, preservesVector: file.preservesVector, in: environment)
            }) {
            case .failure(let problem): return .problem("the image \"\(name)\": \(problem.words)")
            case .success(var picture):
                let missing = choice.missing.map {
                    "the image set \"\(name)\" has nothing for \($0); \(item.file) is drawn"
                }
                picture.isTemplate = file.isTemplate
                picture.slicing = item.slicing?.scaled(by: picture.scale / CGFloat(slot.scale ?? 1))
                picture.isMirrored = slot.direction.map { $0 != environment.layoutDirection } ?? false
                picture.problem = missing ?? problem
                return .picture(picture)
            }
        }
    }

    private static func picture(_ symbol: CustomSymbol, in environment: EnvironmentValues) -> Answer {
        let scale = min(max(environment.displayScale.rounded(.up), 1), 3)
        let size = symbol.size(17)
        switch symbol.vector.draw(count(size.width * scale), count(size.height * scale)) {
        case .failure(let problem): return .problem(problem.words)
        case .success(let pixels):
            return .picture(
                Picture(
                    pixels: pixels, scale: scale, size: size, vector: symbol.vector, isTemplate: true,
                    isMirrored: symbol.isMirrored, problem: symbol.problem))
        }
    }

    /// What the set of that name says, if it is a symbol set.
    func symbolSet(_ name: String) -> (file: SymbolSetFile, folder: String, problem: String?)? {
        guard case .symbol(let file, let folder, let problem) = entries[name] else { return nil }
        return (file, folder, problem)
    }

    /// Xcode makes pixels of a drawing at 1, 2 or 3 pixels a point; so does this, at the next larger of these.
    private static func picture(
        _ content: Content, _ slot: AssetSlot, preservesVector: Bool, in environment: EnvironmentValues
    ) -> Result<Picture, Problem> {
        let own = CGFloat(slot.scale ?? 1)
        switch content {
        case .pixels(let pixels):
            let size = CGSize(width: CGFloat(pixels.width) / own, height: CGFloat(pixels.height) / own)
            return .success(Picture(pixels: pixels, scale: own, size: size))
        case .vector(let vector):
            let scale = min(max(environment.displayScale.rounded(.up), 1), 3)
            let size = CGSize(width: vector.size.width / own, height: vector.size.height / own)
            return vector.draw(count(size.width * scale), count(size.height * scale)).map { pixels in
                Picture(pixels: pixels, scale: scale, size: size, vector: preservesVector ? vector : nil)
            }
        }
    }

    /// Whole pixels that hold a length; what is over by rounding takes none.
    static func count(_ length: CGFloat) -> Int {
        Int(min(max((length - 0.001).rounded(.up), 1), 1_000_000))
    }

    private static func isDrawn(_ file: String) -> Bool {
        let name = file.lowercased()
        return [".png", ".jpg", ".jpeg", ".svg", ".pdf"].contains { name.hasSuffix($0) }
    }

    /// What is said of a set that is drawn, as sentences.
    package func notes(of name: String) -> [String] {
        switch entries[name] {
        case .set(let file, _, _): file.notes
        case .symbol(let file, _, _): file.notes
        default: []
        }
    }

    /// In points, of the file that would be drawn.
    package func size(of name: String, in environment: EnvironmentValues) -> CGSize? {
        guard case .picture(let picture) = find(name, in: environment) else { return nil }
        return picture.size
    }
}
