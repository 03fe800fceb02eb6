import Foundation
import Testing

struct SheetPageTests {
    /// The files that an index shows, its links decoded as a browser does.
    private func shown(_ folder: Folder, _ name: String) throws -> [String] {
        let page = String(decoding: try folder.read(name + "/index.html"), as: UTF8.self)
        return page.matches(of: /src="([^"]*)"/).map { String($0.1).removingPercentEncoding ?? "" }
    }

    private func pictures(_ folder: Folder, _ name: String) -> [String] {
        folder.files.filter { $0.hasPrefix(name + "/") && $0.hasSuffix(".png") }
            .map { String($0.dropFirst(name.count + 1)) }
    }

    @Test func `The index shows every sheet, whatever characters its id has`() throws {
        let folder = try Folder()
        #expect(try Tool.runStrange("ids", ["sheet", "-o", "out"], in: folder).code == 0)
        #expect(
            try shown(folder, "out").sorted() == pictures(folder, "out")
                && pictures(folder, "out").count == 16)
    }

    @Test(arguments: [("tall", 400), ("wide", 400)])
    func `A sheet too large for one picture has pages, and the index lists them in order`(
        catalog: String, rows: Int
    ) throws {
        let folder = try Folder()
        let run = try Tool.runStrange(
            catalog, ["sheet", "--unfolded", "-o", "out"], in: folder, ["ROWS": "\(rows)"])
        #expect(run.code == 0, "\(run.error)")
        let files = try shown(folder, "out")
        let name = "G-Square-\(catalog)"
        #expect(files.count > 1)
        #expect(files == ["\(name).png"] + (2...files.count).map { "\(name)~\($0).png" })
        #expect(files.sorted() == pictures(folder, "out").sorted())
        for file in files {
            let size = try pngSize(folder.read("out/" + file))
            #expect(size.allSatisfy { $0 <= 16_384 } && size[0] * size[1] <= 64_000_000, "\(file) \(size)")
        }
    }

    @Test(.timeLimit(.minutes(60)))
    func `Five times the rows take no more than some ten times as long`() throws {
        let folder = try Folder()
        // Of the processor: what else the machine does is not in it.
        func time(_ rows: Int) throws -> Double {
            let run = try Tool.shell(
                """
                export CATALOG=tall ROWS=\(rows) TIMEFORMAT=%U
                time '\(Tool.testTool.path)' sheet --scale 0.25 -o out\(rows) >/dev/null 2>err\(rows)
                """, in: folder)
            #expect(run.code == 0, "\(run.error)")
            return try #require(Double(run.error.trimmingCharacters(in: .whitespacesAndNewlines)))
        }
        let few = try time(400)
        #expect(try time(2000) < few * 10 + 2)
    }

    @Test func `Sheets are pages of SVG on the index, which finds what is written on them`() throws {
        let folder = try Folder()
        _ = try Tool.runStrange("captions", ["sheet", "-o", "out"], in: folder)
        #expect(
            try Tool.runStrange("captions", ["sheet", "-o", "out", "--format", "svg"], in: folder).code == 0)
        let files = try shown(folder, "out")
        #expect(!files.isEmpty && files.allSatisfy { $0.hasSuffix(".svg") })
        // Those of the other format are gone.
        #expect(pictures(folder, "out").isEmpty)
        let page = String(decoding: try folder.read("out/index.html"), as: UTF8.self)
        let words = try #require(page.firstMatch(of: /<figure data-words="([^"]*)">/)?.1)
        #expect(words.contains("light") || words.contains("normal"), "\(words)")
        #expect(try folder.read("out/" + files[0]).starts(with: "<svg ".utf8))
    }

    @Test func `A sheet is a PDF file with all its pages, and a bookmark for each row`() throws {
        let folder = try Folder()
        let run = try Tool.runStrange(
            "tall", ["sheet", "--unfolded", "-o", "out", "--format", "pdf"], in: folder, ["ROWS": "400"])
        #expect(run.code == 0, "\(run.error)")
        let file = String(decoding: try folder.read("out/G-Square-tall.pdf"), as: UTF8.self)
        let pages = file.matches(of: /\/Type \/Page[ \n]/).count
        #expect(pages > 1)
        #expect(file.matches(of: /\/Title [<(]/).count >= 400)
        let index = String(decoding: try folder.read("out/index.html"), as: UTF8.self)
        #expect(index.contains("<a href=\"G-Square-tall.pdf\">"))
    }

    @Test func `A book has all sheets behind its contents, and is no folder`() throws {
        let folder = try Folder()
        let run = try Tool.runStrange("captions", ["sheet", "--pdf", "book.pdf"], in: folder)
        #expect(run.code == 0, "\(run.error)")
        let file = try folder.read("book.pdf")
        #expect(folder.files == ["book.pdf"])
        let words = String(decoding: file, as: UTF8.self)
        #expect(words.contains("/Subtype /Link") && words.contains("/Type /Outlines"))
        #expect(words.matches(of: /\/Type \/Page[ \n]/).count >= 2)
        #expect(try Tool.runStrange("captions", ["sheet", "--pdf", "book.pdf"], in: folder).code == 0)
        #expect(try folder.read("book.pdf") == file, "two runs give the same bytes")
        for wrong in [
            ["sheet"], ["sheet", "-o", "out", "--pdf", "b.pdf"], ["sheet", "--pdf", "b.svg"],
            ["sheet", "-o", "out", "--format", "gif"], ["sheet", "--pdf", "b.pdf", "--format", "svg"],
        ] {
            #expect(try Tool.runStrange("captions", wrong, in: folder).code == 64, "\(wrong)")
        }
    }

    @Test func `Captions wrap and never widen a sheet`() throws {
        let folder = try Folder()
        #expect(try Tool.runStrange("captions", ["sheet", "-o", "out"], in: folder).code == 0)
        let file = try #require(pictures(folder, "out").first)
        // The room of a short sheet and its margins, at two pixels a point.
        #expect(try pngSize(folder.read("out/" + file))[0] == 1120)
    }

    @Test func `A shorter sheet leaves no page of a longer one behind`() throws {
        let folder = try Folder()
        for rows in ["900", "20"] {
            #expect(
                try Tool.runStrange("tall", ["sheet", "-o", "out"], in: folder, ["ROWS": rows]).code == 0)
            #expect(try shown(folder, "out").sorted() == pictures(folder, "out").sorted())
        }
        #expect(pictures(folder, "out") == ["G-Square-tall.png"])
    }

    @Test func `A page that cannot be written is not on the index`() throws {
        let folder = try Folder()
        try FileManager.default.createDirectory(
            atPath: folder.path("out/G-Square-tall~2.png"), withIntermediateDirectories: true)
        let run = try Tool.runStrange("tall", ["sheet", "-o", "out"], in: folder)
        #expect(run.code == 3 && run.error.contains("G-Square-tall~2.png"), "\(run.error)")
        #expect(try shown(folder, "out").contains("G-Square-tall.png"))
        #expect(try !shown(folder, "out").contains("G-Square-tall~2.png"))
    }
}

struct SheetIndexTests {
    private func names(_ folder: Folder) throws -> [String] {
        let page = String(decoding: try folder.read("out/index.html"), as: UTF8.self)
        return page.matches(of: /<strong>([^<]*)</).map { String($0.1) }
    }

    @Test(arguments: [
        "<h1>My page</h1>", "", "<script type=\"application/json\" id=\"specimen-sheets\">no</script>",
    ])
    func `An index page of someone else's stays, and nothing is written`(text: String) throws {
        let folder = try Folder()
        try FileManager.default.createDirectory(
            atPath: folder.path("out"), withIntermediateDirectories: false)
        try folder.write("out/index.html", text)
        let run = try Tool.runStrange("ids", ["sheet", "-o", "out"], in: folder)
        #expect(run.code == 3 && run.error.contains("out/index.html"), "\(run.error)")
        #expect(try folder.read("out/index.html") == Data(text.utf8))
        #expect(folder.files == ["out/index.html"])
    }

    @Test func `A filtered run keeps the others' sheets on the index, in the catalogue's order`() throws {
        let folder = try Folder()
        for filter in ["*/a-b", "*/plain"] {
            #expect(
                try Tool.runStrange("ids", ["sheet", "-o", "out", "--filter", filter], in: folder).code == 0)
        }
        #expect(try names(folder) == ["G/Square/plain", "G/Square/a-b"])
        try FileManager.default.removeItem(atPath: folder.path("out/G-Square-plain.png"))
        #expect(
            try Tool.runStrange("ids", ["sheet", "-o", "out", "--filter", "*größe"], in: folder).code == 0)
        #expect(try names(folder) == ["G/Square/a-b", "G/Square/gr%C3%B6%C3%9Fe"])
        #expect(
            try Tool.runStrange(
                "many", ["sheet", "-o", "out", "--filter", "*preset1"], in: folder, ["PRESETS": "3"]
            ).code
                == 0)
        #expect(try names(folder).count == 3)
        #expect(try Tool.runStrange("many", ["sheet", "-o", "out"], in: folder, ["PRESETS": "3"]).code == 0)
        #expect(try names(folder) == ["G/Square/preset1", "G/Square/preset2", "G/Square/preset3"])
    }
}
