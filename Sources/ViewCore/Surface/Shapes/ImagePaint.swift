public import Foundation

/// A style of an image that is repeated. It paints nothing here, and says so; `Canvas` can repeat an image.
public struct ImagePaint: ShapeStyle {
    public typealias Resolved = Never
    public var image: Image
    public var sourceRect: CGRect
    public var scale: CGFloat

    nonisolated public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        if ViewGraph.isWorkingHere {
            onMain(()) { Journal.current?.warn("ImagePaint paints nothing; a Canvas can repeat an image") }
        }
        return ResolvedStyle(.clear)
    }
}

extension ShapeStyle where Self == ImagePaint {
    nonisolated public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
