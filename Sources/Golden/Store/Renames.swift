public import Digests

/// A golden whose specimen has another name now.
public struct Rename: Hashable, Sendable {
    public let from: String
    public let to: String
}

/// The tiles of a specimen that is called otherwise now, or the only one of them.
package struct RenamedSpecimen: Sendable {
    /// The specimens' ids; of a single tile, the tiles'.
    package let from: String
    package let to: String
    package let renames: [Rename]

    /// What it seems to be, in one line.
    package var question: String {
        renames.count == 1
            ? "\(to) looks like the golden \(from), which no specimen draws: renamed?"
            : "\(to) looks like \(from) in \(renames.count) goldens, which no specimen draws: renamed?"
    }

    /// The same as a list of goldens has it.
    var statement: String {
        renames.count == 1 ? "\(from) is now \(to)" : "\(from) is now \(to): \(renames.count) goldens"
    }
}

extension [Rename] {
    /// The renames of each two specimens as one, in the order of the first of them.
    package var bySpecimen: [RenamedSpecimen] {
        var places: [[Substring]: Int] = [:]
        var groups: [[Rename]] = []
        for rename in self {
            let key = [specimen(of: rename.from), specimen(of: rename.to)]
            if let place = places[key] {
                groups[place].append(rename)
            } else {
                places[key] = groups.count
                groups.append([rename])
            }
        }
        return groups.map { group in
            let first = group[0]
            if group.count == 1 { return RenamedSpecimen(from: first.from, to: first.to, renames: group) }
            return RenamedSpecimen(
                from: String(specimen(of: first.from)), to: String(specimen(of: first.to)), renames: group)
        }
    }
}

/// A tile's id without its last part.
private func specimen(of id: String) -> Substring { id.lastIndex(of: "/").map { id[..<$0] } ?? id[...] }

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
