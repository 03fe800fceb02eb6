import Testing

/// Limits of the compiler, and those of the command itself on open files.
struct LimitTests {
    @Test func `An expression that the compiler would take for ever over is said by its line`() throws {
        let trial = try Trial()
        try trial.add("Slow.swift")
        try trial.run("list Slow.swift", code: 3, ["SPECIMEN_COMPILER_SECONDS": "20"])
            .says("Slow.swift:5:", "unable to type-check this expression in reasonable time")
    }

    @Test func `The compiler's memory has a limit, which is named`() throws {
        let trial = try Trial()
        // What has been compiled before needs no memory, so this file is no other's.
        try trial.add("Chips.swift", as: "Large.swift")
        try trial.replace("ChipStyle", with: "BigStyle", in: "Large.swift")
        try trial.run("list Large.swift", code: 3, ["SPECIMEN_COMPILER_MEMORY": "256"])
            .says("SPECIMEN_COMPILER_MEMORY")
    }

    @Test func `The compiler's time has a limit, which is named`() throws {
        let trial = try Trial()
        try trial.write("Many.swift", manyViews)
        try trial.run("list Many.swift", code: 3, ["SPECIMEN_COMPILER_SECONDS": "2"])
            .says("SPECIMEN_COMPILER_SECONDS")
    }

    @Test func `Too few files that may be open are said before anything is tried`() throws {
        let trial = try Trial.chips()
        for most in [5, 6, 8, 12, 20, 40, 63, 64, 105, 159] {
            try trial.shell(#"ulimit -n \#(most); exec "$specimen" list styles/Chips.swift"#, code: 3)
                .says("this process may open only \(most) files at a time", "ulimit -n")
        }
    }

    @Test func `A limit on open files that may be raised is raised`() throws {
        try Trial.chips().shell(#"ulimit -Sn 30; exec "$specimen" list styles/Chips.swift"#)
    }
}

/// A file that the compiler needs many seconds for, on any machine.
let manyViews =
    "import SwiftUI\n"
    + (0..<3000).map {
        """
        struct V\($0): View { \
        var body: some View { HStack { Text("a").padding(); Spacer(); Text("b").bold() } } }

        """
    }.joined()
