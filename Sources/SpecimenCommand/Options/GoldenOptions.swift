internal import ArgumentParser
internal import Golden

/// Where goldens are kept.
struct GoldenOptions: ParsableArguments {
    @Option(
        name: .customLong("goldens"),
        help: """
            The folder of the goldens. By default it is Golden in the current folder. For a source file it is \
            Golden beside that file.
            """)
    var named: String?

    func validate() throws {
        if let named, named.isEmpty {
            throw ValidationError("--goldens takes a folder; leave the option out for the default, Golden")
        }
    }

    /// Of the program's own catalogue.
    var store: GoldenStore { GoldenStore(root: named ?? "Golden") }

    func store(of part: CatalogPart) -> GoldenStore { GoldenStore(root: part.goldens(named)) }

    /// What another command has to be told to work on the same folder; nothing for the usual one.
    var words: [String] { named.map { $0 == "Golden" ? [] : optionWords("goldens", $0) } ?? [] }
}
