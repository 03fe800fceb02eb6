public import Digests
internal import Glibc

/// A picture: straight 8-bit sRGB RGBA, row by row, no padding between rows.
public struct Pixmap: Hashable, Sendable {
    public let width: Int
    public let height: Int
    /// `width * height * 4` bytes: red, green, blue, alpha.
    public private(set) var bytes: [UInt8]

    /// Wraps bytes that are already in order; their number must be `width * height * 4`.
    package init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(
            width >= 0 && height >= 0 && bytes.count == width * height * 4,
            "\(bytes.count) bytes cannot be a \(width) × \(height) picture")
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// Lets `fill` write every byte of a new picture, whose memory is not cleared beforehand.
    ///
    /// The buffer holds exactly `width * height * 4` bytes and is only good inside the call. When
    /// `fill` throws, the picture is given up and the error passes on.
    package init<Failure: Error>(
        width: Int, height: Int,
        unsafeUninitialized fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Void
    ) throws(Failure) {
        precondition(width >= 0 && height >= 0, "a picture cannot be \(width) × \(height)")
        try unsafe self.init(width: width, height: height, spare: 0, unsafeUninitialized: fill)
    }

    /// The same with `spare` bytes more behind those of the picture, for `fill` to work in. They stay taken.
    init<Failure: Error>(
        width: Int, height: Int, spare: Int,
        unsafeUninitialized fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Void
    ) throws(Failure) {
        let count = width * height * 4
        var failure: Failure?
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count + spare) { buffer, initialized in
            do throws(Failure) {
                let memory = unsafe UnsafeMutableRawBufferPointer(
                    start: buffer.baseAddress, count: count + spare)
                unsafe LargePages.ask(for: memory)
                try unsafe fill(memory)
                initialized = count
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// A picture of one colour: red, green, blue, alpha.
    package init(width: Int, height: Int, filledWith color: (UInt8, UInt8, UInt8, UInt8)) {
        precondition(width >= 0 && height >= 0, "a picture cannot be \(width) × \(height)")
        let pixel = PixelWord(
            red: color.0, green: color.1, blue: color.2, alpha: color.3)
        unsafe self.init(width: width, height: height) { buffer in
            let words = unsafe buffer.bindMemory(to: UInt32.self)
            unsafe words.initialize(repeating: pixel.rawValue)
        }
    }
}

// MARK: - Equality

extension Pixmap {
    /// Same shape, same bytes. Quick also in debug builds, where comparing arrays is not.
    public static func == (first: Pixmap, second: Pixmap) -> Bool {
        guard first.width == second.width, first.height == second.height else { return false }
        return unsafe first.bytes.withUnsafeBytes { a in
            unsafe second.bytes.withUnsafeBytes { b in
                guard let start = a.baseAddress, let other = b.baseAddress else { return true }
                return unsafe start == other || memcmp(start, other, a.count) == 0
            }
        }
    }
}

// MARK: - Looking

extension Pixmap {
    /// Whether every pixel has alpha 255. An empty picture is opaque.
    public var isOpaque: Bool {
        unsafe withUnsafeBytes {
            unsafe PixelSource(rgba: $0, width: width, height: height).isOpaque
        }
    }

    /// Lends the bytes in place; the buffer is only good inside the call.
    public func withUnsafeBytes<Result, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // The standard library's own call only throws any error.
        let result = unsafe bytes.withUnsafeBytes { buffer in
            Swift.Result { () throws(Failure) in try unsafe body(buffer) }
        }
        return try result.get()
    }

    /// The colour at a place inside the picture: red, green, blue, alpha.
    package subscript(x: Int, y: Int) -> (UInt8, UInt8, UInt8, UInt8) {
        precondition(
            x >= 0 && x < width && y >= 0 && y < height,
            "(\(x), \(y)) is outside a \(width) × \(height) picture")
        let start = (y * width + x) * 4
        return (bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3])
    }

    /// Tells this picture from any other: covers width, height and every byte.
    public var digest: ContentDigest {
        let content = ContentDigest(of: bytes)
        let words = (
            UInt64(width).littleEndian, UInt64(height).littleEndian,
            content.high.littleEndian, content.low.littleEndian
        )
        return unsafe Swift.withUnsafeBytes(of: words) { unsafe ContentDigest(of: $0) }
    }

    /// The part inside the given rectangle, cut to the picture; it may be empty.
    package func cropped(x: Int, y: Int, width: Int, height: Int) -> Pixmap {
        let left = min(max(x, 0), self.width)
        let top = min(max(y, 0), self.height)
        let right = min(max(x.addingSaturated(max(width, 0)), left), self.width)
        let bottom = min(max(y.addingSaturated(max(height, 0)), top), self.height)
        let rowBytes = (right - left) * 4
        return unsafe Pixmap(width: right - left, height: bottom - top) { target in
            guard rowBytes > 0 else { return }
            unsafe withUnsafeBytes { source in
                for row in 0..<(bottom - top) {
                    let from = ((top + row) * self.width + left) * 4
                    unsafe UnsafeMutableRawBufferPointer(
                        rebasing: target[(row * rowBytes)..<((row + 1) * rowBytes)]
                    ).copyMemory(
                        from: UnsafeRawBufferPointer(rebasing: source[from..<(from + rowBytes)]))
                }
            }
        }
    }
}

extension Int {
    /// The sum, or the nearest end of the range when the sum does not fit.
    fileprivate func addingSaturated(_ other: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other > 0 ? .max : .min) : sum
    }
}
