import Foundation
import Pixels
import Testing

private let specimen = "Filled/Button/filled"

struct DiffTests {
    /// A folder with a normal and a pressed tile, and the normal one once more.
    private func pictures() throws -> Folder {
        let folder = try Folder()
        for (name, state) in [("a", "normal"), ("b", "pressed"), ("c", "normal")] {
            let id = "\(specimen)/\(state)-regular@2x"
            _ = try Tool.run(["render", id, "-o", folder.path("\(name).png")])
        }
        return folder
    }

    @Test func `Equal pictures are exit code 0`() throws {
        let run = try Tool.run(["diff", "--json", "a.png", "c.png"], in: pictures())
        #expect(run.code == 0)
        #expect(try run.json()["verdict"] as? String == "identical")
    }

    @Test func `Different pictures are exit code 1, with every field`() throws {
        let run = try Tool.run(["diff", "--json", "a.png", "b.png"], in: pictures())
        let document = try run.json()
        #expect(run.code == 1)
        #expect(document["verdict"] as? String == "different" && document["mode"] as? String == "exact")
        #expect((document["pixels"] as? Int ?? 0) > 100)
        #expect((document["box"] as? [Int])?.count == 4)
        for field in ["fraction", "maxDelta", "antialiased"] { #expect(document[field] is NSNumber) }
    }

    @Test func `Help says what each mode's threshold means, its unit, range and default`() throws {
        let help = try Tool.run(["diff", "--help"]).text.split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
        for part in [
            "threshold 0 to 1 (1 − SSIM), by default 0.01", "threshold 0 to 255 (steps of 255), by default 1",
            "threshold 0 to 1000 (ΔE), by default 1",
            "threshold 0 to 1 (fraction of the black–white distance), by default 0.1",
        ] {
            #expect(help.contains(part), "\(help)")
        }
    }

    @Test func `JSON has the threshold and its unit`() throws {
        let folder = try pictures()
        let ssim = try Tool.run(["diff", "--json", "--mode", "ssim", "a.png", "b.png"], in: folder).json()
        #expect(ssim["threshold"] as? Double == 0.01 && ssim["unit"] as? String == "1 − SSIM")
        let exact = try Tool.run(["diff", "--json", "a.png", "a.png"], in: folder).json()
        #expect(exact["threshold"] as? Double == 0 && exact["unit"] == nil)
        let delta = try Tool.run(
            ["diff", "--json", "--mode", "max-delta", "--threshold", "8", "a.png", "a.png"], in: folder)
        #expect(try delta.json()["threshold"] as? Double == 8)
    }

    @Test func `A mask of another size is exit code 3, with both sizes, even for one file twice`() throws {
        let folder = try pictures()
        _ = try Tool.run(["render", "\(specimen)/normal-regular@1x", "-o", folder.path("mask.png")])
        let sizes = try ["a.png", "mask.png"].map { name in
            try pngSize(folder.read(name)).map(String.init).joined(separator: "×")
        }
        for other in ["a.png", "b.png"] {
            let run = try Tool.run(["diff", "a.png", other, "--mask", "mask.png"], in: folder)
            #expect(run.code == 3 && run.output.isEmpty)
            #expect(sizes.allSatisfy { run.error.contains($0) }, "\(run.error)")
        }
        // One of their size is taken; it leaves something to compare.
        let size = try pngSize(folder.read("a.png"))
        let clear = Pixmap(width: size[0], height: size[1], filledWith: (0, 0, 0, 0))
        try folder.write("fitting.png", Data(encodePNG(clear, effort: .fast)))
        let fitting = try Tool.run(["diff", "a.png", "b.png", "--mask", "fitting.png"], in: folder)
        #expect(fitting.code == 1)
    }

    @Test func `A pass within a threshold says the threshold and how many pixels differ`() throws {
        let folder = try pictures()
        let exact = try Tool.run(["diff", "--json", "a.png", "b.png"], in: folder).json()
        let (count, most) = try (
            #require(exact["differing"] as? Int), #require(exact["maxDelta"] as? Int)
        )
        #expect(exact["pixels"] as? Int == count)
        let tolerant = ["diff", "--mode", "max-delta", "--threshold", "\(most)", "a.png", "b.png"]
        let run = try Tool.run(tolerant, in: folder)
        #expect(
            run.code == 0
                && run.text.hasPrefix(
                    "equal within max-delta \(most): \(count) pixels differ by at most \(most) of 255"),
            "\(run.text)")
        let document = try Tool.run(tolerant + ["--json"], in: folder).json()
        #expect(document["pixels"] as? Int == 0 && document["differing"] as? Int == count)
        let failing = try Tool.run(["diff", "--mode", "max-delta", "a.png", "b.png"], in: folder)
        #expect(failing.text.hasPrefix("different by max-delta 1: "), "\(failing.text)")
    }

    @Test(arguments: [
        "--mode ssim --threshold nan", "--mode ssim --threshold 1.2", "--mode max-delta --threshold 300",
        "--mode max-delta --threshold 1.5", "--mode max-delta --threshold -1", "--threshold 3",
        "--mode exact --threshold 3", "--mode exact --include-antialiased",
        "--mode ssim --include-antialiased", "--mode ciede2000 --threshold inf",
    ])
    func `Thresholds out of range and options without meaning are wrong usage`(options: String) throws {
        let run = try Tool.run(
            ["diff", "a.png", "b.png"] + options.split(separator: " ").map(String.init))
        #expect(run.code == 64 && run.output.isEmpty)
        #expect(!run.error.contains("Missing value"), "\(run.error)")
        #expect(run.error.contains("mode "), "\(run.error)")
    }

    @Test func `Pictures of two sizes are a matter of size`() throws {
        let folder = try pictures()
        _ = try Tool.run(["render", "\(specimen)/normal-regular@1x", "-o", folder.path("d.png")])
        let run = try Tool.run(["diff", "--json", "a.png", "d.png"], in: folder)
        #expect(run.code == 1)
        #expect(try run.json()["verdict"] as? String == "size")
    }

    @Test func `The differences are written as a picture`() throws {
        let folder = try pictures()
        _ = try Tool.run(["diff", "a.png", "b.png", "-o", "d.png"], in: folder)
        #expect(try pngSize(folder.read("d.png")) == pngSize(folder.read("a.png")))
    }

    @Test func `The picture of the differences may hide the first picture, or only have the marks`() throws {
        let folder = try Folder()
        try folder.write("a.png", drawn([(4..<12, 4..<12, [200, 0, 0, 255])]))
        try folder.write("b.png", drawn([(4..<12, 4..<11, [200, 0, 0, 255])]))
        func pixels(_ options: String...) throws -> [[UInt8]] {
            let run = try Tool.run(["diff", "a.png", "b.png", "-o", "d.png"] + options, in: folder)
            #expect(run.code == 1, "\(run.error)")
            let picture = try decodePNG(Array(folder.read("d.png")), name: "d.png")
            // Kept, gone, and plain ground.
            return [(5, 5), (5, 11), (30, 20)].map { x, y in
                Array(picture.bytes[((y * picture.width + x) * 4)...].prefix(4))
            }
        }
        let red: [UInt8] = [255, 0, 0, 255]
        let white: [UInt8] = [255, 255, 255, 255]
        // 200 parts of red are 59.8 of gray.
        #expect(try pixels() == [[235, 235, 235, 255], red, white])
        #expect(try pixels("--output-alpha", "1") == [[59, 59, 59, 255], red, white])
        #expect(try pixels("--output-alpha", "0") == [white, red, white])
        #expect(try pixels("--output-mask") == [[0, 0, 0, 0], red, [0, 0, 0, 0]])
        for wrong in ["--output-mask", "--output-alpha 0.5", "-o d.png --output-alpha -1"] {
            let options = wrong.split(separator: " ").map(String.init)
            let run = try Tool.run(["diff", "a.png", "b.png"] + options, in: folder)
            #expect(run.code == 64, "\(wrong)")
        }
    }

    @Test func `Two copies of a damaged file do not pass for equal pictures`() throws {
        let folder = try Folder()
        let run = try Tool.shell(
            """
            "$specimen" render Configuration/Button/primary.quiet -o a.png &&
            printf X | dd of=a.png bs=1 seek=300 conv=notrunc status=none && cp a.png b.png &&
            "$specimen" diff a.png b.png
            """, in: folder)
        #expect(run.code == 3 && run.error.contains("a.png"), "\(run.error)")
    }

    @Test func `Pixels damaged under sound chunks do not pass twice either`() throws {
        let folder = try Folder()
        let sound = Array(drawn([(4..<12, 4..<12, [200, 0, 0, 255])]))
        let name = Array("IDAT".utf8)
        let place = try #require(sound.indices.first { sound[$0...].starts(with: name) })
        let length = sound[(place - 4)..<place].reduce(0) { $0 << 8 | Int($1) }
        // The last byte of the Adler-32 sum, and the chunk's own sum made to fit.
        let end = place + 4 + length
        var bytes = sound
        bytes[end - 1] ^= 1
        let sum = crc32(bytes[place..<end])
        for index in 0..<4 { bytes[end + index] = UInt8(sum >> (24 - 8 * index) & 255) }
        try folder.write("a.png", Data(bytes))
        let run = try Tool.run(["diff", "a.png", "a.png"], in: folder)
        #expect(run.code == 3 && run.error.contains("a.png: the checksum (Adler-32)"), "\(run.error)")
    }

    private func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
        ~bytes.reduce(~0) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
                sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0)
            }
        }
    }

    @Test func `Pictures may come through pipes`() throws {
        let run = try Tool.shell(
            """
            "$specimen" render Configuration/Button/primary.quiet -o a.png &&
            "$specimen" render Configuration/Button/primary.quiet/pressed-regular@2x -o b.png &&
            "$specimen" diff <(cat a.png) <(cat a.png) &&
            "$specimen" diff <(cat a.png) <(cat b.png)
            """, in: try Folder())
        #expect(run.code == 1 && run.lines.count == 2, "\(run.error)")
        #expect(run.lines.first?.hasPrefix("identical") == true)
    }

    @Test func `Of two folders, pictures of one name are compared and lone ones are missing`() throws {
        let folder = try Folder()
        let run = try Tool.shell(
            """
            set -e
            mkdir -p a/sub b/sub
            "$specimen" render Configuration/Button/primary.quiet -o a/same.png
            cp a/same.png b/same.png
            cp a/same.png a/sub/other.png
            "$specimen" render Configuration/Button/primary.quiet/pressed-regular@2x -o b/sub/other.png
            cp a/same.png a/lone.png
            echo no picture >a/bad.png
            cp a/same.png b/bad.png
            "$specimen" diff a b --json || echo "{\\"code\\":$?}"
            """, in: folder)
        let lines = try run.jsonLines()
        #expect(
            lines.map { $0["name"] as? String }
                == ["bad.png", "lone.png", "same.png", "sub/other.png", nil], "\(run.error)")
        try #require(lines.count == 5)
        #expect((lines.first?["error"] as? String)?.contains("a/bad.png") == true)
        #expect((lines[1]["error"] as? String)?.contains("b: has no 'lone.png'") == true)
        #expect(lines[1]["status"] as? String == "missing")
        #expect(lines.first?["status"] as? String == "unreadable")
        #expect(lines[3]["kind"] is String && lines[3]["facts"] is [Any] && lines[2]["kind"] == nil)
        #expect(lines[2]["verdict"] as? String == "identical")
        #expect(["different", "size"].contains(lines[3]["verdict"] as? String))
        #expect(lines[4]["code"] as? Int == 3)
    }

    /// A folder with the empty folders `a` and `b`.
    private func folders() throws -> Folder {
        let folder = try Folder()
        for name in ["a", "b"] {
            try FileManager.default.createDirectory(
                atPath: folder.path(name), withIntermediateDirectories: false)
        }
        return folder
    }

    /// A clear picture of 40 × 30, or of another height, with rectangles of one colour each.
    private func drawn(
        _ parts: [(x: Range<Int>, y: Range<Int>, color: [UInt8])], height: Int = 30
    ) -> Data {
        var bytes = [UInt8](repeating: 0, count: 40 * height * 4)
        for part in parts {
            for y in part.y {
                for x in part.x {
                    bytes.replaceSubrange(((y * 40 + x) * 4)..<((y * 40 + x) * 4 + 4), with: part.color)
                }
            }
        }
        return Data(encodePNG(Pixmap(width: 40, height: height, bytes: bytes), effort: .fast))
    }

    @Test func `The kind of a difference is told as facts and boxes too`() throws {
        let folder = try folders()
        let (red, blue): ([UInt8], [UInt8]) = ([200, 0, 0, 255], [0, 0, 200, 255])
        try folder.write("a/x.png", drawn([(4..<12, 4..<12, red)]))
        try folder.write("b/x.png", drawn([(7..<15, 4..<12, red)]))
        try folder.write("c.png", drawn([(4..<12, 4..<12, blue), (30..<33, 3..<4, [9, 9, 9, 0])]))
        let moved = try Tool.run(["diff", "--json", "a/x.png", "b/x.png"], in: folder).json()
        let fact = try #require((moved["facts"] as? [[String: Any]])?.first)
        #expect(fact["type"] as? String == "translation")
        #expect(fact["dx"] as? Int == 3 && fact["dy"] as? Int == 0)
        #expect(moved["boxes"] as? [[Int]] == [[4, 4, 11, 8]])
        let recolored = try Tool.run(["diff", "--json", "a/x.png", "c.png"], in: folder).json()
        let facts = try #require(recolored["facts"] as? [[String: Any]])
        #expect(facts.map { $0["type"] as? String } == ["recolour", "alsoUnderAlphaZero"])
        #expect(facts[0]["from"] as? String == "#C80000" && facts[0]["to"] as? String == "#0000C8")
        #expect(recolored["underAlphaZero"] as? Int == 3)
        let text = try Tool.run(["diff", "a/x.png", "c.png"], in: folder).text
        #expect(text.contains("different: 64 pixels differ"), "\(text)")
        #expect(text.contains("in 8×8 at (4, 4), and 3 pixels under alpha 0; recolour"), "\(text)")
    }

    @Test func `A mask that covers all is exit code 3, since nothing would be compared`() throws {
        let folder = try folders()
        try folder.write("a/x.png", drawn([]))
        try folder.write("b/x.png", drawn([(4..<12, 4..<12, [200, 0, 0, 255])]))
        // Black with the change in white, as other tools have masks.
        try folder.write(
            "m.png", drawn([(0..<40, 0..<30, [0, 0, 0, 255]), (4..<12, 4..<12, [255, 255, 255, 255])]))
        try folder.write("n.png", drawn([(4..<12, 4..<12, [0, 0, 0, 255])]))
        for names in [["a", "b"], ["a/x.png", "b/x.png"]] {
            let run = try Tool.run(["diff", "--json", "--mask", "m.png"] + names, in: folder)
            #expect(
                run.code == 3 && run.error.contains("m.png: the mask leaves nothing to compare"),
                "\(run.error)")
            #expect(try run.json()["status"] as? String == "unreadable")
            #expect(try Tool.run(["diff", "--mask", "n.png"] + names, in: folder).code == 0)
        }
    }

    @Test func `Without the kind, verdict and numbers are the same`() throws {
        let folder = try folders()
        try folder.write("a/x.png", drawn([(4..<12, 4..<12, [200, 0, 0, 255])]))
        try folder.write("b/x.png", drawn([(7..<15, 4..<12, [200, 0, 0, 255])]))
        for names in [["a", "b"], ["a/x.png", "b/x.png"]] {
            let (told, bare) = try (
                Tool.run(["diff"] + names, in: folder), Tool.run(["diff", "--no-kind"] + names, in: folder)
            )
            #expect(bare.code == 1 && told.code == 1)
            #expect(told.text.replacingOccurrences(of: "; moved by (3, 0)", with: "") == bare.text)
            #expect(told.text != bare.text)
            let document = try Tool.run(["diff", "--no-kind", "--json"] + names, in: folder).json()
            #expect(document["kind"] == nil && document["facts"] == nil && document["pixels"] as? Int == 48)
        }
    }

    @Test func `Of two folders the text has the kind, and a lone file is exit code 1`() throws {
        let folder = try folders()
        try folder.write("a/x.png", drawn([(4..<12, 4..<12, [200, 0, 0, 255])]))
        try folder.write("b/x.png", drawn([(7..<15, 4..<12, [200, 0, 0, 255])]))
        try folder.write("b/y.png", drawn([]))
        let run = try Tool.run(["diff", "a", "b"], in: folder)
        #expect(run.code == 1 && run.lines.count == 2, "\(run.error)")
        #expect(run.lines.first?.hasSuffix("; moved by (3, 0)") == true, "\(run.text)")
        #expect(run.lines.last == "y.png: missing, a: has no 'y.png'")
    }

    @Test(arguments: ["missing.png", "text.png"])
    func `A picture that cannot be read is exit code 3 and named`(name: String) throws {
        let folder = try pictures()
        try folder.write("text.png", "no picture")
        let run = try Tool.run(["diff", "a.png", name], in: folder)
        #expect(run.code == 3 && run.error.contains(name) && run.output.isEmpty)
        let told = try Tool.run(["diff", "--json", "a.png", name], in: folder)
        let document = try told.json()
        #expect(told.code == 3 && told.error == run.error)
        #expect(document["status"] as? String == "unreadable")
        #expect((document["error"] as? String)?.contains(name) == true)
    }

    @Test func `Two folders without pictures are not equal: nothing was compared`() throws {
        let folder = try Folder()
        let run = try Tool.shell(#"mkdir a b && touch a/notes.txt && "$specimen" diff a b"#, in: folder)
        #expect(run.code == 3 && run.error.contains("neither folder holds a PNG file"))
    }

    @Test func `Of two sizes the text does not say that pixels differ by nothing`() throws {
        let folder = try Folder()
        try folder.write("a.png", drawn([(4..<12, 4..<12, [200, 0, 0, 255])]))
        try folder.write("b.png", drawn([(4..<12, 4..<12, [200, 0, 0, 255])], height: 20))
        let run = try Tool.run(["diff", "a.png", "b.png"], in: folder)
        #expect(run.code == 1 && !run.text.contains("at most 0"), "\(run.text)")
    }
}

struct SheetTests {
    @Test func `sheet writes a picture a specimen and an index of them`() throws {
        let folder = try Folder()
        let run = try Tool.run(["sheet", "--filter", "Filled/*", "-o", folder.path("out/sheets")])
        #expect(run.code == 0 && run.output.isEmpty)
        #expect(
            folder.files == [
                "out/sheets/Filled-Button-filled.png", "out/sheets/Filled-Button-filledShrinking.png",
                "out/sheets/index.html",
            ])
    }

    @Test func `The index shows every sheet`() throws {
        let folder = try Folder()
        _ = try Tool.run(["sheet", "--filter", "Filled/*", "-o", folder.url.path])
        let page = String(decoding: try folder.read("index.html"), as: UTF8.self)
        #expect(page.contains(#"src="Filled-Button-filled.png""#))
        #expect(page.contains(#"src="Filled-Button-filledShrinking.png""#))
    }

    @Test(arguments: ["/proc/nowhere", "/dev/null/sheets"])
    func `A folder that cannot be written is exit code 3 and named`(path: String) throws {
        let run = try Tool.run(["sheet", "--filter", "Filled/*", "-o", path])
        #expect(run.code == 3 && run.error.contains(path))
    }

    @Test func `One thread and two write the same bytes`() throws {
        let folder = try Folder()
        for jobs in ["1", "2"] {
            _ = try Tool.run(["sheet", "--filter", "Composition/*", "-j", jobs, "-o", folder.path(jobs)])
        }
        let names = folder.files.filter { $0.hasPrefix("1/") }
        #expect(names.count == 8)
        for name in names { #expect(try folder.read(name) == folder.read("2" + name.dropFirst())) }
    }

    @Test(arguments: [
        ["LANG": "tr_TR.UTF-8", "LC_ALL": "ar_EG.UTF-8"], ["TZ": "Pacific/Kiritimati"],
        ["HOME": "/nowhere"], ["FONTCONFIG_FILE": "/nowhere/fonts.conf", "FONTCONFIG_PATH": "/nowhere"],
        ["XDG_CACHE_HOME": "/dev/null"], ["PANGOCAIRO_BACKEND": "nonsense", "GDK_SCALE": "3"],
        ["NO_COLOR": "1", "COLUMNS": "1"],
    ])
    func `A hostile environment changes no byte`(environment: [String: String]) throws {
        let arguments = ["render", "Protocols/Button/primary.label/pressed-large-dark@2x", "-o", "-"]
        let run = try Tool.run(arguments, environment: environment)
        #expect(run.code == 0 && run.error == "")
        #expect(try run.output == Tool.run(arguments).output)
    }

    @Test func `The machine's time zone is not in what styles format themselves`() throws {
        let arguments = ["render", "Test/Square/plain/normal-regular@2x", "-o", "-"]
        let runs = try ["Pacific/Kiritimati", "America/Anchorage"].map {
            try Tool.run(arguments, environment: ["TEXT": "now", "TZ": $0], tool: Tool.testTool).output
        }
        #expect(runs[0] == runs[1] && !runs[0].isEmpty)
    }
}
