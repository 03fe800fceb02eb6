package import Pixels

/// Small JPEG files for tests, written by the library that reads them in the product.
package enum JPEGWriting {
    package enum Kind: String, CaseIterable, Sendable { case baseline, progressive }

    private typealias Make = @convention(c) () -> UnsafeMutableRawPointer?
    private typealias Compress =
        @convention(c) (
            UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, Int32, Int32, Int32, Int32,
            UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, UnsafeMutablePointer<UInt>?, Int32, Int32,
            Int32
        ) -> Int32
    private typealias Free = @convention(c) (UnsafeMutablePointer<UInt8>?) -> Void
    private typealias Destroy = @convention(c) (UnsafeMutableRawPointer?) -> Int32

    /// In the best quality, colours as fine as lightness.
    package static func colors(_ picture: Pixmap, _ kind: Kind = .baseline) -> [UInt8] {
        // `TJPF_RGBA`, `TJSAMP_444`, `TJFLAG_PROGRESSIVE`
        write(
            picture.bytes, picture.width, picture.height, format: 7, sampling: 0,
            flags: kind == .progressive ? 16384 : 0)
    }

    /// One byte a pixel.
    package static func gray(_ bytes: [UInt8], width: Int, height: Int) -> [UInt8] {
        write(bytes, width, height, format: 6, sampling: 3, flags: 0)
    }

    /// Four bytes a pixel, one for each ink.
    package static func inks(_ bytes: [UInt8], width: Int, height: Int) -> [UInt8] {
        write(bytes, width, height, format: 11, sampling: 0, flags: 0)
    }

    /// With EXIF that says how the picture is turned, in either order of bytes.
    package static func turned(_ file: [UInt8], orientation: UInt8, isLittle: Bool) -> [UInt8] {
        let little: [UInt8] = [
            0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0,
        ]
        let big: [UInt8] = [
            0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0,
        ]
        let block = Array("Exif\0\0".utf8) + (isLittle ? little : big) + [0, 0, 0, 0]
        return with(block, marker: 0xE1, in: file)
    }

    /// With a block of its own behind the start.
    package static func with(_ block: [UInt8], marker: UInt8, in file: [UInt8]) -> [UInt8] {
        let length = block.count + 2
        let head: [UInt8] = [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)]
        return Array(file.prefix(2)) + head + block + file.dropFirst(2)
    }

    private static func write(
        _ bytes: [UInt8], _ width: Int, _ height: Int, format: Int32, sampling: Int32, flags: Int32
    ) -> [UInt8] {
        guard let library = SharedLibrary("libturbojpeg.so.0"),
            let make = unsafe library.function("tjInitCompress", as: Make.self),
            let compress = unsafe library.function("tjCompress2", as: Compress.self),
            let free = unsafe library.function("tjFree", as: Free.self),
            let destroy = unsafe library.function("tjDestroy", as: Destroy.self), let handle = unsafe make()
        else { fatalError("libturbojpeg.so.0 is missing; install libturbojpeg0 as scripts/bootstrap does") }
        defer { _ = unsafe destroy(handle) }
        var file: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        let status = unsafe compress(
            handle, bytes, Int32(width), 0, Int32(height), format, &file, &count, sampling, 100, flags)
        defer { unsafe free(file) }
        precondition(status == 0, "the library did not write the picture")
        return unsafe Array(UnsafeBufferPointer(start: file, count: Int(count)))
    }
}
