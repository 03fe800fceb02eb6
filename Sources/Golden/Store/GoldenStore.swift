public import Digests
public import Foundation
import Pixels

/// The accepted pictures under one folder, one PNG a tile, named by its id.
///
/// Reading needs no lock: a golden's file is replaced in one step, so it is the old or the new one.
public struct GoldenStore: Hashable, Sendable {
    /// The folder, without a slash at its end.
    public let root: String
    /// How large a golden may be, unless its specimen states why it needs more.
    public let byteLimit: Int

    public init(root: String, byteLimit: Int = 20 << 10) {
        var root = root
        while root.count > 1, root.hasSuffix("/") { root.removeLast() }
        self.root = root
        self.byteLimit = byteLimit
    }

    /// Where the tile's golden is or would be.
    public func path(of id: String) throws(StoreError) -> String {
        root + "/" + (try GoldenPath.relative(id))
    }

    /// The golden's bytes as they are, or `nil` where there is none.
    public func golden(of id: String) throws(StoreError) -> GoldenFile? {
        let path = try path(of: id)
        guard let bytes = try FileSystem.read(path, limit: GoldenFile.byteLimit) else { return nil }
        return GoldenFile(path: path, bytes: bytes)
    }

    /// The ids of all PNG files, in order. Hidden files and links to folders are passed over; any other
    /// link counts, because it is read as the golden of its name.
    public func storedIDs() throws(StoreError) -> [String] { try storedFiles().map(\.id) }

    /// - Parameter isWanted: is asked with a tile's id, of its tree too.
    func storedFiles(
        withTrees: Bool = false, where isWanted: (_ id: String) -> Bool = { _ in true }
    ) throws(StoreError) -> [(id: String, isLink: Bool)] {
        var files: [(id: String, isLink: Bool)] = []
        try collect(into: &files, below: "") { name, path, isLink in
            guard name.hasSuffix(GoldenPath.suffix) else {
                guard withTrees, GoldenPath.isTree(name) else { return nil }
                return isWanted(GoldenStore.tile(ofTree: path)) ? (path, isLink) : nil
            }
            let id = String(path.utf8.dropLast(GoldenPath.suffix.utf8.count)) ?? path
            return isWanted(id) ? (id, isLink) : nil
        }
        return files.sorted { $0.id < $1.id }
    }

    /// Takes the lock for writing; other writers wait. Refused where `CI` is set.
    ///
    /// `waiting` is told who has the lock when that takes longer than half a second.
    public func beginWriting(
        timeout seconds: Double = 30,
        environment: [String: String] = ProcessInfo.processInfo.environment,
        waiting: (_ holder: String) -> Void = { _ in }
    ) throws(StoreError) -> GoldenWriter {
        let ci = environment["CI"] ?? ""
        guard ci.isEmpty || ci == "0" || ci.lowercased() == "false" else { throw .refusedInCI }
        return try GoldenWriter(store: self, seconds: seconds, waiting: waiting)
    }

    /// Paths of unfinished files, relative to the root.
    func leftovers() throws(StoreError) -> [String] {
        var paths: [String] = []
        try collect(into: &paths, below: "") { name, path, _ in
            TemporaryName.isOne(name) ? path : nil
        }
        return paths.sorted()
    }

    /// Adds what is wanted of the files in a folder and below it, in no order.
    func collect<Found>(
        into result: inout [Found], below folder: String,
        _ wanted: (_ name: String, _ path: String, _ isLink: Bool) -> Found?
    ) throws(StoreError) {
        for (name, kind) in try FileSystem.unsortedEntries(in: folder.isEmpty ? root : root + "/" + folder) {
            let path = folder.isEmpty ? name : folder + "/" + name
            switch kind {
            case .folder where !name.hasPrefix("."):
                try collect(into: &result, below: path, wanted)
            case .link where FileSystem.kind(of: root + "/" + path, followingLinks: true) == .folder:
                break
            case .file, .link:
                let isTemporary = TemporaryName.isOne(name)
                if isTemporary || !name.hasPrefix("."), let found = wanted(name, path, kind == .link) {
                    result.append(found)
                }
            default: break
            }
        }
    }
}

/// A golden's file as it was read.
public struct GoldenFile: Sendable {
    /// Larger files are not read at all: no golden is near this.
    static let byteLimit = 64 << 20

    public let path: String
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    public var digest: ContentDigest { ContentDigest(of: bytes) }
}
