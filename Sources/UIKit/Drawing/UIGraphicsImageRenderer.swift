public import Foundation
import ViewCore

/// Where code of UIKit draws into; what it draws is not kept.
@MainActor @preconcurrency public final class CGContext {
    init() {}
    public func setFillColor(_ color: CGColor) {}
    public func setStrokeColor(_ color: CGColor) {}
    public func setLineWidth(_ width: CGFloat) {}
    public func setAlpha(_ alpha: CGFloat) {}
    public func fill(_ rect: CGRect) {}
    public func clear(_ rect: CGRect) {}
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    public func fillEllipse(in rect: CGRect) {}
    public func stroke(_ rect: CGRect) {}
    public func strokeEllipse(in rect: CGRect) {}
    public func addRect(_ rect: CGRect) {}
    public func addPath(_ path: CGPath) {}
    public func addEllipse(in rect: CGRect) {}
    public func move(to point: CGPoint) {}
    public func addLine(to point: CGPoint) {}
    public func beginPath() {}
    public func closePath() {}
    public func fillPath() {}
    public func strokePath() {}
    public func clip() {}
    public func clip(to rect: CGRect) {}
    public func saveGState() {}
    public func restoreGState() {}
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
    public func rotate(by angle: CGFloat) {}
}

@MainActor @preconcurrency public final class UIGraphicsImageRendererFormat {
    public init() {}
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
        actions(UIGraphicsImageRendererContext())
        return UIImage(nil, size: size)
    }
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
}

@MainActor @preconcurrency public func UIGraphicsBeginImageContext(_ size: CGSize) {}
@MainActor @preconcurrency public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {}
@MainActor @preconcurrency public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
@MainActor @preconcurrency public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
@MainActor @preconcurrency public func UIGraphicsEndImageContext() {}

// Drawing into the current context, of which there is none.
extension UIColor {
    @MainActor public func setFill() {}
    @MainActor public func setStroke() {}
    @MainActor public func set() {}
}

extension UIBezierPath {
    @MainActor public func fill() {}
    @MainActor public func stroke() {}
    @MainActor public func addClip() {}
}

extension UIImage {
    @MainActor public func draw(in rect: CGRect) {}
    @MainActor public func draw(at point: CGPoint) {}
    /// A picture by name has no bytes here.
    public func pngData() -> Data? { nil }
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
    public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
}
