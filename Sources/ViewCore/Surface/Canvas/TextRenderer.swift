import Drawing
public import Foundation

/// Draws texts in a way of its own: gets their lines, and draws all or parts of them into a context whose origin is the
/// text's upper left corner.
///
/// Nothing is cut off outside of the text, whatever `displayPadding` says. What it draws is what the picture has: there
/// is no time in which it may change.
public protocol TextRenderer: Animatable {
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
    /// The size of the text's lines, if it is not stated otherwise.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        text.sizeThatFits(proposal)
    }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer asks for its size.
public struct TextProxy {
    fileprivate let node: TextNode

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.lineSize(proposal) }
}

extension View {
    /// All texts inside are drawn by `renderer`.
    nonisolated public func textRenderer<T: TextRenderer>(
        _ renderer: T
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(
            EnvironmentTransform(noted: .init("textRenderer", renderer)) { values in
                values.textRendering = { unfolding in
                    // A text that the renderer draws itself is drawn as it is.
                    var inside = unfolding
                    inside.environment.textRendering = nil
                    return RenderedText(renderer, CanvasSource(symbols: [], inside))
                }
            })
    }
}

/// A renderer with what its context refers to.
private struct RenderedText: TextRendering {
    private let renderer: any TextRenderer
    private let source: CanvasSource

    init(_ renderer: any TextRenderer, _ source: CanvasSource) {
        self.renderer = renderer
        self.source = source
    }

    func size(of text: TextNode, in proposal: ProposedViewSize) -> CGSize {
        let size = renderer.sizeThatFits(proposal: proposal, text: TextProxy(node: text))
        guard size.width.isUsable, size.height.isUsable else {
            source.warn("a text renderer answers a size of numbers that are none; that of the text is used")
            return text.lineSize(proposal)
        }
        return CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }

    func draw(_ text: TextNode, into builder: inout DisplayBuilder) {
        let layout = Text.Layout(text: text.settled())
        // Baselines are on whole pixels from here; glyphs are put on theirs one by one.
        let corner = CGAffineTransform(translationX: text.frame.minX, y: builder.snap(text.frame.minY))
        builder.transformed(ProjectiveTransform(corner)) { builder in
            let layer = CanvasLayer(builder.layer(), source, depth: 0)
            var context = GraphicsContext(layer, size: text.frame.size)
            renderer.draw(layout: layout, in: &context)
            builder.add(layer.builder)
        }
    }
}
