import Catalog
import Drawing
import Foundation
import Pixels
import Raster
import Rendering
import SwiftUI
import TestSupport
import Testing
import ViewCore

private struct NoStyle {}

/// As large as a picture says that it is.
private struct SizedByPicture: View {
    var body: some View {
        let size = UIImage(named: "logo")?.size ?? .zero
        Color.red.frame(width: size.width, height: size.height)
    }
}

/// Image sets whose files are drawings or photographs.
@MainActor struct ImageFormatTests {
    private static let settler = TileSettler(library: FontLibrary())

    /// A catalogue of one set `logo` with one file, laid out in a tile.
    private func laidOut<V: View>(
        _ view: V, _ file: String, _ bytes: [UInt8], slot: String = "", properties: String = ""
    ) throws -> LaidOut {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("Media.xcassets/logo.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let contents = #"{"images": [{"idiom": "universal", "filename": "\#(file)"\#(slot)}]\#(properties)}"#
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        try Data(bytes).write(to: set.appendingPathComponent(file))
        let colors = ColorCatalog(folder: folder.appendingPathComponent("Media.xcassets").path)
        #expect(colors.problems == [])
        let catalog = Catalog("Group", colors: colors) {
            Specimen("Image/any", style: NoStyle.self, axes: onePoint()) { AnyView(view) }
        }
        return Self.settler.layOut(catalog.tiles[0], needsTrace: false)
    }

    private func images(_ made: LaidOut) -> [DisplayImage] {
        made.list.items.compactMap { if case .image(let image) = $0 { image } else { nil } }
    }

    /// The same drawing in each of its formats, by the name of its file.
    private let drawings = [
        "logo.svg": Array(
            #"<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"><rect width="6" height="8"/></svg>"#
                .utf8),
        "logo.pdf": PDFWriting.page("0 0 6 8 re f", box: "0 0 12 8"),
    ]
    nonisolated static let files = ["logo.svg", "logo.pdf"]

    @Test(arguments: [(1, 1), (1.5, 2), (2, 2), (3, 3), (4, 3)] as [(CGFloat, Int)], files)
    func `A drawing has pixels for the tile's scale, 3 a point at most`(
        scale: (factor: CGFloat, pixels: Int), file: String
    ) throws {
        let pixels = scale.pixels
        let made = try laidOut(
            Image("logo").environment(\.displayScale, scale.factor), file, drawings[file] ?? [])
        #expect(made.warnings == [])
        #expect(made.frame.size == CGSize(width: 12, height: 8))
        #expect(images(made).map(\.size) == [PixelSize(width: 12 * pixels, height: 8 * pixels)])
    }

    @Test(arguments: [true, false], files)
    func `A drawing that is shown larger is sharp where its set preserves it`(
        preserves: Bool, file: String
    ) throws {
        let made = try laidOut(
            Image("logo").resizable().frame(width: 120, height: 40), file, drawings[file] ?? [],
            properties: #", "properties": {"preserves-vector-representation": \#(preserves)}"#)
        #expect(made.warnings == [])
        let scale = Int(made.list.scale)
        let size =
            preserves
            ? PixelSize(width: 120 * scale, height: 40 * scale)
            : PixelSize(width: 12 * scale, height: 8 * scale)
        #expect(images(made).map(\.size) == [size])
    }

    @Test(arguments: files)
    func `A drawing as a template takes the color of the text, and else has its own`(file: String) throws {
        func list(_ color: Color, _ intent: String) throws -> String {
            let made = try laidOut(
                Image("logo").foregroundStyle(color), file, drawings[file] ?? [],
                properties: #", "properties": {"template-rendering-intent": "\#(intent)"}"#)
            return "\(made.list)"
        }
        #expect(try list(.green, "template") != list(.blue, "template"))
        #expect(try list(.green, "original") == list(.blue, "original"))
    }

    @Test(arguments: files) func `The caps of a drawing are counted in its own size`(file: String) throws {
        let made = try laidOut(
            Image("logo").resizable().frame(width: 40, height: 8), file, drawings[file] ?? [],
            slot: #"""
                , "resizing": {"mode": "3-part-horizontal", "cap-insets": {"left": 4, "right": 4},
                 "center": {"mode": "stretch", "width": 1}}
                """#)
        #expect(images(made).map { $0.frame.width } == [4, 32, 4])
    }

    @Test(arguments: files) func `A picture of UIKit says the size of a drawing`(file: String) throws {
        #expect(
            try laidOut(SizedByPicture(), file, drawings[file] ?? []).frame.size
                == CGSize(width: 12, height: 8))
    }

    @Test func `A drawing with letters is named and drawn as missing`() throws {
        let made = try laidOut(
            Image("logo"), "logo.svg",
            Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>A</text></svg>"#.utf8))
        #expect(made.warnings.count == 1)
        #expect(made.warnings.first?.hasPrefix("the image \"logo\": ") == true)
        #expect(made.warnings.first?.contains("logo.svg: it has <text>, which is not drawn") == true)
        #expect(made.frame.width == 24)
    }

    @Test func `A PDF file with letters in no font of its own is named and drawn as missing`() throws {
        let made = try laidOut(
            Image("logo"), "logo.pdf",
            PDFWriting.page(
                "BT /F 4 Tf (A) Tj ET", resources: "/Font<</F<</Subtype/Type1/BaseFont/Helvetica>>>>"))
        #expect(made.warnings.count == 1)
        #expect(made.warnings.first?.hasPrefix("the image \"logo\": ") == true)
        #expect(made.warnings.first?.contains("logo.pdf: it has letters in the font \"Helvetica\"") == true)
        #expect(made.frame.width == 24)
    }

    @Test(arguments: ["logo.jpg", "logo.JPEG"], JPEGWriting.Kind.allCases)
    func `A photograph is drawn`(name: String, kind: JPEGWriting.Kind) throws {
        let photo = JPEGWriting.colors(Pixmap(width: 40, height: 20, filledWith: (9, 200, 9, 255)), kind)
        let made = try laidOut(Image("logo"), name, photo, slot: #", "scale": "2x""#)
        #expect(made.warnings == [])
        #expect(made.frame.size == CGSize(width: 20, height: 10))
    }

    @Test func `What a file begins with counts for more than its name`() throws {
        let picture = Pixmap(width: 40, height: 20, filledWith: (9, 200, 9, 255))
        for (name, bytes) in [
            ("logo.jpg", encodePNG(picture, effort: .fast)), ("logo.png", JPEGWriting.colors(picture)),
        ] {
            #expect(try laidOut(Image("logo"), name, bytes).warnings == [])
        }
    }

    @Test func `A photograph that is cut short is named with its file`() throws {
        let photo = JPEGWriting.colors(Pixmap(width: 40, height: 20, filledWith: (9, 200, 9, 255)))
        let made = try laidOut(Image("logo"), "logo.jpg", Array(photo.prefix(photo.count / 2)))
        #expect(made.warnings.count == 1)
        #expect(made.warnings.first?.contains("logo.imageset/logo.jpg: the JPEG file is damaged") == true)
    }
}
