import Foundation

/// `@Entry var name: Type = value`: a variable of the environment, or of what views tell a container, with a key of its own.
struct Entry {
    private let name: String
    private let type: String?
    private let value: String

    /// - Parameter declaration: the variable as it is written, its attributes and comments before it.
    init?(_ declaration: String) {
        guard
            let match = declaration.firstMatch(
                of: #/\bvar\s+(?<name>`?\w+`?)\s*(?::\s*(?<type>[^=]+?))?\s*(?:=\s*(?<value>[\s\S]+))?$/#)
        else { return nil }
        name = String(match.name).replacing("`", with: "")
        type = match.type.map(String.init)
        let written = match.value.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        guard let value = written ?? (type?.hasSuffix("?") == true ? "nil" : nil) else { return nil }
        self.value = value
    }

    private var keyName: String { "__Key_\(name)" }

    var accessors: String {
        """
        {
            get { self[\(keyName).self] }
            set { self[\(keyName).self] = newValue }
        }
        """
    }

    /// The value is made each time it is asked for where its type is written, so that it need not be sendable.
    var key: String {
        let property =
            type.map { "static var defaultValue: \($0) { \(value) }" }
            ?? "static let defaultValue = \(value)"
        return "private struct \(keyName): EnvironmentKey, ContainerValueKey {\n    \(property)\n}"
    }
}
