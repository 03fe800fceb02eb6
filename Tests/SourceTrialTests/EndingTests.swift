import Foundation
import Testing

/// However the command ends, nothing that it has started stays.
struct EndingTests {
    /// Kills the command as soon as it has started a process with all of these texts in its words.
    private func expectEnd(
        of texts: [String], startedBy line: String, in trial: Trial,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let run = try trial.start(line)
        let hasBegun = RunningProcesses.begin(with: texts)
        kill(run.processIdentifier, SIGKILL)
        run.waitUntilExit()
        #expect(hasBegun, "'\(line)' has started no \(texts)", sourceLocation: sourceLocation)
        #expect(
            RunningProcesses.end(with: texts), "\(texts) goes on after '\(line)' was killed",
            sourceLocation: sourceLocation)
    }

    @Test func `A killed command leaves no compiler`() throws {
        let trial = try Trial()
        // The compiler of no other run has it among its words.
        let name = "Many\(getpid())"
        try trial.write("\(name).swift", manyViews)
        try expectEnd(of: ["swift-frontend", name], startedBy: "list \(name).swift", in: trial)
    }

    @Test func `A killed command leaves no drawing program`() throws {
        let trial = try Trial(hasOwnCache: true)
        try trial.add("Idle.swift")
        try trial.run("list Idle.swift")
        try expectEnd(
            of: [trial.path("cache/specimen/programs/")], startedBy: "sheet Idle.swift -o out", in: trial)
    }
}
