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
    /// What the specimen lets differ; without it, nothing.
    package var tolerance: Tolerance?
    public var source: Source?
    /// How colours are called where a difference is told.
    public var names = ColorNames.none
    public let list: @Sendable () async throws -> DisplayList
    public let trace: @Sendable () async throws -> Trace
    /// Draws the tile.
    public let pixmap: @Sendable () async throws -> Pixmap

    public init(
        id: String, listDigest: ContentDigest, stack: Stack, allowance: SizeAllowance? = nil,
        source: Source? = nil,
        list: @escaping @Sendable () async throws -> DisplayList,
        trace: @escaping @Sendable () async throws -> Trace,
        pixmap: @escaping @Sendable () async throws -> Pixmap
    ) {
        self.id = id
        self.listDigest = listDigest
        self.stack = stack
        self.allowance = allowance
        self.source = source
        self.list = list
        self.trace = trace
        self.pixmap = pixmap
    }
}
