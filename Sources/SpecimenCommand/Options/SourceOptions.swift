internal import ArgumentParser

/// Swift files in the catalogue's place, where the program takes such: `specimen sheet MyStyles.swift`.
///
/// Another part of the program acts on these words before they are parsed; here they are only for help, completions
/// and what is said of a mistyped one. ArgumentParser sees them where `areOffered` alone, as it does axes.
struct SourceOptions: ParsableArguments {
    /// Whether the program takes source files.
    @TaskLocal static var areOffered = false

    /// Words that are left over: what is a source file or a folder never gets here.
    private var words: [String] = []
    private var isTogether = false
    private var targets: [String] = []

    init() {}

    private enum Key: String, CodingKey { case sources, together, target }

    init(from decoder: any Decoder) throws {
        guard SourceOptions.areOffered else { return }
        let container = try decoder.container(keyedBy: Key.self)
        words = try container.decode(Argument<[String]>.self, forKey: .sources).wrappedValue
        isTogether = try container.decode(Flag<Bool>.self, forKey: .together).wrappedValue
        targets = try container.decode(Option<[String]>.self, forKey: .target).wrappedValue
    }

    /// Called once all words are parsed: a mistyped option is told before what follows it.
    func check() throws {
        if let word = words.first {
            throw ValidationError("\(word) is neither a Swift file nor a folder that is there")
        }
        guard !isTogether, targets.isEmpty else {
            throw ValidationError(
                "\(isTogether ? "--together" : "--target") is said of Swift files; name some, or their folder"
            )
        }
    }
}

extension SourceOptions: CustomReflectable {
    var customMirror: Mirror {
        guard SourceOptions.areOffered else { return Mirror(self, children: []) }
        let sources = Argument<[String]>(
            wrappedValue: [],
            help: ArgumentHelp(
                "Swift files or folders of some, or a package, instead of the program's own catalogue.",
                valueName: "source"),
            completion: .file(extensions: ["swift"]))
        let together = Flag(
            wrappedValue: false, help: "The files of a folder are one module and see each other.")
        let target = Option<[String]>(
            wrappedValue: [],
            help: ArgumentHelp("Of a Swift package that target. Repeatable.", valueName: "name"))
        return Mirror(self, children: ["sources": sources, "together": together, "target": target])
    }
}
