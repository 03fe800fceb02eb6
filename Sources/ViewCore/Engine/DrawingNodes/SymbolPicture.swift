import Drawing
import Foundation

/// A symbol's drawing in a weight, with what the fonts know of its glyphs; in units of its square.
struct SymbolPicture: Sendable {
    indirect enum Piece: Sendable {
        /// About the pen at `origin`, on a baseline.
        case glyphs(
            [(id: UInt32, advance: CGFloat)], FontFace, em: CGFloat, origin: CGPoint, CGAffineTransform?)
        case shape(Outline, StrokePen?)
        case cut(Piece)
        case several([Piece])
    }

    let pieces: [Piece]
    /// The layer of each piece, where it was asked for layers.
    let places: [SymbolLayer]
    /// Around all that is painted.
    let ink: CGRect

    /// Of a shape's smaller side, by eye: what a symbol takes inside of it.
    private static let innerPart: CGFloat = 0.56

    /// `nil` where a font has no glyph for it.
    ///
    /// - Parameter places: the layers of the drawing's marks, where each layer has paint of its own. What is in a filled
    ///   shape lies on it then, in place of being cut out.
    init?(
        _ drawing: SymbolDrawing, places: [SymbolLayer]? = nil, weight: SymbolWeight, engine: any TextEngine
    ) {
        guard let enclosure = drawing.enclosure else {
            self.init(plain: drawing, places ?? [], weight, engine)
            return
        }
        let shapeName = enclosure.isFilled ? "\(enclosure.shape).fill" : String(enclosure.shape)
        guard let shape = Symbols.symbol(shapeName),
            let around = SymbolPicture(shape.drawing, weight: weight, engine: engine),
            let plain = SymbolPicture(plain: drawing, [], weight, engine)
        else { return nil }
        let side = min(around.ink.width, around.ink.height) * SymbolPicture.innerPart
        let longest = max(plain.ink.width, plain.ink.height)
        guard longest > 0 else { return nil }
        // Lines inside are as wide as the shape's, or as near to that as the font's weights come.
        let innerWeight = weight.nearest(at: side / longest)
        guard let inner = SymbolPicture(plain: drawing, places ?? [], innerWeight, engine) else { return nil }
        let scale = side / max(inner.ink.width, inner.ink.height, 1)
        let change = CGAffineTransform(translationX: -inner.ink.midX, y: -inner.ink.midY)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(translationX: around.ink.midX, y: around.ink.midY))
        let content = inner.pieces.map { $0.applying(change) }
        let rest: [Piece] =
            enclosure.isFilled && places == nil
            ? [.cut(.several(content))] : inner.hasCuts ? [.several(content)] : content
        var own: [SymbolLayer] = []
        if places != nil {
            let isOne = rest.count != inner.places.count
            let deepest = isOne ? 0 : inner.places.map(\.level).max() ?? 0
            own = around.pieces.map { _ in SymbolLayer(level: min(deepest + 1, 2)) }
            own += isOne ? rest.map { _ in SymbolLayer() } : inner.places
        }
        self.init(pieces: around.pieces + rest, places: own, ink: around.ink)
    }

    /// Without the shape around it.
    private init?(
        plain drawing: SymbolDrawing, _ places: [SymbolLayer], _ weight: SymbolWeight,
        _ engine: any TextEngine
    ) {
        var pieces: [Piece] = []
        var ink = CGRect.null
        for layer in drawing.layers {
            guard let (piece, box) = SymbolPicture.piece(layer.mark, weight, engine) else { return nil }
            pieces.append(layer.isCut ? .cut(piece) : piece)
            if !layer.isCut { ink = ink.union(box) }
        }
        guard !pieces.isEmpty else { return nil }
        ink = ink.isNull ? .zero : ink
        if drawing.isSlashed {
            let half = (max(ink.width, ink.height) - weight.stroke) / 2
            let line = Path {
                $0.addLines([
                    CGPoint(x: ink.midX - half, y: ink.midY - half),
                    CGPoint(x: ink.midX + half, y: ink.midY + half),
                ])
            }.outline
            pieces.append(.cut(.shape(line, StrokePen(width: 3 * weight.stroke))))
            pieces.append(.shape(line, StrokePen(width: weight.stroke, cap: .round)))
        }
        // A stroke through it is on the first layer.
        let added = pieces.count - drawing.layers.count
        let all = places.isEmpty ? [] : places + Array(repeating: SymbolLayer(), count: added)
        self.init(pieces: pieces, places: all, ink: ink)
    }

    private init(pieces: [Piece], places: [SymbolLayer], ink: CGRect) {
        self.pieces = pieces
        self.places = places
        self.ink = ink
    }

    private static func piece(
        _ mark: SymbolDrawing.Mark, _ weight: SymbolWeight, _ engine: any TextEngine
    ) -> (Piece, CGRect)? {
        let pen = StrokePen(width: weight.stroke, cap: .round, join: .round)
        func stroked(_ path: Path) -> (Piece, CGRect) {
            (.shape(path.outline, pen), path.boundingRect.insetBy(dx: -pen.width / 2, dy: -pen.width / 2))
        }
        switch mark {
        case .glyph(let name, let turn, let center, let size):
            let em = 256 * size
            return glyph(name, weight.nearest(at: size), engine).map {
                $0.piece(em: em, turn, engine) { _, box in
                    CGPoint(x: center.x - box.midX, y: center.y - box.midY)
                }
            }
        case .fitted(let name, let turn, let center, let side):
            guard let glyph = glyph(name, .bold, engine) else { return nil }
            let natural = glyph.ink(em: 256, engine)
            let longest = max(natural.width, natural.height)
            guard longest > 0 else { return nil }
            return glyph.piece(em: 256 * side / longest, turn, engine) { ink, _ in
                CGPoint(x: center.x - ink.midX, y: center.y - ink.midY)
            }
        case .letters(let text, let center, let size):
            return letters(text, center, em: 256 * size, weight, engine)
        case .rectangle(let rect, let radius, let isFilled):
            let path = Path(roundedRect: rect, cornerRadius: radius, style: .circular)
            return isFilled ? (.shape(path.outline, nil), rect) : stroked(path)
        case .circle(let center, let radius, let isFilled):
            let box = CGRect(
                x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
            let path = Path(ellipseIn: box)
            return isFilled ? (.shape(path.outline, nil), box) : stroked(path)
        case .arc(let center, let radius, let from, let to):
            var path = Path()
            path.addRelativeArc(
                center: center, radius: radius, startAngle: .degrees(from), delta: .degrees(to - from))
            return stroked(path)
        case .line(let points): return stroked(Path { $0.addLines(points) })
        case .area(let points):
            let path = Path {
                $0.addLines(points)
                $0.closeSubpath()
            }
            let (edge, box) = stroked(path)
            return (.several([.shape(path.outline, nil), edge]), box)
        }
    }

    private static func letters(
        _ text: Substring, _ center: CGPoint, em: CGFloat, _ weight: SymbolWeight, _ engine: any TextEngine
    ) -> (Piece, CGRect)? {
        let weights: [Double] = [200, 300, 450, 650]
        let face = FontFace(
            name: Font.faceName(.default, isItalic: false), weight: weights[weight.rawValue], opticalSize: 32)
        let font = ResolvedFont(face: face, size: em)
        var ink = CGRect.null
        var pen: CGFloat = 0
        var glyphs: [(id: UInt32, advance: CGFloat)] = []
        for glyph in engine.shape(String(text), font: font, rightToLeft: false).glyphs {
            ink = ink.union(engine.inkBounds(of: glyph.id, font: font).offsetBy(dx: pen, dy: 0))
            glyphs.append((glyph.id, glyph.advance))
            pen += glyph.advance
        }
        guard !glyphs.isEmpty, !ink.isNull else { return nil }
        let origin = CGPoint(x: center.x - ink.midX, y: center.y - ink.midY)
        return (
            .glyphs(glyphs, face, em: em, origin: origin, nil), ink.offsetBy(dx: origin.x, dy: origin.y)
        )
    }

    private static func glyph(
        _ name: Substring, _ weight: SymbolWeight, _ engine: any TextEngine
    ) -> SymbolGlyph? {
        let face = FontFace(name: name.hasPrefix("md:") ? FontFace.moreSymbols : FontFace.symbols)
        return SymbolGlyphTable.codePoint(name, weight).flatMap { engine.glyph(for: $0, face: face) }
            .map { SymbolGlyph(id: $0, face: face) }
    }

    /// A glyph of one of the symbols' fonts.
    private struct SymbolGlyph {
        var id: UInt32
        var face: FontFace
        private var isOther: Bool { face.name == FontFace.moreSymbols }

        /// The circles of the fonts are 208 of 256 and 20 of 24 parts of their ems; they are drawn equally large.
        private var factor: CGFloat { isOther ? 208.0 / 256 * 24 / 20 : 1 }
        /// How far the em reaches over the baseline.
        private var ascent: CGFloat { isOther ? 0.875 : 1 }

        func ink(em: CGFloat, _ engine: any TextEngine) -> CGRect {
            engine.inkBounds(of: id, font: ResolvedFont(face: face, size: em * factor))
        }

        /// - Parameter place: where the pen stands, by the ink and the box of the em around a pen at zero.
        func piece(
            em: CGFloat, _ turn: SymbolDrawing.Turn?, _ engine: any TextEngine,
            place: (CGRect, CGRect) -> CGPoint
        ) -> (Piece, CGRect) {
            let size = em * factor
            let ink = ink(em: em, engine)
            let box = CGRect(x: 0, y: -ascent * size, width: size, height: size)
            let origin = place(ink, box)
            let placed = ink.offsetBy(dx: origin.x, dy: origin.y)
            let around = box.offsetBy(dx: origin.x, dy: origin.y)
            let change = turn.map { CGAffineTransform.about(.center, in: around, $0.transform) }
            return (
                .glyphs([(id, 0)], face, em: size, origin: origin, change),
                change.map { placed.applying($0) } ?? placed
            )
        }
    }
}

extension SymbolPicture {
    private var hasCuts: Bool { pieces.contains { $0.isCut } }

    /// - Parameters:
    ///   - corner: the upper left corner of the square.
    ///   - unit: how many points a unit of it has.
    func draw(
        _ paint: Paint, at corner: CGPoint, unit: CGFloat, name: String, into builder: inout DisplayBuilder
    ) {
        SymbolPicture.draw(placed(at: corner, unit: unit, builder), paint, name, into: &builder)
    }

    /// The pieces where they are drawn; none where nothing would be seen.
    func placed(at corner: CGPoint, unit: CGFloat, _ builder: DisplayBuilder) -> [Piece] {
        guard unit > 0, ink.width > 0, ink.height > 0 else { return [] }
        // Glyphs as large as the square begin at its lower left.
        let start = builder.placeOfGlyphs(nearest: CGPoint(x: corner.x, y: corner.y + 256 * unit))
        let change = CGAffineTransform(scaleX: unit, y: unit)
            .concatenating(CGAffineTransform(translationX: start.x, y: start.y - 256 * unit))
        return pieces.map { $0.applying(change) }
    }

    /// Pieces in one paint.
    static func draw(
        _ placed: [Piece], _ paint: Paint, _ name: String, into builder: inout DisplayBuilder
    ) {
        guard !placed.isEmpty else { return }
        let hasCuts = placed.contains { $0.isCut }
        var (opaque, alpha) = (paint, 1.0)
        if case .solid(var color) = paint {
            alpha = color.alpha
            color.alpha = 1
            opaque = .solid(color)
        }
        guard hasCuts || alpha < 1 && (placed.count > 1 || placed[0].isSeveral) else {
            for piece in placed { piece.draw(paint, name, into: &builder) }
            return
        }
        // Where marks lie on each other they are no darker than one.
        builder.grouped({
            $0.flattens = true
            $0.opacity *= alpha
        }) { builder in
            for piece in placed { piece.draw(opaque, name, into: &builder) }
        }
    }
}

extension SymbolPicture.Piece {
    var isSeveral: Bool { if case .several = self { true } else { false } }
    var isCut: Bool { if case .cut = self { true } else { false } }

    func applying(_ change: CGAffineTransform) -> SymbolPicture.Piece {
        switch self {
        case .glyphs(let glyphs, let face, let em, let origin, let turn):
            // A turn is about a place that moves along.
            let moved = turn.map { change.inverted().concatenating($0).concatenating(change) }
            return .glyphs(
                glyphs.map { ($0.id, $0.advance * change.a) }, face, em: em * change.a,
                origin: origin.applying(change), moved)
        case .shape(let outline, var pen):
            pen?.width *= change.a
            return .shape(outline.applying(change), pen)
        case .cut(let piece): return .cut(piece.applying(change))
        case .several(let pieces): return .several(pieces.map { $0.applying(change) })
        }
    }

    func draw(_ paint: Paint, _ name: String, into builder: inout DisplayBuilder) {
        switch self {
        case .glyphs(let glyphs, let face, let em, let origin, let turn):
            var pen = origin.x
            let placed = glyphs.map { glyph in
                defer { pen += glyph.advance }
                return GlyphRun.Glyph(id: glyph.id, x: pen, y: origin.y)
            }
            let run = GlyphRun(face: face, size: em, glyphs: placed, paint: paint, text: name)
            guard let turn else { return builder.glyphs(run) }
            builder.transformed(ProjectiveTransform(turn)) { $0.glyphs(run) }
        case .shape(let outline, nil): builder.fill(outline, paint)
        case .shape(let outline, let pen?): builder.stroke(outline, paint, pen)
        case .cut(let piece):
            builder.grouped({ $0.blend = .destinationOut }) { piece.draw(.solid(.black), name, into: &$0) }
        case .several(let pieces):
            guard pieces.contains(where: { if case .cut = $0 { true } else { false } }) else {
                for piece in pieces { piece.draw(paint, name, into: &builder) }
                return
            }
            builder.grouped({ $0.flattens = true }) { builder in
                for piece in pieces { piece.draw(paint, name, into: &builder) }
            }
        }
    }
}
