import Testing

/// What traps, loops or is deaf in one state loses those tiles alone.
struct TrapTests {
    @Test func `What traps in one state is said once, by the author's line where there is one`() throws {
        let trial = try Trial()
        try trial.add("Traps.swift")
        for command in [
            "sheet Traps.swift -o out", "record Traps.swift --goldens traps",
            "check Traps.swift --goldens traps",
        ] {
            let answer = try trial.run("\(command) --scheme light", code: 3).says(
                "Traps/Button/Touchy: 5 of 15 tiles (pressed)",
                ": Traps.swift:5: Fatal error: on purpose",
                "Traps/Button/Listed: 5 of 15 tiles (pressed)",
                ": Traps.swift:10: Fatal error: Index out of range, at a line of the standard library",
                "Traps.swift:18: Fatal error: Unexpectedly found nil"
            ).silent("Source_Traps")
            #expect(answer.lines(with: "Button/Touchy") == 1, "\(answer)")
        }
        trial.expectFiles("out/Traps-Button-Touchy.png", "out/Traps-Button-Listed.png")
        #expect(!trial.exists("out/Traps-Button-Never.png"), "there is a sheet of what traps always")
    }

    @Test func `list goes on with the tiles that can be laid out`() throws {
        let trial = try Trial()
        try trial.add("Traps.swift")
        try trial.run("list Traps.swift --json", code: 3)
            .says(#""id":"Traps/Button/Touchy""#, "Traps/Button/Touchy: 10 of 30 tiles (pressed)")
        let effects = try trial.run("list Traps.swift --effects", code: 3)
            .says("Traps/Button/Touchy: 6 of 22 tiles (pressed)", "Traps/Button/Listed  changed by")
        // What was found before a view trapped is not said again.
        let found = effects.words.split(separator: "\n").count { $0.hasPrefix("Traps/Button/Listed ") }
        #expect(found == 1, "\(effects)")
    }

    @Test(arguments: ["record", "check"])
    func `A style that never ends costs a few limits of time, not one for each of its states`(
        command: String
    ) throws {
        let trial = try Trial()
        try trial.write(
            "Endless.swift",
            """
            import SwiftUI
            struct Endless: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    var n = 0
                    while n >= 0 { n = (n + 1) % 1000 }
                    return configuration.label
                }
            }

            """)
        // Compiled before the clock runs.
        try trial.run("list Endless.swift")
        let start = ContinuousClock.now
        try trial.run("\(command) Endless.swift --goldens endless", code: 3, ["SPECIMEN_SECONDS": "6"])
            .says("all of its 30 tiles: Endless.swift:2: it ")
        // Its tiles one by one would cost 180, however busy the machine is.
        #expect(ContinuousClock.now - start < .seconds(150))
    }

    @Test func `A style that ignores every signal ends at its seconds, and takes nothing else along`() throws
    {
        let trial = try Trial()
        try trial.add("Deaf.swift")
        try trial.run("list Deaf.swift")
        // A run that never ends is killed from outside, with another code.
        try trial.run("sheet Deaf.swift -o out", code: 3, ["SPECIMEN_SECONDS": "2"])
            .says("10 of 30 tiles (pressed)")
    }
}
