internal import Catalog
internal import Digests
import Foundation
internal import Pixels
internal import Rendering
internal import ViewCore

/// The index of a folder of sheets: what earlier runs wrote, and what this one does.
struct SheetIndex {
    private let folder: String
    private let names: SheetNames
    /// Of entries that are of one platform among several.
    private let ending: String
    private let order: [String: Int]
    private var entries: [String: IndexPage.Entry] = [:]
    /// The parts of the sheets that are on the page; none where it has all.
    private var shards: Set<String> = []

    private var path: String { folder + "/index.html" }

    /// Reads the index that is there; throws where that is a page which no run of `sheet` wrote.
    ///
    /// - Parameter isWhole: whether this run prints every sheet of the catalogue, so that no other one belongs
    ///   on the page.
    /// - Parameter shard: the part of the sheets that this run prints.
    init(of folder: String, _ part: CatalogPart, isWhole: Bool, shard: Shard?) throws {
        self.folder = folder
        let (catalog, platform) = (part.catalog, part.source?.namedPlatform)
        names = SheetNames(catalog, platform: platform)
        ending = platform.map { "@" + $0.rawValue } ?? ""
        let ending = ending
        order = Dictionary(
            catalog.specimens.enumerated().map { ($0.element.id + ending, $0.offset) },
            uniquingKeysWith: { a, _ in a })
        if let shard, shard.count > 1 { shards = ["\(shard)"] }
        guard SheetIndex.exists(path) else { return }
        let html = (try? readFile(path, limit: SheetIndex.byteLimit)).map {
            String(decoding: $0, as: UTF8.self)
        }
        guard let html, let known = IndexPage.entries(of: html) else {
            throw Failure.input(
                "\(path): not replaced, because it is not an index of sheets; choose another folder with -o")
        }
        for entry in known where !isWhole || order[entry.id] != nil { entries[entry.id] = entry }
        if !isWhole { shards.formUnion(IndexPage.shards(of: html)) }
    }

    private static let byteLimit = 256 << 20

    /// Takes in what became of a specimen's sheet: its pages, possibly none.
    ///
    /// - Parameter lost: how many tiles could not be drawn.
    mutating func set(
        _ pages: [IndexPage.Entry.Page], of specimen: Specimen, tiles: Int, warnings: Int = 0, lost: Int = 0,
        motion: IndexPage.Entry.Page? = nil
    ) {
        let id = specimen.id + ending
        let old = entries.removeValue(forKey: id)
        // Pages of a longer sheet of the same name would pass for this one's.
        let name = names.name(of: specimen.id)
        let files = Set(pages.map(\.file))
        for page in old?.pages ?? [] where !files.contains(page.file) && !pages.isEmpty {
            if SheetNames.page(of: page.file, name) != nil {
                try? FileManager.default.removeItem(atPath: folder + "/" + page.file)
            }
        }
        guard !pages.isEmpty else { return }
        entries[id] = IndexPage.Entry(
            id: id, style: specimen.style, tiles: tiles, pages: pages, warnings: warnings, lost: lost,
            motion: motion)
        if let file = old?.motion?.file, file == SheetNames.motionFile(name), motion == nil {
            try? FileManager.default.removeItem(atPath: folder + "/" + file)
        }
    }

    /// Writes the page: this run's sheets and the earlier ones that are still there, in the catalogue's order.
    func write() throws {
        let shown = entries.values.filter { entry in
            entry.files.allSatisfy { page in
                !page.file.contains("/") && SheetIndex.exists(folder + "/" + page.file)
            }
        }
        let sorted = shown.sorted { a, b in
            (order[a.id] ?? .max, a.id) < (order[b.id] ?? .max, b.id)
        }.map { entry in
            var entry = entry
            entry.place = order[entry.id] ?? entry.place
            return entry
        }
        let parts = Shard.missing(among: shards).isEmpty ? [] : shards.sorted()
        try writeAtomically(Array(try IndexPage.html(sorted, shards: parts).utf8), to: path, durable: false)
    }

    private static func exists(_ path: String) -> Bool {
        // Also a link that leads nowhere is something that is not ours.
        (try? FileManager.default.attributesOfItem(atPath: path)) != nil
    }
}
