import Drawing
import Foundation

/// The fonts that letters of a file are of, each with the characters that it shows.
struct SVGFonts {
    private var faces: [FontFace] = []
    private var scalars: [Set<UInt32>] = []

    /// The name of a face in the file, which then has the characters of the text.
    mutating func name(of face: FontFace, showing text: String) -> String {
        let place = faces.firstIndex(of: face) ?? faces.count
        if place == faces.count {
            faces.append(face)
            scalars.append([])
        }
        scalars[place].formUnion(text.unicodeScalars.map(\.value))
        return "f\(place)"
    }

    /// The rules of a style sheet; empty for a file without letters.
    func rules(_ font: (FontFace, [UInt32]) throws -> [UInt8]?) throws -> String {
        var rules = ""
        for (place, face) in faces.enumerated() {
            guard let file = try font(face, scalars[place].sorted()) else { continue }
            rules +=
                "@font-face{font-family:f\(place);src:url(data:font/ttf;base64,\(Data(file).base64EncodedString()))}"
        }
        return rules
    }
}

extension SVGWriter {
    /// A run as text, where each glyph is what its font has for one character of it; false where it is not.
    func writeLetters(of run: GlyphRun, at origins: [CGPoint]) throws -> Bool {
        guard let letters = source.letters, let baseline = origins.first?.y else { return false }
        let scalars = Array(run.text.unicodeScalars)
        guard scalars.count == origins.count, origins.allSatisfy({ grid.steps($0.y) == grid.steps(baseline) })
        else {
            return false
        }
        for (scalar, glyph) in zip(scalars, run.glyphs) {
            // What joins with its neighbours, or runs to the left, a reader would shape by itself.
            guard scalar.value >= 0x20, scalar.value < 0x0300,
                try letters.glyph(scalar.value, run.face) == glyph.id
            else { return false }
        }
        guard let paint = paints.attributes(run.paint, as: "fill", &definitions) else { return false }
        let places = origins.map { grid.text($0.x) }.joined(separator: " ")
        let name = fonts.name(of: run.face, showing: run.text)
        body +=
            "<text x=\"\(places)\" y=\"\(grid.text(baseline))\" font-family=\"\(name)\" font-size=\"\(grid.text(run.size))\""
            + "\(paint) xml:space=\"preserve\">\(SVGText.escaped(run.text))</text>"
        return true
    }
}
