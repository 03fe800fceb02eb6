import Testing

/// What an author adds to his file, in `specimen.yaml` or in Swift.
struct SettingsTests {
    @Test func `Settings give labels, arguments and axes`() throws {
        let trial = try Trial.chips()
        try trial.add("specimen.yaml", as: "styles/specimen.yaml")
        try trial.run("list styles").says("Chips/Button/ChipStyle  ChipStyle  8 tiles")
    }

    @Test(arguments: [
        ("widht: 3\n", "specimen.yaml:1: there is no key 'widht'"),
        ("width: 3\nheight: wide\n", "specimen.yaml:2: 'height' wants a number"),
        (
            "specimens:\n  Chips/Buton/plainChip: {width: 30}\n",
            "specimen.yaml:2: error: no specimen is called"
        ),
        (
            "specimens:\n  Chips/Button/*: {axes: {state: sleepy}}\n",
            "specimen.yaml:2: the axis 'state' has no value 'sleepy'"
        ),
        (
            "specimens:\n  Chips/Button/*:\n    arguments: {tint: Color.rad}\n",
            "specimen.yaml:3: error: Button/ChipStyle"
        ),
        (
            "arguments: {tnit: .red}\n",
            "specimen.yaml:1: error: none of the specimens here takes an argument 'tnit'"
        ),
        ("label: *other\n", "specimen.yaml:1: a value that begins with '*' is not read"),
    ])
    func `A mistake in the settings is said with its line`(settings: String, message: String) throws {
        let trial = try Trial.chips()
        try trial.write("styles/specimen.yaml", settings)
        try trial.run("list styles", code: 3).says(message)
    }

    @Test func `Specimens that a file declares take the place of what is found`() throws {
        let trial = try Trial()
        try trial.add("Declared.swift", as: "styles/Declared.swift")
        try trial.run("list styles/Declared.swift")
            .says("Declared/Button/Round  Round  2 tiles", "Declared/Button/more  Round  30 tiles")
    }
}
