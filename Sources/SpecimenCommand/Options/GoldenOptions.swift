internal import ArgumentParser
internal import Golden

/// Where goldens are kept.
struct GoldenOptions: ParsableArguments {
    @Option(name: .long, help: "The folder of the goldens.")
    var goldens = "Golden"

    func validate() throws {
        if goldens.isEmpty {
            throw ValidationError("--goldens wants a folder; leave it out for the usual one, Golden")
        }
    }

    var store: GoldenStore { GoldenStore(root: goldens) }

    /// What another command has to be told to work on the same folder; nothing for the usual one.
    var words: [String] {
        goldens == "Golden" || SourceRun.current.hasUsualGoldens ? [] : optionWords("goldens", goldens)
    }
}
