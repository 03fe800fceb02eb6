import Digests
import Drawing
import Foundation
import SwiftUI
import Testing
import ViewCore

/// Says of every text that it is the same glyph, cluster and break.
private final class HostileEngine: TextEngine {
    private let plain = FixedTextEngine()
    private let number: Int
    private let glyph: UInt32

    init(_ number: Int) {
        self.number = number
        glyph = UInt32(clamping: number)
    }

    func shape(_ text: String, font: ResolvedFont, rightToLeft: Bool) -> ShapedText {
        var shaped = plain.shape(text, font: font, rightToLeft: rightToLeft)
        shaped.glyphs = shaped.glyphs.map { glyph in
            var glyph = glyph
            glyph.cluster = number
            glyph.id = self.glyph
            return glyph
        }
        return shaped
    }
    func lineBreaks(in text: String) -> LineBreaks {
        var breaks = LineBreaks(allowed: [number], required: [number], characters: [number])
        breaks.allowed.append(number)
        breaks.required.append(number)
        breaks.characters.append(number)
        return breaks
    }
    func metrics(of font: ResolvedFont) -> FontMetrics { plain.metrics(of: font) }
    func inkBounds(of glyph: UInt32, font: ResolvedFont) -> CGRect {
        plain.inkBounds(of: self.glyph, font: font)
    }
    func glyph(for character: Unicode.Scalar, face: FontFace) -> UInt32? { glyph }
    func hasFace(named name: String) -> Bool { plain.hasFace(named: name) }
}

extension IntegerCase {
    static let drawingCases: [IntegerCase] =
        each([
            "Drawing LineBreaks.allowed value: [Int]", "Drawing LineBreaks.characters value: [Int]",
            "Drawing LineBreaks.required value: [Int]",
            "Drawing LineBreaks.init(allowed:required:characters:) allowed: [Int]",
            "Drawing LineBreaks.init(allowed:required:characters:) characters: [Int]",
            "Drawing LineBreaks.init(allowed:required:characters:) required: [Int]",
            "Drawing ShapedText.Glyph.cluster value: Int", "Drawing ShapedText.Glyph.id value: UInt32",
            "Drawing ShapedText.Glyph.init(id:cluster:advance:dx:dy:face:) cluster: Int",
            "Drawing ShapedText.Glyph.init(id:cluster:advance:dx:dy:face:) id: UInt32",
            "Drawing TextEngine.inkBounds(of:font:) of: UInt32",
        ]) {
            let engine = HostileEngine($0)
            pictured(
                VStack {
                    Text("one two three four five six seven").lineLimit(2).truncationMode(.middle)
                    Text("one two").minimumScaleFactor(0.1).frame(width: 30)
                    Image(systemName: "star")
                }, engine: engine)
        }
        + each([
            "Drawing TextStretch.bytes value: Range<Int>",
            "Drawing TextStretch.init(bytes:isRightToLeft:) bytes: Range<Int>",
        ]) { number in
            let end = number < Int.max ? number + 1 : number
            #expect(TextStretch(bytes: number..<end, isRightToLeft: false).bytes.lowerBound == number)
        }
        + [
            IntegerCase("Drawing FixedTextEngine.inkBounds(of:font:) of: UInt32") {
                let font = ResolvedFont(face: FontFace(name: "Inter"), size: 17)
                #expect(FixedTextEngine().inkBounds(of: UInt32(clamping: $0), font: font).width.isFinite)
            }
        ]
        + each([
            "Digests ContentDigest.init(high:low:) high: UInt64",
            "Digests ContentDigest.init(high:low:) low: UInt64",
        ]) { number in
            for part in [UInt64(clamping: number), .init(truncatingIfNeeded: number)] {
                let digest = ContentDigest(high: part, low: part)
                #expect("\(digest)".count == 32)
            }
        }
}
