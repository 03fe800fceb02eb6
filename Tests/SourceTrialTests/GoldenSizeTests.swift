import Testing

/// A golden that is larger than allowed: what is said, and what the settings may state.
struct GoldenSizeTests {
    private let large = "Axes.swift --filter */Large*"

    private func axes() throws -> Trial {
        let trial = try Trial()
        try trial.add("Axes.swift")
        return trial
    }

    @Test func `The settings that a too large golden asks for can be pasted as they are said`() throws {
        let trial = try axes()
        let refused = try trial.run("record \(large)", code: 3)
            .says("add to specimen.yaml:").silent(".goldenSize(")
        let settings = refused.words.split(separator: "\n")
            .filter { $0.hasPrefix("specimens:") || $0.hasPrefix("  ") }
        try trial.write("specimen.yaml", settings.joined(separator: "\n") + "\n")
        try trial.run("record \(large)")
            .says("bytes: write here why it is large", "2 goldens added")
    }

    @Test func `approve has the room that the settings state, as record has`() throws {
        let trial = try axes()
        try trial.run("check \(large) --report report --goldens goldens", code: 1)
        try trial.run("approve Axes.swift report --goldens goldens", code: 3)
            .says("bytes, and the limit is 20480", "add to specimen.yaml:").silent(".goldenSize(")
        try trial.write("specimen.yaml", "goldenSize: {bytes: 1000000, because: \"a table of numbers\"}\n")
        try trial.run("record \(large)").says("of the stated 1000000 bytes: a table of numbers")
        try trial.run("check \(large) --report report --goldens goldens", code: 1)
        try trial.run("approve Axes.swift report --goldens goldens")
    }
}
