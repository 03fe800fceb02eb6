package import Drawing
package import Foundation

/// What a style paints with where that is neither a colour nor a gradient: pixels, made anew for each frame.
package struct StylePicture: Hashable, Sendable, CustomStringConvertible {
    package enum Source: Hashable, Sendable {
        case mesh(ColorMesh)
        case tiles(RepeatedPixels)
    }
    package var source: Source
    package var opacity = 1.0

    package init(_ source: Source) { self.source = source }

    /// What stands for it where one colour is needed.
    package var firstColor: RGBA {
        switch source {
        case .mesh(let mesh): (mesh.colors.first ?? mesh.background).multiplyingAlpha(by: opacity)
        case .tiles: .clear
        }
    }

    package var description: String {
        let words =
            switch source {
            case .mesh(let mesh): mesh.description
            case .tiles(let tiles): tiles.description
            }
        return opacity == 1 ? words : words + " opacity \(shortNumber(CGFloat(opacity)))"
    }

    /// Pixels of one picture; what is larger is drawn with larger pixels.
    private static let mostPixels: CGFloat = 4_000_000

    /// The picture for a frame on whole pixels; `nil` without an area.
    package func image(for frame: CGRect, scale: CGFloat) -> DisplayImage? {
        guard frame.width > 0, frame.height > 0, frame.width.isFinite, frame.height.isFinite else {
            return nil
        }
        let wanted = frame.width * frame.height * scale * scale
        let density = scale * min(1, (StylePicture.mostPixels / wanted).squareRoot())
        func count(_ length: CGFloat) -> Int {
            Int(min(max((length * density).rounded(), 1), StylePicture.mostPixels))
        }
        let size = PixelSize(width: count(frame.width), height: count(frame.height))
        let pixels =
            switch source {
            case .mesh(let mesh): mesh.pixels(size)
            case .tiles(let tiles):
                tiles.pixels(
                    size,
                    pixelsAPoint: (CGFloat(size.width) / frame.width, CGFloat(size.height) / frame.height))
            }
        return DisplayImage(pixels: pixels, size: size, frame: frame, opacity: opacity)
    }
}
