import Catalog
import Foundation
import Testing

private let quiet = "Configuration/Button/primary.quiet"
/// The commands that choose tiles.
private let choosing = ["list", "sheet", "record", "check", "prune"]

struct AxisOptionTests {
    @Test(arguments: choosing)
    func `Help shows an option for each axis, the catalogue's too, with its values`(command: String) throws {
        let help = try Tool.run([command, "--help"]).text
        let text = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for axis in BuiltInAxes.all {
            #expect(help.contains("--\(axis.id) <values>"), "\(axis.id)")
            #expect(text.contains(axis.definition.title), "\(axis.id)")
            guard axis.definition.hint == nil else { continue }
            #expect(text.contains(axis.values.map(\.name).joined(separator: ", ")), "\(axis.id)")
        }
        #expect(text.contains("on+pressed"))
        #expect(text.contains("--fullWidth <values>") && text.contains("off, on"))
    }

    @Test(arguments: [
        (["--scheme", "dark", "--size=large"], "large-dark"), (["--axis", "state=pressed"], "pressed"),
        (["--scale", "1", "--locale", "pt_br"], "pt-BR"), (["--platform", "macos"], "macos"), ([], "normal"),
    ])
    func `One picture is drawn at the values that options say`(options: [String], word: String) throws {
        let tile = quiet + "/normal-mini@2x"
        let run = try Tool.run(["inspect", tile] + options)
        #expect(run.code == 0 && run.error == "")
        let id = try #require(run.lines.first)
        #expect(id.hasPrefix(quiet) && IDSpelling.decoded(id).contains(word), "\(id)")
        let folder = try Folder()
        for (id, words) in [(tile, options), (id, [])] {
            #expect(
                try Tool.run(["render", id, "-o", folder.path(words.isEmpty ? "a.png" : "b.png")] + words)
                    .code == 0)
        }
        if !options.isEmpty { #expect(try folder.read("a.png") == folder.read("b.png")) }
    }

    @Test(arguments: [
        (["--scheme", "dark,light"], "a tile has exactly one colour scheme"),
        (["--size", "larg"], "did you mean large?"),
        (["--size", "large", "--size", "mini"], "a tile has exactly one"),
        (["--axis", "nope=1"], "has no axis 'nope'"),
        (["--locale", "xx-nonsense"], "'xx-nonsense' is not a locale"),
        (["--shadow", "on"], "has no axis 'shadow'"),
    ])
    func `What is no value of one picture is said`(options: [String], words: String) throws {
        for command in [["inspect"], ["render", "-o", "never.png"]] {
            let run = try Tool.run(command + [quiet] + options)
            #expect(run.code == 64 && run.output.isEmpty && run.error.contains(words), "\(run.error)")
        }
    }

    @Test(arguments: ["dark-pressed@2x-large", "large-pressed-dark@2x", "@2x-pressed-dark-large"])
    func `Values in another order are found, and the right id is said`(name: String) throws {
        let right = quiet + "/pressed-large-dark@2x"
        let run = try Tool.run(["inspect", quiet + "/" + name])
        #expect(run.code == 0 && run.lines.first == right)
        #expect(run.error.contains("'\(quiet)/\(name)' is spelled '\(right)'"))
        #expect(try Tool.run(["inspect", right]).error == "")
    }

    @Test(arguments: [
        "dark-dark-pressed@2x", "pressed-large-dark@2x@1x", "pressed-large-dark-nope@2x", "large-dark@2x",
    ])
    func `What is no tile in any order is none`(name: String) throws {
        #expect(try Tool.run(["inspect", quiet + "/" + name]).code == 64)
    }

    @Test(arguments: ["batch", "approve", "diff", "doctor"])
    func `Other commands have no options for axes`(command: String) throws {
        #expect(try !Tool.run([command, "--help"]).text.contains("--size"))
        #expect(try Tool.run([command, "--size", "large"]).code == 64)
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `Completions know the axes and their values`(shell: String) throws {
        let script = try Tool.run(["--generate-completion-script", shell]).text
        for axis in BuiltInAxes.all {
            #expect(script.contains(axis.id), "\(axis.id)")
            for value in axis.values { #expect(script.contains(value.name), "\(axis.id) \(value.name)") }
        }
        #expect(script.contains("fullWidth"))
    }

    @Test(arguments: [
        (["--schem", "dark"], "--scheme"), (["--sise", "large"], "--size"),
        (["--size", "larg"], "did you mean large?"), (["--size=larg"], "did you mean large?"),
        (["--axis", "schem=dark"], "did you mean scheme?"), (["--shado", "on"], "--shadow"),
        (["--shadow", "onn"], "did you mean on"), (["--size", "mini,larg"], "did you mean large?"),
        (["--size"], "--size <values>"), (["--size", "--scheme", "dark"], "--size <values>"),
        (["--filter", "--size", "large"], "--filter <glob>"),
    ])
    func `A mistyped option or value is answered with what was meant`(
        options: [String], answer: String
    ) throws {
        let run = try Tool.run(["list"] + options)
        #expect(run.code == 64 && run.output.isEmpty && run.error.contains(answer), "\(run.error)")
    }

    @Test(arguments: [
        ["list", "--state", "presed"], ["sheet", "--state", "presed", "-o", "never"],
        ["inspect", "Configuration/Button/quiet", "--size", "larg"], ["check", "--filter", "Nothing/*"],
        ["batch", "-", "-o", "never", "--platform", "watchos"],
    ])
    func `Wrong usage that a command finds ends with the usage of that command`(words: [String]) throws {
        let run = try Tool.run(words)
        let usage = run.error.split(separator: "\n").suffix(2)
        #expect(run.code == 64 && run.output.isEmpty)
        #expect(usage.first?.wholeMatch(of: try Regex("Usage: \\S+ \(words[0]) .+")) != nil, "\(run.error)")
        #expect(usage.last?.contains(" \(words[0]) --help' for more information.") == true, "\(run.error)")
    }

    @Test(arguments: [
        ["--size", "large"], ["--size=large"], ["--axis", "size=large"], ["--axis=size=large"],
        ["--size", "large", "--size", "large"], ["--size", "large,large"],
    ])
    func `An axis is chosen with its option or with --axis`(options: [String]) throws {
        let run = try Tool.run(["list", "--tiles", "--filter", quiet] + options)
        #expect(run.code == 0 && run.lines.count == 7 && run.lines[1].contains("normal-large"), "\(run.text)")
    }

    @Test func `A catalogue's own axis is an option, too`() throws {
        let options = ["list", "--tiles", "--filter", "*custom.flags", "--state", "normal"]
        let own = try Tool.run(options + ["--shadow", "on", "--icon", "trailing"])
        let general = try Tool.run(options + ["--axis", "shadow=on", "--axis", "icon=trailing"])
        #expect(own.text == general.text && own.lines.count == 9)
    }

    @Test func `Values of other options are not taken for axes`() throws {
        let run = try Tool.run(["list", "--filter=--size", "--size", "large"])
        #expect(run.code == 64 && run.error.contains("no tile is selected"), "\(run.error)")
        let behind = try Tool.run(["render", "-o", "-", "--", "--size"])
        #expect(behind.code == 64 && behind.error.contains("'--size'"), "\(behind.error)")
    }

    @Test func `Every option of the commands that choose tiles is reserved`() throws {
        let text = try Tool.run(["--experimental-dump-help"]).text
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let root = try #require(document["command"] as? [String: Any])
        let commands = try #require(root["subcommands"] as? [[String: Any]])
        var names: Set<String> = []
        for command in [root] + commands.filter({ choosing.contains($0["commandName"] as? String ?? "") }) {
            for argument in command["arguments"] as? [[String: Any]] ?? [] {
                for name in argument["names"] as? [[String: Any]] ?? [] {
                    names.insert(name["name"] as? String ?? "")
                }
            }
        }
        let axes = Set(
            BuiltInAxes.all.map(\.id) + ["fullWidth", "shadow", "haptic", "icon", "context", "position"])
        let own = names.subtracting(axes).filter { $0.count > 1 }
        #expect(own.subtracting(ReservedNames.options) == [])
        #expect(axes.isSubset(of: names))
    }
}

struct AxisLookupTests {
    @Test(arguments: [
        "normal-mini-contrast=increased@2x", "normal-mini-type=accessibility1@1x",
        "pressed-mini-direction=rightToLeft-locale=ar@0.5x", "normal-mini-platform=macos@2x",
    ])
    func `A tile is found at any value of an axis that selections replace`(name: String) throws {
        let run = try Tool.run(["render", "\(quiet)/\(name)", "-o", "-"])
        #expect(run.code == 0 && !run.output.isEmpty, "\(run.error)")
    }

    @Test(arguments: [
        #""contrast":"increased""#, #""axes":{"contrast":"increased"}"#, #""type":"xSmall","scale":1"#,
    ])
    func `A job sets any built-in axis by its field or among the axes`(fields: String) throws {
        let folder = try Folder()
        let run = try Tool.run(
            ["batch", "-", "-o", "out"], input: "{\"id\":\"\(quiet)\",\(fields)}", in: folder)
        let id = try #require(try run.jsonLines().first?["id"] as? String)
        #expect(run.code == 0 && id != "\(quiet)/normal-regular@2x", "\(run.text)")
        #expect(try Tool.run(["inspect", id]).code == 0)
    }
}
