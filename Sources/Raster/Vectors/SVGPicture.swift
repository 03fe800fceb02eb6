import Drawing
package import Foundation
package import Pixels

/// An SVG file that may be drawn: in its size, or sharp in any other.
///
/// It is drawn by librsvg, which is loaded where the first file is read. Nothing outside of the file is read: no file, no
/// address, no font, no language of the machine.
package struct SVGPicture: Sendable {
    /// In points.
    package let size: CGSize
    private let bytes: [UInt8]
    private let name: String
    private let work: Double
    private let dashes: SVGDashes
    /// How often an element is drawn, taken together.
    private let times: Double

    /// Pixels along a side, and in all.
    package static let sideLimit = 8192
    package static let pixelLimit = 16 << 20

    /// - Parameter name: the file, for messages.
    package init(_ bytes: [UInt8], name: String) throws(SVGError) {
        self.bytes = bytes
        self.name = name
        do throws(SVGFault) {
            let outline = try SVGOutline(bytes)
            work = try SVGWork.amount(of: outline)
            dashes = outline.dashes
            times = max(work / Double(outline.elements.count), 1)
            guard let library = SVGLibrary.loaded else { throw SVGFault(.noLibrary) }
            guard let size = try SVGHandle(bytes, library).size, size.width > 0, size.height > 0,
                size.width.isFinite, size.height.isFinite
            else { throw SVGFault(.noSize) }
            self.size = CGSize(width: size.width, height: size.height)
        } catch {
            throw SVGError(name: name, reason: error.reason)
        }
        try check(size.width, size.height)
    }

    /// Around all that is painted, within or without its edges, in points; to a hundredth, which is more than librsvg knows.
    package func ink() throws(SVGError) -> CGRect {
        do throws(SVGFault) {
            guard let library = SVGLibrary.loaded else { throw SVGFault(.noLibrary) }
            let box = try SVGHandle(bytes, library).ink(width: size.width, height: size.height)
            func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
            let (left, top) = (rounded(box.x), rounded(box.y))
            let (right, bottom) = (rounded(box.x + box.width), rounded(box.y + box.height))
            guard [left, top, right, bottom].allSatisfy({ $0.isFinite && abs($0) < 1e9 }) else {
                throw SVGFault(.noSize)
            }
            return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        } catch {
            throw SVGError(name: name, reason: error.reason)
        }
    }

    /// Stretched to whole pixels.
    package func drawn(width: Int, height: Int) throws(SVGError) -> Pixmap {
        try check(Double(width), Double(height))
        guard width > 0, height > 0 else { return Pixmap(width: 0, height: 0, bytes: []) }
        guard FreeMemory.has(width * height * 8) else {
            throw SVGError(name: name, reason: .tooLarge("there is no memory for its pixels"))
        }
        do {
            guard let library = SVGLibrary.loaded else { throw SVGFault(.noLibrary) }
            let buffer = PixelBuffer(capacity: width * height * 4)
            buffer.fill(width * height, with: 0)
            let surface = try ImageSurface(format: .color, width: width, height: height, in: buffer)
            let context = try DrawingContext(surface)
            context.setTransform(
                CGAffineTransform(
                    scaleX: CGFloat(width) / size.width, y: CGFloat(height) / size.height))
            try SVGHandle(bytes, library).draw(context, width: size.width, height: size.height)
            try context.check()
            return try unsafe surface.withPixels { pixels in
                unsafe Pixmap(
                    premultipliedBGRA: UnsafeRawBufferPointer(start: pixels, count: width * height * 4),
                    width: width, height: height, stride: width * 4, isOpaque: false)
            }
        } catch let error as SVGFault {
            throw SVGError(name: name, reason: error.reason)
        } catch {
            throw SVGError(name: name, reason: .damaged("\(error)"))
        }
    }

    private func check(_ width: Double, _ height: Double) throws(SVGError) {
        let (side, pixels) = (Double(SVGPicture.sideLimit), Double(SVGPicture.pixelLimit))
        guard width <= side, height <= side, width * height <= pixels else {
            throw SVGError(
                name: name,
                reason: .tooLarge(
                    "it asks for more than \(SVGPicture.sideLimit) pixels a side, or \(SVGPicture.pixelLimit) in all"
                ))
        }
        guard
            dashes.fit(
                bytes: bytes.count, times: times, pixels: max(width, height),
                side: min(size.width, size.height))
        else {
            throw SVGError(
                name: name,
                reason: .unsupported(
                    "very many dashes, or dashes that are scaled", why: "they take too much memory"))
        }
        guard width * height * work <= SVGWork.pixelLimit else {
            throw SVGError(name: name, reason: .tooLarge("it draws too much on too many pixels"))
        }
    }
}
