import Drawing
import Foundation
import Pixels
import Testing

@testable import Raster

/// What lists become on the pages of a PDF file.
@Suite struct PDFWriterTests {
    private static let size = CGSize(width: 20, height: 10)
    private let square = CGRect(x: 1, y: 2, width: 4, height: 3)
    private let blue = RGBA(red: 0, green: 0, blue: 1)

    private func write(_ pages: [PDFPage], title: String = "", liveText: Bool = false) throws
        -> WrittenDocument
    {
        var document = PDFDocument(title: title, pages: pages)
        document.hasLiveText = liveText
        return try PDFWriter(context: RasterContext(library: Drawings.library)).file(of: document)
    }

    private func write(_ items: [DisplayItem], scale: CGFloat = 2, liveText: Bool = false) throws
        -> WrittenDocument
    {
        let list = DisplayList(size: PDFWriterTests.size, scale: scale, items: items)
        return try write([PDFPage(list, words: "")], liveText: liveText)
    }

    /// The words of everything that the file draws.
    private func streams(_ bytes: [UInt8]) throws -> String {
        var file = try PDFFile(bytes)
        var words = ""
        for number in file.objects.keys.sorted() {
            guard let object = file.objects[number], object.data != nil,
                file["Subtype", of: object].name != "Image",
                file["Length1", of: object] == .null
            else { continue }
            words += String(decoding: try file.decoded(object), as: UTF8.self) + "\n"
        }
        return words
    }

    /// Sizes of the pictures in a file, in pixels; of one with an alpha channel once, of one in grays not at all.
    private func pictures(_ bytes: [UInt8]) throws -> [[Int]] {
        let file = try PDFFile(bytes)
        return file.objects.keys.sorted().compactMap { number in
            guard let object = file.objects[number], file["Subtype", of: object].name == "Image",
                file["ColorSpace", of: object].name == "DeviceRGB"
            else { return nil }
            return ["Width", "Height"].compactMap { file[$0, of: object].integer }
        }
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    // MARK: - The file

    @Test func `The page has the size of the list, and the file a title and a language`() throws {
        let list = DisplayList(size: PDFWriterTests.size, scale: 2, items: [])
        let file = text(try write([PDFPage(list, words: "")], title: "A (b) \\ é").bytes)
        #expect(file.hasPrefix("%PDF-1.4\n") && file.hasSuffix("%%EOF\n"))
        #expect(file.contains("/MediaBox [ 0 0 20 10 ]"))
        // UTF-16: no character of a title means anything to a reader of the file.
        #expect(file.contains("/Title <FEFF00410020002800620029002000" + "5C002000E9>"))
        #expect(file.contains("/Lang <FEFF0065006E>"))
    }

    @Test func `Nothing in the file is of a clock, a version or an address, and two files are equal`() throws
    {
        let items = Drawings.label("Save", scale: 2) + [Drawings.square(0, 0, 5, .red)]
        for liveText in [false, true] {
            let (first, second) = (try write(items, liveText: liveText), try write(items, liveText: liveText))
            #expect(first.bytes == second.bytes)
            let file = text(first.bytes)
            #expect(!file.contains("Date") && !file.contains("cairo") && !file.contains("://"))
        }
    }

    @Test func `The table of the file leads to each object`() throws {
        let bytes = try write([Drawings.square(0, 0, 5, .red)]).bytes
        let file = text(bytes)
        let table = try #require(file.firstMatch(of: /startxref\n(\d+)\n/).flatMap { Int($0.1) })
        #expect(bytes[table...].starts(with: "xref\n".utf8))
        let places = file[file.range(of: "xref\n0 ")!.upperBound...].matches(of: /(\d{10}) 00000 n[ ]/)
        #expect(places.count > 4)
        for (number, place) in places.enumerated() {
            let start = try #require(Int(place.1))
            #expect(bytes[start...].starts(with: "\(number + 1) 0 obj".utf8))
        }
    }

    @Test func `A file that is none of Cairo's is not cut into objects`() throws {
        let bytes = try write([Drawings.square(0, 0, 5, .red)]).bytes
        #expect(PDFObjects(bytes)?.bytes == bytes)
        for count in stride(from: 0, to: bytes.count - 6, by: 7) {
            #expect(PDFObjects(Array(bytes[..<count])) == nil)
        }
        for place in stride(from: bytes.count - 400, to: bytes.count, by: 1) {
            var wrong = bytes
            wrong[place] = 0x39
            // The claim is that it ends.
            _ = PDFObjects(wrong)?.bytes
        }
    }

    // MARK: - Shapes

    @Test func `Shapes are shapes in their colors`() throws {
        let file = try write([
            .fill(.rectangle(square), .solid(blue), .nonZero),
            .stroke(
                .ellipse(square), .solid(RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)),
                StrokePen(width: 2, cap: .round, dash: [1, 2])),
        ])
        let words = try streams(file.bytes)
        // The page's y runs upwards, or is turned by its first matrix.
        #expect(words.contains("0 0 1 rg") && words.contains(" re f"))
        // Half of a red, which 8 bits hold to a step of green and blue.
        #expect(words.contains(/1 0(\.00\d+)? 0(\.00\d+)? RG/), "\(words)")
        #expect(words.contains("1 J") && words.contains(/\[ ?1(\.0)? 2(\.0)?\] 0(\.0)? d/), "\(words)")
        #expect(file.pictured.isEmpty && file.warnings.isEmpty)
        #expect(try pictures(file.bytes).isEmpty)
    }

    @Test func `Text is outlines where pictures have it, and letters where that is asked for`() throws {
        let label = Drawings.label("Save", size: 8, y: 8, scale: 2)
        let outlines = try streams(try write(label).bytes)
        #expect(outlines.contains(" c") && !outlines.contains("BT"))
        let live = try write(label, liveText: true)
        #expect(try streams(live.bytes).contains("BT"))
        #expect(text(live.bytes).contains("/FontDescriptor"))
        #expect(text(live.bytes).contains("/ToUnicode"))
    }

    @Test func `What PDF knows of gradients, masks, clips, opacity and blends is no picture`() throws {
        let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
        let item = DisplayItem.fill(.rectangle(square), .solid(blue), .nonZero)
        let kinds: [PaintGradient.Kind] = [
            .linear(start: .zero, end: CGPoint(x: 5, y: 5)),
            .radial(center: CGPoint(x: 3, y: 3), startRadius: 1, endRadius: 4),
            .elliptical(center: CGPoint(x: 3, y: 3), frame: square, startFraction: 0, endFraction: 0.5),
        ]
        var items = kinds.map {
            DisplayItem.fill(.rectangle(square), .gradient(PaintGradient(stops, $0)), .nonZero)
        }
        items += [
            .group(DisplayGroup(items: [item, item], clip: .ellipse(square), opacity: 0.5)),
            .group(DisplayGroup(items: [item], mask: [.fill(.ellipse(square), .solid(.black), .nonZero)])),
            .group(DisplayGroup(items: [item, item], blend: .multiply)),
            .group(
                DisplayGroup(
                    items: [item], transform: ProjectiveTransform(CGAffineTransform(rotationAngle: 1)))),
            .shadow(DisplayShadow(color: .black, radius: 0, x: 1, y: 1, items: [item])),
        ]
        let file = try write(items)
        #expect(file.pictured.isEmpty && file.warnings.isEmpty)
        #expect(try pictures(file.bytes).isEmpty)
        #expect(text(file.bytes).contains("/BM /Multiply") || text(file.bytes).contains("/Multiply"))
    }

    @Test(arguments: BlendMode.allCases) func `A blend is PDF's own or a picture with its name`(
        blend: BlendMode
    ) throws {
        let item = DisplayItem.fill(.rectangle(square), .solid(blue), .nonZero)
        let file = try write([item, .group(DisplayGroup(items: [item, item], blend: blend))])
        let ofPixels: Set<BlendMode> = [
            .plusLighter, .plusDarker, .sourceAtop, .destinationOver, .destinationOut,
        ]
        #expect(file.pictured == (ofPixels.contains(blend) ? ["the blend mode \(blend.rawValue)"] : []))
        // What is erased leaves a picture of nothing, which Cairo does not write.
        let isEmpty = blend == .destinationOut || !ofPixels.contains(blend)
        #expect(try pictures(file.bytes).isEmpty == isEmpty)
    }

    @Test func `A gradient in which two colors meet hard is a picture of that fill alone`() throws {
        let red = RGBA(red: 1, green: 0, blue: 0)
        func words(_ colors: [(RGBA, Double)]) throws -> [String] {
            let stops = colors.map { GradientStop(color: $0.0, location: $0.1) }
            let gradient = PaintGradient(stops, .linear(start: .zero, end: CGPoint(x: 5, y: 5)))
            return try write([.fill(.rectangle(square), .gradient(gradient), .nonZero)]).pictured
        }
        #expect(try words([(red, 0), (red, 0.5), (blue, 0.5), (blue, 1)]) == ["a hard edge in a gradient"])
        #expect(try words([(red, 0), (blue, 0), (red, 1)]) == ["a hard edge in a gradient"])
        // One color in one place is no edge.
        #expect(try words([(red, 0), (blue, 0.5), (blue, 0.5), (red, 1)]).isEmpty)
    }

    @Test func `A line of one pixel is a hair wider, so that readers leave it where it is`() throws {
        func width(_ width: CGFloat) throws -> String {
            let line = DisplayItem.stroke(.rectangle(square), .solid(blue), StrokePen(width: width))
            let found = try #require(try streams(try write([line]).bytes).firstMatch(of: /(\S+) w\s/))
            return String(found.1)
        }
        // At two pixels a point.
        #expect(try width(0.5) == "0.501")
        #expect(try width(0.25) == "0.25")
        #expect(try width(1) == "1")
    }

    // MARK: - Pictures

    @Test func `A mask that erases is a picture of the mask alone`() throws {
        let item = DisplayItem.fill(.rectangle(square), .solid(blue), .nonZero)
        let hole = DisplayItem.group(
            DisplayGroup(items: [Drawings.square(2, 3, 1, .black)], blend: .destinationOut))
        let file = try write([
            Drawings.square(0, 0, 20, .white),
            .group(DisplayGroup(items: [item, item], mask: [item, hole])),
        ])
        #expect(file.pictured == ["the blend mode destinationOut"])
        // What is masked is shapes, in the color that no mask has.
        #expect(try streams(file.bytes).contains("0 0 1 rg"))
    }

    @Test func `An angular gradient is a picture of that fill alone`() throws {
        let paint = Paint.gradient(
            PaintGradient(
                [GradientStop(color: .red, location: 0), GradientStop(color: .white, location: 1)],
                .angular(center: .zero, startAngle: 0, endAngle: 6)))
        let ground = Drawings.square(0, 0, 20, blue)
        let file = try write([ground, .fill(.rectangle(square), paint, .nonZero)])
        #expect(file.pictured == ["an angular gradient"])
        // Four by three points are eight by six pixels, with one around for smooth edges.
        #expect(try pictures(file.bytes) == [[10, 8]])
    }

    @Test func `A blur, a filter and a projection are pictures of their group`() throws {
        let item = DisplayItem.fill(.rectangle(square), .solid(blue), .nonZero)
        var tilted = ProjectiveTransform(CGAffineTransform.identity)
        tilted.m13 = 0.01
        let gray = ColorFilter(values: (0..<20).map { $0 % 6 == 0 ? 1 : 0.1 })
        let groups: [(DisplayGroup, String)] = [
            (DisplayGroup(items: [item], blur: 1), "a blur"),
            (DisplayGroup(items: [item], filter: gray), "a color filter"),
            (DisplayGroup(items: [item], transform: tilted), "a projection"),
            (DisplayGroup(items: [item], clip: .rectangle(square), backdropBlur: 1), "a blurred backdrop"),
        ]
        for (group, words) in groups {
            let file = try write([.group(group)])
            #expect(file.pictured == [words])
            #expect(try pictures(file.bytes).count == 1)
        }
    }

    @Test func `A page of half a point more shows that, too`() throws {
        let list = DisplayList(
            size: CGSize(width: 10.5, height: 5.5), scale: 2, items: [Drawings.square(0, 0, 20, blue)])
        let file = try write([PDFPage(list, words: "")], title: "")
        // Of a page of 11 by 6, whose y runs upwards, the half point at the bottom is not shown.
        #expect(text(file.bytes).contains("/MediaBox [ 0 0.5 10.5 6 ]"))
        // Neither what is painted nor where may be less.
        let words = try streams(file.bytes)
        #expect(words.contains("1 0 0 -1 0 6 cm") && !words.contains("0 0 10 5 re"), "\(words)")
        #expect(text(file.bytes).contains("/S /Figure"))
    }

    @Test func `What covers the whole page leaves the figure that it is in`() throws {
        let ground = Drawings.square(0, 0, 20, blue)
        let file = try write([ground, ground])
        #expect(text(file.bytes).contains("/S /Figure"))
        #expect(try streams(file.bytes).contains("BDC"))
    }

    @Test func `A soft shadow is a picture below shapes`() throws {
        let item = DisplayItem.fill(.rectangle(square), .solid(blue), .nonZero)
        let file = try write([.shadow(DisplayShadow(color: .red, radius: 2, x: 0, y: 1, items: [item]))])
        #expect(file.pictured == ["a blurred shadow"])
        #expect(try pictures(file.bytes).count == 1)
        #expect(try streams(file.bytes).contains("0 0 1 rg"))
    }

    // MARK: - Several pages

    @Test func `Bookmarks, links and figures lead where they say`() throws {
        let list = DisplayList(size: PDFWriterTests.size, scale: 1, items: [Drawings.square(0, 0, 5, .red)])
        var first = PDFPage(list, words: "Contents")
        first.links = [PDFPage.Link(CGRect(x: 1, y: 2, width: 3, height: 4), to: 1)]
        first.bookmarks = [PDFPage.Bookmark("All", y: 0, level: 0)]
        var second = PDFPage(list, words: "Buttons")
        second.bookmarks = [
            PDFPage.Bookmark("Save\u{1}", y: 2, level: 1), PDFPage.Bookmark("deep", y: -5, level: 9),
        ]
        let file = text(try write([first, second], title: "Book").bytes)
        #expect(file.contains("/Count 2"))
        #expect(file.contains("/Subtype /Link"))
        #expect(file.contains("/Title (All)"))
        #expect(file.contains("/Title (deep)"))
        #expect(file.contains("/StructTreeRoot"))
        #expect(file.contains("/S /Figure /Alt \(PDFObjects.string("Contents"))"))
        #expect(file.contains("/S /Figure /Alt \(PDFObjects.string("Buttons"))"))
    }

    // MARK: - Hostile lists

    @Test(arguments: HostileDrawingTests.lengths) func `Any number is survived on a page`(value: CGFloat)
        throws
    {
        let rect = CGRect(x: value, y: 3, width: value, height: 5)
        let outlines: [Outline] = [
            .rectangle(rect), .ellipse(rect), .roundedRectangle(rect, CornerRadii(all: value), .continuous),
            .path([.move(CGPoint(x: value, y: 0)), .line(CGPoint(x: 5, y: value)), .close]),
        ]
        var items: [DisplayItem] = outlines.flatMap { outline -> [DisplayItem] in
            [
                .fill(outline, .solid(.red), .nonZero),
                .stroke(outline, .solid(.red), StrokePen(width: value, dash: [value, 1], dashPhase: value)),
                .group(DisplayGroup(items: [Drawings.square(0, 0, 5, .red)], clip: outline)),
            ]
        }
        let inner = [Drawings.square(0, 0, 5, .red)]
        items += [
            .group(
                DisplayGroup(
                    items: inner,
                    transform: ProjectiveTransform(
                        CGAffineTransform(a: value, b: 0, c: value, d: 1, tx: value, ty: 0)))),
            .group(DisplayGroup(items: inner, opacity: value, blur: value, backdropBlur: value)),
            .shadow(DisplayShadow(color: .black, radius: value, x: value, y: value, items: inner)),
            .image(
                DisplayImage(
                    pixels: [1, 2, 3, 4], size: PixelSize(width: 1, height: 1), frame: rect, opacity: value)),
            .glyphs(
                GlyphRun(
                    face: FontFace(name: "Inter"), size: value, glyphs: [.init(id: 5, x: value, y: 3)],
                    paint: .solid(.black), text: "a\0b")),
        ]
        for liveText in [false, true] {
            let file = try write(items, liveText: liveText)
            #expect(file.bytes.starts(with: "%PDF".utf8))
        }
    }

    @Test func `Groups without end are cut, with a warning`() throws {
        var item = Drawings.square(0, 0, 5, .red)
        for _ in 0..<400 { item = .group(DisplayGroup(items: [item], blend: .multiply)) }
        let file = try write([item])
        #expect(file.warnings == ["Items more than 256 groups deep were left out."])
    }

    @Test func `A page too large for a picture is refused`() {
        let list = DisplayList(size: CGSize(width: 1e9, height: 1e9), scale: 1, items: [])
        #expect(throws: RasterError.self) { try write([PDFPage(list, words: "")]) }
    }
}
