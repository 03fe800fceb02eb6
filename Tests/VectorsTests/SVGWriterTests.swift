import Drawing
import Foundation
import FoundationXML
import Testing

@testable import Vectors

/// What lists become in a file of SVG.
struct SVGWriterTests {
    private func file(
        _ items: [DisplayItem], size: CGSize = CGSize(width: 20, height: 10), title: String = "",
        elements: [VectorElement] = [], dark: [DisplayItem]? = nil,
        parts: [CGRect] = [], pictures: @escaping (DisplayList, CGRect) -> Void = { _, _ in }
    ) throws -> (text: String, pictured: [String]) {
        let source = VectorSource(
            glyph: { glyph, face in
                if face.name == "Emoji" { return .colored }
                return .outline([
                    .move(.zero), .line(CGPoint(x: 1, y: 0)), .line(CGPoint(x: 0, y: -Double(glyph))), .close,
                ])
            },
            picture: { list, part in
                pictures(list, part)
                return [1, 2, 3]
            },
            bounds: { boxes($0) })
        let file = try SVGWriter.file(
            of: SVGWriter.Picture(
                DisplayList(size: size, scale: 2, items: items), elements: elements, parts: parts),
            dark: dark.map {
                SVGWriter.Picture(DisplayList(size: size, scale: 2, items: $0), elements: elements)
            },
            title: title, source)
        return (String(decoding: file.bytes, as: UTF8.self), file.pictured)
    }

    /// Boxes of fills are all that these lists need.
    private func boxes(_ items: [DisplayItem], _ transform: CGAffineTransform = .identity) -> [CGRect] {
        items.flatMap { item -> [CGRect] in
            switch item {
            case .fill(let outline, _, _): [outline.applying(transform).bounds]
            case .group(let group):
                boxes(group.items, (group.transform?.affine ?? .identity).concatenating(transform))
            case .glyphs: [CGRect(x: 0, y: 0, width: 8, height: 8)]
            default: []
            }
        }
    }

    private func inside(_ items: [DisplayItem]) throws -> String {
        let text = try file(items).text
        let start = text.firstIndex(of: ">").map { text.index(after: $0) } ?? text.startIndex
        return String(text[start...].dropLast("</svg>\n".count))
    }

    private let square = CGRect(x: 1, y: 2, width: 4, height: 3)
    private let blue = RGBA(red: 0, green: 0, blue: 1)

    @Test func `The file has the size of the list and a title`() throws {
        let text = try file([], title: "A <button>").text
        #expect(
            text
                == "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"10\" viewBox=\"0 0 20 10\""
                + " role=\"img\"><title>A &lt;button&gt;</title></svg>\n")
    }

    @Test func `Shapes are elements of their own kind`() throws {
        let half = RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)
        #expect(
            try inside([
                .fill(.rectangle(square), .solid(blue), .nonZero),
                .fill(.ellipse(square), .solid(.black), .nonZero),
                .stroke(
                    .roundedRectangle(square, CornerRadii(all: 1), .circular), .solid(half),
                    StrokePen(width: 2, cap: .round, dash: [1, 2], dashPhase: 0.5)),
            ])
                == "<rect x=\"1\" y=\"2\" width=\"4\" height=\"3\" fill=\"#00f\"/>"
                + "<ellipse cx=\"3\" cy=\"3.5\" rx=\"2\" ry=\"1.5\"/>"
                + "<rect x=\"1\" y=\"2\" width=\"4\" height=\"3\" rx=\"1\" fill=\"none\" stroke=\"#f00\" stroke-opacity=\".5\""
                + " stroke-width=\"2\" stroke-linecap=\"round\" stroke-miterlimit=\"10\" stroke-dasharray=\"1 2\""
                + " stroke-dashoffset=\".5\"/>")
    }

    @Test func `Glyphs are outlines on whole pixels, and say their text`() throws {
        let run = GlyphRun(
            face: FontFace(name: "Inter"), size: 2,
            glyphs: [.init(id: 1, x: 1.2, y: 4), .init(id: 2, x: 3, y: 4)], paint: .solid(.black), text: "a&b"
        )
        // At two pixels a point 1.2 is nearest to 1.
        #expect(
            try inside([.glyphs(run)]) == "<path aria-label=\"a&amp;b\" d=\"m1 4h2l-2-2zm2 0h2l-2-4z\"/>")
    }

    @Test func `Two circles about one centre are one with the inner colour inside`() throws {
        let stops = [
            GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
        ]
        let paint = Paint.gradient(
            PaintGradient(stops, .radial(center: CGPoint(x: 5, y: 5), startRadius: 2, endRadius: 8)))
        let text = try inside([.fill(.rectangle(square), paint, .nonZero)])
        #expect(text.contains("r=\"8\"><stop offset=\".25\" stop-color=\"#000\"/><stop offset=\"1\""))
        let inwards = Paint.gradient(
            PaintGradient(stops, .radial(center: CGPoint(x: 5, y: 5), startRadius: 8, endRadius: 2)))
        #expect(
            try inside([.fill(.rectangle(square), inwards, .nonZero)])
                .contains(
                    "r=\"8\"><stop offset=\".25\" stop-color=\"#fff\"/><stop offset=\"1\" stop-color=\"#000\""
                ))
    }

    @Test func `A definition that comes again is there once`() throws {
        let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
        let paint = Paint.gradient(
            PaintGradient(stops, .linear(start: .zero, end: CGPoint(x: 1, y: 0))))
        let item = DisplayItem.fill(.rectangle(square), paint, .nonZero)
        let text = try inside([item, item])
        #expect(text.components(separatedBy: "<linearGradient").count == 2)
        #expect(text.components(separatedBy: "fill=\"url(#d0)\"").count == 3)
    }

    @Test func `Groups say what happens to their items as one`() throws {
        let item = DisplayItem.fill(.rectangle(square), .solid(.black), .nonZero)
        let group = DisplayGroup(
            items: [item, item],
            transform: ProjectiveTransform(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 3, ty: 4)),
            clip: .rectangle(square), opacity: 0.5, blend: .multiply)
        let text = try inside([.group(group)])
        let rect = "<rect x=\"1\" y=\"2\" width=\"4\" height=\"3\"/>"
        #expect(
            text == "<defs><clipPath id=\"d0\">\(rect)</clipPath></defs>"
                + "<g clip-path=\"url(#d0)\" opacity=\".5\" style=\"mix-blend-mode:multiply\">"
                + "<g transform=\"translate(3 4)\">\(rect)\(rect)</g></g>")
    }

    @Test func `A group that does nothing is not there`() throws {
        let item = DisplayItem.fill(.rectangle(square), .solid(.black), .nonZero)
        #expect(try inside([.group(DisplayGroup(items: [item]))]) == inside([item]))
        #expect(try inside([.group(DisplayGroup(items: [], opacity: 0.5))]).isEmpty)
    }

    @Test func `An angular gradient is a picture of that fill alone`() throws {
        let paint = Paint.gradient(
            PaintGradient(
                [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)],
                .angular(center: .zero, startAngle: 0, endAngle: 6)))
        let plain = DisplayItem.fill(
            .rectangle(CGRect(x: 0, y: 0, width: 20, height: 10)), .solid(blue), .nonZero)
        var lists: [DisplayList] = []
        let made = try file([plain, .fill(.rectangle(square), paint, .nonZero)]) { list, _ in
            lists.append(list)
        }
        #expect(made.pictured == ["an angular gradient"])
        #expect(
            made.text.contains(
                "<image data-picture=\"an angular gradient\" preserveAspectRatio=\"none\""
                    + " href=\"data:image/png;base64,AQID\" x=\"1\" y=\"2\" width=\"4\" height=\"3\"/>"))
        // Four by three points are eight by six pixels; the ground is no part of it.
        #expect(lists.map(\.size) == [CGSize(width: 8, height: 6)])
        #expect(lists.allSatisfy { !"\($0)".contains("0000FF") })
    }

    @Test func `What sees the ground is a picture with the ground`() throws {
        let ground = DisplayItem.fill(
            .rectangle(CGRect(x: 0, y: 0, width: 20, height: 10)), .solid(blue), .nonZero)
        let glass = DisplayItem.group(
            DisplayGroup(
                items: [.fill(.rectangle(square), .solid(.white), .nonZero)], clip: .rectangle(square),
                backdropBlur: 1))
        let later = DisplayItem.fill(.ellipse(square), .solid(.white), .nonZero)
        var (lists, cuts): ([DisplayList], [CGRect]) = ([], [])
        let made = try file([ground, glass, later]) { list, part in
            lists.append(list)
            cuts.append(part)
        }
        #expect(made.pictured == ["a blurred backdrop"])
        let (list, cut) = (try #require(lists.first), try #require(cuts.first))
        // Drawn with what lies around it, of which the picture has nothing.
        #expect(cut.size == CGSize(width: 8, height: 6))
        #expect(list.size.width > cut.width && cut.maxX < list.size.width)
        #expect(made.text.contains("AQID\" x=\"1\" y=\"2\" width=\"4\" height=\"3\"/>"))
        #expect("\(list)".contains("0000FF"))
        #expect(!"\(list)".contains("ellipse"), "what comes later covers the picture in the file")
        #expect(made.text.contains("<ellipse"))
    }

    @Test func `A mask that erases is a picture of the mask alone`() throws {
        let item = DisplayItem.fill(.rectangle(square), .solid(blue), .nonZero)
        let hole = DisplayItem.group(
            DisplayGroup(
                items: [.fill(.rectangle(CGRect(x: 2, y: 3, width: 1, height: 1)), .solid(.black), .nonZero)],
                blend: .destinationOut))
        var lists: [DisplayList] = []
        let made = try file([item, .group(DisplayGroup(items: [item], mask: [item, hole]))]) { list, _ in
            lists.append(list)
        }
        #expect(made.pictured == ["the blend mode destinationOut"])
        #expect(made.text.contains(/<mask[^>]*><image[^>]*><\/mask>/))
        #expect(made.text.contains("<rect x=\"1\" y=\"2\" width=\"4\" height=\"3\" fill=\"#00f\"/></g>"))
        #expect(lists.map(\.size) == [CGSize(width: 8, height: 6)])
    }

    @Test func `A filter that cuts a blur hard is a picture, another one is not`() throws {
        let item = DisplayItem.fill(.rectangle(square), .solid(blue), .nonZero)
        func words(alpha: Double, blur: Double) throws -> [String] {
            var values = [Double](repeating: 0, count: 20)
            values[18] = alpha
            return try file([
                .group(
                    DisplayGroup(
                        items: [.group(DisplayGroup(items: [item], blur: blur))],
                        filter: ColorFilter(values: values)))
            ]).pictured
        }
        #expect(try words(alpha: 255, blur: 1) == ["a hard edge of a blur"])
        #expect(try words(alpha: 255, blur: 0).isEmpty)
        #expect(try words(alpha: 1, blur: 1).isEmpty)
    }

    @Test func `Lists that are equal give equal bytes`() throws {
        let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
        let items: [DisplayItem] = (0..<40).map { index in
            .fill(
                .rectangle(square),
                .gradient(PaintGradient(stops, .linear(start: .zero, end: CGPoint(x: index, y: 1)))), .nonZero
            )
        }
        #expect(try file(items).text == file(items).text)
    }

    @Test func `Numbers that are none leave out what has them`() throws {
        let wrong = CGRect(x: Double.nan, y: 0, width: .infinity, height: 3)
        #expect(
            try inside([
                .fill(.rectangle(wrong), .solid(.black), .nonZero),
                .stroke(.ellipse(wrong), .solid(.black), StrokePen(width: .nan)),
                .group(
                    DisplayGroup(
                        items: [.fill(.rectangle(square), .solid(.black), .nonZero)],
                        transform: ProjectiveTransform(
                            CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)))),
            ]).isEmpty)
    }

    // MARK: - Names

    @Test func `What belongs to a view is a group with its name`() throws {
        let save = VectorElement(
            frame: CGRect(x: 0, y: 0, width: 6, height: 6), view: "Button", role: "button", label: "Save",
            identifier: "save", isDisabled: true)
        let ground = DisplayItem.fill(
            .rectangle(CGRect(x: 0, y: 0, width: 20, height: 10)), .solid(blue), .nonZero)
        let shape = DisplayItem.fill(.rectangle(square), .solid(.black), .nonZero)
        let other = DisplayItem.fill(
            .rectangle(CGRect(x: 12, y: 2, width: 4, height: 3)), .solid(.black), .nonZero)
        let text = try file([ground, shape, shape, other, shape], elements: [save]).text
        let rect = "<rect x=\"1\" y=\"2\" width=\"4\" height=\"3\"/>"
        let name =
            "<g id=\"save\" data-view=\"Button\" role=\"button\" aria-label=\"Save\" aria-disabled=\"true\">"
        #expect(text.contains("\(name)\(rect)\(rect)</g><rect x=\"12\""))
        #expect(text.hasSuffix("/>\(rect)</svg>\n"), "a name is there once")
        #expect(text.contains("role=\"group\""))
    }

    @Test func `What covers a part is nobody's, and what is in it has its name`() throws {
        let part = CGRect(x: 0, y: 0, width: 6, height: 6)
        let save = VectorElement(
            frame: CGRect(x: 0, y: 1, width: 6, height: 5), view: "Button", label: "Save")
        let shape = DisplayItem.fill(.rectangle(square), .solid(.black), .nonZero)
        let tile = DisplayItem.group(
            DisplayGroup(
                items: [.fill(.rectangle(part), .solid(blue), .nonZero), shape], clip: .rectangle(part)))
        let group = "<g data-view=\"Button\" aria-label=\"Save\">"
        let rect = "<rect x=\"1\" y=\"2\" width=\"4\" height=\"3\"/>"
        #expect(
            try file([tile], elements: [save], parts: [part]).text.contains(
                "fill=\"#00f\"/>\(group)\(rect)</g>"))
        #expect(!(try file([tile], elements: [save]).text.contains("fill=\"#00f\"/>\(group)")))
    }

    @Test func `Text in a view that says something is not said twice`() throws {
        let run = GlyphRun(
            face: FontFace(name: "Inter"), size: 2, glyphs: [.init(id: 1, x: 1, y: 4)], paint: .solid(.black),
            text: "Save")
        let frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        let said = try file([.glyphs(run)], elements: [VectorElement(frame: frame, label: "Save")]).text
        #expect(said.components(separatedBy: "Save").count == 2)
        let silent = try file([.glyphs(run)], elements: [VectorElement(frame: frame, view: "Text")]).text
        #expect(silent.contains("<g data-view=\"Text\"><path aria-label=\"Save\""))
    }

    @Test(arguments: [
        "<script>alert(1)</script>", "a]]>b", "\" onload=\"x", "&amp;&#0;", "\u{0}\u{1}\u{1B}\u{FFFE}", "d0",
        "a b",
        "\u{202E}rtl", "</svg>", "%22", "e\u{301}",
    ])
    func `A hostile name ends nothing and means nothing`(name: String) throws {
        let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
        let shape = DisplayItem.fill(
            .rectangle(square),
            .gradient(PaintGradient(stops, .linear(start: .zero, end: CGPoint(x: 1, y: 0)))), .nonZero)
        let element = VectorElement(
            frame: CGRect(x: 0, y: 0, width: 6, height: 6), view: name, role: name, label: name,
            identifier: name)
        let text = try file([shape], title: name, elements: [element, element]).text
        let reader = Reader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        #expect(parser.parse(), "\(text)")
        #expect(reader.names == ["svg", "title", "defs", "linearGradient", "stop", "stop", "g", "rect"])
        #expect(Set(reader.ids).count == reader.ids.count)
        #expect(reader.attributes.isSubset(of: Reader.known), "\(reader.attributes)")
    }

    @Test func `Light and dark are in one file, and the reader's preference chooses`() throws {
        let text = try file(
            [.fill(.rectangle(square), .solid(.black), .nonZero)],
            dark: [.fill(.rectangle(square), .solid(.white), .nonZero)]
        ).text
        #expect(text.contains("@media(prefers-color-scheme:dark){.light{display:none}.dark{display:inline}}"))
        #expect(text.contains("<g class=\"light\"><rect x=\"1\" y=\"2\" width=\"4\" height=\"3\"/></g>"))
        #expect(
            text.contains(
                "<g class=\"dark\"><rect x=\"1\" y=\"2\" width=\"4\" height=\"3\" fill=\"#fff\"/></g>"))
    }

    @Test func `Groups without end are cut`() throws {
        var item = DisplayItem.fill(.rectangle(square), .solid(.black), .nonZero)
        for _ in 0..<400 { item = .group(DisplayGroup(items: [item], opacity: 0.9)) }
        #expect(try inside([item]).isEmpty)
    }
}

/// The names that a file of XML has.
private final class Reader: NSObject, XMLParserDelegate {
    static let known: Set = [
        "xmlns", "width", "height", "viewBox", "role", "id", "data-id", "data-view", "aria-label",
        "gradientUnits", "x1",
        "x2", "y1", "y2", "offset", "stop-color", "x", "y", "fill",
    ]
    private(set) var names: [String] = []
    private(set) var ids: [String] = []
    private(set) var attributes: Set<String> = []

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes values: [String: String]
    ) {
        names.append(name)
        attributes.formUnion(values.keys)
        if let id = values["id"] { ids.append(id) }
    }
}
