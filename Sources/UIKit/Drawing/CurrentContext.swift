public import Foundation
import ViewCore

extension CGContext {
    /// Those that are drawn into, the innermost last.
    fileprivate static var current: [CGContext] = []

    /// What `draw` draws into the current context.
    static func recorded(_ draw: () -> Void) -> CGContext {
        let context = CGContext()
        current.append(context)
        draw()
        current.removeAll { $0 === context }
        return context
    }
}

@MainActor @preconcurrency public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current.last }
@MainActor @preconcurrency public func UIGraphicsPushContext(_ context: CGContext) {
    CGContext.current.append(context)
}
@MainActor @preconcurrency public func UIGraphicsPopContext() { _ = CGContext.current.popLast() }
@MainActor @preconcurrency public func UIGraphicsBeginImageContext(_ size: CGSize) {
    CGContext.current.append(CGContext())
}
@MainActor @preconcurrency public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) { CGContext.current.append(CGContext()) }
@MainActor @preconcurrency public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    ignored("UIGraphicsGetImageFromCurrentImageContext()")
    return nil
}
@MainActor @preconcurrency public func UIGraphicsEndImageContext() { _ = CGContext.current.popLast() }

@MainActor @preconcurrency public func UIRectFill(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.fill(rect)
}
@MainActor @preconcurrency public func UIRectFrame(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
@MainActor @preconcurrency public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension UIColor {
    @MainActor @preconcurrency public func setFill() { UIGraphicsGetCurrentContext()?.setFill(color) }
    @MainActor @preconcurrency public func setStroke() { UIGraphicsGetCurrentContext()?.setStroke(color) }
    @MainActor @preconcurrency public func set() {
        setFill()
        setStroke()
    }
}

extension UIImage {
    @MainActor @preconcurrency public func draw(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.draw(self, in: rect)
    }
    @MainActor @preconcurrency public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }
    @MainActor @preconcurrency public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        context.draw(self, in: rect)
        context.restoreGState()
    }
    @MainActor @preconcurrency public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
    @MainActor @preconcurrency public func drawAsPattern(in rect: CGRect) {
        ignored("UIImage.drawAsPattern(in:)")
    }
}

extension CGContext {
    func draw(_ image: UIImage, in rect: CGRect) {
        guard let picture = image.picture else { return }
        for what in image.undrawn { ignored(what) }
        draw { $0.draw(picture, in: rect) }
    }
    /// Core Graphics draws pictures from the bottom upwards; here, as code that draws one has turned it before.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let picture = image.image
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        draw(picture, in: rect)
        scaleBy(x: 1, y: -1)
        translateBy(x: 0, y: -(rect.minY + rect.maxY))
    }

    func draw(_ text: NSAttributedString, in rect: CGRect) {
        let (words, alignment) = (text.drawnText, text.paragraph?.alignment)
        draw { context in
            let resolved = context.resolve(words)
            let size = resolved.measure(in: rect.size)
            let free = max(rect.width - size.width, 0)
            let start = alignment == .center ? free / 2 : alignment == .right ? free : 0
            context.clip(to: Path(rect))
            context.draw(
                resolved,
                in: CGRect(x: rect.minX + start, y: rect.minY, width: size.width, height: size.height))
        }
    }
    fileprivate func draw(_ text: NSAttributedString, at point: CGPoint) {
        let words = text.drawnText
        draw { $0.draw(words, at: point, anchor: .topLeading) }
    }
}

extension NSAttributedString {
    @MainActor @preconcurrency public func draw(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.draw(self, in: rect)
    }
    @MainActor @preconcurrency public func draw(at point: CGPoint) {
        UIGraphicsGetCurrentContext()?.draw(self, at: point)
    }
    @MainActor @preconcurrency public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) { draw(in: rect) }
    /// About as large as it is drawn: half an em a letter, on as many lines as the width asks for.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) -> CGRect { CGRect(origin: .zero, size: self.size().wrapped(to: size.width)) }
}

extension CGSize {
    fileprivate func wrapped(to room: CGFloat) -> CGSize {
        guard room > 0, width > room else { return self }
        return CGSize(width: room, height: height * (width / room).rounded(.up))
    }
}

public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

public final class NSStringDrawingContext {
    public init() {}
    public var minimumScaleFactor: CGFloat = 0
}

extension StringProtocol {
    @MainActor @preconcurrency public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        NSAttributedString(string: String(self), attributes: attributes).draw(in: rect)
    }
    @MainActor @preconcurrency public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        NSAttributedString(string: String(self), attributes: attributes).draw(at: point)
    }
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
    ) -> CGRect {
        NSAttributedString(string: String(self), attributes: attributes).boundingRect(with: size)
    }
}

extension NSString {
    @MainActor @preconcurrency public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        description.draw(in: rect, withAttributes: attributes)
    }
    @MainActor @preconcurrency public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        description.draw(at: point, withAttributes: attributes)
    }
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
    ) -> CGRect { description.boundingRect(with: size, attributes: attributes) }
}
