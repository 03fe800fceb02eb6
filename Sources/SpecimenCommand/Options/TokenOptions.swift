internal import ArgumentParser
internal import Drawing
internal import Pixels
internal import Tokens

/// Names for colours.
struct TokenOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "A file of design tokens (DTCG). Messages then name its colours. Repeatable.",
            valueName: "file"))
    var tokens: [String] = []

    /// Colours by token; what the files hold beside them is said.
    ///
    /// - Parameter others: files beside those of the option.
    func colors(_ console: Console, and others: [String] = []) throws -> [String: RGBA] {
        let files = tokens + others
        guard !files.isEmpty else { return [:] }
        let read = try DesignTokens(
            files.map { path in
                .init(name: path, bytes: try readFile(path, limit: DesignTokens.byteLimit))
            })
        console.note("tokens: \(read.summary)")
        return read.colors
    }
}
