import Digests
import Foundation

/// A picture as the page gets it.
package struct LivePicture: Sendable {
    /// What its address ends with: equal files are fetched once.
    package let digest: String
    package let bytes: [UInt8]
    /// In points.
    package let width: Double
    package let height: Double

    /// - Parameter scale: pixels a point.
    init(_ bytes: [UInt8], scale: Double) {
        self.bytes = bytes
        digest = ContentDigest(of: bytes).hex
        func length(at place: Int) -> Double {
            guard bytes.count >= place + 4, scale > 0 else { return 0 }
            return Double(bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }) / scale
        }
        // Where a PNG file's first chunk has them.
        width = length(at: 16)
        height = length(at: 20)
    }
}

/// A tile with the picture of it that is shown.
package struct LiveTile: Sendable {
    package let id: String
    /// The specimen's id.
    package let specimen: String
    /// The names of its values, in the order of the specimen's axes.
    package let values: [String]
    /// The last one that could be drawn.
    package var picture: LivePicture?
    /// The one before its last change.
    package var before: LivePicture?
    /// What changed then, as `check` would say it; empty where nothing is known.
    package var change = ""
    /// The number of the edit that changed it last; 0 where none has.
    package var changedBy = 0
    package var warnings: [String] = []
    /// Why it cannot be drawn.
    package var failure: String?
    /// Whether the picture is of sources as they were before, since they cannot be drawn as they are now.
    package var isStale = false
    /// What its golden says of the picture.
    package var golden = GoldenState.unknown
    /// Of the golden's file when it was compared; `nil` where there was none.
    var goldenDigest: ContentDigest?
    /// The program whose picture was compared.
    var judged = 0
    /// When it last became another one, by the session's count.
    var revision = 0
    /// The program that was asked last.
    var program = 0
}
