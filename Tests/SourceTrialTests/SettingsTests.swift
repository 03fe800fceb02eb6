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

    private static let declared = """
        import Catalog
        import SwiftUI
        enum Haptic: String, CaseIterable, Sendable { case none, light, heavy }
        struct Tap: ButtonStyle {
            var haptic = Haptic.none
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.padding(haptic == .heavy ? 20 : haptic == .light ? 10 : 4)
                    .background(configuration.isPressed ? Color.red : Color.blue)
            }
        }
        enum Specimens {
            static var all: [Specimen] {
                let haptic = Axis("haptic", Haptic.allCases)
                return [
                    Specimen("Button/tap", style: Tap.self, axes: Axes(states: [.normal, .pressed], custom: [haptic])) {
                        Button("Tap") {}.buttonStyle(Tap(haptic: $0[haptic]))
                    }
                ]
            }
        }
        """

    @Test(arguments: [
        "not: state=pressed with haptic=heavy", "not: pressed with heavy",
        "specimens:\n  Tap/Button/*: {not: pressed with heavy}",
        "specimens:\n  Button/ta*: {not: heavy with pressed}",
    ])
    func `Values are kept apart in specimens that a file declares`(settings: String) throws {
        let trial = try Trial()
        try trial.write("styles/Tap.swift", SettingsTests.declared)
        let whole = try trial.run("list styles --cover pairs --tiles")
        #expect(whole.words.contains("pressed-regular-haptic=heavy"), "\(whole)")
        try trial.write("styles/specimen.yaml", settings + "\n")
        let run = try trial.run("list styles --cover pairs --tiles")
        #expect(!run.words.contains("pressed-regular-haptic=heavy"), "\(run)")
        run.says("more does not go together")
    }

    @Test func `An axis alone is each of its values but the usual one`() throws {
        let trial = try Trial()
        try trial.write("styles/Tap.swift", SettingsTests.declared)
        try trial.write("styles/specimen.yaml", "not:\n  - not pressed with haptic\n")
        let run = try trial.run("list styles --cover pairs --tiles")
        #expect(
            !run.words.contains("pressed-regular-haptic") && run.words.contains("haptic=heavy"), "\(run)")
        run.says("2 more do not go together")
    }

    @Test(arguments: [
        ("not: state=pressed with hpatic=heavy", "no specimen has an axis 'hpatic' (did you mean haptic?)"),
        (
            "not: state=pressed with haptic=hevy",
            "has no value 'hevy' (did you mean heavy?)"
        ),
        ("not: pressed with hpatic", "no specimen has an axis or a value 'hpatic' (did you mean haptic?)"),
        (
            "not: state=presed with haptic=heavy",
            "the axis 'state' has no value 'presed' (did you mean pressed?)"
        ),
        ("nto: pressed with haptic", "there is no key 'nto' here (did you mean not?)"),
        (
            "not: large with haptic",
            "'large' is a value of the axes size and type; write size=large or type=large"
        ),
    ])
    func `A mistyped word of what is kept apart is told with the one that is near`(
        settings: String, words: String
    ) throws {
        let trial = try Trial()
        try trial.write("styles/Tap.swift", SettingsTests.declared)
        try trial.write("styles/specimen.yaml", "width: 320\n" + settings + "\n")
        // Also where one file of the folder is named.
        for source in ["styles", "styles/Tap.swift"] {
            let run = try trial.run("list \(source)", code: 3)
            run.says("styles/specimen.yaml:2: ", words)
        }
    }
}
