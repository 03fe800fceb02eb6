import Drawing
public import Foundation

extension GraphicsContext {
    /// A text that knows its size.
    public struct ResolvedText {
        fileprivate let node: LayoutNode
        /// What the words are filled with that say no colour themselves ("uncolored text regions" in Apple's
        /// documentation of `ResolvedText.shading`).
        public var shading: Shading = .foreground {
            didSet { isShaded = true }
        }
        fileprivate var isShaded = false

        /// The size in the room offered; infinite lengths break no line.
        public func measure(in size: CGSize) -> CGSize { node.size(offer(size)) }
        public func firstBaseline(in size: CGSize) -> CGFloat {
            node.guide(VerticalAlignment.firstTextBaseline.key, for: offer(size))
        }
        public func lastBaseline(in size: CGSize) -> CGFloat {
            node.guide(VerticalAlignment.lastTextBaseline.key, for: offer(size))
        }

        /// No room where the length is no number.
        private func offer(_ size: CGSize) -> ProposedViewSize {
            func length(_ value: CGFloat) -> CGFloat { value >= 0 ? value : 0 }
            return ProposedViewSize(width: length(size.width), height: length(size.height))
        }
    }

    /// An image that knows its size.
    public struct ResolvedImage {
        fileprivate let node: LayoutNode
        fileprivate let stretched: LayoutNode
        public let size: CGSize
        public let baseline: CGFloat
        /// What a symbol or template is filled with, in place of the foreground.
        public var shading: Shading?
    }

    /// A view of the canvas's symbols, as large as it wants to be.
    public struct ResolvedSymbol {
        fileprivate let node: LayoutNode
        public var size: CGSize { node.size(.unspecified) }
    }

    // MARK: Looking up

    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(node: layer.source.node(of: text, in: environment))
    }

    public func resolve(_ image: Image) -> ResolvedImage {
        let node = layer.source.node(of: image, in: environment)
        let size = node.size(.unspecified)
        return ResolvedImage(
            node: node, stretched: layer.source.node(of: image.resizable(), in: environment), size: size,
            baseline: node.guide(VerticalAlignment.lastTextBaseline.key, for: .unspecified))
    }

    /// The symbol with this tag.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        layer.source.symbol(id).map(ResolvedSymbol.init)
    }

    // MARK: Drawing

    public func draw(_ text: ResolvedText, in rect: CGRect) {
        guard isUsable(rect) else { return }
        text.node.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
        drawPlaced(text)
    }

    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        place(text.node, at: point, anchor)
        drawPlaced(text)
    }

    private func drawPlaced(_ text: ResolvedText) {
        guard text.isShaded, let node = text.node as? TextNode, node.runs.contains(where: \.hasOwnStyle)
        else {
            return draw(text.node, shading: text.isShaded ? text.shading : nil)
        }
        draw(node, shading: text.shading, ownStyles: false)
        draw(node, shading: nil, ownStyles: true)
    }

    private func draw(_ node: TextNode, shading: Shading?, ownStyles: Bool) {
        guard node.runs.contains(where: { $0.hasOwnStyle == ownStyles }) else { return }
        node.drawsOwnStyles = ownStyles
        draw(node, shading: shading)
        node.drawsOwnStyles = nil
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        guard isUsable(rect) else { return }
        if !style.isAntialiased { warn("GraphicsContext.draw(style:) is ignored; images have smooth edges") }
        image.stretched.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
        draw(image.stretched, shading: image.shading, fillsFrame: true)
    }

    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        place(image.node, at: point, anchor)
        draw(image.node, shading: image.shading, fillsFrame: true)
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws a symbol stretched to the rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let size = symbol.size
        guard isUsable(rect), size.width > 0, size.height > 0 else { return }
        var context = self
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
        context.draw(symbol, at: .zero, anchor: .topLeading)
    }

    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        place(symbol.node, at: point, anchor)
        draw(symbol.node, fillsFrame: true)
    }

    private func place(_ node: LayoutNode, at point: CGPoint, _ anchor: UnitPoint) {
        let size = node.size(.unspecified)
        let corner = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
        if !corner.x.isUsable || !corner.y.isUsable {
            warn("something is drawn in a canvas at a point of numbers that are none; its corner is at 0")
        }
        // Placed already at another point, it only moves.
        if node.placedProposal.isIdentical(to: .unspecified), node.frame.size == size {
            let target = CGPoint(x: corner.x.isUsable ? corner.x : 0, y: corner.y.isUsable ? corner.y : 0)
            node.move(by: target.x - node.frame.minX, target.y - node.frame.minY)
        } else {
            node.place(at: corner, proposal: .unspecified)
        }
    }

    private func isUsable(_ rect: CGRect) -> Bool {
        guard rect.minX.isUsable, rect.minY.isUsable, rect.width.isUsable, rect.height.isUsable else {
            warn("something is drawn in a canvas in a rectangle of numbers that are none; it is left out")
            return false
        }
        return true
    }
}
