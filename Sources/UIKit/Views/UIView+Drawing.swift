import Controls
import Foundation
import ViewCore

extension UIView: LayerOwner {
    var frameOfLayer: CGRect {
        get { frame }
        set { frame = newValue }
    }

    /// A layer of a class of the file's own cannot be made without Objective-C: it is a plain one, which is said.
    func makeLayer() -> CALayer {
        let kind: AnyClass = type(of: self).layerClass
        let layer: CALayer =
            if kind == CAGradientLayer.self {
                CAGradientLayer()
            } else if kind == CAShapeLayer.self {
                CAShapeLayer()
            } else if kind == CATextLayer.self {
                CATextLayer()
            } else if kind == CAReplicatorLayer.self {
                CAReplicatorLayer()
            } else if kind == CAEmitterLayer.self {
                CAEmitterLayer()
            } else {
                CALayer()
            }
        if type(of: layer) != kind { ignored("\(type(of: self)).layerClass") }
        layer.view = self
        return layer
    }

    /// The view in its place: what `drawn()` has, with what is said of every view and its layer.
    /// - Parameter size: the size of its frame, if it has one.
    final func picture(in size: CGSize? = nil) -> AnyView? {
        guard !isHidden, !layer.isHidden else { return AnyView(EmptyView()) }
        return NativePlace.within(overrideUserInterfaceStyle) { picture(in: size, ()) }
    }

    private func picture(in size: CGSize?, _: Void) -> AnyView? {
        didDrawItself = false
        guard let drawn = drawn() else { return nil }
        let hasLayer = didDrawItself
        warnOfIgnored()
        var picture = drawn
        if let size {
            picture = AnyView(
                drawn.frame(width: size.width, height: size.height, alignment: contentAlignment))
        }
        let shape = layer.shape
        if !drawsGround, !hasLayer, let ground = backgroundColor?.ground ?? layer.backgroundColor?.color {
            picture = AnyView(picture.background { shape.fill(ground) })
        }
        if clipsToBounds || layer.masksToBounds, !clipsItself {
            picture = AnyView(picture.clipShape(shape))
        }
        if !hasLayer, layer.borderWidth > 0, let color = layer.borderColor {
            picture = AnyView(
                picture.overlay { shape.strokeBorder(color.color, lineWidth: layer.borderWidth) })
        }
        if layer.shadowOpacity > 0, let color = layer.shadowColor, !layer.masksToBounds, !clipsToBounds {
            picture = AnyView(
                picture.shadow(
                    color: color.color.opacity(Double(layer.shadowOpacity)), radius: layer.shadowRadius,
                    x: layer.shadowOffset.width, y: layer.shadowOffset.height))
        }
        let fade = Double(alpha) * Double(layer.opacity)
        if fade < 1, !(self is UILabel && layer.opacity == 1) { picture = AnyView(picture.opacity(fade)) }
        if !transform.isIdentity || !CATransform3DIsIdentity(layer.transform) {
            let change = CATransform3DConcat(
                CATransform3DMakeAffineTransform(transform), layer.transform)
            picture = AnyView(picture.modifier(AroundTheMiddle(change: ProjectionTransform(change))))
        }
        if let mask = mask?.picture() { picture = AnyView(picture.mask { mask }) }
        if layer.mask != nil {
            let place = NativePlace.current
            picture = AnyView(
                picture.mask {
                    Canvas { [self] context, _ in
                        draw(into: &context, in: place) { [self] in layer.mask?.draw(onto: $0) }
                    }
                })
        }
        return picture
    }

    /// A plain view: its ground and its subviews; of a class of the file's own also what that draws.
    func drawnByItself() -> AnyView? {
        didDrawItself = true
        let isPlain = type(of: self) == UIView.self
        if isPlain, (layer.sublayers ?? []).isEmpty, layer.mask == nil, layer.cornerRadius == 0,
            layer.borderWidth == 0
        {
            let background = backgroundColor?.ground ?? layer.backgroundColor?.color ?? .clear
            guard !subviews.isEmpty else { return AnyView(background) }
            return placed(on: background)
        }
        guard isPlain || drawsSomething() else { return nil }
        let place = NativePlace.current
        let canvas = GeometryReader { [self] room in
            let _ = NativePlace.within(place) { layOut(in: room.size) }
            Canvas { [self] context, _ in
                draw(into: &context, in: place) { [self] in drawLayer(onto: $0) }
            }
            NativePlace.within(place) { placed(on: Color.clear) } ?? AnyView(EmptyView())
        }
        let own = intrinsicContentSize
        return AnyView(
            canvas.frame(
                idealWidth: own.width >= 0 ? own.width : nil, idealHeight: own.height >= 0 ? own.height : nil)
        )
    }

    /// Whether there is anything to be seen of it, in a room of its own size or of 100 by 100 points.
    private func drawsSomething() -> Bool {
        layOut(in: frame.isEmpty ? CGSize(width: 100, height: 100) : frame.size)
        // Of what its constraints place, nobody knows where it lies.
        let lost = subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints && $0.frame.isEmpty }
        guard lost.count < 2, subviews.allSatisfy({ $0.isHidden || $0.drawn() != nil }) else { return false }
        guard subviews.isEmpty else { return true }
        return recorded { drawLayer(onto: $0) }.hasDrawn
    }

    private func layOut(in size: CGSize) {
        if frame.size != size, size.width.isFinite, size.height.isFinite { frame.size = size }
        layoutSubviews()
    }

    /// The layer's ground, what `draw(_:)` draws, and the layers on it.
    private func drawLayer(onto context: CGContext) {
        layer.drawInside(onto: context, ground: backgroundColor?.ground) { draw(bounds) }
    }
    /// Hands what `draw` draws, in UIKit's way, to a canvas.
    nonisolated private func draw(
        into context: inout GraphicsContext, in place: NativePlace?,
        _ draw: @escaping @MainActor (CGContext) -> Void
    ) {
        onMain((context, draw)) { canvas, draw in
            var canvas = canvas
            NativePlace.within(place) { recorded(draw) }.replay(into: &canvas)
        }
    }
    private func recorded(_ draw: (CGContext) -> Void) -> CGContext {
        CGContext.recorded {
            if let context = UIGraphicsGetCurrentContext() { draw(context) }
        }
    }

    /// The subviews on a ground, each in its frame.
    private func placed(on background: Color) -> AnyView? {
        // Constraints are not solved: what has no frame of its own fills the view, as a blur on one does.
        let parts = subviews.filter { !$0.isHidden }.enumerated()
            .sorted { ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset) }
            .map(\.element)
        let pictures = parts.map { $0.picture(in: $0.frame.isEmpty ? nil : $0.frame.size) }
        guard pictures.allSatisfy({ $0 != nil }) else { return nil }
        return AnyView(
            ZStack(alignment: .topLeading) {
                background
                ForEach(Array(zip(parts, pictures).enumerated()), id: \.offset) { _, part in
                    let frame = part.0.frame
                    if frame.isEmpty {
                        part.1
                    } else {
                        part.1.offset(x: frame.minX, y: frame.minY)
                    }
                }
            })
    }
}

extension UIColor {
    /// The colour as a view's ground.
    fileprivate var ground: Color { Color(self) }
}

extension CALayer {
    /// Its corners, for what is drawn as a view of SwiftUI.
    fileprivate var shape: UnevenRoundedRectangle {
        func corner(_ mask: CACornerMask) -> CGFloat { maskedCorners.contains(mask) ? cornerRadius : 0 }
        return UnevenRoundedRectangle(
            topLeadingRadius: corner(.layerMinXMinYCorner), bottomLeadingRadius: corner(.layerMinXMaxYCorner),
            bottomTrailingRadius: corner(.layerMaxXMaxYCorner),
            topTrailingRadius: corner(.layerMaxXMinYCorner),
            style: cornerCurve == .continuous ? .continuous : .circular)
    }
}

/// Turns and moves a view of UIKit around its middle, as it does.
private struct AroundTheMiddle: GeometryEffect {
    let change: ProjectionTransform
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2))
            .concatenating(change)
            .concatenating(
                ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: size.height / 2)))
    }
}
