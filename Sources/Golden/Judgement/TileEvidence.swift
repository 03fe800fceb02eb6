public import Digests
public import Drawing
public import Foundation
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
    /// Where the view's layout frame stands in the picture, in points on whole pixels.
    public let frame: CGRect
    /// Who a golden of it belongs to; `nil` for nobody that would be known again.
    public var owner: GoldenOwner?
    public var allowance: SizeAllowance?
    /// What the specimen lets differ; without it, nothing.
    package var tolerance: Tolerance?
    public var source: Source?
    /// On how many axes the tile is not where they usually are: reports show those of 0 first.
    package var distance = 0
    /// How colours are called where a difference is told.
    public var names = ColorNames.none
    public let list: @Sendable () throws -> DisplayList
    public package(set) var trace: @Sendable () throws -> Trace
    /// Draws the tile.
    public let pixmap: @Sendable () throws -> Pixmap
    /// The digest of the pixels, which need not be drawn for it where the list was drawn before.
    package var pixelDigest: @Sendable () throws -> ContentDigest
    /// The picture's file as small as possible, without a golden's chunk.
    package var file: @Sendable () throws -> [UInt8]

    public init(
        id: String, listDigest: ContentDigest, stack: Stack, frame: CGRect,
        owner: GoldenOwner? = nil, allowance: SizeAllowance? = nil, source: Source? = nil,
        list: @escaping @Sendable () throws -> DisplayList,
        trace: @escaping @Sendable () throws -> Trace,
        pixmap: @escaping @Sendable () throws -> Pixmap
    ) {
        self.id = id
        self.listDigest = listDigest
        self.stack = stack
        self.frame = frame
        self.owner = owner
        self.allowance = allowance
        self.source = source
        self.list = list
        self.trace = trace
        self.pixmap = pixmap
        pixelDigest = { try pixmap().contentDigest }
        file = { encodePNG(try pixmap(), effort: .small) }
    }
}

extension TileEvidence {
    /// The tile as a golden's file.
    ///
    /// - Parameter picture: the file of its pixels, if there is one already.
    func golden(picture: [UInt8]? = nil) throws -> [UInt8] {
        makeGolden(
            png: try picture ?? file(), pixelDigest: try pixelDigest(), list: try list(), trace: try trace(),
            stack: stack, frame: frame, owner: owner)
    }
}
