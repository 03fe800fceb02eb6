import Foundation
import Testing

private let quiet = "Configuration/Button/primary.quiet"

struct PictureNameTests {
    @Test(arguments: [
        "x.jpg", "x.jpeg", "x.svgz", "x.pdfx", "x.png.txt", ".jpg", "a.png/x.webp", "x.pn", "x.png ",
    ])
    func `A file of another kind's name is refused, with the name to give`(name: String) throws {
        let folder = try Folder()
        let run = try Tool.run(["render", quiet, "-o", name], in: folder)
        #expect(run.code == 64 && run.error.contains("'\(name)' ends in ."), "\(run.error)")
        let better = try #require(run.error.firstMatch(of: /name it '([^']*)'/)?.1)
        #expect(folder.files.isEmpty)
        try FileManager.default.createDirectory(
            atPath: folder.path("a.png"), withIntermediateDirectories: true)
        #expect(try Tool.run(["render", quiet, "-o", String(better)], in: folder).code == 0)
        #expect(try pngSize(folder.read(String(better))).count == 2)
    }

    @Test(arguments: ["x.png", "x.PNG", "x", "x.", "größer 色.png", ".png", "a.b.png"])
    func `A PNG file's name, and one that says nothing, is taken as it is`(name: String) throws {
        let folder = try Folder()
        #expect(try Tool.run(["render", quiet, "-o", name], in: folder).code == 0)
        #expect(folder.files == [name])
    }

    @Test(arguments: ["", ".", "..", "out/", "out", "out/."])
    func `A folder is no picture`(name: String) throws {
        let folder = try Folder()
        try FileManager.default.createDirectory(atPath: folder.path("out"), withIntermediateDirectories: true)
        let run = try Tool.run(["render", quiet, "-o", name], in: folder)
        #expect(
            run.code == 64 && run.error.contains(name.isEmpty ? "is empty" : "'\(name)' is a folder"),
            "\(run.error)")
        #expect(folder.files.isEmpty)
    }

    @Test func `The same holds for a job and for the picture of a difference`() throws {
        let folder = try Folder()
        let run = try Tool.run(
            ["batch", "-", "-o", "out"], input: #"{"id":"\#(quiet)","output":"a.jpg"}"#, in: folder)
        #expect(run.code == 3)
        #expect(
            try run.jsonLines()[0]["error"] as? String
                == "standard input: line 1, column \(19 + quiet.utf8.count): the output 'a.jpg' ends in .jpg, but pictures are PNG, SVG or PDF files: name it 'a.png'"
        )
        _ = try Tool.run(["render", quiet, "-o", "a.png"], in: folder)
        let diff = try Tool.run(["diff", "a.png", "a.png", "-o", "d.gif"], in: folder)
        #expect(diff.code == 64 && diff.error.contains("name it 'd.png'"))
        let vectors = try Tool.run(["diff", "a.png", "a.png", "-o", "d.svg"], in: folder)
        #expect(vectors.code == 64 && vectors.error.contains("pictures are PNG files: name it 'd.png'"))
        #expect(folder.files == ["a.png"])
    }

    @Test(arguments: ["book.svg", "book.png", "book.gif", ""])
    func `A book is given the name of a PDF file`(name: String) throws {
        let folder = try Folder()
        let run = try Tool.run(["sheet", "--filter", quiet, "--pdf", name], in: folder)
        let words = name.isEmpty ? "give one that ends in .pdf" : "pictures are PDF files: name it 'book.pdf'"
        #expect(run.code == 64 && run.error.contains(words), "\(run.error)")
        #expect(folder.files.isEmpty)
    }

    @Test func `A name that ends in svg or pdf is such a file, and so is what is asked for without a name`()
        throws
    {
        let folder = try Folder()
        #expect(try Tool.run(["render", quiet, "-o", "x.SVG"], in: folder).code == 0)
        let file = try folder.read("x.SVG")
        #expect(file.starts(with: Array("<svg xmlns=".utf8)))
        let piped = try Tool.run(["render", quiet, "-o", "-", "--format", "svg"], in: folder)
        #expect(piped.code == 0 && piped.output == file)
        let wrong = try Tool.run(["render", quiet, "-o", "x.png", "--format", "gif"], in: folder)
        #expect(wrong.code == 64 && wrong.error.contains("'gif'"), "\(wrong.error)")
        #expect(try Tool.run(["render", quiet, "-o", "x.pdf"], in: folder).code == 0)
        let page = try folder.read("x.pdf")
        #expect(page.starts(with: Array("%PDF-1.4".utf8)))
        #expect(try Tool.run(["render", quiet, "-o", "-", "--format", "pdf"], in: folder).output == page)
        let letters = try Tool.run(["render", quiet, "-o", "y.pdf", "--live-text"], in: folder)
        #expect(letters.code == 0)
        let written = String(decoding: try folder.read("y.pdf"), as: UTF8.self)
        #expect(written.contains("/ToUnicode"))
        // Fonts are in the file, and nothing is asked of the machine's.
        #expect(
            try Tool.run(["render", quiet, "-o", "y.svg", "--live-text", "--schemes"], in: folder).code == 0)
        let drawing = String(decoding: try folder.read("y.svg"), as: UTF8.self)
        #expect(drawing.contains("@font-face{font-family:f0;src:url(data:font/ttf;base64,"))
        #expect(drawing.contains("prefers-color-scheme:dark") && drawing.contains("</text>"))
        #expect(try Tool.run(["render", quiet, "-o", "y.pdf", "--schemes"], in: folder).code == 64)
        #expect(try Tool.run(["render", quiet, "-o", "y.png", "--live-text"], in: folder).code == 64)
        let jobs =
            #"{"id":"\#(quiet)","format":"svg"}"# + "\n"
            + #"{"id":"\#(quiet)","format":"svg","output":"a.png"}"#
        let batch = try Tool.run(["batch", "-", "-o", "out"], input: jobs, in: folder)
        let lines = try batch.jsonLines()
        #expect((lines[0]["output"] as? String)?.hasSuffix(".svg") == true)
        #expect((lines[1]["error"] as? String)?.contains("ends in .png, but the format is svg") == true)
    }
}
