public import Foundation
import ViewCore

/// A path as AppKit writes it.
public final class NSBezierPath {
    private var path: Path
    public var lineWidth: CGFloat = 1

    public init() { path = Path() }
    public init(rect: NSRect) { path = Path(rect) }
    public init(ovalIn rect: NSRect) { path = Path(ellipseIn: rect) }
    public init(cgPath: CGPath) { path = cgPath.path }
    public init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
        path = Path(
            roundedRect: rect, cornerSize: CGSize(width: xRadius, height: yRadius), style: .circular)
    }

    public var cgPath: CGPath { CGPath(path: path) }
    public var bounds: NSRect { path.boundingRect }
    public var isEmpty: Bool { path.isEmpty }
    public var currentPoint: NSPoint { path.currentPoint ?? .zero }

    public func move(to point: NSPoint) { path.move(to: point) }
    public func line(to point: NSPoint) { path.addLine(to: point) }
    public func curve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    public func curve(to endPoint: NSPoint, controlPoint: NSPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    public func appendRect(_ rect: NSRect) { path.addRect(rect) }
    public func appendOval(in rect: NSRect) { path.addEllipse(in: rect) }
    public func appendRoundedRect(_ rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: xRadius, height: yRadius))
    }
    /// Angles in degrees, counterclockwise where nothing else is said, in coordinates that grow downwards here.
    public func appendArc(
        withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool = false
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .degrees(startAngle), endAngle: .degrees(endAngle),
            clockwise: clockwise)
    }
    public func append(_ path: NSBezierPath) { self.path.addPath(path.path) }
    public func close() { path.closeSubpath() }
    // Into the current context, if there is one.
    @MainActor public func fill() { drawn.fill() }
    @MainActor public func stroke() { drawn.stroke() }
    @MainActor public func addClip() { drawn.addClip() }
    private var drawn: UIBezierPath {
        let path = UIBezierPath(cgPath: cgPath)
        path.lineWidth = lineWidth
        return path
    }
}
