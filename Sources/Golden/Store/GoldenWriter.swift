public import Digests
import Foundation
import Pixels
import ScreenReader

/// Writes goldens while it holds the store's lock. May be used from many threads at once.
///
/// Every write is a new file in the same folder, flushed, read back, compared with what was meant,
/// then renamed over the old golden and the folder flushed: whatever kills the process, each
/// golden is the old one or the new one, whole.
public final class GoldenWriter: Sendable {
    public let store: GoldenStore
    private let lock: GoldenLock

    init(
        store: GoldenStore, seconds: Double, waiting: (_ holder: String) -> Void
    ) throws(StoreError) {
        self.store = store
        try FileSystem.makeFolder(store.root)
        lock = try GoldenLock(root: store.root, seconds: seconds, waiting: waiting)
        // Nobody else writes goldens while the lock is held, so their unfinished files belong to the dead.
        for path in try store.leftovers() { removeIfLeft(store.root + "/" + path) }
    }

    /// Replaces the tile's golden if that still has the digest `seen` (`nil`: there was none).
    public func replace(
        _ id: String, with bytes: [UInt8], seen: ContentDigest?
    ) throws(StoreError) {
        guard try store.golden(of: id)?.digest == seen else { throw .changedMeanwhile(id: id) }
        try write(bytes, as: id)
    }

    /// Writes the golden of `id`, whatever was there. `bytes` must be a golden's file.
    func write(_ bytes: [UInt8], as id: String) throws(StoreError) {
        let path = try store.path(of: id)
        let folder = FileSystem.parent(of: path) ?? store.root
        try prepare(folder)
        let temporary = folder + "/" + TemporaryName.next()
        try ProcessEnding.uninterrupted { () throws(StoreError) in
            do throws(StoreError) {
                try FileSystem.writeNew(bytes, to: temporary)
                try verify(temporary, against: bytes, id: id)
                try FileSystem.move(temporary, to: path)
            } catch {
                try? FileSystem.remove(temporary)
                throw error.about(path)
            }
            try FileSystem.synchronize(folder: folder)
        }
    }

    /// Deletes goldens that are still as they were seen, then folders that this left empty.
    /// Returns what could not be deleted, by id.
    public func remove(_ goldens: [UndrawnGoldens.Golden]) -> [String: StoreError] {
        var failures: [String: StoreError] = [:]
        for golden in goldens {
            do throws(StoreError) {
                try remove(golden)
            } catch {
                failures[golden.id] = error
            }
        }
        return failures
    }

    private func remove(_ golden: UndrawnGoldens.Golden) throws(StoreError) {
        try remove(golden.id, seen: golden.digest)
    }

    /// Deletes the tile's golden if that still has the digest `seen`, then folders that this left empty.
    package func remove(_ id: String, seen digest: ContentDigest) throws(StoreError) {
        let path = try storedPath(of: id)
        guard FileSystem.kind(of: path, followingLinks: false) != .link else {
            throw .io(operation: "delete", path: path, reason: "it is a link")
        }
        try requireFolders(from: FileSystem.parent(of: path) ?? store.root, to: "delete from")
        guard let bytes = try FileSystem.read(path, limit: GoldenFile.byteLimit),
            ContentDigest(of: bytes) == digest
        else { throw .changedMeanwhile(id: id) }
        try FileSystem.remove(path)
        removeEmptyFolders(above: path)
    }

    /// Gives a golden another id, for a specimen that was renamed. The new id must have none yet.
    public func rename(_ old: String, to new: String) throws(StoreError) {
        guard try store.golden(of: new) == nil else { throw .changedMeanwhile(id: new) }
        let (from, to) = (try storedPath(of: old), try store.path(of: new))
        let folder = FileSystem.parent(of: to) ?? store.root
        try prepare(folder)
        try FileSystem.move(from, to: to)
        let (oldTree, newTree) = (GoldenStore.tree(of: old), GoldenStore.tree(of: new))
        if FileSystem.kind(of: try storedPath(of: oldTree), followingLinks: false) == .file {
            try FileSystem.move(try storedPath(of: oldTree), to: try store.path(of: newTree))
        }
        try FileSystem.synchronize(folder: folder)
        removeEmptyFolders(above: from)
    }

    // MARK: Steps

    /// The folder and those above it, none of which may be a link that leads elsewhere.
    private func prepare(_ folder: String) throws(StoreError) {
        // From the root on, so that nothing is made behind a link either.
        var path = store.root
        for part in folder.dropFirst(store.root.count).split(separator: "/") {
            path += "/" + part
            if FileSystem.kind(of: path, followingLinks: false) == .none { try FileSystem.makeFolder(path) }
            guard FileSystem.kind(of: path, followingLinks: false) == .link else { continue }
            throw .io(operation: "write into", path: path, reason: "it is a link")
        }
        try FileSystem.makeFolder(folder)
    }

    private func requireFolders(
        from folder: String, to operation: String
    ) throws(StoreError) {
        var inner = folder
        while inner.count > store.root.count {
            guard FileSystem.kind(of: inner, followingLinks: false) == .folder else {
                throw .io(operation: operation, path: inner, reason: "it is a link")
            }
            inner = FileSystem.parent(of: inner) ?? store.root
        }
    }

    private func verify(
        _ path: String, against bytes: [UInt8], id: String
    ) throws(StoreError) {
        let read = try FileSystem.read(path, limit: bytes.count)
        guard read == bytes else {
            throw .notVerified(id: id, reason: "it read back differently")
        }
        do {
            if GoldenPath.isTree(id) {
                _ = try SpokenTree(file: bytes)
                return
            }
            let record = try readGoldenChunk(bytes)
            _ = try record.details()
            let picture = try decodePNG(bytes, name: id)
            guard picture.contentDigest == record.pixelDigest else {
                throw GoldenError.damaged("its pixels are not the recorded ones")
            }
        } catch {
            throw .notVerified(id: id, reason: "\(error)")
        }
    }

    /// The path of a golden that is stored, whose name may be one that no tile could have.
    private func storedPath(of id: String) throws(StoreError) -> String {
        guard !id.hasPrefix("/"), !id.split(separator: "/").contains("..") else {
            throw .unsafeID(id, reason: "it leads out of the folder")
        }
        return store.root + "/" + GoldenPath.name(of: id)
    }

    private func removeEmptyFolders(above path: String) {
        var folder = FileSystem.parent(of: path) ?? store.root
        while folder.count > store.root.count {
            FileSystem.removeIfEmpty(folder: folder)
            folder = FileSystem.parent(of: folder) ?? store.root
        }
    }
}
