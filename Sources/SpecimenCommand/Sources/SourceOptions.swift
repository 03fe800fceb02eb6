internal import ArgumentParser
import Foundation

/// Swift files in the catalogue's place, where the program takes such: `specimen sheet MyStyles.swift`.
///
/// They are read twice: what they declare decides which options there are. ArgumentParser sees them where `reading` says
/// so alone, as it does axes.
struct SourceOptions: ParsableArguments {
    /// How a command line is read.
    enum Reading {
        /// Without source files, which the program does not take.
        case none
        /// For its source files: options of axes that these declare are not known yet.
        case first
        case last
    }

    @TaskLocal static var reading = Reading.none

    /// Words that no other argument takes.
    private var words: [String] = []
    private(set) var isTogether = false
    private(set) var targets: [String] = []
    private(set) var packages: [String] = []

    init() {}

    private enum Key: String, CodingKey { case sources, together, target, package }

    init(from decoder: any Decoder) throws {
        guard SourceOptions.reading != .none else { return }
        let container = try decoder.container(keyedBy: Key.self)
        words = try container.decode(Argument<[String]>.self, forKey: .sources).wrappedValue
        isTogether = try container.decode(Flag<Bool>.self, forKey: .together).wrappedValue
        targets = try container.decode(Option<[String]>.self, forKey: .target).wrappedValue
        packages = try container.decode(Option<[String]>.self, forKey: .package).wrappedValue
    }

    /// Which of the words are source files, and which the command has for other arguments.
    ///
    /// - Parameter others: words that the command's own arguments got, which stand before these.
    func divided(_ others: [String] = []) -> (sources: [String], rest: [String]) {
        // Of a first reading the dashes are a word like others.
        let all = (others + words).filter { $0 != "--" }
        let sources = all.filter(SourceOptions.isSource).map { $0.hasPrefix("-") ? "./" + $0 : $0 }
        return (sources, all.filter { !SourceOptions.isSource($0) })
    }

    /// Whether a first reading has met options that it does not know.
    var hasUnknownOptions: Bool { words.contains { $0.hasPrefix("-") } }

    /// Called once all words are parsed: a mistyped option is told before what follows it.
    ///
    /// - Parameters:
    ///   - others: words of other arguments that got here.
    ///   - first: words that the command's own arguments got, among which may be sources.
    func check(besides others: [String] = [], _ first: [String] = []) throws {
        if let word = words.first(where: { !SourceOptions.isSource($0) && !others.contains($0) }) {
            throw ValidationError("\(word): no such file or folder")
        }
        guard divided(first).sources.isEmpty, isTogether || !targets.isEmpty || !packages.isEmpty else {
            return
        }
        let option = isTogether ? "--together" : targets.isEmpty ? "--package" : "--target"
        throw ValidationError(
            "\(option) is for Swift files; name some, or their folder")
    }

    static func isSource(_ word: String) -> Bool { word.hasSuffix(".swift") || Folder.exists(word) }
}

extension SourceOptions: CustomReflectable {
    var customMirror: Mirror {
        guard SourceOptions.reading != .none else { return Mirror(self, children: []) }
        let sources = Argument<[String]>(
            wrappedValue: [], parsing: SourceOptions.reading == .first ? .allUnrecognized : .remaining,
            help: ArgumentHelp(
                "Swift files, folders of Swift files, or a package, instead of the program's own catalogue.",
                valueName: "source"),
            completion: .file(extensions: ["swift"]))
        let together = Flag(
            wrappedValue: false,
            help: "Compiles the files of a folder as one module, so that they see each other.")
        let target = Option<[String]>(
            wrappedValue: [],
            help: ArgumentHelp("The target of a Swift package to draw. Repeatable.", valueName: "name"))
        let package = Option<[String]>(
            wrappedValue: [],
            help: ArgumentHelp(
                "The folder of another package that a package needs, by its name. Repeatable.",
                valueName: "name=path"))
        return Mirror(
            self, children: ["sources": sources, "together": together, "target": target, "package": package])
    }
}
