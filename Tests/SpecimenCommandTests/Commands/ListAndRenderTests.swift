import Foundation
import Testing

private let quiet = "Configuration/Button/primary.quiet"
private let tile = "Configuration/Button/primary.quiet/normal-mini@2x"

struct ListTests {
    @Test func `list shows every specimen on a line`() throws {
        let run = try Tool.run(["list"])
        #expect(run.code == 0 && run.error == "")
        #expect(run.lines.contains { $0.hasPrefix("Configuration/Button/primaryHero ") })
    }

    @Test func `list as JSON has specimens with their tiles`() throws {
        let document = try Tool.run(["list", "--json", "--filter", quiet]).json()
        let entry = try #require((document["specimens"] as? [[String: Any]])?.first)
        #expect(entry["id"] as? String == quiet)
        #expect(entry["control"] as? String == "Button")
        #expect(entry["style"] as? String == "PrimaryButtonStyle")
        #expect(entry["preset"] as? String == "primary.quiet")
        #expect((entry["tiles"] as? [String])?.first == tile)
    }

    @Test(arguments: [
        (["--state", "pressed"], 10), (["--size", "mini,large"], 12), (["--scheme", "dark"], 15),
        (["--scale", "1,2"], 60), (["--state", "pressed", "--size", "mini", "--scheme", "light"], 1),
    ])
    func `Options select tiles`(options: [String], count: Int) throws {
        let document = try Tool.run(["list", "--json", "--filter", quiet] + options).json()
        let entries = try #require(document["specimens"] as? [[String: Any]])
        #expect(entries.reduce(0) { $0 + (($1["tiles"] as? [String])?.count ?? 0) } == count)
    }

    @Test func `list as JSON names the states that nothing takes, by tile`() throws {
        let row = "Cells/TableCell/deliveryStyle"
        let document = try Tool.run(["list", "--json", "--filter", row]).json()
        let entry = try #require((document["specimens"] as? [[String: Any]])?.first)
        #expect(
            entry["unclaimed"] as? [String: [String]] == [
                "\(row)/pressed-regular@2x": ["pressed"], "\(row)/pressed-regular-dark@2x": ["pressed"],
            ])
        #expect((entry["notShown"] as? [String: [String]])?.isEmpty == true)
    }

    @Test func `list as JSON names the states that change nothing, by tile`() throws {
        let field = "Protocols/TextField/searchField"
        let document = try Tool.run([
            "list", "--json", "--filter", field, "--size", "regular", "--scheme", "light",
        ]).json()
        let entry = try #require((document["specimens"] as? [[String: Any]])?.first)
        #expect((entry["unclaimed"] as? [String: [String]])?.isEmpty == true)
        #expect(
            entry["notShown"] as? [String: [String]] == ["\(field)/empty-regular@2x": ["empty"]])
    }

    @Test func `A declared axis is selected by name`() throws {
        let run = try Tool.run([
            "list", "--tiles", "--filter", "*custom.flags", "--axis", "shadow=on", "--axis",
            "fullWidth=on", "--axis", "haptic=on", "--axis", "icon=trailing", "--state", "normal",
            "--scheme", "light",
        ])
        #expect(run.lines.last?.hasSuffix("-fullWidth=on-shadow=on-haptic=on-icon=trailing@2x") == true)
    }
}

struct RenderTests {
    @Test func `render writes a PNG file`() throws {
        let folder = try Folder()
        let run = try Tool.run(["render", tile, "-o", folder.path("a.png")])
        #expect(run.code == 0 && run.output.isEmpty && run.error == "")
        #expect(try pngSize(folder.read("a.png")).allSatisfy { $0 > 40 })
    }

    @Test func `render to - pipes a PNG`() throws {
        let run = try Tool.run(["render", tile, "-o", "-"])
        #expect(run.code == 0)
        #expect(try pngSize(run.output).allSatisfy { $0 > 40 })
    }

    @Test func `A file and a pipe get the same bytes`() throws {
        let folder = try Folder()
        _ = try Tool.run(["render", tile, "-o", folder.path("a.png")])
        #expect(try Tool.run(["render", tile, "-o", "-"]).output == folder.read("a.png"))
    }

    @Test func `A specimen's id means its normal tile`() throws {
        let first = "\(quiet)/normal-regular@2x"
        #expect(
            try Tool.run(["render", quiet, "-o", "-"]).output
                == Tool.run(["render", first, "-o", "-"]).output)
    }

    @Test func `Another scale than the catalogue's is drawn`() throws {
        let once = try pngSize(Tool.run(["render", "\(quiet)/normal-mini@1x", "-o", "-"]).output)
        let twice = try pngSize(Tool.run(["render", tile, "-o", "-"]).output)
        #expect(abs(once[0] * 2 - twice[0]) <= 1)
    }

    @Test func `A label takes the place of the control's own`() throws {
        let short = try pngSize(Tool.run(["render", tile, "--label", "A", "-o", "-"]).output)
        let long = try pngSize(Tool.run(["render", tile, "--label", "A long label", "-o", "-"]).output)
        #expect(short[0] < long[0])
    }

    @Test func `An empty label is drawn`() throws {
        let run = try Tool.run(["render", tile, "--label", "", "-o", "-"])
        #expect(run.code == 0)
        #expect(try pngSize(run.output)[0] > 0)
    }

    @Test(arguments: ["nan", "inf", "-5", "0", "1e300", "wide", ""])
    func `A width that is none is wrong usage`(width: String) throws {
        let run = try Tool.run(["render", tile, "--width=\(width)", "-o", "-"])
        #expect(run.code == 64 && run.output.isEmpty && run.error.contains("width"))
    }

    @Test(arguments: ["nan", "inf", "-1", "0", "1e300", "large"])
    func `A scale that is none is wrong usage`(scale: String) throws {
        let run = try Tool.run(["list", "--scale=\(scale)"])
        #expect(run.code == 64 && run.error.contains("scale"))
    }

    @Test func `A near miss of an id is answered with the id`() throws {
        let run = try Tool.run(["render", "Configuration/Button/primaryHeroo", "-o", "-"])
        #expect(run.code == 64 && run.error.contains("Configuration/Button/primaryHero"))
    }

    @Test func `A tile that does not exist is answered with one that does`() throws {
        let run = try Tool.run(["render", "\(quiet)/normal-huge@2x", "-o", "-"])
        #expect(run.code == 64 && run.error.contains("normal-regular@2x"))
    }

    @Test(arguments: ["/proc/nowhere/a.png", "/dev/null/a.png", "/nowhere/a.png"])
    func `An output that cannot be written is exit code 3 and named`(path: String) throws {
        let run = try Tool.run(["render", tile, "-o", path])
        #expect(run.code == 3 && run.error.contains(path))
    }
}

struct UsageTests {
    @Test(arguments: [
        ["nonsense"], ["list", "--nonsense"], ["list", "--state", "presed"], ["list", "--size", "huge"],
        ["list", "--scheme", "sepia"], ["list", "--shard", "4/3"], ["list", "--shard", "x"],
        ["list", "--axis", "shadow"], ["list", "--axis", "nothing=on"], ["list", "--filter", "nothing"],
        ["render"], ["render", "x"], ["sheet"], ["sheet", "-o", "x", "-j", "0"], ["batch", "-"],
    ])
    func `Wrong usage is exit code 64 with a message`(arguments: [String]) throws {
        let run = try Tool.run(arguments)
        #expect(run.code == 64 && run.output.isEmpty && run.error.hasPrefix("Error: "))
    }

    @Test(arguments: [
        [], ["list"], ["sheet"], ["render"], ["record"], ["check"], ["merge"], ["approve"], ["prune"],
        ["diff"],
        ["batch"], ["inspect"], ["doctor"],
    ])
    func `Every command tells its version`(command: [String]) throws {
        let run = try Tool.run(command + ["--version"])
        #expect(run.code == 0 && run.text == "Specimen 0.1.0\n")
    }

    @Test func `Messages that cannot be written leave the exit code`() throws {
        let run = try Tool.shell(
            #""$specimen" render Filled/Button/filled -o no/x.png 2> /dev/full"#, in: Folder())
        #expect(run.code == 3)
    }

    @Test(arguments: [
        ("Filled/Button/filed/pressed-regular@2x", "did you mean Filled/Button/filled/pressed-regular@2x?"),
        ("Filled/Button/filed/presed-regular@2x", "did you mean Filled/Button/filled?"),
    ])
    func `A tile's id whose specimen is mistyped gets the near word`(id: String, words: String) throws {
        let run = try Tool.run(["render", id, "-o", "x.png"], in: Folder())
        #expect(run.code == 64 && run.error.contains(words), "\(run.error)")
    }
}
