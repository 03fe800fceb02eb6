import Drawing
public import Foundation

/// A style of an image that is repeated from the upper left of what it fills.
///
/// A symbol has no pixels: it paints nothing, and says so; `Canvas` can repeat one.
public struct ImagePaint: ShapeStyle {
    public typealias Resolved = Never
    public var image: Image
    /// The part of the image that is repeated, in the unit square.
    public var sourceRect: CGRect
    /// How large the image is drawn beside its own size.
    public var scale: CGFloat

    nonisolated public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        switch image.source {
        case .symbol(let name):
            return nothing("ImagePaint of the symbol \"\(name)\" paints nothing; a Canvas can repeat it")
        case .named(let name):
            switch environment.colorCatalog.images.find(name, in: environment) {
            case .unknown: return nothing("ImagePaint: no image named \"\(name)\"; it paints nothing")
            case .problem(let words): return nothing("ImagePaint paints nothing: \(words)")
            case .picture(let picture):
                if let problem = picture.problem { warn(problem) }
                return tiles(
                    picture.pixels.bytes,
                    PixelSize(width: picture.pixels.width, height: picture.pixels.height), picture.size, name)
            }
        case .drawing: return nothing("ImagePaint of Image(size:) paints nothing; a Canvas can repeat it")
        case .pixels(let bytes, let width, let height, let density):
            let natural = CGSize(width: CGFloat(width) / density, height: CGFloat(height) / density)
            return tiles(bytes, PixelSize(width: width, height: height), natural, "pixels")
        }
    }

    private func tiles(
        _ bytes: [UInt8], _ size: PixelSize, _ natural: CGSize, _ name: String
    ) -> ResolvedStyle {
        let tile = CGSize(
            width: natural.width * sourceRect.width * scale,
            height: natural.height * sourceRect.height * scale)
        let repeated = RepeatedPixels(bytes: bytes, size: size, part: sourceRect, tile: tile, name: name)
        guard repeated.isDrawable else {
            return nothing("ImagePaint has a tile without a size; it paints nothing")
        }
        return ResolvedStyle(.picture(StylePicture(.tiles(repeated))))
    }

    private func nothing(_ words: String) -> ResolvedStyle {
        warn(words)
        return ResolvedStyle(.clear)
    }
}

extension ShapeStyle {
    func warn(_ words: String) { warnHere(words) }
}

/// Warns in the tile that is laid out; elsewhere nothing is said.
func warnHere(_ words: String) {
    if ViewGraph.isWorkingHere { onMain(()) { Journal.current?.warn(words) } }
}

extension ShapeStyle where Self == ImagePaint {
    nonisolated public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
