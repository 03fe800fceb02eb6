import Drawing
public import Foundation

/// Where colours are mixed and filters work: on sRGB as it is written, or in linear light.
///
/// Apple's documentation: the non-linear sRGB and the linear sRGB working colour space, the last with channels outside of 0…1.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}

/// A picture drawn by commands, as large as offered.
public struct Canvas<Symbols: View> {
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether it is black where nothing is drawn.
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    /// Changes nothing: a tile waits for its pictures.
    public var rendersAsynchronously: Bool

    /// - Parameter symbols: views that the commands draw by their tags.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas where Symbols == EmptyView {
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
            renderer: renderer, symbols: { EmptyView() })
    }
}

extension Canvas: View {
    public typealias Body = Never

    public func unfold(into unfolding: inout Unfolding) {
        if colorMode == .extendedLinear {
            unfolding.warn(
                "Canvas(colorMode: .extendedLinear) is drawn as .linear; channels are held in 0…1")
        }
        // Nothing in a symbol is touched: it is a stamp.
        let outer = (unfolding.environment, unfolding.stackAxis)
        unfolding.environment.allowsHitTesting = false
        unfolding.stackAxis = nil
        let symbols = unfolding.nodes(of: symbols, slot: 1)
        (unfolding.environment, unfolding.stackAxis) = outer
        let source = CanvasSource(
            symbols: symbols, isLinear: colorMode != .nonLinear, unfolding.deferred)
        unfolding.append(CanvasNode(source, isOpaque: isOpaque, renderer))
    }
}

/// What the commands of a canvas refer to: symbols by their tags, texts and images as views.
final class CanvasSource {
    let symbols: [LayoutNode]
    /// Whether colours are mixed in linear light.
    let isLinear: Bool
    private let unfolding: Unfolding
    /// Symbols that were asked for, by their tags.
    private var found: [AnyHashable: LayoutNode] = [:]
    /// The texts, images and symbols that were drawn, each once, for the trace: the first of many.
    fileprivate(set) var drawn: [LayoutNode] = []
    private static let mostDrawn = 64

    init(symbols: [LayoutNode], isLinear: Bool = false, _ unfolding: Unfolding) {
        self.symbols = symbols
        self.isLinear = isLinear
        self.unfolding = unfolding
    }

    var environment: EnvironmentValues { unfolding.environment }

    func warn(_ message: String) { unfolding.warn(message) }

    func record(_ node: LayoutNode) {
        guard drawn.count < CanvasSource.mostDrawn, !drawn.contains(where: { $0 === node }) else { return }
        drawn.append(node)
    }

    func symbol<ID: Hashable>(_ id: ID) -> LayoutNode? {
        if let known = found[AnyHashable(id)] { return known }
        let symbol = symbols.first { $0.optionTag?.stands(for: id) ?? false }
        found[AnyHashable(id)] = symbol
        return symbol
    }

    /// The one node of a view in an environment.
    func node(of view: some View, in environment: EnvironmentValues) -> LayoutNode {
        onMain((view, unfolding, environment)) { view, unfolding, environment in
            var unfolding = unfolding
            unfolding.environment = environment
            return unfolding.node(of: view, slot: 2)
        }
    }
}

/// A canvas: draws when the picture is made, so its commands run once.
final class CanvasNode: LayoutNode {
    private let source: CanvasSource
    private let isOpaque: Bool
    private let renderer: (inout GraphicsContext, CGSize) -> Void
    /// The size of an image that commands draw; `nil` of a canvas, which has none.
    private let natural: CGSize?
    private let isResizable: Bool

    init(
        _ source: CanvasSource, isOpaque: Bool, natural: CGSize? = nil, isResizable: Bool = true,
        _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.source = source
        self.isOpaque = isOpaque
        self.renderer = renderer
        (self.natural, self.isResizable) = (natural, isResizable)
        super.init(.canvas)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let natural else { return proposal.replacingUnspecifiedDimensions() }
        return isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
    }
    override var endlessAxes: Axis.Set { isResizable ? [.horizontal, .vertical] : [] }
    override func arrange() {
        for symbol in source.symbols { symbol.place(at: .zero, proposal: .unspecified) }
    }
    override var statedGuides: StatedGuides { .none }
    override var allInside: [LayoutNode] { source.symbols }
    override var traceName: String { natural == nil ? "Canvas" : "Image" }
    override var traceProperties: [TraceNode.Property] {
        [.init(TraceNode.Property.drawn, .number(Double(source.drawn.count)), .handedOn)]
    }
    /// What its commands have drawn: their words tell one canvas from another.
    override var tracedChildren: [LayoutNode] { source.drawn }

    override func draw(into builder: inout DisplayBuilder) {
        source.drawn = []
        guard builder.opacity < 1 || source.isLinear else { return drawPicture(into: &builder) }
        // One picture, which fades as a whole; one in linear light is mixed with what is below as any picture is.
        builder.grouped({
            guard source.isLinear else { return }
            $0.linear = .everything
            $0.flattens = true
        }) { drawPicture(into: &$0) }
    }

    private func drawPicture(into builder: inout DisplayBuilder) {
        let rect = builder.snapped(frame)
        builder.clipped(to: .rectangle(rect)) { builder in
            if isOpaque { builder.fill(.rectangle(rect), .solid(.black)) }
            let corner = CGAffineTransform(translationX: rect.minX, y: rect.minY)
            builder.transformed(ProjectiveTransform(corner)) { builder in
                let layer = CanvasLayer(builder.layer(), source, depth: 0)
                var context = GraphicsContext(layer, size: frame.size)
                renderer(&context, frame.size)
                // A canvas has a storage of its own (Apple's documentation of `ColorRenderingMode`): what it takes away,
                // or multiplies, is its own, not what lies behind it.
                guard !layer.builder.items.onlyPaintOver() else { return builder.add(layer.builder) }
                builder.grouped({ $0.flattens = true }) { $0.add(layer.builder) }
            }
        }
    }
}
