public import Digests
public import Drawing
public import Pixels

/// A tile as it is today: what is cheap to know, and how to get the rest if it is needed.
public struct TileEvidence: Sendable {
    /// More room than the store allows, and why this specimen needs it.
    public struct SizeAllowance: Hashable, Sendable {
        public let bytes: Int
        public let reason: String

        public init(bytes: Int, reason: String) {
            self.bytes = bytes
            self.reason = reason
        }
    }

    /// What the specimen lets differ, and why.
    public struct Tolerance: Sendable {
        public let reason: String
        /// Whether the new picture passes for the old one.
        public let accepts: @Sendable (_ old: Pixmap, _ new: Pixmap) -> Bool

        public init(
            reason: String, accepts: @escaping @Sendable (_ old: Pixmap, _ new: Pixmap) -> Bool
        ) {
            self.reason = reason
            self.accepts = accepts
        }
    }

    /// Where the specimen is declared.
    public struct Source: Hashable, Sendable {
        public let file: String
        public let line: Int

        public init(file: String, line: Int) {
            self.file = file
            self.line = line
        }
    }

    public let id: String
    public let listDigest: ContentDigest
    public let stack: Stack
    public var allowance: SizeAllowance?
    public var tolerance: Tolerance?
    public var source: Source?
    public let list: @Sendable () async throws -> DisplayList
    public let trace: @Sendable () async throws -> Trace
    /// Draws the tile.
    public let pixmap: @Sendable () async throws -> Pixmap

    public init(
        id: String, listDigest: ContentDigest, stack: Stack, allowance: SizeAllowance? = nil,
        tolerance: Tolerance? = nil, source: Source? = nil,
        list: @escaping @Sendable () async throws -> DisplayList,
        trace: @escaping @Sendable () async throws -> Trace,
        pixmap: @escaping @Sendable () async throws -> Pixmap
    ) {
        self.id = id
        self.listDigest = listDigest
        self.stack = stack
        self.allowance = allowance
        self.tolerance = tolerance
        self.source = source
        self.list = list
        self.trace = trace
        self.pixmap = pixmap
    }
}
