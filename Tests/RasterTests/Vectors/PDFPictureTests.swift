import Foundation
import Pixels
import Raster
import TestSupport
import Testing

@Suite struct PDFPictureTests {
    private func picture(_ bytes: [UInt8]) throws -> PDFPicture { try PDFPicture(bytes, name: "a.pdf") }

    /// What a colour is at places of a picture that is drawn at one pixel a point.
    private func drawn(_ bytes: [UInt8], times: Int = 1) throws -> Pixmap {
        let picture = try picture(bytes)
        return try picture.drawn(
            width: Int(picture.size.width) * times, height: Int(picture.size.height) * times)
    }

    // MARK: - The page

    /// The crop box within the media box, turned clockwise; corners in any order.
    @Test(
        arguments: [
            ("0 0 24 18", "", 24, 18), ("10 10 34 28", "", 24, 18), ("24 18 0 0", "", 24, 18),
            ("0 0 24 18", "/CropBox[4 4 20 14]", 16, 10), ("0 0 24 18", "/CropBox[-9 -9 12 99]", 12, 18),
            ("0 0 24 18", "/Rotate 90", 18, 24), ("0 0 24 18", "/Rotate -180", 24, 18),
            ("0 0 24 18", "/Rotate 450/UserUnit 2", 18, 24), ("0 0 24.5 18.25", "", 24.5, 18.25),
        ] as [(String, String, CGFloat, CGFloat)])
    func `A picture's size is that of its crop box`(
        box: String, page: String, width: CGFloat, height: CGFloat
    ) throws {
        let size = try picture(PDFWriting.page("", box: box, page: page)).size
        #expect(size == CGSize(width: width, height: height))
    }

    @Test(arguments: ["0 0 0 9", "0 0 9", "0 0 9 1000001", "/a /b /c /d"])
    func `Without a size there is no picture`(box: String) {
        #expect(throws: PDFError(name: "a.pdf", reason: .noSize)) {
            try picture(PDFWriting.page("", box: box))
        }
    }

    @Test func `A page inherits its box, its resources and how it is turned`() throws {
        let file = PDFWriting.file([
            PDFWriting.object("<</Pages 2 0 R>>"),
            PDFWriting.object("<</Kids[3 0 R]/MediaBox[0 0 4 2]/Rotate 90/Resources 5 0 R>>"),
            PDFWriting.object("<</Kids[4 0 R]>>"), PDFWriting.object("<</Contents[6 0 R 7 0 R]>>"),
            PDFWriting.object("<</ExtGState<</half<</ca 0.5>>>>>>"),
            // An operator's values may stand in one part, and the operator in the next.
            PDFWriting.stream("", Array("/half gs 0 0 2 2".utf8)), PDFWriting.stream("", Array("re f".utf8)),
        ])
        let drawn = try drawn(file)
        #expect(drawn.width == 2 && drawn.height == 4)
        // Turned clockwise, the left half is at the top.
        #expect(drawn[0, 0] == (0, 0, 0, 128) || drawn[0, 0] == (0, 0, 0, 127))
        #expect(drawn[0, 3] == (0, 0, 0, 0))
    }

    // MARK: - Drawing

    @Test(arguments: [1, 2, 3]) func `Edges on whole pixels are sharp at any scale, on nothing`(scale: Int)
        throws
    {
        let drawn = try drawn(PDFWriting.page("1 0.5 0 rg 0 0 2 4 re f"), times: scale)
        #expect(drawn.width == 8 * scale && drawn.height == 4 * scale)
        for y in 0..<drawn.height {
            for x in 0..<drawn.width {
                let (red, green, blue, alpha) = drawn[x, y]
                guard x < 2 * scale else {
                    #expect(alpha == 0)
                    continue
                }
                #expect(red == 255 && blue == 0 && alpha == 255 && 127...128 ~= green)
            }
        }
    }

    /// PDF counts from the bottom; what is drawn covers half of each of these pixels, and a quarter at corners.
    @Test func `A rectangle between pixels covers them in part`() throws {
        let drawn = try drawn(PDFWriting.page("0.5 0.5 3 3 re f"))
        for (x, y, share) in [(0, 0, 0.25), (1, 0, 0.5), (1, 1, 1), (3, 1, 0.5), (3, 3, 0.25), (4, 1, 0)] {
            #expect(abs(Double(drawn[x, y].3) - share * 255) <= 1, "\(x) \(y)")
        }
    }

    @Test func `A thin line covers as much as it is wide`() throws {
        let drawn = try drawn(PDFWriting.page("0.25 w 0 2.5 m 8 2.5 l S"))
        #expect(abs(Int(drawn[4, 1].3) - 64) <= 1)
        #expect(drawn[4, 0].3 == 0 && drawn[4, 2].3 == 0)
    }

    @Test func `A page is stretched to the pixels that are asked for`() throws {
        let drawn = try picture(PDFWriting.page("0 0 4 4 re f")).drawn(width: 10, height: 6)
        #expect(drawn[4, 5] == (0, 0, 0, 255))
        #expect(drawn[5, 0] == (0, 0, 0, 0))
    }

    /// A gradient from red to blue, a clip, a form at half its opacity, and a picture of one pixel.
    @Test func `What drawing programs write is drawn, twice with the same bytes`() throws {
        let objects = [
            PDFWriting.object(
                "<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 40 0]/Extend[true true]/Function 6 0 R>>"),
            PDFWriting.object("<</FunctionType 2/Domain[0 1]/C0[1 0 0]/C1[0 0 1]/N 1>>"),
            PDFWriting.stream(
                "/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Group<</S/Transparency>>",
                Array("0 1 0 rg 0 0 9 9 re f".utf8)),
            PDFWriting.stream(
                "/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceRGB",
                [255, 255, 0]),
        ]
        let file = PDFWriting.page(
            "q 0 0 m 40 0 l 40 20 l h W n /S sh Q q /G gs 1 0 0 1 0 10 cm /F Do Q q 4 0 0 4 30 14 cm /I Do Q",
            box: "0 0 40 20",
            resources:
                "/Shading<</S 5 0 R>>/XObject<</F 7 0 R/I 8 0 R>>/ExtGState<</G<</ca 0.5>>>>",
            objects: objects)
        let first = try drawn(file)
        #expect(try drawn(file) == first)
        // Below the diagonal: red at the left, blue at the right.
        #expect(first[2, 19].0 > 230 && first[38, 10].2 > 230)
        #expect(first[2, 5].1 == 255 && abs(Int(first[2, 5].3) - 128) <= 1)
        #expect(first[32, 4] == (255, 255, 0, 255))
    }

    /// As macOS writes it: the length of a stream behind the stream, and compressed.
    @Test func `Compressed streams and streams of objects are read`() throws {
        let content = Zlib.compress(Array("0 0 2 4 re f".utf8))
        let late =
            Array("<</Filter/FlateDecode/Length 5 0 R>>stream\n".utf8) + content
            + Array("\nendstream".utf8)
        let objects = [
            "<</Pages 2 0 R>>", "<</Kids[3 0 R]/Count 1>>", "<</MediaBox[0 0 8 4]/Contents 4 0 R>>",
        ]
        // Each object's number and its place behind the head, which is as long as `First` says.
        let head = "1 0 2 \(objects[0].count) 3 \(objects[0].count + objects[1].count) "
        let packed = Zlib.compress(Array((head + objects.joined()).utf8))
        var file = Array("%PDF-1.5\n4 0 obj\n".utf8) + late
        file += Array("\nendobj\n5 0 obj \(content.count) endobj\n6 0 obj\n".utf8)
        file += PDFWriting.stream("/Type/ObjStm/N 3/First \(head.count)/Filter/FlateDecode", packed)
        file += Array("\nendobj\n7 0 obj\n".utf8)
        file +=
            PDFWriting.stream("/Type/XRef/Root 1 0 R/Size 8/W[1 1 1]", [0, 0, 0]) + Array("\nendobj\n".utf8)
        let drawn = try drawn(file)
        #expect(drawn[1, 1] == (0, 0, 0, 255) && drawn[2, 1].3 == 0)
    }

    @Test func `Of two objects with one number the later one counts`() throws {
        let change = "4 0 obj\n<</Length 13>>stream\n4 0 4 4 re f \nendstream\nendobj\n"
        let drawn = try drawn(PDFWriting.page("0 0 4 4 re f") + Array(change.utf8))
        #expect(drawn[1, 1].3 == 0 && drawn[6, 1].3 == 255)
    }

    // MARK: - Letters

    /// A page with the letter of that number, in a font file that lies in the PDF file.
    private func letter(_ glyph: Int, font: [UInt8]) -> [UInt8] {
        let digits = String(glyph, radix: 16, uppercase: true)
        let code = String(repeating: "0", count: 4 - digits.count) + digits
        return PDFWriting.page(
            "BT /F 16 Tf 0 4 Td <\(code)> Tj ET", box: "0 0 16 24", resources: "/Font<</F 5 0 R>>",
            objects: [
                PDFWriting.object(
                    "<</Type/Font/Subtype/Type0/BaseFont/Own/Encoding/Identity-H/DescendantFonts[6 0 R]>>"),
                PDFWriting.object(
                    "<</Type/Font/Subtype/CIDFontType2/BaseFont/Own/CIDToGIDMap/Identity/FontDescriptor 7 0 R>>"
                ),
                PDFWriting.object("<</Type/FontDescriptor/FontName/Own/Flags 4/FontFile2 8 0 R>>"),
                PDFWriting.stream("/Length1 \(font.count)", font),
            ])
    }

    private func ink(_ bytes: [UInt8]) throws -> Int {
        let drawn = try drawn(bytes)
        return (0..<drawn.height).reduce(0) { sum, y in
            (0..<drawn.width).reduce(sum) { $0 + Int(drawn[$1, y].3) }
        }
    }

    @Test func `Letters are drawn in a font of the file, and those that it lacks are not drawn in another`()
        throws
    {
        let icons = try Drawings.library.face(named: FontManifest.symbols)
        let font = Array(try Data(contentsOf: URL(fileURLWithPath: icons.path)))
        #expect(try ink(letter(100, font: font)) > 0)
        #expect(try ink(letter(0xFFFF, font: font)) == 0)
    }

    @Test func `A font that is not in the file, or is none, is named`() {
        let page = PDFWriting.page(
            "BT /F 4 Tf (A) Tj ET", resources: "/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>")
        #expect(
            throws: PDFError(
                name: "a.pdf",
                reason: .unsupported(
                    "letters in the font \"Helvetica\"",
                    why: "the font is not in the file, and one of the machine would be drawn"))
        ) { try picture(page) }
        #expect(
            throws: PDFError(name: "a.pdf", reason: .damaged("the font \"Own\" in it cannot be read"))
        ) { try picture(letter(1, font: Array("no font".utf8))) }
    }

    @Test func `Letters that nothing draws take no font`() throws {
        let page = PDFWriting.page(
            "", resources: "/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>")
        #expect(try picture(page).size.width == 8)
    }

    @Test func `A library that is missing is named with its remedy`() {
        #expect(
            PDFError(name: "a.pdf", reason: .noLibrary(remedy: "run scripts/bootstrap")).description
                == "a.pdf: PDF files are drawn by libpdfium.so, which is not there; run scripts/bootstrap")
    }
}
