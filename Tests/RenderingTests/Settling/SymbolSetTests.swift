import Catalog
import Drawing
import Foundation
import Raster
import Rendering
import SwiftUI
import Testing
import ViewCore

private struct NoStyle {}

/// Symbol sets of an asset catalogue. The template's bar is 40 of 100 units of a capital letter's height wide in the regular
/// weight, with its margins at its edges.
@MainActor struct SymbolSetTests {
    private static let settler = TileSettler(library: FontLibrary())

    private static let template = """
        <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200"><g id="Guides">
        <line id="Baseline-S" x1="0" y1="700"/><line id="Capline-S" x1="0" y1="600"/>
        <line id="left-margin-Regular-S" x1="0" y1="0"/><line id="right-margin-Regular-S" x1="40" y1="0"/>
        <line id="left-margin-Black-S" x1="0" y1="0"/><line id="right-margin-Black-S" x1="90" y1="0"/></g>
        <g id="Symbols"><g id="Regular-S"><path d="M0 600L40 600L40 700L0 700Z"/></g>
        <g id="Black-S"><path d="M0 600L90 600L90 700L0 700Z"/></g></g></svg>
        """

    private func laidOut<V: View>(
        _ view: V, contents: String = #"{"symbols": [{"filename": "bar.svg", "idiom": "universal"}]}"#,
        template: String = template
    ) throws -> LaidOut {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("Media.xcassets/bar.symbolset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        try Data(template.utf8).write(to: set.appendingPathComponent("bar.svg"))
        let colors = ColorCatalog(folder: folder.appendingPathComponent("Media.xcassets").path)
        let catalog = Catalog("Group", colors: colors) {
            Specimen("Image/any", style: NoStyle.self, axes: onePoint()) { AnyView(view) }
        }
        return Self.settler.layOut(catalog.tiles[0], needsTrace: true)
    }

    /// At 100 points a capital letter of SF Pro is 70.459 high; symbols in templates are drawn at the small scale, which is
    /// 0.78 of the medium one. 4 points of 100 are above and below.
    private func size(_ units: Double, points: Double, scale: Double = 1 / 0.78) -> CGSize {
        CGSize(
            width: units * 0.70459 * points / 100 * scale,
            height: (70.459 * scale + 8) * points / 100)
    }

    private func isNear(_ first: CGSize, _ second: CGSize) -> Bool {
        // A tile has whole pixels, two to a point.
        abs(first.width - second.width) <= 0.26 && abs(first.height - second.height) <= 0.26
    }

    @Test(
        arguments: [(17, .regular, 40), (34, .regular, 40), (17, .black, 90), (17, .semibold, 60)]
            as [(Double, Font.Weight, Double)])
    func `A symbol follows the size and weight of the font`(
        points: Double, weight: Font.Weight, units: Double
    ) throws {
        let made = try laidOut(Image("bar").font(.system(size: points, weight: weight)))
        #expect(made.warnings == [])
        #expect(isNear(made.frame.size, size(units, points: points)), "\(made.frame.size)")
    }

    @Test(arguments: [(Image.Scale.small, 1), (.medium, 1 / 0.78), (.large, 1.28 / 0.78)])
    func `A symbol follows the scale of images`(scale: Image.Scale, factor: Double) throws {
        let made = try laidOut(Image("bar").imageScale(scale).font(.system(size: 100)))
        #expect(isNear(made.frame.size, size(40, points: 100, scale: factor)), "\(made.frame.size)")
    }

    /// The bar is as high as a capital letter of SF Pro at the small scale, so that its middle is that of the letters beside
    /// it, whatever their font says of capitals.
    @Test func `The middle of capital letters is the middle of the symbol's guides`() throws {
        let made = try laidOut(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Image("bar").imageScale(.small).foregroundStyle(.red)
                Text("H").foregroundStyle(.blue)
            }.font(.system(size: 100)))
        let frames = made.list.items.compactMap { item in
            if case .group(let group) = item { group.mask?.first } else { nil as DisplayItem? }
        }
        #expect(frames.count == 1)
        let runs = made.list.items.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
        let run = try #require(runs.first)
        guard case .image(let image)? = frames.first else {
            Issue.record("no picture")
            return
        }
        let font = ResolvedFont(face: run.face, size: run.size)
        let middle = run.glyphs[0].y - Self.settler.engine.metrics(of: font).capHeight / 2
        #expect(abs(image.frame.midY - middle) <= 1, "\(image.frame) \(middle)")
    }

    @Test func `A symbol is painted in the foreground style and stretched where it is resizable`() throws {
        let made = try laidOut(
            Image("bar").resizable().foregroundStyle(Color(red: 0, green: 0.5, blue: 1)).frame(
                width: 30, height: 12))
        #expect(made.warnings == [])
        #expect(made.frame.size == CGSize(width: 30, height: 12))
        #expect("\(made.list)".contains("#0080FF"), "\(made.list)")
    }

    @Test func `The library that draws symbols belongs to the stack of their tiles alone`() throws {
        let library = Self.settler.library
        let stack = try library.stackDescription(for: laidOut(Image("bar")).list)
        let others = try library.stackDescription(for: laidOut(Color.red.frame(width: 9, height: 9)).list)
        #expect(stack.dropLast() == others[...])
        #expect(stack.last?.wholeMatch(of: /librsvg 2\.\d+\.\d+/) != nil, "\(stack)")
    }

    @Test(
        arguments: [
            (#"{"symbols": [{"idiom": "universal"}]}"#, "the symbol set \"bar\" has no file"),
            (#"{"symbols": [{"filename": "bar.pdf"}]}"#, "only templates in SVG files are drawn"),
            (#"{"symbols": [{"filename": "gone.svg"}]}"#, "gone.svg"),
            (#"{"symbols": {}}"#, "not a symbol set: symbols is no array"),
            (#"{}"#, "has no \"symbols\""),
            (
                #"{"symbols": [], "properties": {"symbol-rendering-intent": "gold"}}"#,
                "symbol-rendering-intent is \"gold\""
            ),
            (#"{"symbols": [{"filename": "../bar.svg"}]}"#, "no name of a file in the set's folder"),
            (#"{"symbols": [{"filename": "bar.svg"}, {"filename": "bar.svg"}]}"#, "is for the same as"),
        ])
    func `A wrong symbol set is named and drawn as missing`(contents: String, words: String) throws {
        let made = try laidOut(Image("bar"), contents: contents)
        #expect(made.warnings.count == 1)
        #expect(made.warnings.first?.contains(words) == true, "\(made.warnings)")
        #expect(made.warnings.first?.hasSuffix("; a square is drawn instead") == true)
    }

    @Test(arguments: ["hierarchical", "multicolor"])
    func `An intent that has no effect is said`(intent: String) throws {
        let made = try laidOut(
            Image("bar"),
            contents: """
                {"symbols": [{"filename": "bar.svg"}], "properties": {"symbol-rendering-intent": "\(intent)"}}
                """)
        #expect(made.warnings.count == 1)
        #expect(
            made.warnings.first?.contains("the symbol is drawn in one colour") == true, "\(made.warnings)")
    }

    @Test func `What is asked of layers is said`() throws {
        for mode in [SymbolRenderingMode.hierarchical, .palette, .multicolor] {
            let made = try laidOut(Image("bar").symbolRenderingMode(mode))
            #expect(made.warnings.count == 1)
            #expect(
                made.warnings.first?.contains("\"bar\" of the asset catalogue is drawn in one colour") == true
            )
        }
        #expect(try laidOut(Image("bar").symbolRenderingMode(.monochrome)).warnings == [])
        #expect(try laidOut(Image("bar", variableValue: 0.3)).warnings.count == 1)
    }

    @Test func `A file that is no template is named`() throws {
        let made = try laidOut(Image("bar"), template: "<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
        #expect(made.warnings.first?.contains("bar.svg: this is no template of a symbol") == true)
    }
}
