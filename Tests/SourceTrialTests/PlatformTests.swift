import Testing

/// Each platform's pictures are of what was compiled for it.
struct PlatformTests {
    @Test func `What stands behind os(macOS) is there for macos alone`() throws {
        let trial = try Trial.chips()
        try trial.run("list styles/Chips.swift").silent("Chips/Button/MacOnly ")
        try trial.run("list styles/Chips.swift --platform macos").says("Chips/Button/MacOnly ")
        try trial.run("list styles/Chips.swift --platform ios,macos")
            .says("Chips/Button/MacOnly  MacOnly  30 tiles  macos")
            .silent("MacOnly  30 tiles  ios")
    }

    @Test func `A platform that is not known is a mistake, and so are two for one picture`() throws {
        let trial = try Trial.chips()
        try trial.run("list styles/Chips.swift --platform tvos", code: 64)
        try trial.run(
            "render styles/Chips.swift Chips/Button/plainChip --platform ios,macos -o mac.png", code: 64)
    }

    @Test func `A job's picture is that of render`() throws {
        let trial = try Trial.chips()
        try trial.run(
            "render styles/Chips.swift Chips/Button/MacOnly/normal-regular-platform=macos@2x -o mac.png")
        try trial.write(
            "jobs",
            """
            {"id":"Chips/Button/MacOnly","platform":"macos"}
            {"id":"Chips/Button/MacOnly","output":"own.png"}

            """)
        try trial.run("batch styles/Chips.swift jobs --platform macos -o batch")
        #expect(try trial.read("mac.png") == trial.read("batch/own.png"))
    }

    @Test func `A job for another platform than the sources are compiled for is not drawn`() throws {
        let trial = try Trial.chips()
        try trial.write(
            "jobs",
            """
            {"id":"Chips/Button/plainChip"}
            {"id":"Chips/Button/plainChip","platform":"macos","output":"m.png"}

            """)
        try trial.run("batch styles/Chips.swift jobs -o batch", code: 3).says(
            "the sources are compiled for ios; run the jobs for macos as another batch, with --platform macos"
        )
        #expect(!trial.exists("batch/m.png"))
        try trial.run("batch styles/Chips.swift jobs --platform ios,macos -o batch", code: 64)
    }

    @Test func `Sheets of both platforms stand on one index`() throws {
        let trial = try Trial.chips()
        try trial.run("sheet styles/Chips.swift --platform ios,macos -o both")
        for name in ["plainChip@ios", "plainChip@macos", "MacOnly@macos"] {
            trial.expectFiles("both/Chips-Button-\(name).png")
        }
        // Five specimens twice, and one of macos alone.
        #expect(try trial.text("both/index.html").split(separator: "<figure>").count - 1 == 11)
    }

    @Test func `Goldens of both platforms are recorded, compared, approved and pruned together`() throws {
        let trial = try Trial.chips()
        let mac = """
            --platform ios,macos --filter */normal-regular@2x \
            --filter */normal-regular-platform=macos@2x --goldens goldens
            """
        try trial.run("record styles/Chips.swift \(mac)").says("11 goldens of 1 file added")
        try trial.run("check styles/Chips.swift \(mac) --report report")
            .says("11 of 11 tiles of 1 file passed").silent("no specimen draws")
        try trial.run("prune styles/Chips.swift --platform ios,macos --goldens goldens --yes")
            .says("no golden is stale")

        try trial.replace("padding(4)", with: "padding(5)", in: "styles/Chips.swift")
        try trial.run("check styles/Chips.swift \(mac) --report report", code: 1)
            .says("9 of 11 tiles of 1 file passed, 2 did not")
        try trial.run("approve styles/Chips.swift report --goldens goldens")

        // A run for one platform says nothing of the other's goldens but how many they are, and deletes none.
        try trial.run("check styles/Chips.swift --goldens goldens", code: 1)
            .says("goldens of macos not compared; compare them as well with --platform ios,macos").silent(
                "no specimen draws")
        try trial.run("prune styles/Chips.swift --goldens goldens --yes").says("0 goldens deleted")
        try trial.run("check styles/Chips.swift \(mac)")
    }
}
