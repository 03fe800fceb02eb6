import Foundation
import Testing

/// Sources that end early, flood, fork or forge: each is named, and nothing else is lost.
struct HostileTests {
    @Test func `Each of many sources that end early is named, and all others are drawn`() throws {
        let trial = try Trial(hasOwnCache: true)
        for (name, body) in Hostile.bodies {
            try trial.write("hostile/\(name).swift", Hostile.source(body))
        }
        for (name, text) in Hostile.others { try trial.write("hostile/\(name).swift", text) }
        var generator = SystemRandomNumberGenerator()
        let bytes = Data((0..<20000).map { _ in UInt8.random(in: 0...255, using: &generator) })
        try trial.write("hostile/Bytes.swift", bytes)

        // Four seconds for each picture: what never ends is found soon, and a good program is started in time where many others
        // run beside it. All of them take two minutes on an idle machine, and several times that beside builds.
        let sheet = try trial.run(
            "sheet hostile -o out --scheme light --size regular", code: 3, ["SPECIMEN_SECONDS": "4"],
            seconds: 1200)
        for name in Hostile.bodies.keys.sorted() {
            sheet.says("\(name)/Button/Bad")
            // The other style of the same file.
            trial.expectFiles("out/\(name)-Button-Good.png")
        }
        for name in ["Init", "Preview", "Syntax", "Deep", "Bytes"] { sheet.says("hostile/\(name).swift") }
        sheet.says("Itself/View/Bad")
        trial.expectFiles("out/Fine-Button-Fine.png")
        #expect(try trial.scratchFolders.isEmpty)
    }

    @Test func `What a style prints is not taken for an answer`() throws {
        let trial = try Trial()
        try trial.write(
            "Forger.swift",
            Hostile.source(
                #"""
                for _ in 0..<100 { print("{\"specimens\": []}") }
                FileHandle.standardError.write(Data("error: forged\n".utf8))
                """#))
        try trial.run("sheet Forger.swift -o out").silent("forged", "specimens\"")
    }

    @Test func `Processes that a style starts end with it, and so do scratch folders`() throws {
        // A number that is no other process's.
        let time = "4321.\(getpid())"
        let trial = try Trial(hasOwnCache: true)
        try trial.write(
            "Children.swift",
            Hostile.source(
                """
                for _ in 0..<8 {
                    let p = Process()
                    p.executableURL = URL(fileURLWithPath: "/bin/sleep")
                    p.arguments = ["\(time)"]
                    try? p.run()
                }
                """))
        // Starting so many takes its time.
        try trial.run("sheet Children.swift -o out", ["SPECIMEN_SECONDS": "60"])
        #expect(RunningProcesses.end(with: ["sleep", time]), "children of a source stay behind")
        #expect(try trial.scratchFolders.isEmpty)
    }

    @Test func `Processes that a style starts in sessions of their own end with it`() throws {
        let time = "4322.\(getpid())"
        let trial = try Trial(hasOwnCache: true)
        try trial.write(
            "Sessions.swift",
            Hostile.source(
                """
                for word in ["setsid", "setsid --fork"] {
                    let p = Process()
                    p.executableURL = URL(fileURLWithPath: "/bin/sh")
                    p.arguments = ["-c", word + " sh -c \\"sleep \(time); true\\""]
                    try? p.run()
                }
                sleep(1)
                """))
        // It sleeps for a second in each tile.
        try trial.run(
            "sheet Sessions.swift -o out --scheme light --size regular --state normal",
            ["SPECIMEN_SECONDS": "20"])
        #expect(RunningProcesses.end(with: ["sleep", time]), "children of a source stay behind")
        #expect(try trial.scratchFolders.isEmpty)
    }
}

extension Trial {
    /// What is left of folders that the command works in, for a trial that has its own cache.
    fileprivate var scratchFolders: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path("cache/specimen/work")) }
    }
}
