import Drawing
import Foundation

/// What a symbol is made of: marks on a square of 256 units, each painted or cut out of those before it.
///
/// Documentation/Rules/README.md, section Symbols, has the words that drawings are written in.
struct SymbolDrawing: Hashable, Sendable {
    /// A quarter, half or three quarter turn, or what a mirror shows.
    enum Turn: Character, Hashable, Sendable {
        case mirrored = "h"
        case right = "r"
        case left = "l"
        case upsideDown = "u"

        var transform: CGAffineTransform {
            switch self {
            case .mirrored: CGAffineTransform(scaleX: -1, y: 1)
            case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
            case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
            case .upsideDown: CGAffineTransform(scaleX: -1, y: -1)
            }
        }
    }

    enum Mark: Hashable, Sendable {
        /// A glyph whose em is `size` parts of the square, about `center`.
        case glyph(Substring, Turn?, center: CGPoint, size: CGFloat)
        /// A glyph whose ink has its middle at `center` and `side` as its longer side.
        case fitted(Substring, Turn?, center: CGPoint, side: CGFloat)
        /// Letters of the system's font, with the middle of their ink at `center`.
        case letters(Substring, center: CGPoint, size: CGFloat)
        /// Its line is along the edge, or it is filled to the edge.
        case rectangle(CGRect, radius: CGFloat, isFilled: Bool)
        case circle(center: CGPoint, radius: CGFloat, isFilled: Bool)
        /// Angles in degrees, clockwise from the right.
        case arc(center: CGPoint, radius: CGFloat, from: CGFloat, to: CGFloat)
        case line([CGPoint])
        /// Filled, with round corners.
        case area([CGPoint])
    }

    struct Layer: Hashable, Sendable {
        var mark: Mark
        var isCut = false
    }

    /// The shape around; a filled one has the rest cut out of it.
    struct Enclosure: Hashable, Sendable {
        var shape: Substring
        var isFilled: Bool
    }

    var layers: [Layer]
    /// Whether a stroke goes through it, from the upper left, with a gap of its width on either side.
    var isSlashed = false
    var enclosure: Enclosure?
}

extension SymbolDrawing {
    /// The glyph that is all of it, as it is.
    var onlyGlyph: Substring? {
        guard enclosure == nil, !isSlashed, layers.count == 1,
            case .glyph(let name, nil, CGPoint(x: 128, y: 128), 1) = layers[0].mark
        else { return nil }
        return name
    }

    /// Filled where its first mark can be: what stands on that is cut out of it.
    var filled: SymbolDrawing {
        var drawing = self
        if enclosure != nil {
            drawing.enclosure?.isFilled = true
        } else if let ground = layers.first?.mark.filled {
            // Where marks are cut out already, what lies on the first is filled like it.
            let isMade = layers.contains(where: \.isCut)
            drawing.layers = layers.map { layer in
                if isMade { return layer.isCut ? layer : Layer(mark: layer.mark.filled ?? layer.mark) }
                return Layer(mark: layer.mark, isCut: true)
            }
            drawing.layers[0] = Layer(mark: ground)
        }
        return drawing
    }

    /// With a disc at the lower right that a glyph is cut out of.
    func badged(_ glyph: Substring) -> SymbolDrawing {
        var drawing = self
        drawing.layers += SymbolDrawing("+\(glyph)").layers
        return drawing
    }
}

extension SymbolDrawing.Mark {
    fileprivate var filled: SymbolDrawing.Mark? {
        switch self {
        case .glyph(let name, let turn, let center, let size):
            let isFillable = !name.hasSuffix("-fill") && SymbolGlyphTable.fills(name)
            return isFillable ? .glyph(name + "-fill", turn, center: center, size: size) : nil
        case .rectangle(let rect, let radius, false):
            return .rectangle(
                rect.insetBy(dx: -8, dy: -8), radius: radius > 0 ? radius + 4 : 0, isFilled: true)
        case .circle(let center, let radius, false):
            return .circle(center: center, radius: radius + 8, isFilled: true)
        default: return nil
        }
    }
}

extension SymbolGlyphTable {
    /// Whether a glyph has a filled form that is another picture.
    fileprivate static func fills(_ name: Substring) -> Bool {
        lines.fields(of: name)?.first?.split(separator: " ").count == 5
    }

    /// The code point of a glyph in a weight, and whether it is of Material Design Icons.
    static func codePoint(_ name: Substring, _ weight: SymbolWeight) -> Unicode.Scalar? {
        let isFilled = name.hasSuffix("-fill")
        let plain = isFilled && !name.hasPrefix("md:") ? name.dropLast(5) : name
        guard let codes = lines.fields(of: plain)?.first?.split(separator: " "), let last = codes.last else {
            return nil
        }
        let code = codes.count < 4 || isFilled ? last : codes[weight.rawValue]
        return UInt32(code, radix: 16).flatMap(Unicode.Scalar.init)
    }
}

/// The weights that glyphs of symbols come in, from the thinnest to the boldest.
enum SymbolWeight: Int, CaseIterable, Sendable {
    case thin, light, regular, bold

    /// Of a weight of fonts, 100…900.
    init(_ weight: Double) {
        self =
            switch weight {
            case ..<250: .thin
            case ..<350: .light
            case ..<550: .regular
            default: .bold
            }
    }

    /// How wide its lines are, in units of the square.
    var stroke: CGFloat {
        switch self {
        case .thin: 8
        case .light: 12
        case .regular: 16
        case .bold: 24
        }
    }

    /// The weight that comes nearest to this one where a glyph is drawn at less than three quarters of its size.
    func nearest(at scale: CGFloat) -> SymbolWeight {
        guard scale > 0, scale < 0.75 else { return self }
        let wanted = stroke / scale
        return SymbolWeight.allCases.min { abs($0.stroke - wanted) < abs($1.stroke - wanted) } ?? self
    }
}
