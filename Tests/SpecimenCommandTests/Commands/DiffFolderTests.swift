import Foundation
import Pixels
import Testing

/// `diff` of two folders: every file that could be a picture is compared, refused or listed.
struct DiffFolderTests {
    private func picture(_ red: UInt8) -> Data {
        Data(encodePNG(Pixmap(width: 12, height: 9, filledWith: (red, 0, 0, 255)), effort: .fast))
    }

    /// A folder with two empty ones, `a` and `b`.
    private func folders() throws -> Folder {
        let folder = try Folder()
        for name in ["a", "b"] {
            try FileManager.default.createDirectory(
                atPath: folder.path(name), withIntermediateDirectories: true)
        }
        return folder
    }

    /// Two folders `a` and `b` with an equal picture, and what a line of shell makes of them.
    private func diff(_ preparation: String, _ options: String = "") throws -> Run {
        let folder = try Folder()
        try folder.write("red.png", picture(200))
        try folder.write("blue.png", picture(20))
        return try Tool.shell(
            """
            set -e
            mkdir a b && cp red.png a/same.png && cp red.png b/same.png
            \(preparation)
            set +e
            "$specimen" diff a b \(options)
            """, in: folder)
    }

    @Test func `Files are pictures whatever capitals their names have`() throws {
        for name in ["x.PNG", "x.Png", "sub/x.pNG"] {
            let run = try diff("mkdir a/sub b/sub; cp red.png a/\(name); cp blue.png b/\(name)")
            #expect(run.code == 1 && run.text.hasPrefix("\(name): different: 108 pixels"), "\(run.text)")
        }
    }

    @Test func `Files that start as pictures do are compared under any name`() throws {
        let run = try diff(
            "cp red.png a/shot; cp blue.png b/shot; cp red.png a/old.bak; cp red.png b/old.bak")
        #expect(run.code == 1 && run.lines.count == 1 && run.text.hasPrefix("shot: different"), "\(run.text)")
        #expect(run.error.contains("2 of 3 pictures are equal"))
    }

    @Test func `Pictures of other kinds are listed as skipped, and are exit code 1`() throws {
        for (name, kind) in [
            ("x.jpg", "a JPEG picture"), ("x.WEBP", "a WebP picture"), ("x.svg", "an SVG drawing"),
        ] {
            let run = try diff("echo same >a/\(name); echo same >b/\(name)")
            #expect(
                run.code == 1
                    && run.lines == [
                        "\(name): skipped, a/\(name): it is \(kind), and only PNG files are compared"
                    ], "\(run.text)")
        }
        let lone = try diff(#"printf 'GIF89a......' >b/notes"#, "--json")
        #expect(lone.code == 1)
        let document = try #require(try lone.jsonLines().first)
        #expect(document["status"] as? String == "skipped" && document["name"] as? String == "notes")
        let pipe = try diff("mkfifo a/p.png b/p.png")
        #expect(pipe.code == 1 && pipe.text.contains("neither a file nor a folder"), "\(pipe.text)")
    }

    @Test func `Other files are nobody's pictures`() throws {
        let run = try diff("echo hello >a/notes.txt; : >b/.lock")
        #expect(
            run.code == 0 && run.output.isEmpty && run.error.contains("1 of 1 picture is equal"),
            "\(run.error)")
    }

    @Test func `Links to files and folders inside are followed`() throws {
        let run = try diff(
            "mkdir a/deep b/deep; cp red.png a/deep/y.png; cp blue.png b/deep/y.png; ln -s deep a/also; "
                + "ln -s deep b/also; ln -s deep/y.png a/link.png; ln -s deep/y.png b/link.png")
        #expect(run.code == 1)
        #expect(
            run.lines.map { String($0.prefix { $0 != ":" }) } == ["also/y.png", "deep/y.png", "link.png"],
            "\(run.text)")
    }

    @Test(arguments: [
        ("ln -s . a/loop; ln -s . b/loop", "loop: a/loop: the link leads back"),
        ("mkdir a/d b/d; ln -s .. a/d/up", "d/up: a/d/up: the link leads back"),
        (
            "ln -s ../blue.png a/x.png; cp blue.png b/x.png",
            "x.png: a/x.png: the link leads out of the folder"
        ),
        ("ln -s ../b b/../a/other", "other: a/other: the link leads out of the folder"),
        ("ln -s gone b/x.png", "x.png: b/x.png: the link leads to nothing"),
        ("ln -s x.png b/x.png", "x.png: b/x.png: the link leads to itself"),
    ])
    func `Links in circles, out of the folder and to nothing are refused by name`(
        preparation: String, message: String
    ) throws {
        let run = try diff(preparation)
        #expect(run.code == 3 && run.text.contains(message), "\(run.text) \(run.error)")
    }

    @Test func `Nothing compared is exit code 3, whatever else is there`() throws {
        for preparation in [
            "rm b/same.png", "rm a/same.png; echo x >a/same.jpg",
            "rm a/same.png b/same.png; cp red.png b/x.png",
        ] {
            let run = try diff(preparation)
            #expect(
                run.code == 3 && run.error.contains("no picture was compared"), "\(preparation): \(run.error)"
            )
        }
    }

    @Test func `Files with the same bytes are told not to have been decoded`() throws {
        let run = try diff("cp red.png a/y.png; cp blue.png b/y.png")
        #expect(
            run.error.contains(
                "1 of them has the same bytes in both folders: their checksums were checked, but their pixels were not decoded"
            ))
        #expect(try Tool.run(["diff", "--help"]).text.contains("only their chunks"))
    }

    @Test func `What stands behind a picture is a warning, in text and JSON`() throws {
        let run = try diff("printf more >>b/same.png")
        #expect(
            run.code == 0
                && run.error.contains("warning: b/same.png: 4 bytes follow the end of the picture."),
            "\(run.error)")
        let document = try #require(try diff("printf more >>b/same.png", "--json").jsonLines().first)
        #expect(document["verdict"] as? String == "identical")
        #expect((document["warnings"] as? [String])?.count == 1)
    }

    // MARK: - What an attacker would try

    @Test func `A PNG file is compared whatever kind of picture its name says`() throws {
        let run = try diff(
            "cp red.png a/x.jpg; cp blue.png b/x.jpg; cp red.png a/y.apng; cp red.png b/y.apng")
        #expect(
            run.code == 1 && run.lines.count == 1 && run.text.hasPrefix("x.jpg: different"), "\(run.text)")
        #expect(run.error.contains("2 of 3 pictures are equal"))
        // And the other way round it is no PNG file.
        let other = try diff(#"printf '\377\330\377\340' >a/x.png; cp red.png b/x.png"#)
        #expect(other.code == 3 && other.text.contains("this is not a PNG file"), "\(other.text)")
    }

    @Test(arguments: [
        ("x.jfif", "", "a JPEG picture"), ("x.dds", "", "a DDS picture"), ("x.svgz", "", "an SVG drawing"),
        ("shot", #"\377\012\001\002"#, "a JPEG XL picture"), ("shot", "qoif....", "a QOI picture"),
        ("shot", "8BPS....", "a Photoshop picture"), ("shot", "<svg xmlns=", "an SVG drawing"),
    ])
    func `More kinds of pictures are known by name or content`(
        name: String, content: String, kind: String
    ) throws {
        let run = try diff("printf '\(content)' | tee a/\(name) >b/\(name)")
        #expect(run.code == 1 && run.text.contains("skipped, a/\(name): it is \(kind)"), "\(run.text)")
    }

    @Test func `Names that are options, spaces, line ends or hidden are compared as others`() throws {
        let names = [
            "-o.png", "--help.png", "a b.png", ".hidden.png", "new\\nline.png", "*.png", "é漢🎨.png", "~.png",
        ]
        for name in names {
            let run = try diff(
                #"n="$(printf '%b' '\#(name)')"; cp red.png "a/$n"; cp blue.png "b/$n""#)
            #expect(
                run.code == 1 && run.lines.count == 1 && run.text.contains(": different: 108"), "\(run.text)")
            #expect(run.error.contains("1 of 2 pictures is equal"), "\(run.error)")
        }
    }

    @Test func `A folder in place of a picture is a picture that is missing`() throws {
        for preparation in ["mkdir b/x.png", "mkdir b/x.png; cp red.png b/x.png/x.png"] {
            let run = try diff("cp red.png a/x.png; \(preparation)")
            #expect(run.code == 1 && run.text.contains("x.png: missing, b: has no 'x.png'"), "\(run.text)")
        }
        let other = try diff("ln -s same.png a/x.png; mkdir b/x.png; ln -s x.png b/y.png")
        #expect(other.code == 1 && other.text.contains("x.png: missing"), "\(other.text)")
    }

    @Test func `Pipes and links to them are listed, not waited for, and devices are outside`() throws {
        let run = try diff("mkfifo a/pipe; cp red.png b/pipe; ln -s pipe a/link.png; cp red.png b/link.png")
        #expect(run.code == 1 && run.lines.count == 2, "\(run.text) \(run.error)")
        #expect(run.lines.allSatisfy { $0.contains("neither a file nor a folder") }, "\(run.text)")
        let device = try diff("ln -s /dev/zero a/z.png; cp red.png b/z.png")
        #expect(device.code == 3 && device.text.contains("leads out of the folder"), "\(device.text)")
    }

    @Test func `Files and folders without the right to read them are refused by name`() throws {
        let run = try diff(
            """
            cp red.png a/x.png; cp red.png b/x.png; mkdir a/d b/d; cp red.png a/d/y.png; cp red.png b/d/y.png
            chmod 000 a/x.png b/d; chmod 755 . a b
            set +e
            # Root lacks no right.
            as=; [ "$(id -u)" = 0 ] && as="setpriv --reuid=65534 --regid=65534 --clear-groups"
            $as "$specimen" diff a b
            exit $?
            """)
        #expect(run.code == 3, "\(run.text) \(run.error)")
        #expect(run.text.contains("x.png: a/x.png: cannot read: Permission denied"), "\(run.text)")
        #expect(run.text.contains("d: ") && run.error.contains("1 of"), "\(run.text) \(run.error)")
    }

    @Test func `Links and hard links are equal, and what is compared with itself is told so`() throws {
        let run = try diff(
            "ln a/same.png b/hard.png; cp a/same.png a/hard.png; ln -s hard.png b/soft.png; "
                + "ln -s same.png a/soft.png")
        #expect(run.code == 0 && run.error.contains("3 of 3 pictures are equal"), "\(run.error)")
        #expect(!run.error.contains("are the same"))
        let folder = try Folder()
        try folder.write("x.png", picture(3))
        for (first, second) in [("x.png", "./x.png"), (".", "."), ("x.png", "link.png")] {
            let same = try Tool.shell(
                #"ln -sf x.png link.png; "$specimen" diff \#(first) \#(second)"#, in: folder)
            #expect(
                same.code == 0
                    && same.error.contains(
                        first == second
                            ? "warning: both pictures are .: nothing can differ"
                            : "warning: \(first) and \(second) are the same: nothing can differ"),
                "\(same.error)")
        }
    }

    @Test func `A file that ends inside its last chunk is refused, whatever is cut off`() throws {
        let whole = picture(200)
        for count in [1, 4, 8, 11, 12, 13, 16] {
            let folder = try folders()
            try folder.write("a/x.png", whole.dropLast(count))
            try folder.write("b/x.png", whole.dropLast(count))
            try folder.write("a/y.png", whole)
            try folder.write("b/y.png", whole)
            let run = try Tool.run(["diff", "a", "b"], in: folder)
            #expect(run.code == 3 && run.text.contains("the file is truncated"), "\(count): \(run.text)")
        }
    }

    @Test func `What passes within a threshold is told of folders too`() throws {
        let folder = try folders()
        try folder.write("a/x.png", picture(200))
        try folder.write("b/x.png", picture(203))
        let run = try Tool.run(["diff", "--mode", "max-delta", "--threshold", "8", "a", "b"], in: folder)
        #expect(
            run.code == 0 && run.error.contains("1 of them is equal only within max-delta 8"), "\(run.error)")
    }

    /// Text, JSON and exit code of one comparison never contradict each other.
    @Test(arguments: [
        "", "rm b/same.png", "cp blue.png b/same.png", "echo x >a/same.png", "ln -s . a/loop",
        "cp red.png a/x.jpg",
        "rm a/same.png b/same.png", "rm -r b", "printf more >>b/same.png",
        "cp red.png a/x; cp blue.png b/x; mkfifo a/p",
    ])
    func `JSON agrees with the text and with the exit code`(preparation: String) throws {
        let (text, json) = (try diff(preparation), try diff(preparation, "--json"))
        #expect(text.code == json.code && text.error == json.error, "\(text.error) \(json.error)")
        let documents = try json.jsonLines()
        let codes = documents.map { document in
            switch (document["status"] as? String, document["verdict"] as? String) {
            case ("unreadable", _): 3
            case ("missing", _), ("skipped", _), (_, "different"), (_, "size"): 1
            case (nil, "identical"), (nil, "equal"): 0
            default: 99
            }
        }
        #expect(codes.max() == Int(json.code), "\(preparation): \(codes) \(json.code)")
        // A line of text for each that does not pass.
        let failing = documents.filter { $0["name"] != nil }.count { document in
            (document["verdict"] as? String).map { $0 != "identical" && $0 != "equal" } ?? true
        }
        #expect(text.lines.count == failing, "\(text.text)")
    }

    // MARK: - Memory

    /// A gray picture of 64 megapixels, one row of which is another in the second; 256 MiB each once decoded.
    private func large(_ shade: UInt8) -> Data {
        let side = 8192
        var rows = [UInt8](repeating: 0, count: (side / 8 + 1) * side)
        rows[side * 100 / 8 + 101] = shade
        func bigEndian(_ value: UInt32) -> [UInt8] {
            [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
        }
        func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
            let content = Array(type.utf8) + data
            return bigEndian(UInt32(data.count)) + content + bigEndian(Zlib.crc32(content[...]))
        }
        let header = bigEndian(UInt32(side)) + bigEndian(UInt32(side)) + [1, 0, 0, 0, 0]
        return Data(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
                + chunk("IDAT", Zlib.compress(rows, level: 1)) + chunk("IEND", []))
    }

    @Test func `Where memory ends diff says so and is exit code 3`() throws {
        let folder = try Folder()
        try folder.write("a.png", large(0))
        try folder.write("b.png", large(255))
        // The program's own part is some 250 MiB, of addresses; with much less Dispatch waits for a thread's for ever.
        let run = try Tool.shell(
            #"ulimit -v 524288; exec timeout -s KILL 300 "$specimen" diff a.png b.png"#, in: folder)
        #expect(run.code == 3, "\(run.error)")
        #expect(
            run.error.contains("there is not enough memory for its") && run.error.contains("ulimit -v"),
            "\(run.error)")
    }
}
