public import Foundation
import ViewCore

@MainActor @preconcurrency public final class UIGraphicsImageRendererFormat {
    public init() {}
    public init(for traitCollection: UITraitCollection) {}
    public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }
    public var preferredRange = Range.automatic
    public var scale: CGFloat = 1
    public var opaque = false
    public static func `default`() -> UIGraphicsImageRendererFormat { .init() }
    public static func preferred() -> UIGraphicsImageRendererFormat { .init() }
}

@MainActor @preconcurrency public final class UIGraphicsImageRendererContext {
    init() {}
    public let cgContext = CGContext()
    public func fill(_ rect: CGRect) {}
    public func stroke(_ rect: CGRect) {}
    public func clip(to rect: CGRect) {}
    public var format: UIGraphicsImageRendererFormat { .default() }
    public var currentImage: UIImage { UIImage() }
}

/// Makes a picture by drawing calls; none is made, which is said.
@MainActor @preconcurrency public final class UIGraphicsImageRenderer {
    private let size: CGSize
    public let format: UIGraphicsImageRendererFormat
    public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
        self.size = size
        self.format = format
    }
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
        size = bounds.size
        self.format = format
    }
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        Journal.current?.warn("UIGraphicsImageRenderer makes no picture; what shows it shows nothing")
        _ = CGContext.recorded { actions(UIGraphicsImageRendererContext()) }
        return UIImage(nil, size: size)
    }
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
    public func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { Data() }
}

extension UIImage {
    /// A picture by name has no bytes here.
    public func pngData() -> Data? { nil }
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        self
    }
    public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
}
