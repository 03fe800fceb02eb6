import Digests

/// What lies among the goldens and no tile of a catalogue has: goldens with their owners, and the rest.
public struct UndrawnGoldens: Sendable {
    /// A golden that nobody has touched since it was recorded.
    public struct Golden: Hashable, Sendable {
        public let id: String
        public let owner: GoldenOwner
        /// Of the file as it was seen.
        let digest: ContentDigest
    }

    /// A file that may be anyone's.
    public struct Unknown: Hashable, Sendable {
        /// Relative to the folder.
        public let file: String
        /// Why nobody knows whose it is: `it carries no Specimen record`.
        public let reason: String
    }

    /// By id.
    public internal(set) var goldens: [Golden] = []
    /// By name.
    public internal(set) var unknown: [Unknown] = []
}

extension GoldenStore {
    /// The stored files that no tile has; `known` must hold the ids of *all* tiles, and `selection`
    /// narrows what is returned, never what counts as known. No link is followed.
    public func undrawn(
        known: Set<String>, selection: (String) -> Bool = { _ in true }
    ) throws(StoreError) -> UndrawnGoldens {
        var found = UndrawnGoldens()
        let files = try storedFiles(withTrees: true, where: { !known.contains($0) && selection($0) })
        for (id, isLink) in files {
            do throws(UnknownOwner) {
                found.goldens.append(
                    GoldenPath.isTree(id)
                        ? try recordedTree(id, isLink: isLink) : try recorded(id, isLink: isLink))
            } catch {
                found.unknown.append(.init(file: GoldenPath.name(of: id), reason: error.reason))
            }
        }
        return found
    }

    /// How many goldens there are; `nil` where there is a link, behind which there may be others.
    package func count() throws(StoreError) -> Int? { try count(below: root) }

    private func count(below folder: String) throws(StoreError) -> Int? {
        var count = 0
        for (name, kind) in try FileSystem.unsortedEntries(in: folder) where !name.hasPrefix(".") {
            switch kind {
            case .link: return nil
            case .folder:
                guard let inside = try self.count(below: folder + "/" + name) else { return nil }
                count += inside
            case .file: if name.hasSuffix(GoldenPath.suffix) { count += 1 }
            default: break
            }
        }
        return count
    }

    /// Who recorded a golden; `nil` where there is none, or none that says it.
    package func owner(of id: String) -> GoldenOwner? { (try? recorded(id, isLink: false))?.owner }

    private func recorded(
        _ id: String, isLink: Bool
    ) throws(UnknownOwner) -> UndrawnGoldens.Golden {
        if isLink { throw UnknownOwner(reason: "it is a link") }
        let bytes: [UInt8]?
        do throws(StoreError) {
            bytes = try FileSystem.read(root + "/" + id + GoldenPath.suffix, limit: GoldenFile.byteLimit)
        } catch {
            throw UnknownOwner(reason: "\(error)")
        }
        // Another process may just have deleted it.
        guard let bytes else { throw UnknownOwner(reason: "it is no longer there") }
        let owner: GoldenOwner?
        do throws(GoldenError) {
            owner = try readGoldenChunk(bytes).details().owner
        } catch {
            throw UnknownOwner(reason: error.fact)
        }
        guard let owner else {
            throw UnknownOwner(reason: "its record names no owner that is known here")
        }
        return UndrawnGoldens.Golden(id: id, owner: owner, digest: ContentDigest(of: bytes))
    }

    /// Whose the picture beside a tree is, that is the tree.
    private func recordedTree(
        _ id: String, isLink: Bool
    ) throws(UnknownOwner) -> UndrawnGoldens.Golden {
        if isLink { throw UnknownOwner(reason: "it is a link") }
        let tile = GoldenStore.tile(ofTree: id)
        guard let owner = owner(of: tile) else {
            throw UnknownOwner(reason: "no golden beside it says whose it is")
        }
        guard let bytes = try? FileSystem.read(root + "/" + id, limit: GoldenFile.byteLimit) else {
            throw UnknownOwner(reason: "it is no longer there")
        }
        return UndrawnGoldens.Golden(id: id, owner: owner, digest: ContentDigest(of: bytes))
    }

    /// Whether the folder's own name is a link's.
    public var isLink: Bool { FileSystem.kind(of: root, followingLinks: false) == .link }
}

/// Why nobody knows whose a file is.
private struct UnknownOwner: Error {
    let reason: String
}
