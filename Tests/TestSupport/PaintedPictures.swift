package import Pixels

extension Pixmap {
    /// This picture with some pixels in another colour.
    package func painted(_ places: [(Int, Int)], _ color: (UInt8, UInt8, UInt8, UInt8)) -> Pixmap {
        var bytes = bytes
        for (x, y) in places {
            let start = (y * width + x) * 4
            bytes.replaceSubrange(
                start..<(start + 4), with: [color.0, color.1, color.2, color.3])
        }
        return Pixmap(width: width, height: height, bytes: bytes)
    }
}
