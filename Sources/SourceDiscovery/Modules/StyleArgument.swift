import Identifiers

/// An argument of a style that somebody beside its author wants at some values.
package struct StyleArgument: Hashable, Sendable {
    /// The name of the style, without the types that it is declared in.
    package var style: String
    /// The parameter's.
    package var name: String
    package var values: [Value]

    package struct Value: Hashable, Sendable {
        /// As ids have it.
        package var name: String
        /// In Swift.
        package var expression: String
        /// Whether it is a literal or a case, so that making it runs no code of the file.
        package var isPlain: Bool

        package init(name: String, expression: String, isPlain: Bool = false) {
            (self.name, self.expression, self.isPlain) = (name, expression, isPlain)
        }
    }

    package init(style: String, name: String, values: [Value]) {
        (self.style, self.name, self.values) = (style, name, values)
    }

    /// All that decides what is compiled.
    package var key: String {
        "\(style) \(name) " + values.map { "\($0.name) = \($0.expression)" }.joined(separator: ", ")
    }

    /// The axis of its values: none may be called as an option or one that all specimens have.
    package static func axisName(_ name: String) -> String {
        let word = name.lowercased()
        return ReservedNames.all.contains(word) || ReservedNames.axes.contains(word)
            ? "own" + name.prefix(1).uppercased() + name.dropFirst() : name
    }
}
