import Foundation
import Testing

@testable import ViewCore

/// Names of symbols: what the table says, and what follows by rule.
struct SymbolTableTests {
    private struct Line {
        var name, drawing, fill, verdict, note: String
        var uses: Int
    }

    private static func lines() throws -> [Line] {
        let root = URL(fileURLWithPath: #filePath).pathComponents.prefix { $0 != "Tests" }
        let file = root.joined(separator: "/") + "/Documentation/Rules/symbols.tsv"
        return try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").dropFirst().map {
            line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(fields.count == 7, "\(line)")
            return Line(
                name: fields[0], drawing: fields[3], fill: fields[4], verdict: fields[5], note: fields[6],
                uses: try #require(Int(fields[2])))
        }
    }

    private func drawing(_ name: String) throws -> SymbolDrawing {
        let symbol = Symbols.symbol(name)
        return try #require(symbol, "\(name)").drawing
    }

    /// Documentation/Rules/symbols.tsv: 842 names.
    @Test func `The program's table is the document's`() throws {
        let lines = try Self.lines()
        #expect(lines.count == 842 && SymbolTable.lines.keys.map(String.init) == lines.map(\.name))
        for line in lines {
            let symbol = try #require(Symbols.symbol(line.name))
            #expect(symbol.verdict.rawValue == line.verdict.first, "\(line.name)")
            #expect(symbol.note == line.note && symbol.drawing == SymbolDrawing(line.drawing), "\(line.name)")
        }
    }

    @Test func `Nine of ten uses are right, and what is not says why`() throws {
        let lines = try Self.lines()
        let right = lines.filter { $0.verdict == "right" }.reduce(0) { $0 + $1.uses }
        #expect(Double(right) >= 0.9 * Double(lines.reduce(0) { $0 + $1.uses }))
        for line in lines {
            #expect(["right", "near", "wrong"].contains(line.verdict), "\(line.name)")
            #expect(line.verdict == "right" || !line.note.isEmpty, "\(line.name)")
        }
    }

    @Test func `Every mark of a drawing can be read, and each glyph has its code points`() throws {
        for line in try Self.lines() {
            let drawing = try drawing(line.name)
            let words = line.drawing.split(separator: " ").filter { $0.first != "(" && $0 != "/" }
            let badges = words.count { $0.first == "+" }
            #expect(drawing.layers.count == words.count + 2 * badges, "\(line.name)")
            for layer in drawing.layers {
                let glyph: Substring
                switch layer.mark {
                case .glyph(let name, _, _, _), .fitted(let name, _, _, _): glyph = name
                default: continue
                }
                for weight in SymbolWeight.allCases {
                    #expect(SymbolGlyphTable.codePoint(glyph, weight) != nil, "\(line.name): \(glyph)")
                }
            }
        }
    }

    @Test func `Outline and filled are two drawings`() throws {
        for line in try Self.lines() where !line.name.hasSuffix(".fill") {
            let (outline, filled) = (try drawing(line.name), try drawing(line.name + ".fill"))
            #expect((outline == filled) == (line.fill == "no") || outline.filled == outline, "\(line.name)")
        }
        #expect(try drawing("house") != drawing("house.fill"))
        #expect(try drawing("house.fill").onlyGlyph == "house-fill")
        #expect(try drawing("gearshape.2.fill").layers.filter { !$0.isCut }.count == 2)
        #expect(
            try drawing("gearshape.2.fill")
                == SymbolDrawing("gear-fill@100,100,72 -disc:186,186,56 gear-fill@186,186,46"))
        // What stands on a filled ground is cut out of it.
        #expect(try drawing("doc.plaintext.fill").layers.dropFirst().allSatisfy(\.isCut))
        #expect(try drawing("rectangle.slash.fill").isSlashed)
        #expect(try drawing("pencil.fill") == drawing("pencil"))
    }

    @Test func `A name that is not listed is made by the rules of its variants`() throws {
        #expect(SymbolTable.lines.fields(of: "flame.circle") == nil)
        #expect(try drawing("flame.circle") == SymbolDrawing("fire-fill (circle)"))
        #expect(try drawing("flame.circle.fill") == SymbolDrawing("fire-fill (circle.fill)"))
        #expect(try drawing("flame.square") == SymbolDrawing("fire-fill (square)"))
        #expect(try drawing("trash.slash") == SymbolDrawing("trash /"))
        #expect(try drawing("trash.slash.fill") == SymbolDrawing("trash-fill /"))
        #expect(try drawing("trash.slash.circle.fill") == SymbolDrawing("trash-fill / (circle.fill)"))
        #expect(try drawing("cube.badge.plus") == SymbolDrawing("cube +plus"))
        #expect(try drawing("cube.badge.questionmark") == SymbolDrawing("cube +t:?"))
        #expect(try drawing("b.square.fill") == SymbolDrawing("t:B (square.fill)"))
        #expect(try drawing("42.circle") == SymbolDrawing("t:42 (circle)"))
        // A glyph with a shape of its own gets another one.
        #expect(try drawing("plus.circle.square") == SymbolDrawing("plus-circle-fill (square)"))
        for name in [
            "nothing", "nothing.circle", "51.circle", "bc.circle", "cube.badge.nothing", "", ".", ".fill",
        ] {
            #expect(Symbols.symbol(name) == nil, "\(name)")
        }
    }

    @Test func `Of a name with no end, six variants are taken off`() {
        #expect(Symbols.symbol("trash" + String(repeating: ".slash", count: 6)) != nil)
        #expect(Symbols.symbol("trash" + String(repeating: ".slash", count: 7)) == nil)
        #expect(Symbols.symbol("trash" + String(repeating: ".circle", count: 10_000)) == nil)
    }

    @Test func `From right to left, forward is where backward is`() {
        #expect(Symbols.symbol("chevron.forward", in: .rightToLeft) == Symbols.symbol("chevron.backward"))
        #expect(Symbols.symbol("forward.fill", in: .rightToLeft) == Symbols.symbol("forward.fill"))
    }

    @Test func `A line is found by its key alone`() {
        let lines = SortedLines("a|1\nab|2|x\nb.c|3|\nd|")
        #expect(lines.fields(of: "a") == ["1"] && lines.fields(of: "ab") == ["2", "x"])
        #expect(lines.fields(of: "b.c") == ["3", ""] && lines.fields(of: "d") == [""])
        for key in ["", "0", "aa", "abc", "b", "b.", "c", "e", "a|1", "\n"] {
            #expect(lines.fields(of: key) == nil, "\(key)")
        }
        #expect(lines.keys == ["a", "ab", "b.c", "d"] && SortedLines("").fields(of: "a") == nil)
    }

    @Test func `A glyph that is drawn smaller takes the weight whose lines come nearest`() {
        #expect(SymbolWeight(100) == .thin && SymbolWeight(300) == .light && SymbolWeight(400) == .regular)
        #expect(SymbolWeight(500) == .regular && SymbolWeight(600) == .bold && SymbolWeight(900) == .bold)
        #expect(SymbolWeight.regular.nearest(at: 1) == .regular)
        // 8 / 0.5 = 16 and 16 / 0.5 = 32 of 8, 12, 16 and 24.
        #expect(
            SymbolWeight.thin.nearest(at: 0.5) == .regular && SymbolWeight.regular.nearest(at: 0.5) == .bold)
    }
}
