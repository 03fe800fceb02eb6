import Foundation
import Testing

/// The commands that serve a page of source files; what the page does is tested in `LiveTests` and in a browser.
struct WatchTests {
    /// Starts it and returns the address that it prints.
    private func start(_ line: String, in trial: Trial) throws -> (process: Process, address: String) {
        let process = Process()
        process.executableURL = try TestedCommand.url()
        process.arguments = line.split(separator: " ").map(String.init)
        process.environment = trial.environment
        process.currentDirectoryURL = trial.folder
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        var text = ""
        while !text.hasSuffix("\n"), let byte = try output.fileHandleForReading.read(upToCount: 1),
            !byte.isEmpty
        {
            text += String(decoding: byte, as: UTF8.self)
        }
        return (process, String(text.dropLast()))
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGKILL])
    func `It prints one address, and ends with all that it has started`(_ signal: Int32) throws {
        let trial = try Trial(hasOwnCache: true)
        try trial.add("Idle.swift")
        let (process, address) = try start("watch Idle.swift", in: trial)
        #expect(address.wholeMatch(of: #/http://127\.0\.0\.1:\d+/[0-9a-f]{64}//#) != nil, "\(address)")
        let programs = [trial.path("cache/specimen/programs/")]
        let hasBegun = RunningProcesses.begin(with: programs)
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(hasBegun, "no program was started")
        #expect(RunningProcesses.end(with: programs), "a drawing program goes on")
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
    }

    @Test func `Without sources it shows the program's own styles`() throws {
        let trial = try Trial()
        let (process, address) = try start("watch", in: trial)
        defer {
            process.terminate()
            process.waitUntilExit()
        }
        #expect(address.hasPrefix("http://127.0.0.1:"), "\(address)")
        let program = try TestedCommand.url().path
        #expect(RunningProcesses.begin(with: [program, "--worker"]), "no program was started")
    }

    @Test func `A file that is not there is named`() throws {
        let trial = try Trial()
        let answer = try trial.run("watch None.swift", code: 3)
        #expect("\(answer)".contains("None.swift: no such file or folder"))
    }

    @Test func `A port that is taken is named`() throws {
        let trial = try Trial()
        try trial.add("Idle.swift")
        let (process, address) = try start("watch Idle.swift", in: trial)
        defer { process.terminate() }
        let port = try #require(URL(string: address)?.port)
        let answer = try trial.run("watch Idle.swift --port \(port)", code: 3)
        #expect("\(answer)".contains("port \(port) is taken"))
    }

    @Test func `A number that is no port is refused`() throws {
        try Trial().run("watch A.swift --port 70000", code: 64)
    }

    // MARK: playground

    @Test(arguments: ["playground Idle.swift", "playground"])
    func `A playground prints one address, and ends with all that it has started`(_ line: String) throws {
        let trial = try Trial(hasOwnCache: true)
        try trial.add("Idle.swift")
        let (process, address) = try start(line, in: trial)
        #expect(address.wholeMatch(of: #/http://127\.0\.0\.1:\d+/[0-9a-f]{64}//#) != nil, "\(address)")
        let programs = [trial.path("cache/specimen/programs/")]
        let hasBegun = RunningProcesses.begin(with: programs)
        kill(process.processIdentifier, SIGTERM)
        process.waitUntilExit()
        #expect(hasBegun, "no program was started")
        #expect(RunningProcesses.end(with: programs), "a drawing program goes on")
        // Its own source and pictures go with it.
        let work = trial.path("cache/specimen/work")
        #expect(try FileManager.default.contentsOfDirectory(atPath: work) == [])
    }

    @Test(
        arguments: [
            ("playground None.swift", 3, "None.swift: no such file or folder"),
            ("playground .", 64, "watch takes folders"),
            ("playground Styles.txt", 64, "name ends in .swift"),
            ("playground A.swift B.swift", 64, "B.swift"),
            ("playground A.swift --together", 64, "--together"),
        ] as [(String, Int32, String)])
    func `A playground takes one Swift file`(_ line: String, _ code: Int32, _ words: String) throws {
        let answer = try Trial().run(line, code: code)
        #expect("\(answer)".contains(words))
    }

    @Test func `A file that cannot be edited is named with what is wrong`() throws {
        let trial = try Trial()
        try Data([0x61, 0xFF]).write(to: trial.folder.appending(path: "Bytes.swift"))
        let answer = try trial.run("playground Bytes.swift", code: 3)
        #expect("\(answer)".contains("Bytes.swift: the text is not UTF-8"))
    }
}
