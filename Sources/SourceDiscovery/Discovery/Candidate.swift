/// Something that may be shown: an expression that is to be compiled with the file.
package struct Candidate: Sendable {
    /// `<Control>/<member>`.
    package var name: String
    package var style: String
    package var details: [String] = []
    package var states = ["normal"]
    package var isSized = false
    package var choices: [Choice] = []
    package var width: Double?
    package var height: Double?
    /// Where it is declared.
    package var line: Int
    /// The view; `choice` is in scope.
    package var view: String
    /// What a modifier is shown on, without it.
    package var bare: String?
    /// How many bytes each of its goldens may take, by the author's word.
    package var goldenSize: GoldenSize?
    /// Rules of `lint` that do not count for it, by the author's word.
    package var allowances: [(rule: String, reason: String)] = []
    /// Values that do not go together by the author's word, each behind its axis' id: `platform=macos`.
    package var apart: [[String]] = []
    /// Stands beside the expression, on lines of the file's own.
    package var declaration: Declaration?
    /// Types that are written for it, since its arguments are of protocols that nothing conforms to.
    package var standIns: [String] = []
    /// A type that has to be extended, so that what it keeps to itself can be used.
    package var extended: String?
    /// Values of axes by the author's word, which take the place of the usual ones.
    package var axes: [Choice] = []
    /// Where the author says its arguments.
    package var places: [String] = []
    /// Of a list of specimens what is kept apart in those whose ids a pattern matches.
    package var apartRules: [(pattern: String?, values: [String])] = []
    /// With what the ids of these begin.
    package var group = ""
    /// Whether the view is a list of specimens.
    package var isDeclaration = false
    package var origin = Origin.view
    /// The one that it shows another side of.
    package var other: String?

    /// What of the file it is.
    package enum Origin: Sendable {
        /// A value that an extension of a style's protocol offers, or the style of itself.
        case preset
        /// A style, a modifier or a shape without a name of its own.
        case style
        /// Everything else.
        case view
    }

    /// A parameter whose values are all shown.
    package struct Choice: Hashable, Sendable {
        package var name: String
        package var values: [String]
    }

    /// More room for goldens than all have.
    package struct GoldenSize: Hashable, Sendable {
        package var bytes: Int
        package var reason: String
    }

    /// A preview as a view of its own.
    package struct Declaration: Sendable {
        package var name: String
        package var properties: [String]
        package var body: String
        /// Of the body's first line in the file.
        package var line: Int
        /// Where it stands in the file: the whole preview, and of several views its own.
        package var lines: LineRange
        package var own: LineRange?
        /// The type that provides it, whose static members it may name.
        package var provider: String?
    }
}

/// What was found and cannot be shown.
package struct Unconstructed: Codable, Hashable, Sendable {
    package var name: String
    package var reason: String

    package init(name: String, reason: String) {
        self.name = name
        self.reason = reason
    }
}
