package import Drawing
public import Foundation

/// A symbol or a picture.
public struct Image: Equatable, Sendable {
    public enum Scale: Hashable, Sendable { case small, medium, large }
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    package enum Source: Equatable, Sendable {
        case symbol(String)
        case named(String)
        /// Straight RGBA rows; `scale` pixels are a point.
        case pixels([UInt8], width: Int, height: Int, scale: CGFloat)
    }

    package var source: Source
    package var isResizable = false
    package var renderingMode: TemplateRenderingMode?
    package var interpolation = DisplayImage.Interpolation.medium

    package init(_ source: Source) { self.source = source }

    nonisolated public init(systemName: String) { source = .symbol(systemName) }
    nonisolated public init(systemName: String, variableValue: Double?) {
        source = .symbol(systemName)
    }
    nonisolated public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }
    nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        source = .named(name)
    }
    nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
        source = .named(name)
    }

    private func with(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }

    nonisolated public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image { with { $0.isResizable = true } }
    nonisolated public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
        with { $0.renderingMode = mode }
    }
    nonisolated public func interpolation(_ interpolation: Interpolation) -> Image {
        with {
            $0.interpolation =
                switch interpolation {
                case .none: .none
                case .low: .low
                case .medium: .medium
                case .high: .high
                }
        }
    }
    nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// How the layers of a symbol are coloured; the icons that stand in have one layer.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let rank: Int
    public static let monochrome = SymbolRenderingMode(rank: 0)
    public static let hierarchical = SymbolRenderingMode(rank: 1)
    public static let palette = SymbolRenderingMode(rank: 2)
    public static let multicolor = SymbolRenderingMode(rank: 3)
}

extension Image: View {
    public typealias Body = Never

    public func unfold(into unfolding: inout Unfolding) {
        let environment = unfolding.environment
        switch source {
        case .symbol(let name):
            let font = environment.font ?? .body
            let resolved = font.resolved(in: environment, traits: environment.textTraits)
            guard let code = Symbols.codePoint(name) else {
                unfolding.warn(
                    "no icon stands in for the symbol \"\(name)\"; a square is drawn instead")
                return unfolding.append(MissingImageNode(side: resolved.size, name: name))
            }
            unfolding.append(
                SymbolNode(
                    name: name, code: code, font: resolved,
                    size: Symbols.emSize(resolved.size, environment.imageScale),
                    style: environment.foreground.resolved(level: 0, in: environment),
                    imageScale: environment.imageScale, isResizable: isResizable, engine: unfolding.engine,
                    journal: unfolding.journal))
        case .named(let name):
            unfolding.warn("no image named \"\(name)\"; a square is drawn instead")
            unfolding.append(MissingImageNode(side: 24, name: name))
        case .pixels(let bytes, let width, let height, let scale):
            unfolding.append(
                PixelsNode(
                    bytes: bytes, width: width, height: height, scale: scale,
                    isResizable: isResizable, interpolation: interpolation))
        }
    }

    /// The symbol as a run of text, for symbols inside of sentences.
    func symbolRun(
        in environment: EnvironmentValues, font: Font, traits: TextTraits
    ) -> TextRun? {
        guard case .symbol(let name) = source, let code = Symbols.codePoint(name),
            let scalar = Unicode.Scalar(code)
        else { return nil }
        var resolved = font.resolved(in: environment, traits: traits)
        resolved.face = FontFace(name: Symbols.face)
        resolved.tracking = 0
        resolved.features = []
        return TextRun(
            text: String(scalar), font: resolved,
            style: environment.foreground.resolved(level: 0, in: environment),
            // Icons fill their em; lowered so that the middle is that of capital letters.
            baselineOffset: -0.14 * resolved.size)
    }
}

package enum Symbols {
    package static let face = "Material Icons"

    /// The icon for a symbol name: listed, or the same without its variants.
    package static func codePoint(_ name: String) -> UInt32? {
        var candidate = name[...]
        for _ in 0..<6 {
            if let code = SymbolTable.codePoints[candidate] { return code }
            guard let cut = candidate.lastIndex(of: ".") else { return nil }
            let suffix = candidate[cut...]
            guard [".fill", ".circle", ".square", ".slash", ".rectangle"].contains(suffix) else {
                return nil
            }
            candidate = candidate[..<cut]
        }
        return nil
    }

    /// Em size of the icon font beside text of `points`.
    ///
    /// At 17 pt `info.circle` measures 19 pt across (Documentation/Rules/README.md, section Symbols); the
    /// icon's ink is 20/24 of its em. Small and large are 0.78 and 1.28 of medium, by eye.
    package static func emSize(_ points: CGFloat, _ scale: Image.Scale) -> CGFloat {
        let medium = points * 19 / 17 * 24 / 20
        return switch scale {
        case .small: medium * 0.78
        case .medium: medium
        case .large: medium * 1.28
        }
    }
}

/// A symbol beside text, or as large as offered when it is resizable.
final class SymbolNode: LayoutNode {
    private let name: String
    private let font: ResolvedFont
    private let iconFont: ResolvedFont
    private let style: ResolvedStyle
    private let imageScale: Image.Scale
    private let isResizable: Bool
    private let engine: any TextEngine
    private let glyph: UInt32?
    private let ink: CGRect

    init(
        name: String, code: UInt32, font: ResolvedFont, size: CGFloat, style: ResolvedStyle,
        imageScale: Image.Scale, isResizable: Bool, engine: any TextEngine, journal: Journal
    ) {
        self.name = name
        self.font = font
        iconFont = ResolvedFont(face: FontFace(name: Symbols.face), size: size)
        self.style = style
        self.imageScale = imageScale
        self.isResizable = isResizable
        self.engine = engine
        glyph = Unicode.Scalar(code).flatMap { engine.glyph(for: $0, face: FontFace(name: Symbols.face)) }
        ink = glyph.map { [iconFont] in engine.inkBounds(of: $0, font: iconFont) } ?? .zero
        if glyph == nil {
            journal.warn("the font \(Symbols.face) has no icon for \"\(name)\"")
        }
    }

    /// The ink with the side bearing that symbols have: 0.04 of the text size all around, so that
    /// `info.circle` at 17 pt is 20.3 wide.
    private var natural: CGSize {
        let margin = 0.04 * font.size
        return CGSize(width: ink.width + 2 * margin, height: ink.height + 2 * margin)
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
        guard let glyph, ink.width > 0, ink.height > 0 else { return }
        var size = iconFont.size
        if isResizable {
            size *= min(frame.width / natural.width, frame.height / natural.height)
        }
        let k = size / iconFont.size
        let x = frame.midX - (ink.minX + ink.width / 2) * k
        let y = frame.midY - (ink.minY + ink.height / 2) * k
        builder.withShadow(of: style) {
            $0.glyphs(
                GlyphRun(
                    face: iconFont.face, size: size, glyphs: [.init(id: glyph, x: x, y: y)],
                    paint: style.paint(in: frame), text: name))
        }
    }
    override var traceName: String { "Image" }
    override var traceProperties: [TraceNode.Property] {
        [
            .init("systemName", name), .init("color", style.description),
            .init("font", font.summary), .init("size", shortNumber(iconFont.size)),
        ] + (imageScale == .medium ? [] : [.init("imageScale", "\(imageScale)")])
    }
}

/// A bitmap.
final class PixelsNode: LayoutNode {
    private let bytes: [UInt8]
    private let pixelWidth: Int
    private let pixelHeight: Int
    private let scale: CGFloat
    private let isResizable: Bool
    private let interpolation: DisplayImage.Interpolation

    init(
        bytes: [UInt8], width: Int, height: Int, scale: CGFloat, isResizable: Bool,
        interpolation: DisplayImage.Interpolation
    ) {
        self.bytes = bytes
        pixelWidth = width
        pixelHeight = height
        self.scale = scale
        self.isResizable = isResizable
        self.interpolation = interpolation
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let natural = CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
        guard isResizable else { return natural }
        return CGSize(
            width: proposal.width ?? natural.width, height: proposal.height ?? natural.height)
    }
    override func draw(into builder: inout DisplayBuilder) {
        builder.image(
            DisplayImage(
                pixels: bytes, pixelWidth: pixelWidth, pixelHeight: pixelHeight,
                frame: builder.snapped(frame), interpolation: interpolation))
    }
    override var traceName: String { "Image" }
}

/// What is drawn where an image is missing, so that the gap shows.
final class MissingImageNode: LayoutNode {
    private let side: CGFloat
    private let name: String

    init(side: CGFloat, name: String) {
        self.side = side
        self.name = name
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: side, height: side)
    }
    override func draw(into builder: inout DisplayBuilder) {
        let rect = builder.snapped(frame)
        let color = RGBA(red: 1, green: 0, blue: 0.3)
        builder.stroke(
            .rectangle(rect.insetSafely(by: 0.5)), .solid(color), StrokePen(width: 1))
    }
    override var traceName: String { "Image" }
    override var traceProperties: [TraceNode.Property] { [.init("missing", name)] }
}
