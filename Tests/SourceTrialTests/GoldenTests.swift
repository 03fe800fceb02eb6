import Testing

/// Goldens of source files: where they lie, and what is said of those of files that are broken, copied or gone.
struct GoldenTests {
    private let plain = "--filter *plain*"

    /// A trial in which the goldens of `plainChip` are recorded.
    private func recorded() throws -> Trial {
        let trial = try Trial.chips()
        try trial.run("record styles/Chips.swift \(plain)")
        return trial
    }

    @Test func `Goldens stand beside the file, whether it is named or its folder`() throws {
        let trial = try recorded()
        #expect(trial.exists("styles/Golden/Chips"), "the goldens are not beside the file")
        try trial.run("check styles/Chips.swift \(plain)")
        try trial.run("record styles \(plain)").says("30 unchanged")
        #expect(!trial.exists("Golden"), "a folder's goldens are not beside its files")
    }

    @Test func `A file that does not compile is said, and another's goldens are neither missing nor stale`()
        throws
    {
        let trial = try recorded()
        try trial.write("styles/Broken.swift", "import SwiftUI\nstruct A: ButtonStyle {\n")
        try trial.run("check styles \(plain)", code: 3)
            .says("Broken.swift:").silent("specimen-piece", "missing:", "stale")
    }

    @Test func `What of a file does not compile has goldens that are not compared, and not stale`() throws {
        let trial = try recorded()
        try trial.write("styles/Broken.swift", "struct {\n")
        try trial.replace(
            "configuration.label.padding(4)", with: "configuration.label.nothing(4)", in: "styles/Chips.swift"
        )
        try trial.run("check styles", code: 3).says("30 goldens not compared").silent("stale")
        try trial.run("prune styles --yes", code: 3).says("no golden is stale")
        try trial.run("check styles \(plain)", code: 3)
    }

    @Test func `A file of which nothing compiles says how many goldens are not compared`() throws {
        let trial = try recorded()
        try trial.write("styles/Chips.swift", "import SwiftUI\nstruct Chips {\n")
        try trial.run("check styles/Chips.swift", code: 3).says("its 30 goldens are not compared")
    }

    @Test func `A second file has missing goldens, and one that is gone has stale ones`() throws {
        let trial = try recorded()
        try trial.copy("styles/Chips.swift", to: "styles/Second.swift")
        for (name, other) in [
            ("ChipStyle", "SecondStyle"), ("PlainChip", "PlainSecond"), ("plainChip", "plainSecond"),
        ] {
            try trial.replace(name, with: other, in: "styles/Second.swift")
        }
        let check = try trial.run("check styles \(plain)", code: 1)
            .says("30 of 60 tiles of 2 files passed, 30 did not")
        #expect(
            check.lines(with: "accept new pictures with") == 1, "a hint is there more than once\n\(check)")
        #expect(
            !check.words.hasPrefix("\n") && !check.words.contains("\n\n"), "there is an empty line\n\(check)")
        try trial.run("record styles \(plain)")
            .says("30 goldens of 2 files added, 0 replaced, 30 unchanged")

        try trial.remove("styles/Second.swift")
        try trial.run("check styles \(plain)").says("30 goldens of styles/Second.swift, which is gone")
        try trial.run("prune styles").says("30 goldens would be deleted")
        try trial.run("prune styles/Chips.swift").silent("Second/")
        try trial.run("prune styles --yes").says("30 goldens deleted")
        #expect(!trial.exists("styles/Golden/Second"), "goldens of a file that is gone are still there")
        try trial.run("check styles \(plain)")
    }

    @Test func `Accepting needs no compiler, and a report of several files has goldens of each`() throws {
        let trial = try Trial.chips()
        try trial.run("record styles --scheme light")
        try trial.replace("padding(4)", with: "padding(14)", in: "styles/Chips.swift")
        try trial.copy("styles/Chips.swift", to: "styles/Other.swift")
        for (name, other) in [
            ("ChipStyle", "OtherStyle"), ("PlainChip", "PlainOther"), ("plainChip", "plainOther"),
        ] {
            try trial.replace(name, with: other, in: "styles/Other.swift")
        }
        try trial.run("check styles --scheme light --report report", code: 1)
        try trial.run("approve styles report", ["PATH": "/usr/bin:/bin"]).says("accepted into styles/Golden")
        try trial.run("check styles --scheme light")
    }
}
