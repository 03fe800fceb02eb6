import Testing

/// Words about source files, as the parser of the command line knows them.
struct SourceOptionTests {
    @Test(arguments: ["list", "sheet", "record", "check", "prune"])
    func `Help says that Swift files can be drawn, where they can`(command: String) throws {
        let help = try Tool.run([command, "--help"]).text
        for word in ["[<source> ...]", "--together", "--target <name>"] {
            #expect(help.contains(word), "\(word)")
        }
        let other = try Tool.run([command, "--help"], tool: Tool.testTool).text
        #expect(other.contains("--filter"))
        #expect(!other.contains("--together") && !other.contains("<source>"))
    }

    @Test func `Help for other people's files has none of the Gallery's own axes`() throws {
        let help = try Tool.run(["sheet", "Buttons.swift", "--help"]).text
        #expect(help.contains("--scheme <values>") && !help.contains("--fullWidth"))
    }

    @Test func `Help of the whole names the commands and the settings' file`() throws {
        let help = try Tool.run(["--help"]).text
        #expect(help.contains("specimen.yaml"))
        #expect(try !Tool.run(["--help"], tool: Tool.testTool).text.contains("specimen.yaml"))
    }

    @Test func `Completions have the words of source files`() throws {
        let script = try Tool.run(["--generate-completion-script", "bash"]).text
        #expect(script.contains("--together") && script.contains("--target"))
    }

    @Test(arguments: [
        (["list", "Nowhere"], "Nowhere: no such file or folder"),
        (["list", "--together"], "--together is for Swift files"),
        (["list", "--target", "Look"], "--target is for Swift files"),
        (["check", "--targt", "Look"], "Unknown option '--targt'"),
    ])
    func `Words of source files without one are a mistake that is named`(
        _ words: [String], _ message: String
    ) throws {
        let run = try Tool.run(words)
        #expect(run.code == 64)
        #expect(run.error.contains(message), "\(run.error)")
    }
}
