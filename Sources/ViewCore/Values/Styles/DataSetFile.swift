import Foundation

/// What the `Contents.json` of a data set says.
struct DataSetFile: Sendable {
    struct Item: Sendable {
        var file: String
        /// Such as `public.json`.
        var type: String?
    }

    var slots: [AssetSlot] = []
    var items: [Item] = []
    /// What has no effect, as sentences.
    var notes: [String] = []

    private static let keys = AssetSlot.keys.union([
        "filename", "universal-type-identifier", "compression-type", "unassigned",
    ])

    init(_ file: AssetPart) throws(AssetFault) {
        notes = try file.notes(knowing: ["data", "info", "properties"])
        notes += try file.head(
            properties: AssetProperty.all.merging(["compression-type": AssetProperty.compression]) { $1 })
        var parts: [(slot: AssetSlot, part: AssetPart)] = []
        for item in try file.required("data").array() {
            notes += try item.notes(knowing: DataSetFile.keys)
            let slot = try AssetSlot(item, &notes)
            let type = try item.string("universal-type-identifier")
            guard let name = try item.member("filename"), try item.bool("unassigned") != true else {
                continue
            }
            parts.append((slot, item))
            slots.append(slot)
            items.append(Item(file: try name.fileName(), type: type))
        }
        try AssetSlot.checkRepeats(parts)
    }
}

/// The data sets of an asset catalogue, by name. Their files are read where code asks for one.
package struct DataCatalog: Sendable {
    /// Bytes of a file; more is nothing that a control shows.
    private static let limit = 64 << 20

    private enum Entry: Sendable {
        case set(DataSetFile, folder: String)
        case fault(String)
    }
    private var entries: [String: Entry] = [:]

    init() {}

    init(folder: String, _ sets: [AssetSetPlace], problems: inout [String]) {
        for set in sets where set.kind == "dataset" && entries[set.fullName] == nil {
            let file = "\(folder)/\(set.path)/Contents.json"
            do throws(AssetFault) {
                entries[set.fullName] = .set(
                    try DataSetFile(AssetFile.contents(file)), folder: "\(folder)/\(set.path)")
            } catch {
                let problem = "\(file): not a data set: \(error.words)"
                problems.append(problem)
                entries[set.fullName] = .fault(problem)
            }
        }
    }

    mutating func merge(_ other: DataCatalog) { entries.merge(other.entries) { $1 } }

    /// The bytes and the type of the file that suits the place best; `nil`, and why, where there are none.
    package func find(
        _ name: String, in environment: EnvironmentValues
    ) -> Result<(bytes: [UInt8], type: String?), ImageCatalog.Problem> {
        switch entries[name] {
        case nil: return .failure(.init("no data set is named \"\(name)\" in the asset catalogue"))
        case .fault(let problem): return .failure(.init(problem))
        case .set(let file, let folder):
            guard let choice = AssetSlot.choose(file.slots, in: environment) else {
                return .failure(.init("the data set \"\(name)\" has no file; add one in Xcode"))
            }
            let item = file.items[choice.index]
            do throws(AssetFault) {
                return .success(
                    (try AssetFile.bytes("\(folder)/\(item.file)", limit: DataCatalog.limit), item.type))
            } catch {
                return .failure(.init("\(folder)/\(item.file) \(error.words)"))
            }
        }
    }
}
