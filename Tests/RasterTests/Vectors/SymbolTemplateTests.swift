import Drawing
import Foundation
import Pixels
import Raster
import Testing

/// A template whose drawings are bars between the guides, 100 units high: so many wide in each variant.
private func template(
    _ bars: [(id: String, width: Double)], guides: String = guides, root: String = "", extra: String = ""
) -> [UInt8] {
    let groups = bars.map { bar in
        """
        <g id="\(bar.id)" transform="matrix(1 0 0 1 500 696)">
          <path class="monochrome-0 hierarchical-0:primary" d="M0-100L\(bar.width)-100L\(bar.width),0 0,0Z"/>
        </g>
        """
    }.joined(separator: "\n")
    return Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
        <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200" \(root)>
        <style>.monochrome-0 {fill:none;-sfsymbols-clear-behind:true}</style>
        <g id="Notes"><rect width="3300" height="2200" style="fill:white"/>
          <text id="template-version">Template v.6.0</text></g>
        <g id="Guides">\(guides)</g>
        <g id="Symbols">\(groups)</g>\(extra)
        </svg>
        """.utf8)
}

private let guides = """
    <g id="H-reference"><path d="M0 0L3 0"/></g>
    <line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
    <line id="Capline-S" x1="263" x2="3036" y1="596" y2="596"/>
    """
private let medium = """
    <path id="Baseline-M" d="M18,1126 l500,0"/><path id="Capline-M" d="M18,926 l500,0"/>
    """

/// Points of a unit where guides are 100 apart: the cap height of SF Pro at 100 points is 1443 of 2048.
private let unit = 100.0 * 1443 / 2048 / 100
/// Of scales, beside the medium one; not those of the product.
private func factor(_ scale: SymbolTemplate.Scale) -> Double {
    switch scale {
    case .small: 0.5
    case .medium: 1
    case .large: 3
    }
}

private func made(
    _ bytes: [UInt8], _ weight: Double = 400, _ scale: SymbolTemplate.Scale = .small
) throws -> CustomSymbolPicture {
    try SymbolTemplate(bytes, name: "bar.svg").picture(weight: weight, scale: scale, factor: factor)
}

/// The ink's width in points, by the pixels of a drawing of ten to a point.
private func inkWidth(_ symbol: CustomSymbolPicture) throws -> Double {
    let drawn = try symbol.picture.drawn(width: Int(symbol.picture.size.width * 10), height: 9)
    return Double((0..<drawn.width).count { drawn[$0, 4].3 > 127 }) / 10
}

private func isNear(_ first: Double, _ second: Double, _ distance: Double = 0.02) -> Bool {
    abs(first - second) <= distance
}

@Suite struct SymbolTemplateTests {
    private static let three = [("Ultralight-S", 10.0), ("Regular-S", 40), ("Black-S", 90)]

    /// 4 points around the ink: nothing in the template says more.
    @Test func `A symbol is its group alone, as large as capital letters make it`() throws {
        let symbol = try made(template(Self.three))
        #expect(isNear(symbol.picture.size.width, 40 * unit + 8))
        #expect(isNear(symbol.picture.size.height, 100 * unit + 8))
        #expect(isNear(symbol.middle, 50 * unit + 4))
        #expect(isNear(try inkWidth(symbol), 40 * unit, 0.15))
    }

    /// A hundred units in one template are a thousand in another: guides say how large a unit is.
    @Test func `Guides say how large the units are`() throws {
        let wide = """
            <line id="Baseline-S" y1="696" x1="0"/><line id="Capline-S" y1="-304" x1="0"/>
            """
        let symbol = try made(template(Self.three, guides: wide))
        #expect(isNear(symbol.picture.size.width, 40 * unit / 10 + 8))
        #expect(isNear(symbol.middle, (500 - 900) * unit / 10 + 4))
    }

    /// Linear in the number of the weight, between the drawings on either side.
    @Test(arguments: [(100, 10), (200, 20), (250, 25), (400, 40), (600, 60), (650, 65), (900, 90)])
    func `A weight between two is between their outlines`(weight: Double, width: Double) throws {
        #expect(isNear(try made(template(Self.three), weight).picture.size.width, width * unit + 8))
    }

    @Test func `A weight that the template has is drawn as it is`() throws {
        let bars = Self.three + [("Bold-S", 41)]
        #expect(isNear(try made(template(bars), 700).picture.size.width, 41 * unit + 8))
        #expect(isNear(try made(template(bars), 800).picture.size.width, (41 + 90) / 2 * unit + 8))
    }

    @Test(arguments: [(300, 40), (100, 40), (800, 90), (900, 90)])
    func `Where outlines differ in more than numbers the nearest weight is drawn`(
        weight: Double, width: Double
    ) throws {
        let text = String(decoding: template(Self.three), as: UTF8.self)
            .replacingOccurrences(of: "M0-100L90.0-100", with: "M0-100H90.0V-100")
            .replacingOccurrences(of: "id=\"Ultralight-S\"", with: "id=\"other\"")
        #expect(isNear(try made(Array(text.utf8), weight).picture.size.width, width * unit + 8))
    }

    @Test func `A scale that is missing is another one made larger about the middle of capital letters`()
        throws
    {
        let symbol = try made(template(Self.three), 400, .large)
        #expect(isNear(symbol.picture.size.width, 6 * 40 * unit + 8))
        #expect(isNear(symbol.middle, 6 * 50 * unit + 4))
    }

    @Test func `A scale of its own counts for more`() throws {
        let bars = Self.three + [("Regular-M", 12.0)]
        let symbol = try made(template(bars, guides: guides + medium), 400, .medium)
        // Its guides are 200 units apart.
        #expect(isNear(symbol.picture.size.width, 12 * unit / 2 + 8))
    }

    @Test func `Margins are kept, and go along with weights`() throws {
        let margins = """
            <line id="left-margin-Regular-S" x1="495" y1="0" x2="495" y2="9"/>
            <path id="right-margin-Regular-S" d="M560,600 l0,120"/>
            <line id="left-margin-Black-S" x1="485" y1="0"/><line id="right-margin-Black-S" x1="600" y1="0"/>
            """
        let bytes = template(Self.three, guides: guides + margins)
        #expect(isNear(try made(bytes).picture.size.width, 65 * unit))
        #expect(isNear(try made(bytes, 900).picture.size.width, 115 * unit))
        #expect(isNear(try made(bytes, 650).picture.size.width, 90 * unit))
        // Without margins of its own a weight has those of the regular one around its ink: 5 and 20.
        #expect(isNear(try made(bytes, 100).picture.size.width, (10 + 25) * unit))
    }

    /// The first version of the format has boxes.
    @Test func `Boxes for margins count with their widths`() throws {
        let boxes = """
            <rect id="left-margin" x="490" y="0" width="10" height="9"/>
            <rect id="right-margin" x="540" y="0" width="16" height="9"/>
            """
        #expect(
            isNear(
                try made(template([("Regular-S", 40)], guides: guides + boxes)).picture.size.width, 66 * unit)
        )
    }

    @Test func `Ink over the margins is not cut off`() throws {
        let margins = """
            <line id="left-margin-Regular-S" x1="510" y1="0"/><line id="right-margin-Regular-S" x1="520" y1="0"/>
            """
        let symbol = try made(template([("Regular-S", 40)], guides: guides + margins))
        #expect(isNear(symbol.picture.size.width, 40 * unit))
    }

    @Test func `Elements around a drawing and its definitions count`() throws {
        let text = String(decoding: template(Self.three), as: UTF8.self)
            .replacingOccurrences(
                of: "<g id=\"Symbols\">",
                with:
                    "<defs><clipPath id=\"half\"><rect y=\"-100\" width=\"20\" height=\"100\"/></clipPath></defs>"
                    + "<g id=\"Symbols\" transform=\"scale(1 2)\">"
            )
            .replacingOccurrences(of: "<path class=", with: "<path clip-path=\"url(#half)\" class=")
        let symbol = try made(Array(text.utf8))
        #expect(isNear(symbol.picture.size.height, 200 * unit + 8))
        #expect(isNear(try inkWidth(symbol), 20 * unit, 0.15))
    }

    // MARK: - Wrong files

    @Test(
        arguments: [
            (template([]), "no group such as \"Regular-M\""),
            (template([("Regular-S", 4), ("Regular-S", 5)]), "two groups are called \"Regular-S\""),
            (template([("Regular-S", 4)], guides: ""), "no guides \"Baseline-S\" and \"Capline-S\""),
            (template([("Regular-M", 4)]), "no guides \"Baseline-M\" and \"Capline-M\""),
            (
                template(
                    [("Regular-S", 4)],
                    guides: #"<line id="Baseline-S" y1="5"/><line id="Capline-S" y1="5"/>"#),
                "with room between"
            ),
            (
                template(
                    [("Regular-S", 4)], guides: #"<line id="Baseline-S" transform="scale(2)" y1="5"/>"#),
                "\"Baseline-S\" is moved by a transform"
            ),
            (template([("Regular-S", 4)], guides: #"<line id="Baseline-S" y1="9e99"/>"#), "is at no place"),
            (template([("Regular-S", 0)]), "nothing of it is painted"),
            (
                Array(
                    "<svg xmlns=\"http://www.w3.org/2000/svg\"><g id=\"Regular-S\"><text>A</text></g></svg>"
                        .utf8),
                "guides"
            ),
            (Array("<html/>".utf8), "not an SVG file"), ([], "not an SVG file"), ([0x1F, 0x8B, 8], "UTF-8"),
        ])
    func `What is no template is said`(bytes: [UInt8], words: String) {
        let error = #expect(throws: SVGError.self) { try made(bytes) }
        #expect(error?.description.hasPrefix("bar.svg: ") == true)
        #expect(error?.description.contains(words) == true, "\(String(describing: error))")
    }

    @Test(arguments: ["<text>A</text>", "<image href=\"/etc/passwd\"/>", "<use href=\"http://a/b.svg#c\"/>"])
    func `What is not drawn of pictures is not drawn of symbols`(element: String) {
        let text = String(decoding: template([("Regular-S", 40)]), as: UTF8.self)
            .replacingOccurrences(of: "<path class", with: element + "<path class")
        #expect(throws: SVGError.self) { try made(Array(text.utf8)) }
    }

    @Test func `Depth and number of elements have limits`() {
        let deep = String(repeating: "<g>", count: 200) + String(repeating: "</g>", count: 200)
        let many = String(repeating: "<g/>", count: 20_001)
        for extra in [deep, many] {
            let error = #expect(throws: SVGError.self) { try made(template(Self.three, extra: extra)) }
            #expect(error?.description.contains("too large") == true)
        }
    }

    /// A file that is cut off anywhere, or has a byte changed, ends in a picture or in a message.
    @Test func `Damaged files end in a message`() {
        let whole = template(Self.three, guides: guides + medium)
        for length in stride(from: 0, to: whole.count, by: 7) {
            _ = try? made(Array(whole.prefix(length)), 500, .medium)
            var changed = whole
            changed[length] = UInt8(truncatingIfNeeded: length &* 31)
            _ = try? made(changed, 500, .medium)
        }
    }
}
