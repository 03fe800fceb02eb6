internal import ArgumentParser
internal import Golden

/// Where goldens are kept.
struct GoldenOptions: ParsableArguments {
    @Option(name: .long, help: "The folder of the goldens.")
    var goldens = "Golden"

    var store: GoldenStore { GoldenStore(root: goldens) }

    /// What a command must say to work on the same folder; empty for the usual one.
    var words: String {
        if goldens == "Golden" { return "" }
        let isPlain = goldens.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
        return " --goldens " + (isPlain ? goldens : "'\(goldens.replacing("'", with: #"'\''"#))'")
    }
}
