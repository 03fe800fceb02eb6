import Pixels
import TestSupport
import Testing

private let limits = JPEGLimits(side: 1000, pixels: 100_000, scans: 100)

@Suite struct JPEGDecoderTests {
    private func decoded(_ bytes: [UInt8]) throws -> Pixmap {
        try decodeJPEG(bytes, limits: limits, name: "a.jpg")
    }

    private func words(_ bytes: [UInt8]) -> String {
        do {
            let picture = try decoded(bytes)
            return "a picture of \(picture.width) × \(picture.height)"
        } catch {
            return "\(error)"
        }
    }

    /// Colours become lightness and two differences, each rounded, and come back within 2 of 255.
    @Test(arguments: JPEGWriting.Kind.allCases)
    func `A picture of one color has that color`(kind: JPEGWriting.Kind) throws {
        let picture = try decoded(
            JPEGWriting.colors(Pixmap(width: 20, height: 13, filledWith: (200, 30, 90, 255)), kind))
        #expect(picture.width == 20 && picture.height == 13)
        for (index, byte) in picture.bytes.enumerated() {
            #expect(abs(Int(byte) - [200, 30, 90, 255][index % 4]) <= 2)
        }
    }

    @Test func `A gray picture has three equal channels and is opaque`() throws {
        let picture = try decoded(
            JPEGWriting.gray([UInt8](repeating: 77, count: 16 * 8), width: 16, height: 8))
        #expect(
            picture.bytes == Array(repeating: [77, 77, 77, 255] as [UInt8], count: 16 * 8).flatMap { $0 })
    }

    @Test func `A picture in inks is named with what to do`() {
        let file = JPEGWriting.inks([UInt8](repeating: 9, count: 8 * 8 * 4), width: 8, height: 8)
        #expect(words(file) == "a.jpg: the picture is in CMYK, which is not drawn. Save it in RGB.")
    }

    /// EXIF says at which sides of the shown picture the first row and the first column stand. So this is where the
    /// first pixel of the first row is, and the last one.
    @Test(arguments: [
        (1, "top left", "top right"), (2, "top right", "top left"), (3, "bottom right", "bottom left"),
        (4, "bottom left", "bottom right"), (5, "top left", "bottom left"), (6, "top right", "bottom right"),
        (7, "bottom right", "top right"), (8, "bottom left", "top left"),
    ])
    func `A picture is turned and mirrored as its EXIF says`(orientation: Int, first: String, last: String) {
        let (marked, end): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 255, 255])
        let rest = [UInt8](repeating: 50, count: 4)
        let picture = Pixmap(width: 3, height: 2, bytes: marked + rest + end + rest + rest + rest)
        let turned = picture.turned(orientation)
        #expect((turned.width, turned.height) == (orientation > 4 ? (2, 3) : (3, 2)))
        func pixel(_ corner: String) -> (UInt8, UInt8, UInt8, UInt8) {
            turned[
                corner.hasSuffix("left") ? 0 : turned.width - 1,
                corner.hasPrefix("top") ? 0 : turned.height - 1]
        }
        #expect(pixel(first) == (255, 0, 0, 255))
        #expect(pixel(last) == (0, 0, 255, 255))
    }

    @Test(arguments: [true, false])
    func `EXIF is read in both orders of bytes, behind other blocks`(isLittle: Bool) throws {
        let plain = JPEGWriting.colors(Pixmap(width: 24, height: 8, filledWith: (9, 9, 9, 255)))
        let turned = JPEGWriting.turned(plain, orientation: 6, isLittle: isLittle)
        let file = JPEGWriting.with([1, 2, 3, 0xFF, 0xDA], marker: 0xED, in: turned)
        let picture = try decoded(file)
        #expect(picture.width == 8 && picture.height == 24)
    }

    @Test func `A library that is missing is named with its package`() {
        #expect(
            JPEGError(name: "a.jpg", reason: .noLibrary).description
                == "a.jpg: JPEG files are read by libturbojpeg.so.0, which is not installed. "
                + "Install the Debian package libturbojpeg0; scripts/bootstrap does so.")
        #expect(SharedLibrary("libspecimen-has-no-such.so.9") == nil)
    }
}
