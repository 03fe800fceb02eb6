internal import Glibc

/// What a JPEG file may ask for; checked before memory is taken.
package struct JPEGLimits: Hashable, Sendable {
    /// Pixels of the longer side.
    package var side: Int
    /// Pixels in all.
    package var pixels: Int
    /// Programs write about ten; each goes over the whole picture, whatever it adds.
    package var scans: Int

    package init(side: Int, pixels: Int, scans: Int) {
        self.side = side
        self.pixels = pixels
        self.scans = scans
    }
}

/// The picture in `bytes`, baseline or progressive, turned as its EXIF says.
///
/// Strict: a file that is cut short or damaged is an error. Colour profiles are ignored: samples are taken as sRGB.
package func decodeJPEG(
    _ bytes: [UInt8], limits: JPEGLimits, name: String
) throws(JPEGError) -> Pixmap {
    guard bytes.starts(with: JPEGMarkers.signature) else { throw JPEGError(name: name, reason: .notJPEG) }
    let markers = unsafe bytes.withUnsafeBytes { unsafe JPEGMarkers($0) }
    guard markers.scans <= limits.scans else {
        throw JPEGError(name: name, reason: .tooManyScans(limit: limits.scans))
    }
    guard let library = TurboJPEG.loaded, let decoder = JPEGDecoder(library) else {
        throw JPEGError(name: name, reason: .noLibrary)
    }
    do throws(JPEGFault) {
        return try decoder.decode(bytes, limits: limits).turned(markers.orientation)
    } catch {
        throw JPEGError(name: name, reason: error.reason)
    }
}

/// A reason whose file its catcher knows.
private struct JPEGFault: Error { let reason: JPEGError.Reason }

/// One decoder of the library.
@safe private struct JPEGDecoder: ~Copyable {
    private let library: TurboJPEG
    private let handle: UnsafeMutableRawPointer

    init?(_ library: TurboJPEG) {
        guard let handle = unsafe library.makeDecoder() else { return nil }
        self.library = library
        unsafe self.handle = handle
    }

    deinit { _ = unsafe library.destroy(handle) }

    func decode(_ bytes: [UInt8], limits: JPEGLimits) throws(JPEGFault) -> Pixmap {
        var (width, height, sampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        let header = unsafe bytes.withUnsafeBufferPointer {
            unsafe library.readHeader(
                handle, $0.baseAddress, UInt($0.count), &width, &height, &sampling, &colors)
        }
        guard header == 0 else { throw fault }
        let (columns, rows) = (Int(width), Int(height))
        guard columns > 0, rows > 0, columns <= limits.side, rows <= limits.side,
            columns * rows <= limits.pixels
        else {
            throw JPEGFault(
                reason: .tooLarge(
                    width: columns, height: rows,
                    limit: "\(limits.side) pixels a side and \(limits.pixels) in all"))
        }
        guard colors != TurboJPEG.cmyk, colors != TurboJPEG.ycck else { throw JPEGFault(reason: .inks) }
        // A progressive picture is kept as numbers of 16 bits, three a pixel, beside the result.
        guard FreeMemory.has(columns * rows * 10) else {
            throw JPEGFault(reason: .noMemory(bytes: columns * rows * 10))
        }
        var pixels = [UInt8](repeating: 0, count: columns * rows * 4)
        let status = unsafe bytes.withUnsafeBufferPointer { source in
            unsafe pixels.withUnsafeMutableBufferPointer { target in
                unsafe library.decompress(
                    handle, source.baseAddress, UInt(source.count), target.baseAddress, width, width * 4,
                    height, TurboJPEG.rgba, TurboJPEG.exactAndStrict)
            }
        }
        guard status == 0 else { throw fault }
        return Pixmap(width: columns, height: rows, bytes: pixels)
    }

    /// The library's last words, in one line.
    private var fault: JPEGFault {
        let words = unsafe library.words(handle).map { unsafe String(cString: $0) } ?? "no reason is known"
        return JPEGFault(
            reason: .damaged(
                String(words.prefix(200)).split { $0.isNewline || $0 == "\0" }.joined(separator: " ")))
    }
}

/// The functions of libjpeg-turbo's own interface that read; declared here, since its header need not be there.
@safe private struct TurboJPEG: Sendable {
    typealias MakeDecoder = @convention(c) @Sendable () -> UnsafeMutableRawPointer?
    typealias ReadHeader =
        @convention(c) @Sendable (
            UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<Int32>?,
            UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
        ) -> Int32
    typealias Decompress =
        @convention(c) @Sendable (
            UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<UInt8>?, Int32,
            Int32, Int32, Int32, Int32
        ) -> Int32
    typealias Words = @convention(c) @Sendable (UnsafeMutableRawPointer?) -> UnsafePointer<CChar>?
    typealias Destroy = @convention(c) @Sendable (UnsafeMutableRawPointer?) -> Int32

    let makeDecoder: MakeDecoder
    let readHeader: ReadHeader
    let decompress: Decompress
    let words: Words
    let destroy: Destroy

    /// `TJPF_RGBA`, `TJCS_CMYK` and `TJCS_YCCK`.
    static let rgba: Int32 = 7
    static let cmyk: Int32 = 3
    static let ycck: Int32 = 4
    /// `TJFLAG_ACCURATEDCT`, which all processors compute alike, and `TJFLAG_STOPONWARNING`.
    static let exactAndStrict: Int32 = 4096 | 8192

    static let loaded = TurboJPEG()

    private init?() {
        guard let library = SharedLibrary("libturbojpeg.so.0"),
            let makeDecoder = unsafe library.function("tjInitDecompress", as: MakeDecoder.self),
            let readHeader = unsafe library.function("tjDecompressHeader3", as: ReadHeader.self),
            let decompress = unsafe library.function("tjDecompress2", as: Decompress.self),
            let words = unsafe library.function("tjGetErrorStr2", as: Words.self),
            let destroy = unsafe library.function("tjDestroy", as: Destroy.self)
        else { return nil }
        unsafe self.makeDecoder = makeDecoder
        unsafe self.readHeader = readHeader
        unsafe self.decompress = decompress
        unsafe self.words = words
        unsafe self.destroy = destroy
    }
}
