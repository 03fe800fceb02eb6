import Foundation
import TestSupport
import Testing

/// What scripts say while they build; the builder is a few lines of shell.
struct BuildScriptTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path

    private static let steps = """
        echo 'Building for production...'
        for step in 1 2 3; do echo "[$step/3] Compiling Part$step"; done
        """

    /// What a script called `sheets` prints that builds with these words, and its exit code.
    private func build(
        _ words: String, with builder: String, onTerminal: Bool = false, again: Bool = false,
        after: String = ""
    ) throws -> (said: String, code: Int32) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        let scratch = folder + "/scratch"
        try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        if again { try Data().write(to: URL(fileURLWithPath: scratch + "/release.yaml")) }
        try writeScript(builder, to: folder + "/swift")
        let script = """
            set -euo pipefail
            source '\(Self.root)/scripts/lib.sh'
            build \(words) --scratch-path '\(scratch)'
            \(after)
            """
        try Data(script.utf8).write(to: URL(fileURLWithPath: folder + "/sheets"))

        let process = Process()
        let call = "bash '\(folder)/sheets'"
        process.executableURL = URL(fileURLWithPath: onTerminal ? "/usr/bin/script" : "/bin/bash")
        process.arguments = onTerminal ? ["-qec", call, "/dev/null"] : ["-c", call]
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["PATH": "\(folder):/usr/bin:/bin", "TERM": "xterm"]) { $1 }
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (said, process.terminationStatus)
    }

    @Test func `A pipe gets one line, which says how long all of it may take`() throws {
        let (said, code) = try build("-c release", with: Self.steps)
        #expect(code == 0)
        let line = /sheets: building: everything, about \d+ minutes with \d+ processors\n/
        #expect(said.wholeMatch(of: line) != nil, "\(said)")
    }

    @Test func `Where a build was before, no minutes are promised`() throws {
        let (said, _) = try build("-c release", with: Self.steps, again: true)
        #expect(said == "sheets: building: what has changed since the last build\n")
    }

    @Test func `A terminal sees each step, and nothing of them afterwards`() throws {
        let (said, code) = try build("-c release", with: Self.steps, onTerminal: true)
        #expect(code == 0)
        for step in 1...3 {
            let line = try Regex("\\[\(step)/3\\] about \\d+ minutes left: Compiling Part\(step)\r")
            #expect(said.contains(line), "\(said)")
        }
        #expect(said.hasSuffix("\r\u{1B}[K"), "\(said)")
    }

    @Test(arguments: [false, true])
    func `A build that fails shows all that was printed and hands on its code`(onTerminal: Bool) throws {
        let (said, code) = try build(
            "-c release", with: Self.steps + "\necho 'error: no such thing'; exit 4", onTerminal: onTerminal)
        #expect(code == 4)
        #expect(said.contains("error: no such thing"), "\(said)")
        #expect(said.contains("Building for production..."), "\(said)")
    }

    @Test(arguments: [
        ("0 5", "about 5 minutes left"), ("61 5", "about 4 minutes left"), ("290 5", "about a minute left"),
        ("301 5", "soon"),
    ])
    func `What is left goes by the estimate and the seconds so far`(numbers: String, expected: String) throws
    {
        let (said, _) = try build("-c release", with: "exit 0", after: "time_left \(numbers)")
        #expect(said.hasSuffix("\n" + expected), "\(said)")
    }
}
