/// Something that may be shown: an expression that is to be compiled with the file.
struct Candidate: Sendable {
    /// `<Control>/<member>`.
    var name: String
    var style: String
    var details: [String] = []
    var states = ["normal"]
    var isSized = false
    var choices: [Choice] = []
    var width: Double?
    var height: Double?
    /// Where it is declared.
    var line: Int
    /// The view; `choice` is in scope.
    var view: String
    /// What a modifier is shown on, without it.
    var bare: String?
    /// How many bytes each of its goldens may take, by the author's word.
    var goldenSize: GoldenSize?
    /// Stands beside the expression, on lines of the file's own.
    var declaration: Declaration?
    /// A type that has to be extended, so that what it keeps to itself can be used.
    var extended: String?
    /// Values of axes by the author's word, which take the place of the usual ones.
    var axes: [Choice] = []
    /// Where the author says its arguments.
    var places: [String] = []
    /// Whether the view is a list of specimens.
    var isDeclaration = false
    var origin = Origin.view
    /// The one that it shows another side of.
    var other: String?

    /// What of the file it is.
    enum Origin: Sendable {
        /// A value that an extension of a style's protocol offers, or the style of itself.
        case preset
        /// A style, a modifier or a shape without a name of its own.
        case style
        /// Everything else.
        case view
    }

    /// A parameter whose values are all shown.
    struct Choice: Hashable, Sendable {
        var name: String
        var values: [String]
    }

    /// More room for goldens than all have.
    struct GoldenSize: Hashable, Sendable {
        var bytes: Int
        var reason: String
    }

    /// A preview as a view of its own.
    struct Declaration: Sendable {
        var name: String
        var properties: [String]
        var body: String
        /// Of the body's first line in the file.
        var line: Int
        /// Where it stands in the file: the whole preview, and of several views its own.
        var lines: LineRange
        var own: LineRange?
        /// The type that provides it, whose static members it may name.
        var provider: String?
    }
}

/// What was found and cannot be shown.
package struct Unconstructed: Codable, Hashable, Sendable {
    package var name: String
    package var reason: String
}
