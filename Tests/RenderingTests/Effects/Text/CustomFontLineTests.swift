import Drawing
import Foundation
import LayoutSupport
import Raster
import SwiftUI
import Testing
import ViewCore

/// Lines of custom fonts are as high as their files say.
@MainActor struct CustomFontLineTests {
    /// What is written into the tables of a monospaced face, whose em has 1000 units.
    private struct Measures {
        var hhea: (Int16, Int16, Int16)
        var typographic: (Int16, Int16, Int16)
    }

    private func withEngine(_ measures: Measures, _ body: (HarfBuzzTextEngine) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var data = try Data(
            contentsOf: URL(fileURLWithPath: FontLibrary().face(named: "JetBrains Mono").path))
        func write(_ values: (Int16, Int16, Int16), _ table: String, _ place: Int) throws {
            let entry = try #require(data.range(of: Data(table.utf8)))
            let offset = data[(entry.lowerBound + 8)..<(entry.lowerBound + 12)].reduce(0) {
                $0 << 8 | Int($1)
            }
            for (index, value) in [values.0, values.1, values.2].enumerated() {
                data[offset + place + 2 * index] = UInt8(truncatingIfNeeded: value >> 8)
                data[offset + place + 2 * index + 1] = UInt8(truncatingIfNeeded: value)
            }
        }
        try write(measures.hhea, "hhea", 4)
        try write(measures.typographic, "OS/2", 68)
        try data.write(to: folder.appendingPathComponent("a.ttf"))
        try body(HarfBuzzTextEngine(library: FontLibrary(folders: [folder.path])))
    }

    private let font = Font.custom("JetBrainsMono-Regular", fixedSize: 20)

    private func height(_ words: String, _ engine: HarfBuzzTextEngine) -> CGFloat {
        layOut(Text(verbatim: words).font(font), engine: engine).list.size.height
    }

    /// The file asks for the measures of `OS/2`, which other systems read.
    @Test func `A line has the ascender and the descender of hhea`() throws {
        try withEngine(Measures(hhea: (900, -200, 0), typographic: (1500, -500, 300))) { engine in
            #expect(height("a", engine) == 22)
            #expect(height("a\na", engine) == 44)
            let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text(verbatim: "a").font(font)
                Color.red.frame(width: 5, height: 30)
            }
            // 30 above the baseline, 4 below it.
            #expect(layOut(row, engine: engine).list.size.height == 34)
        }
    }

    @Test func `The gap of a font lies between lines, not around them`() throws {
        try withEngine(Measures(hhea: (900, -200, 150), typographic: (900, -200, 0))) { engine in
            #expect(height("a", engine) == 22)
            #expect(height("a\na", engine) == 47)
            #expect(height("a\na\na", engine) == 72)
        }
    }

    @Test func `Without measures in hhea those of OS/2 count`() throws {
        try withEngine(Measures(hhea: (0, 0, 0), typographic: (800, -300, 0))) { engine in
            #expect(height("a", engine) == 22)
        }
    }
}
