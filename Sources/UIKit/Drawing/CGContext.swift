public import Foundation
public import ViewCore

/// Where code of UIKit draws into. What is drawn is kept, in order, until a view's canvas draws it.
@MainActor @preconcurrency public final class CGContext {
    enum Command {
        case save, restore
        case beginLayer, endLayer
        case step((inout GraphicsContext) -> Void)
    }
    private(set) var commands: [Command] = []
    /// Whether anything was drawn, and not only said how.
    private(set) var hasDrawn = false

    struct State {
        var fill = Color.black
        var stroke = Color.black
        var style = StrokeStyle()
        var shadow: (color: Color, radius: CGFloat, offset: CGSize)?
        var transform = CGAffineTransform.identity
    }
    private(set) var state = State()
    private var outer: [State] = []
    /// In the coordinates of the whole, so that a transform between two points counts for the second alone.
    private var whole = Path()

    init() {}

    // MARK: State

    public func saveGState() {
        outer.append(state)
        commands.append(.save)
    }
    public func restoreGState() {
        guard let last = outer.popLast() else { return }
        state = last
        commands.append(.restore)
    }
    public func setFillColor(_ color: CGColor) { setFill(color.color) }
    public func setStrokeColor(_ color: CGColor) { setStroke(color.color) }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray, alpha: alpha))
    }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }
    func setFill(_ color: Color) { state.fill = color }
    func setStroke(_ color: Color) { state.stroke = color }
    public func setLineWidth(_ width: CGFloat) { state.style.lineWidth = width }
    public func setLineCap(_ cap: CGLineCap) { state.style.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.style.lineJoin = join }
    public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.style.dashPhase, state.style.dash) = (phase, lengths)
    }
    public func setFlatness(_ flatness: CGFloat) {}
    public func setAlpha(_ alpha: CGFloat) { say { $0.opacity = alpha } }
    public func setBlendMode(_ mode: CGBlendMode) { say { $0.blendMode = mode.drawn } }
    public func setShadow(offset: CGSize, blur: CGFloat) {
        state.shadow = (Color.black.opacity(1 / 3.0), blur / 2, offset)
    }
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { ($0.color, blur / 2, offset) }
    }
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    public var interpolationQuality = CGInterpolationQuality.default
    public var ctm: CGAffineTransform { state.transform }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
        say { $0.concatenate(transform) }
    }

    // MARK: The path

    /// The path that was begun, in the coordinates of now.
    private var own: Path {
        get { state.transform.isIdentity ? whole : whole.applying(state.transform.inverted()) }
        set { whole = state.transform.isIdentity ? newValue : newValue.applying(state.transform) }
    }
    func add(_ path: Path) {
        // Alone, a rectangle or an ellipse stays one.
        if whole.isEmpty {
            whole = state.transform.isIdentity ? path : path.applying(state.transform)
        } else {
            whole.addPath(path, transform: state.transform)
        }
    }
    public var isPathEmpty: Bool { whole.isEmpty }
    public var path: CGPath? { whole.isEmpty ? nil : CGPath(path: own) }
    public var boundingBoxOfPath: CGRect { own.boundingRect }
    public var currentPointOfPath: CGPoint { own.currentPoint ?? .zero }
    public func beginPath() { whole = Path() }
    public func closePath() { whole.closeSubpath() }
    public func move(to point: CGPoint) { whole.move(to: point.applying(state.transform)) }
    public func addLine(to point: CGPoint) { whole.addLine(to: point.applying(state.transform)) }
    public func addLines(between points: [CGPoint]) {
        whole.addLines(points.map { $0.applying(state.transform) })
    }
    public func addRect(_ rect: CGRect) { add(Path(rect)) }
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    public func addPath(_ path: CGPath) { add(path.path) }
    public func addEllipse(in rect: CGRect) { add(Path(ellipseIn: rect)) }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        let t = state.transform
        whole.addCurve(to: end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        whole.addQuadCurve(to: end.applying(state.transform), control: control.applying(state.transform))
    }
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        own.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: clockwise)
    }
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        own.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
    public func replacePathWithStrokedPath() { ignored("CGContext.replacePathWithStrokedPath()") }

    // MARK: Drawing

    public func fillPath(using rule: CGPathFillRule = .winding) { fill(taken(), rule) }
    public func strokePath() { stroke(taken()) }
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = taken()
        if mode != .stroke { fill(path, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) }
        if mode != .fill, mode != .eoFill { stroke(path) }
    }
    public func fill(_ rect: CGRect) { fill(Path(rect)) }
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
    public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let usual = state.style.lineWidth
        state.style.lineWidth = width
        stroke(rect)
        state.style.lineWidth = usual
    }
    public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
    public func strokeLineSegments(between points: [CGPoint]) {
        var path = Path()
        for (start, end) in zip(points, points.dropFirst()).enumerated().filter({ $0.offset % 2 == 0 }).map(
            \.element)
        {
            path.move(to: start)
            path.addLine(to: end)
        }
        stroke(path)
    }
    /// Takes away what lies there.
    public func clear(_ rect: CGRect) {
        draw { context in
            context.blendMode = .clear
            context.fill(Path(rect), with: .color(.black))
        }
    }
    public func clip(using rule: CGPathFillRule = .winding) { clip(to: taken(), rule) }
    public func clip(to rect: CGRect) { clip(to: Path(rect)) }
    public func clip(to rects: [CGRect]) {
        var path = Path()
        for rect in rects { path.addRect(rect) }
        clip(to: path)
    }
    public func resetClip() { ignored("CGContext.resetClip()") }
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { commands.append(.beginLayer) }
    public func endTransparencyLayer() { commands.append(.endLayer) }

    func fill(_ path: Path, _ rule: CGPathFillRule = .winding) {
        let color = state.fill
        draw { $0.fill(path, with: .color(color), style: FillStyle(eoFill: rule == .evenOdd)) }
    }
    private func stroke(_ path: Path) {
        let (color, style) = (state.stroke, state.style)
        draw { $0.stroke(path, with: .color(color), style: style) }
    }
    func clip(to path: Path, _ rule: CGPathFillRule = .winding) {
        say { $0.clip(to: path, style: FillStyle(eoFill: rule == .evenOdd)) }
    }

    /// The path, which drawing uses up.
    private func taken() -> Path {
        defer { whole = Path() }
        return own
    }
    /// A change of what is drawn from now on.
    func say(_ change: @escaping (inout GraphicsContext) -> Void) { commands.append(.step(change)) }
    /// Something drawn, whose changes of the context end with it.
    func draw(_ draw: @escaping (inout GraphicsContext) -> Void) {
        hasDrawn = true
        let shadow = state.shadow
        commands.append(
            .step { context in
                var inner = context
                if let shadow {
                    inner.addFilter(
                        .shadow(
                            color: shadow.color, radius: shadow.radius, x: shadow.offset.width,
                            y: shadow.offset.height))
                }
                draw(&inner)
            })
    }

    /// Draws all that was recorded.
    func replay(into context: inout GraphicsContext) {
        var rest = commands[...]
        CGContext.replay(&rest, into: &context)
    }
    private static func replay(_ rest: inout ArraySlice<Command>, into context: inout GraphicsContext) {
        var saved: [GraphicsContext] = []
        while let command = rest.popFirst() {
            switch command {
            case .save: saved.append(context)
            case .restore: if let last = saved.popLast() { context = last }
            case .beginLayer: context.drawLayer { replay(&rest, into: &$0) }
            case .endLayer: return
            case .step(let step): step(&context)
            }
        }
    }
}

public enum CGPathDrawingMode: Int, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
public enum CGInterpolationQuality: Int, Sendable { case `default`, none, low, high, medium }
