/// A picture: straight 8-bit sRGB RGBA, row by row, no padding between rows.
public struct Pixmap: Hashable, Sendable {
    public let width: Int
    public let height: Int
    /// `width * height * 4` bytes: red, green, blue, alpha.
    public private(set) var bytes: [UInt8]

    /// Wraps bytes that are already in order; their number must be `width * height * 4`.
    public init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(
            bytes.count == width * height * 4,
            "\(bytes.count) bytes cannot be a \(width) × \(height) picture")
        self.width = width
        self.height = height
        self.bytes = bytes
    }
}
