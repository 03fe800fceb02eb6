import Foundation
import Pixels
import Raster
import TestSupport
import Testing

/// Whatever a file holds, drawing ends, in a picture or an error that names the file and what to do.
@Suite struct HostilePDFTests {
    /// What is said of the file, or that it was drawn.
    private func words(_ bytes: [UInt8]) -> String {
        do {
            let picture = try PDFPicture(bytes, name: "a.pdf")
            let (width, height) = (picture.size.width.rounded(.up), picture.size.height.rounded(.up))
            let drawn = try picture.drawn(width: Int(width), height: Int(height))
            return "a picture of \(drawn.width) × \(drawn.height)"
        } catch {
            let said = "\(error)"
            #expect(said.hasPrefix("a.pdf: ") && said.contains("; "))
            return said
        }
    }

    // MARK: - What is no PDF file, or is damaged

    @Test(arguments: [
        "", "PDF", "<svg/>", "%PDF-", "%PDF-1.4\ntrailer<</Root 1 0 R>>", "%PDF-1.4\n1 0 obj<<",
    ])
    func `What holds no page is named`(text: String) {
        #expect(words(Array(text.utf8)).contains(text.hasPrefix("%") ? "it " : "not a PDF file"))
    }

    @Test func `A file that is cut short anywhere ends in a picture or a message`() {
        let file = PDFWriting.page(
            "/X Do 0 0 4 4 re f", resources: "/XObject<</X 5 0 R>>",
            objects: [PDFWriting.form("0 0 2 2 re f")])
        for length in 0..<file.count { _ = words(Array(file.prefix(length))) }
    }

    @Test func `Any byte may be another one`() {
        let file = PDFWriting.page(
            "q 1 0 0 1 0 0 cm /X Do [1 2] 0 d 0 0 m 4 4 l S Q", resources: "/XObject<</X 5 0 R>>",
            objects: [PDFWriting.form("0 0 2 2 re f")])
        var random = SystemlessRandom(seed: 7)
        for _ in 0..<400 {
            var changed = file
            for _ in 0..<3 { changed[Int(random.next() % UInt64(file.count))] = UInt8(random.next() & 255) }
            _ = words(changed)
        }
    }

    @Test func `An encrypted file is named`() {
        let file = PDFWriting.file(
            [PDFWriting.object("<</Pages 2 0 R>>")], trailer: "/Root 1 0 R/Encrypt<</Filter/Standard>>")
        #expect(words(file).contains("the file is encrypted; save it without a password"))
    }

    // MARK: - What takes forever, or all memory

    @Test func `Forms that draw each other ten times, again and again, are counted first`() {
        let forms = (6...25).map { next in
            PDFWriting.form(
                String(repeating: "/X Do ", count: 10), resources: "/XObject<</X \(next) 0 R>>")
        }
        let file = PDFWriting.page("/X Do", resources: "/XObject<</X 5 0 R>>", objects: forms)
        #expect(words(file).contains("drawn more than 200000 times"))
    }

    @Test(arguments: ["/X Do", "/M gs"]) func `A form in itself is named`(content: String) {
        let resources = "/XObject<</X 5 0 R>>/ExtGState<</M<</SMask<</S/Alpha/G 5 0 R>>>>>>"
        let file = PDFWriting.page(
            content, resources: resources, objects: [PDFWriting.form(content, resources: resources)])
        #expect(words(file).contains("drawn inside of itself"))
    }

    @Test func `Letters that are drawn by operators count as often as they stand there`() {
        let letter = PDFWriting.stream(
            "", Array(String(repeating: "0 0 1 1 re f ", count: 1000).utf8))
        let font = PDFWriting.object(
            """
            <</Subtype/Type3/FontMatrix[1 0 0 1 0 0]/FontBBox[0 0 1 1]/FirstChar 65/LastChar 65/Widths[1]
            /Encoding<</Differences[65/A]>>/CharProcs<</A 6 0 R>>/Resources<<>>>>
            """)
        func page(_ count: Int) -> [UInt8] {
            PDFWriting.page(
                "BT /F 1 Tf (\(String(repeating: "A", count: count))) Tj ET", resources: "/Font<</F 5 0 R>>",
                objects: [font, letter])
        }
        #expect(words(page(2)) == "a picture of 8 × 4")
        #expect(words(page(1000)).contains("drawn more than 200000 times"))
    }

    @Test func `Functions that hold each other ten times, again and again, are counted first`() {
        let functions = (7...25).map { next in
            PDFWriting.object(
                "<</FunctionType 3/Domain[0 1]/Bounds[]/Encode[0 1]/Functions["
                    + String(repeating: "\(next) 0 R ", count: 10) + "]>>")
        }
        let shading = PDFWriting.object(
            "<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 8 0]/Function 6 0 R>>")
        let file = PDFWriting.page(
            "/S sh", resources: "/Shading<</S 5 0 R>>", objects: [shading] + functions)
        #expect(words(file).contains("colours of more than 20000 values"))
    }

    @Test func `What is compressed may not become very large`() {
        let content = Zlib.compress([UInt8](repeating: 32, count: 65 << 20))
        let file = PDFWriting.file([
            PDFWriting.object("<</Pages 2 0 R>>"), PDFWriting.object("<</Kids[3 0 R]>>"),
            PDFWriting.object("<</MediaBox[0 0 8 4]/Contents 4 0 R>>"),
            PDFWriting.stream("/Filter/FlateDecode", content),
        ])
        #expect(words(file).contains("becomes more than 67108864 bytes"))
    }

    @Test(arguments: [
        ("0 0 m 100000000 0 l [0.001] 0 d S", "very many dashes"),
        ("[0.000000001] 0 d 0 0 m 8 4 l S", "very many dashes"),
        ("[2 1] 0 d 0 0 m 8 4 l S", "a picture"), ("[] 0 d 0 0 m 100000000 0 l S", "a picture"),
    ])
    func `Dashes that would take all memory are refused`(content: String, says: String) {
        #expect(words(PDFWriting.page(content)).contains(says))
    }

    @Test(arguments: [
        "0 0 9000 9", "0 0 8000 8000", "0 0 1000000 1000000",
        "0 0 \(String(repeating: "9", count: 400)) 9",
    ])
    func `Large pages are refused`(box: String) {
        let said = words(PDFWriting.page("", box: box))
        #expect(said.contains("too large") || said.contains("no size"), "\(said)")
    }

    @Test func `A number with an exponent is none`() {
        #expect(
            words(PDFWriting.page("", box: "0 0 1e300 9")).contains("the word \"1e300\" stands among values"))
    }

    @Test func `Deep nesting, many objects and many bytes are refused`() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(words(Array("%PDF-1.4\n1 0 obj \(deep)".utf8)).contains("deeper than 64"))
        let many = (1...60_000).map { "\($0) 0 obj 1 endobj " }.joined()
        #expect(words(Array("%PDF-1.4\n\(many)".utf8)).contains("more than 50000 objects"))
        #expect(words(Array("%PDF-1.4\n".utf8) + [UInt8](repeating: 32, count: 5 << 20)).contains("4194304"))
    }

    // MARK: - Kinds that are named

    @Test(arguments: [
        ("BI /W 1 /H 1 ID x EI", "a picture among its operators"),
        ("/Pattern cs /T scn 0 0 4 4 re f", "a pattern of tiles"), ("/M sh", "a mesh of colours"),
        ("/P sh", "a program for colours"), ("BT (A) Tj ET", "letters without a font"),
        ("/Large Do", "a picture of 9000 × 1 pixels"), ("/Other Do", "the filter JBIG2Decode"),
        ("/Lie Do", "another size than its JPEG file"),
    ])
    func `What is left out on purpose is named`(content: String, says: String) {
        let image = "/Type/XObject/Subtype/Image/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray"
        let file = PDFWriting.page(
            content,
            resources: """
                /Pattern<</T 5 0 R>>/Shading<</M 6 0 R/P<</ShadingType 2/Function 7 0 R>>>>
                /XObject<</Large 8 0 R/Other 9 0 R/Lie 10 0 R>>
                """,
            objects: [
                PDFWriting.stream("/PatternType 1/BBox[0 0 1 1]/XStep 1/YStep 1/PaintType 1", []),
                PDFWriting.stream("/ShadingType 6", []),
                PDFWriting.stream("/FunctionType 4", [UInt8](repeating: 32, count: 3000)),
                PDFWriting.stream("\(image)/Width 9000", [0]),
                PDFWriting.stream("\(image)/Width 1/Filter/JBIG2Decode", [0]),
                PDFWriting.stream(
                    "\(image)/Width 1/Filter/DCTDecode",
                    JPEGWriting.colors(Pixmap(width: 40, height: 20, filledWith: (9, 9, 9, 255)))),
            ])
        #expect(words(file).contains(says), "\(words(file))")
    }

    @Test func `A stream that no operator draws costs nothing`() {
        let file = PDFWriting.page(
            "0 0 4 4 re f", resources: "/XObject<</X 5 0 R>>/Pattern<</P 6 0 R>>",
            objects: [
                PDFWriting.form("/X Do", resources: "/XObject<</X 5 0 R>>"),
                PDFWriting.stream("/PatternType 1", []),
            ])
        #expect(words(file) == "a picture of 8 × 4")
    }
}

/// The same numbers each time.
private struct SystemlessRandom {
    var seed: UInt64
    mutating func next() -> UInt64 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return seed >> 33
    }
}
