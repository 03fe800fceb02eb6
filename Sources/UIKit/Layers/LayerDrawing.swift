import Foundation
import ViewCore

extension CALayer {
    /// Draws it in the coordinates of the layer around it, with all that is on it.
    func draw(onto context: CGContext) {
        guard !isHidden, opacity > 0 else { return }
        context.saveGState()
        let place = frame
        if CATransform3DIsIdentity(transform) {
            context.translateBy(x: place.minX, y: place.minY)
        } else {
            // Around the anchor.
            let anchor = position
            context.translateBy(x: anchor.x, y: anchor.y)
            context.concatenate(affineTransform())
            context.translateBy(x: place.minX - anchor.x, y: place.minY - anchor.y)
        }
        let isOne = opacity < 1 || compositingFilter != nil
        if isOne {
            context.setAlpha(CGFloat(opacity))
            context.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        warnOfIgnored()
        drawShadow(onto: context)
        if let mask { context.clip(to: mask) }
        drawInside(onto: context)
        if isOne { context.endTransparencyLayer() }
        context.restoreGState()
    }

    /// The ground, the contents, the layers on it and the border.
    /// - Parameter own: draws what a view whose layer it is draws.
    func drawInside(onto context: CGContext, ground: Color? = nil, own: () -> Void = {}) {
        context.saveGState()
        let (bounds, outline) = (bounds, outline)
        if masksToBounds { context.clip(to: outline) }
        if let ground = ground ?? backgroundColor?.color {
            context.saveGState()
            context.setFill(ground)
            context.fill(outline)
            context.restoreGState()
        }
        context.saveGState()
        own()
        context.restoreGState()
        // A gradient has the layer's corners without being cut, other contents have not.
        if self is CAGradientLayer, cornerRadius > 0 {
            context.saveGState()
            context.clip(to: outline)
            drawContent(onto: context)
            context.restoreGState()
        } else {
            drawContent(onto: context)
        }
        if let image = (contents as? CGImage)?.image ?? contents as? UIImage {
            context.draw(image, in: contentsGravity.place(of: image.size, in: bounds))
        }
        context.saveGState()
        draw(in: context)
        context.restoreGState()
        let stacked = (sublayers ?? []).enumerated()
            .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
        for (_, layer) in stacked { layer.draw(onto: context) }
        drawBorder(onto: context)
        context.restoreGState()
    }

    /// Inside of the edge.
    func drawBorder(onto context: CGContext) {
        guard borderWidth > 0, let borderColor else { return }
        let inner = bounds.insetBy(dx: borderWidth, dy: borderWidth)
        var ring = outline
        ring.addPath(outline(of: inner, radius: max(cornerRadius - borderWidth, 0)))
        context.saveGState()
        context.setFillColor(borderColor)
        context.fill(ring, .evenOdd)
        context.restoreGState()
    }

    /// Below the shadow's path, or below the outline where the layer has a ground.
    private func drawShadow(onto context: CGContext) {
        guard shadowOpacity > 0, let shadowColor, !masksToBounds else { return }
        guard let path = shadowPath?.path ?? (backgroundColor == nil ? nil : outline) else { return }
        let color = shadowColor.color.opacity(Double(shadowOpacity))
        let (radius, offset) = (shadowRadius, shadowOffset)
        context.draw { context in
            // What casts it is not drawn itself.
            context.clip(to: path, options: .inverse)
            context.addFilter(.shadow(color: color, radius: radius, x: offset.width, y: offset.height))
            context.fill(path, with: .color(.black))
        }
    }

    /// Its bounds with its corners.
    var outline: Path { outline(of: bounds, radius: cornerRadius) }

    private func outline(of rect: CGRect, radius: CGFloat) -> Path {
        guard radius > 0, rect.width > 0, rect.height > 0 else { return Path(rect) }
        let most = min(radius, min(rect.width, rect.height) / 2)
        func corner(_ mask: CACornerMask) -> CGFloat { maskedCorners.contains(mask) ? most : 0 }
        return UnevenRoundedRectangle(
            topLeadingRadius: corner(.layerMinXMinYCorner), bottomLeadingRadius: corner(.layerMinXMaxYCorner),
            bottomTrailingRadius: corner(.layerMaxXMaxYCorner),
            topTrailingRadius: corner(.layerMaxXMinYCorner),
            style: cornerCurve == .continuous ? .continuous : .circular
        ).path(in: rect)
    }
}

extension CGContext {
    /// Draws from now on only where a layer has alpha.
    fileprivate func clip(to mask: CALayer) {
        let stencil = CGContext()
        mask.draw(onto: stencil)
        say { context in context.clipToLayer { stencil.replay(into: &$0) } }
    }

    /// The colours of a layer over its bounds; a radial one is an ellipse, half as wide and high as from its start to
    /// its end.
    func fill(_ bounds: CGRect, with layer: CAGradientLayer, colors: [CGColor]) {
        let gradient = Gradient(
            colors.map(\.color), at: layer.locations?.map { CGFloat(Double(truncating: $0)) })
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
        }
        let (start, end) = (place(layer.startPoint), place(layer.endPoint))
        let type = layer.type
        draw { context in
            switch type {
            case .axial:
                context.fill(Path(bounds), with: .linearGradient(gradient, startPoint: start, endPoint: end))
            case .conic:
                let angle = atan2(end.y - start.y, end.x - start.x)
                context.fill(
                    Path(bounds), with: .conicGradient(gradient, center: start, angle: .radians(angle)))
            case .radial:
                let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
                guard width > 0, height > 0 else { return }
                context.clip(to: Path(bounds))
                context.translateBy(x: start.x, y: start.y)
                context.scaleBy(x: width, y: height)
                context.fill(
                    Path(context.clipBoundingRect),
                    with: .radialGradient(gradient, center: .zero, startRadius: 0, endRadius: 1))
            }
        }
    }
}

extension CALayerContentsGravity {
    /// Where a picture lies in a layer.
    fileprivate func place(of size: CGSize, in room: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return room }
        let ratios = (room.width / size.width, room.height / size.height)
        switch self {
        case .resize: return room
        case .resizeAspect: return middle(size, room, by: min(ratios.0, ratios.1))
        case .resizeAspectFill: return middle(size, room, by: max(ratios.0, ratios.1))
        default: break
        }
        var place = middle(size, room, by: 1)
        if self == .left { place.origin.x = room.minX }
        if self == .right { place.origin.x = room.maxX - size.width }
        return place
    }

    private func middle(_ size: CGSize, _ room: CGRect, by scale: CGFloat) -> CGRect {
        let (width, height) = (size.width * scale, size.height * scale)
        return CGRect(x: room.midX - width / 2, y: room.midY - height / 2, width: width, height: height)
    }
}
