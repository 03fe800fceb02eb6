import Drawing
package import Foundation
package import Pixels

/// A PDF file whose first page may be drawn: in its size, or sharp in any other.
///
/// It is drawn by PDFium, which is loaded where the first file is read. It sees a copy of what `PDFOutline` has read.
/// No font of the machine and nothing outside of the file is read.
package struct PDFPicture: Sendable {
    /// Of the page's crop box, in points.
    package let size: CGSize
    private let bytes: [UInt8]
    private let name: String
    private let work: Double

    /// Pixels along a side, and in all.
    package static let sideLimit = 8192
    package static let pixelLimit = 16 << 20
    /// Shapes by pixels that they may cover.
    private static let workLimit = 2e10

    package static let signature = Array("%PDF-".utf8)

    /// - Parameter name: the file, for messages.
    package init(_ bytes: [UInt8], name: String) throws(PDFError) {
        self.name = name
        do throws(PDFFault) {
            let outline = try PDFOutline(bytes)
            work = outline.work
            size = outline.size
            self.bytes = try PDFCopy.file(of: outline)
            guard PDFLibrary.isThere else { throw PDFFault(.noLibrary(remedy: PDFLibrary.remedy)) }
        } catch {
            throw PDFError(name: name, reason: error.reason)
        }
        try check(size.width, size.height)
    }

    /// Stretched to whole pixels.
    ///
    /// PDFium moves the edges of rectangles to whole pixels and draws no line thinner than one. So a page is drawn
    /// four times as wide and high where there is room, and four by four pixels become one.
    package func drawn(width: Int, height: Int) throws(PDFError) -> Pixmap {
        try check(Double(width), Double(height))
        guard width > 0, height > 0 else { return Pixmap(width: 0, height: 0, bytes: []) }
        let times = [4, 2].first { fits(Double(width * $0), Double(height * $0)) } ?? 1
        let count = width * height * times * times
        guard FreeMemory.has(count * 4 + width * height * 4) else {
            throw PDFError(name: name, reason: .tooLarge("there is no memory for its pixels"))
        }
        let buffer = PixelBuffer(capacity: count * 4)
        buffer.fill(count, with: 0)
        do throws(PDFFault) {
            try PDFLibrary.draw(bytes, width: width * times, height: height * times, into: buffer)
        } catch {
            throw PDFError(name: name, reason: error.reason)
        }
        return unsafe Pixmap(width: width, height: height) { target in
            withExtendedLifetime(buffer) {
                unsafe average(buffer.bytes, into: target, width: width, height: height, times)
            }
        }
    }

    private func fits(_ width: Double, _ height: Double) -> Bool {
        width <= Double(PDFPicture.sideLimit) && height <= Double(PDFPicture.sideLimit)
            && width * height <= Double(PDFPicture.pixelLimit)
            && width * height * work <= PDFPicture.workLimit
    }

    private func check(_ width: Double, _ height: Double) throws(PDFError) {
        guard !fits(width, height) else { return }
        throw PDFError(
            name: name,
            reason: .tooLarge(
                "it asks for more than \(PDFPicture.sideLimit) pixels a side, for more than "
                    + "\(PDFPicture.pixelLimit) in all, or draws too much on them"))
    }
}

/// Straight BGRA pixels as straight RGBA, a square of `times` by `times` as one: its alpha is their mean, and its colour
/// the mean of theirs by their alpha, both rounded to the nearest.
@unsafe private func average(
    _ source: UnsafeMutableRawPointer, into target: UnsafeMutableRawBufferPointer, width: Int, height: Int,
    _ times: Int
) {
    guard let target = target.baseAddress else { return }
    let (area, stride) = (UInt32(times * times), width * times * 4)
    for y in 0..<height {
        for x in 0..<width {
            var (red, green, blue, alpha): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
            for row in 0..<times {
                let start = unsafe source + (y * times + row) * stride + x * times * 4
                for column in 0..<times {
                    let pixel = unsafe UInt32(
                        littleEndian: (start + column * 4).loadUnaligned(as: UInt32.self))
                    let own = pixel >> 24
                    alpha += own
                    red += (pixel >> 16 & 255) * own
                    green += (pixel >> 8 & 255) * own
                    blue += (pixel & 255) * own
                }
            }
            var result: UInt32 = 0
            if alpha > 0 {
                let half = alpha / 2
                let mean = (alpha + area / 2) / area
                result = (red + half) / alpha
                result |= ((green + half) / alpha) << 8
                result |= ((blue + half) / alpha) << 16
                result |= mean << 24
            }
            if result >> 24 == 0 { result = 0 }
            unsafe (target + (y * width + x) * 4).storeBytes(of: result.littleEndian, as: UInt32.self)
        }
    }
}
