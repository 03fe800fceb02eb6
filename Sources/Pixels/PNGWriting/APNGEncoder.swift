/// Makes a PNG file that moves (APNG), frame by frame, as bytes to be written one behind the other.
///
/// Programs that know no moving PNGs show the still picture, which is no frame. All others play the frames again and
/// again. Of each frame only the rectangle is in the file that differs from the one before, and frames that are equal
/// are one that is shown for longer. So a frame's bytes come when the next one differs, and what is kept is two frames
/// and the bytes of one, however many there are.
///
/// The number of frames stands at the beginning of the file and is known at its end: ``Ending/count`` says where it
/// goes. Source: the specification of PNG, third edition, 4.9 and 11.3.2.
package final class APNGEncoder {
    package let width: Int
    package let height: Int
    /// Frames a second.
    package let rate: Int
    private let encoder = PNGEncoder()
    /// What is shown after the frame that waits.
    private var shown: Pixmap?
    private var waiting: Frame?
    private var frameCount = 0
    private var sequence: UInt32 = 0

    /// A frame that is encoded, until it is known for how long it is shown.
    private struct Frame {
        let rectangle: PixelRectangle
        let data: [UInt8]
        /// In frames of the rate.
        var length = 1
    }

    /// The end of a file.
    package struct Ending {
        /// The last frame, and the chunk that ends the file.
        package let bytes: [UInt8]
        /// What replaces the bytes at a place near the beginning: the number of frames.
        package let count: (place: Int, bytes: [UInt8])
        /// Frames that differ from the one before.
        package let frameCount: Int
    }

    /// - Parameter rate: frames a second, from 1 to 1,000.
    package init(width: Int, height: Int, rate: Int) {
        precondition(width > 0 && height > 0, "a PNG cannot hold a \(width) × \(height) picture")
        precondition((1...1000).contains(rate), "\(rate) frames a second cannot be written")
        (self.width, self.height, self.rate) = (width, height, rate)
    }

    /// The beginning of the file, with the picture that programs show which know no moving ones.
    package func begin(still: Pixmap) -> [UInt8] {
        check(still)
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        // Eight bits a sample, RGBA: frames that are not made yet may have any colour.
        bytes.appendChunk("IHDR", word(width) + word(height) + [8, 6, 0, 0, 0])
        bytes.appendChunk("sRGB", [0])
        bytes += countChunk(0)
        bytes.appendChunk("IDAT", encoder.deflated(still, .whole(width, height)))
        return bytes
    }

    /// The bytes of the frame before, if this one differs; else none, and that one is shown for longer.
    package func add(_ frame: Pixmap) -> [UInt8] {
        check(frame)
        if let length = waiting?.length, length < APNGEncoder.longest, shown == frame {
            waiting?.length += 1
            return []
        }
        let bytes = endWaiting()
        let rectangle = shown.flatMap { frame.changed(since: $0) } ?? .whole(width, height)
        waiting = Frame(rectangle: rectangle, data: encoder.deflated(frame, rectangle))
        shown = frame
        return bytes
    }

    /// Ends the file; at least one frame must have been added.
    ///
    /// - Parameter rest: frames of the rate for which the last one stays, so that the end is seen before it begins
    ///   again.
    package func end(rest: Int) -> Ending {
        precondition(waiting != nil, "a moving picture needs a frame")
        waiting?.length += min(max(rest, 0), 0xFFFF - APNGEncoder.longest)
        var bytes = endWaiting()
        bytes.appendChunk("IEND", [])
        return Ending(
            bytes: bytes, count: (APNGEncoder.countPlace, countChunk(frameCount)), frameCount: frameCount)
    }

    /// Frames that one may stand for, since its time has 16 bits; some are left for the rest at the end.
    private static let longest = 60_000
    /// Behind the signature, IHDR and sRGB.
    private static let countPlace = 8 + 25 + 13

    private func countChunk(_ count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        // Played without end.
        bytes.appendChunk("acTL", word(count) + word(0))
        return bytes
    }

    private func endWaiting() -> [UInt8] {
        guard let frame = waiting else { return [] }
        waiting = nil
        frameCount += 1
        let rectangle = frame.rectangle
        var bytes: [UInt8] = []
        bytes.appendChunk(
            "fcTL",
            next() + word(rectangle.width) + word(rectangle.height) + word(rectangle.x)
                + word(rectangle.y)
                + half(frame.length) + half(rate)
                // Nothing is taken away afterwards, and the rectangle replaces what is there.
                + [0, 0])
        bytes.appendChunk("fdAT", next() + frame.data)
        return bytes
    }

    private func next() -> [UInt8] {
        defer { sequence += 1 }
        return word(Int(sequence))
    }

    private func check(_ pixmap: Pixmap) {
        precondition(
            pixmap.width == width && pixmap.height == height,
            "a frame of \(pixmap.width) × \(pixmap.height) pixels is none of \(width) × \(height)")
    }
}

// MARK: - Bytes

private func word(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 24), UInt8(truncatingIfNeeded: value >> 16)] + half(value)
}

private func half(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
}

extension [UInt8] {
    fileprivate mutating func appendChunk(_ type: String, _ data: [UInt8]) {
        let start = count
        self += word(data.count)
        self += type.utf8
        self += data
        self += word(Int(Zlib.crc32(self[(start + 4)...])))
    }
}
