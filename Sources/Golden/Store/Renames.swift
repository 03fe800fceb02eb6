public import Digests

/// A golden whose specimen has another name now.
public struct Rename: Hashable, Sendable {
    public let from: String
    public let to: String
}

/// Something a missing tile is known by.
public struct MissingTile: Hashable, Sendable {
    public let id: String
    public let listDigest: ContentDigest
    /// If it was drawn already.
    public let pixelDigest: ContentDigest?

    public init(id: String, listDigest: ContentDigest, pixelDigest: ContentDigest? = nil) {
        self.id = id
        self.listDigest = listDigest
        self.pixelDigest = pixelDigest
    }
}

extension GoldenStore {
    /// Pairs tiles without a golden with goldens without a tile that show the same.
    ///
    /// The display list decides, else the pixels. Where several goldens fit, the one whose id has
    /// most in common with the tile's is taken; each golden is used once.
    public func renames(missing: [MissingTile], stale: [String]) throws(StoreError) -> [Rename] {
        var lists: [ContentDigest: [String]] = [:]
        var pictures: [ContentDigest: [String]] = [:]
        for id in stale.sorted() {
            let path = root + "/" + id + GoldenPath.suffix
            guard let bytes = try FileSystem.read(path, limit: GoldenFile.byteLimit),
                let record = try? readGoldenChunk(bytes)
            else { continue }
            lists[record.listDigest, default: []].append(id)
            pictures[record.pixelDigest, default: []].append(id)
        }
        var candidates: [(likeness: Int, rename: Rename)] = []
        for tile in missing {
            var found = lists[tile.listDigest] ?? []
            if found.isEmpty, let pixels = tile.pixelDigest { found = pictures[pixels] ?? [] }
            for id in found {
                candidates.append((likeness(id, tile.id), Rename(from: id, to: tile.id)))
            }
        }
        candidates.sort {
            ($1.likeness, $0.rename.to, $0.rename.from)
                < ($0.likeness, $1.rename.to, $1.rename.from)
        }
        var used: Set<String> = []
        var settled: Set<String> = []
        return candidates.compactMap { candidate in
            let rename = candidate.rename
            guard !used.contains(rename.from), !settled.contains(rename.to) else { return nil }
            used.insert(rename.from)
            settled.insert(rename.to)
            return rename
        }.sorted { $0.to < $1.to }
    }
}

/// Bytes that both ids share at their beginning and at their end.
private func likeness(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a.utf8), Array(b.utf8))
    let head = zip(a, b).prefix { $0 == $1 }.count
    let tail = zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count
    return min(head + tail, min(a.count, b.count))
}
