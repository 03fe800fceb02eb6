import Drawing
import Foundation

/// A symbol beside text, or stretched to what is offered when it is resizable, as a bitmap is.
final class SymbolNode: LayoutNode {
    let name: String
    private let font: ResolvedFont
    private let symbol: Symbol
    private let layers: SymbolLayering?
    /// Of the square that the symbol is drawn on.
    private let side: CGFloat
    private let style: ResolvedStyle
    private let imageScale: Image.Scale
    private let isResizable: Bool
    private let engine: any TextEngine
    private let picture: SymbolPicture?
    private let layered: LayeredSymbol?
    private let ink: CGSize

    init(
        name: String, symbol: Symbol, layers: SymbolLayering?, font: ResolvedFont, side: CGFloat,
        style: ResolvedStyle,
        imageScale: Image.Scale, isResizable: Bool, engine: any TextEngine, journal: Journal
    ) {
        self.name = name
        self.font = font
        self.symbol = symbol
        self.layers = layers
        self.side = side
        self.style = style
        self.imageScale = imageScale
        self.isResizable = isResizable
        self.engine = engine
        picture = SymbolPictures.picture(
            of: symbol, weight: SymbolWeight(font.face.weight), engine: engine)
        layered = layers.flatMap {
            LayeredSymbol($0, weight: SymbolWeight(font.face.weight), engine: engine)
        }
        let unit = side / 256
        // As large as in one colour, so that a mode moves nothing.
        ink = CGSize(width: (picture?.ink.width ?? 0) * unit, height: (picture?.ink.height ?? 0) * unit)
        if picture == nil {
            journal.warn("the fonts of symbols have no glyph for \"\(name)\"")
        }
        symbol.warn(of: name, journal)
        super.init(.symbol)
    }

    private var natural: CGSize { Symbols.box(of: name, ink: ink, beside: font.size, imageScale) }

    override func equivalent(_ proposal: ProposedViewSize) -> ProposedViewSize {
        isResizable ? proposal : .unspecified
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard isResizable else { return natural }
        return CGSize(
            width: proposal.width ?? natural.width, height: proposal.height ?? natural.height)
    }

    /// The middle of a symbol is the middle of capital letters beside it.
    override func explicitGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? {
        guard key.kind == .firstTextBaseline || key.kind == .lastTextBaseline else { return nil }
        return size(proposal).height / 2 + engine.metrics(of: font).capHeight / 2
    }
    override var statedGuides: StatedGuides { .baselines }

    override func draw(into builder: inout DisplayBuilder) {
        guard let picture, ink.width > 0, ink.height > 0, side > 0 else { return }
        if style.isMaterial { builder.warnings.append(ResolvedStyle.materialVeil("a symbol")) }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        let across = isResizable ? frame.width / natural.width : 1
        let down = isResizable ? frame.height / natural.height : 1
        builder.painted(with: style, in: builder.snapped(frame)) { builder, stencil in
            // Glyphs have one size: where both directions grow alike it says all, also but for what arithmetic leaves.
            guard abs(across - down) > 1e-6 * max(across, down) else {
                let scale = min(across, down)
                return draw(picture, stencil, in: frame, middle, scale: scale, into: &builder)
            }
            guard across > 0, down > 0 else { return }
            // As large as one direction asks, and a group that shortens it along the other: the outline is drawn at the
            // size that is seen, whatever the scale.
            let scale = max(across, down)
            let drawn = CGSize(width: natural.width * scale, height: natural.height * scale)
            let box = CGRect(
                x: middle.x - drawn.width / 2, y: middle.y - drawn.height / 2, width: drawn.width,
                height: drawn.height)
            let stretch = CGAffineTransform.about(
                .center, in: frame, CGAffineTransform(scaleX: across / scale, y: down / scale))
            builder.transformed(ProjectiveTransform(stretch)) {
                draw(picture, stencil, in: box, middle, scale: scale, into: &$0)
            }
        }
    }

    /// The middle of the ink is the middle of the frame.
    private func draw(
        _ picture: SymbolPicture, _ stencil: Paint?, in box: CGRect, _ middle: CGPoint, scale: CGFloat,
        into builder: inout DisplayBuilder
    ) {
        let unit = side / 256 * scale
        let ink = layered?.ink ?? picture.ink
        let corner = CGPoint(x: middle.x - ink.midX * unit, y: middle.y - ink.midY * unit)
        guard let layered else {
            let paint = stencil ?? style.paint(in: box)
            return picture.draw(paint, at: corner, unit: unit, name: name, into: &builder)
        }
        layered.draw(at: corner, unit: unit, in: box, stencil: stencil, name: name, into: &builder)
    }
    override var traceName: String { "Image" }
    override var traceProperties: [TraceNode.Property] {
        [.init("systemName", .text(name), .identifying)]
            + style.traced("color", .handedOn) + (layers?.traced ?? [])
            + [
                .init("font", .font(font.traced), .handedOn),
                // It is as large as its font and scale make it.
                .init("size", .length(side), [.handedOn, .following]),
            ]
            + (symbol.verdict == .right
                ? [] : [.init("stand-in", .text(String(symbol.note)), .following)])
            + (imageScale == .medium
                ? []
                : [.init("imageScale", .name("\(imageScale)"), .handedOn, usual: .name("medium"))])
            + spokenLabel
    }

    /// What is said of a symbol where nobody says anything else: the words of its name, so that `star.fill` is
    /// "star fill" (write-ups of what VoiceOver reads; Apple's own table of symbols' descriptions is not published).
    private var spokenLabel: [TraceNode.Property] {
        let key = "accessibilityLabel"
        guard spoken?.contains(where: { $0.name == key }) != true else { return [] }
        let words = TraceValue.text(name.split(separator: ".").joined(separator: " "))
        // It follows from the name, whoever has recorded it before.
        return [.init(key, words, .following, usual: words)]
    }
}

/// What is drawn where an image is missing, so that the gap shows.
final class MissingImageNode: LayoutNode {
    private let side: CGFloat
    private let name: String

    init(side: CGFloat, name: String) {
        self.side = side
        self.name = name
        super.init(.missingImage)
    }

    override func equivalent(_ proposal: ProposedViewSize) -> ProposedViewSize {
        .unspecified
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: side, height: side)
    }
    override func draw(into builder: inout DisplayBuilder) {
        let rect = builder.snapped(frame)
        let color = RGBA.missing
        builder.stroke(
            .rectangle(rect.insetSafely(by: 0.5)), .solid(color), StrokePen(width: 1))
        builder.missingImage(name)
    }
    override var traceName: String { "Image" }
    override var traceProperties: [TraceNode.Property] { [.init("missing", .text(name), .identifying)] }
}

/// Stands where a redacted image is, in its frame and as texts are: a rounded box in a light foreground.
final class ImagePlaceholderNode: WrapperNode {
    private let color: RGBA

    init(_ child: LayoutNode, _ color: RGBA) {
        self.color = color
        super.init(child, .redacted)
    }

    override func draw(into builder: inout DisplayBuilder) {
        let rect = builder.snapped(frame)
        builder.fill(
            Path(roundedRect: rect, cornerRadius: 3).outline, .solid(color.multiplyingAlpha(by: 0.16)))
    }
    override var traceName: String { ".redacted" }
}
