internal import Pixels

/// A picture of a difference: the first picture in pale grays, with marks where pixels differ.
struct DifferencePicture {
    private let width: Int
    private let height: Int
    private var bytes: [UInt8]

    /// Draws the ground, as pixelmatch does; where the first picture ends, it is white.
    init(width: Int, height: Int, ground: Pixmap, options: ComparisonOptions) {
        self.width = width
        self.height = height
        guard !options.drawsMaskOnly else {
            bytes = [UInt8](repeating: 0, count: width * height * 4)
            return
        }
        bytes = [UInt8](repeating: 255, count: width * height * 4)
        let source = ground.bytes
        for y in 0..<ground.height {
            for x in 0..<ground.width {
                let from = (y * ground.width + x) * 4
                let luma =
                    Double(source[from]) * 0.29889531 + Double(source[from + 1]) * 0.58662247
                    + Double(source[from + 2]) * 0.11448223
                let alpha = options.backgroundAlpha * Double(source[from + 3]) / 255
                // Cut to whole numbers, as storing to a byte array does in pixelmatch.
                let gray = UInt8(255 + (luma - 255) * alpha)
                let to = (y * width + x) * 4
                for channel in 0..<3 { bytes[to + channel] = gray }
            }
        }
    }

    mutating func mark(_ x: Int, _ y: Int, _ color: ComparisonOptions.Color) {
        let place = (y * width + x) * 4
        bytes[place] = color.red
        bytes[place + 1] = color.green
        bytes[place + 2] = color.blue
        bytes[place + 3] = 255
    }

    var pixmap: Pixmap { Pixmap(width: width, height: height, bytes: bytes) }
}
