import Drawing
public import Foundation

/// Draws into a canvas: paths, texts, images and symbols, each under the state that the context has then.
///
/// A copy has state of its own and draws into the same picture.
public struct GraphicsContext {
    let layer: CanvasLayer
    let size: CGSize
    /// Multiplied into what is drawn from now on.
    public var opacity: Double = 1
    /// How what is drawn from now on combines with what is there.
    public var blendMode: BlendMode = .normal
    public internal(set) var environment: EnvironmentValues
    /// From the coordinates of commands to those of the canvas.
    public var transform = CGAffineTransform.identity
    /// Clips and filters, those that were added first around those that came after.
    private(set) var steps: [Step] = []

    enum Step {
        case clip(Outline, FillRule, isAntialiased: Bool)
        case mask([DisplayItem])
        case filter(Filter, CGAffineTransform)
    }

    /// Layers in layers and clips in clips after which the rest is left out: drawing goes down by recursion.
    static let depthLimit = 64

    init(_ layer: CanvasLayer, size: CGSize) {
        self.layer = layer
        self.size = size
        environment = layer.source.environment
    }

    // MARK: State

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    /// Around everything that clips leave, in the coordinates of commands.
    public var clipBoundingRect: CGRect {
        var rect = CGRect(origin: .zero, size: size)
        for case .clip(let outline, _, _) in steps {
            rect = rect.overlap(with: outline.bounds) ?? .zero
        }
        return rect.applying(transform.inverted())
    }

    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// What is outside stays.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Draws only inside of the path from now on.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        guard hasRoom(), isUsableTransform() else { return }
        let outline = path.outline.applying(transform)
        guard outline.isDrawable else {
            return warn("a clip has coordinates that are no usable numbers; it is left out")
        }
        let rule: FillRule = style.isEOFilled ? .evenOdd : .nonZero
        guard options.contains(.inverse) else {
            return steps.append(.clip(outline, rule, isAntialiased: style.isAntialiased))
        }
        var builder = layer.builder.layer()
        builder.fill(outline, .solid(.black), rule: rule)
        steps.append(.mask(outside(of: builder)))
    }

    /// Draws only where the layer has alpha from now on.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        guard hasRoom() else { return }
        var inner = inside()
        try content(&inner)
        var builder = layer.builder.layer()
        builder.grouped({
            $0.flattens = true
            $0.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        }) { $0.add(inner.layer.builder) }
        steps.append(.mask(options.contains(.inverse) ? outside(of: builder) : builder.items))
    }

    /// A stencil of everything that `builder` leaves free.
    private func outside(of builder: DisplayBuilder) -> [DisplayItem] {
        var stencil = layer.builder.layer()
        stencil.fill(.rectangle(CGRect(origin: .zero, size: size)), .solid(.black))
        stencil.grouped({ $0.blend = .destinationOut }) { $0.add(builder) }
        return stencil.items
    }

    /// Changes what is drawn from now on; a filter works on what those added after it have made.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        guard hasRoom() else { return }
        for warning in filter.warnings { warn(warning) }
        var filter = filter
        filter.isInLight = options.contains(.linearColor)
        steps.append(.filter(filter, transform))
    }

    // MARK: Drawing

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let outline = path.outline
        if shading.isBackdrop { return fillWithBackdrop(outline, style) }
        let bounds = path.boundingRect
        let area = Area(
            stencil: {
                GraphicsContext.Shading.color(.black).fill(outline, style, in: bounds, self, into: &$0)
            },
            ground: {
                let around = Outline.rectangle(bounds.insetBy(dx: -1, dy: -1))
                shading.fill(around, FillStyle(), in: bounds, self, into: &$0)
            })
        draw(in: .shape(area)) { shading.fill(outline, style, in: bounds, self, into: &$0) }
    }

    /// Draws what is there once more, inside of an outline, under this context's filters, blend mode and opacity.
    private func fillWithBackdrop(_ outline: Outline, _ style: FillStyle) {
        guard isUsableTransform(), outline.isDrawable else { return }
        let below = layer.builder
        guard below.hasRoomForCopy else { return warn(DisplayBuilder.noRoomForCopy("Shading.backdrop")) }
        let placed = outline.applying(transform)
        let area = Area(
            stencil: {
                $0.fill(placed, .solid(.black), rule: style.isEOFilled ? .evenOdd : .nonZero)
            }, ground: { $0.add(copy: below) })
        composited(in: .shape(area)) { builder in
            builder.grouped({
                $0.clip = placed
                $0.clipRule = style.isEOFilled ? .evenOdd : .nonZero
                $0.clipAntialiased = style.isAntialiased
                $0.flattens = true
            }) { $0.add(copy: below) }
        }
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let bounds = path.boundingRect
        let reach = style.lineWidth * max(style.miterLimit, 2)
        let area = Area(
            stencil: { $0.stroke(path.outline, .solid(.black), style.pen) },
            ground: {
                // A gradient follows the path, not the line around it.
                let box = Outline.rectangle(bounds.insetBy(dx: -reach, dy: -reach))
                shading.fill(box, FillStyle(), in: bounds, self, into: &$0)
            })
        draw(in: .shape(area)) { builder in
            guard let paint = shading.paint(in: bounds, self) else {
                var line = builder.layer()
                line.stroke(path.outline, .solid(.black), style.pen)
                let stencil = line.items
                let box = bounds.insetBy(dx: -style.lineWidth, dy: -style.lineWidth)
                return builder.grouped({ $0.mask = stencil }) {
                    shading.fill(.rectangle(box), FillStyle(), in: box, self, into: &$0)
                }
            }
            builder.stroke(path.outline, paint, style.pen)
        }
    }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws what `content` draws as one picture under this context's state; inside, opacity, blend mode and
    /// filters begin anew.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        guard hasRoom() else { return }
        var inner = inside()
        try content(&inner)
        composited(in: .everything) { builder in
            builder.grouped({ $0.flattens = true }) { $0.add(inner.layer.builder) }
        }
    }

    /// Draws views under this context's state, in the coordinates of its commands.
    ///
    /// - Parameter fillsFrame: whether what they leave free in their frame is part of what is drawn, as in an image.
    func draw(_ node: LayoutNode, shading: Shading? = nil, fillsFrame: Bool = false) {
        layer.source.record(node)
        let draw = { (builder: inout DisplayBuilder) in
            guard let shading else { return node.draw(into: &builder) }
            let stencil = builder.collected { node.draw(into: &$0) }
            let frame = node.frame
            builder.grouped({ $0.mask = stencil }) {
                shading.fill(.rectangle(frame), FillStyle(), in: frame, self, into: &$0)
            }
        }
        let frame = node.frame
        let area = Area(stencil: { $0.fill(.rectangle(frame), .solid(.black)) }, ground: draw)
        self.draw(in: fillsFrame ? .shape(area) : .ink, draw)
    }

    func warn(_ message: String) { layer.source.warn(message) }

    /// The context of a layer of this one.
    private func inside() -> GraphicsContext {
        let layer = CanvasLayer(layer.builder.layer(), layer.source, depth: depth + 1)
        var context = GraphicsContext(layer, size: size)
        context.transform = transform
        context.environment = environment
        return context
    }

    private var depth: Int { layer.depth + steps.count }

    private func hasRoom() -> Bool {
        guard depth >= GraphicsContext.depthLimit else { return true }
        warn(
            "a canvas has more than \(GraphicsContext.depthLimit) layers, clips and filters in each other; "
                + "the rest is left out")
        return false
    }

    private func isUsableTransform() -> Bool {
        guard !transform.isIdentity, !ProjectiveTransform(transform).isUsable else { return true }
        // A scale of nothing draws nothing, and there is nothing wrong with it.
        let values = [
            transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        ]
        if !values.allSatisfy(\.isUsable) {
            warn("a canvas has a transform of numbers that are none; what is drawn under it is left out")
        }
        return false
    }

    func draw(in area: DrawnArea = .ink, _ draw: (inout DisplayBuilder) -> Void) {
        guard isUsableTransform() else { return }
        let change = ProjectiveTransform(transform)
        if let operation = blendMode.compositing {
            composite(operation, in: area.transformed(change)) { $0.transformed(change, draw) }
        } else if steps.isEmpty, blendMode == .normal {
            layer.builder.transformed(change) { $0.faded(opacity, draw) }
        } else {
            blended { $0.transformed(change) { $0.faded(opacity, draw) } }
        }
    }

    private func composited(in area: DrawnArea, _ draw: (inout DisplayBuilder) -> Void) {
        if let operation = blendMode.compositing {
            composite(operation, in: area, draw)
        } else {
            blended { $0.faded(opacity, draw) }
        }
    }

    private func blended(_ draw: (inout DisplayBuilder) -> Void) {
        let blend = blendMode.drawn
        if let name = blendMode.undrawnName {
            warn("GraphicsContext.BlendMode.\(name) is ignored; it is drawn as .normal")
        }
        guard blend != .normal else { return apply(steps[...], to: &layer.builder, draw) }
        layer.builder.grouped({ $0.blend = blend }) { apply(steps[...], to: &$0, draw) }
    }

    func apply(
        _ steps: ArraySlice<Step>, to builder: inout DisplayBuilder,
        _ draw: (inout DisplayBuilder) -> Void
    ) {
        guard let step = steps.first else { return draw(&builder) }
        let rest = steps.dropFirst()
        switch step {
        case .clip(let outline, let rule, let isAntialiased):
            builder.clipped(to: outline, rule: rule, antialiased: isAntialiased) {
                apply(rest, to: &$0, draw)
            }
        case .mask(let items):
            // A stencil without alpha leaves nothing.
            guard !items.isEmpty else { return }
            builder.grouped({ $0.mask = items }) { apply(rest, to: &$0, draw) }
        case .filter(let filter, let transform):
            filter.apply(to: &builder, in: self, transform) { apply(rest, to: &$0, draw) }
        }
    }
}

/// A picture that a canvas draws into: itself, or a layer.
final class CanvasLayer {
    var builder: DisplayBuilder
    let source: CanvasSource
    /// Layers, clips and filters around.
    let depth: Int

    init(_ builder: DisplayBuilder, _ source: CanvasSource, depth: Int) {
        self.builder = builder
        self.source = source
        self.depth = depth
    }
}
