import SwiftSyntax

/// What an expression of a manifest stands for.
enum ManifestValue {
    case text(String)
    case number(Int)
    case flag(Bool)
    /// `nil`
    case nothing
    case list([ManifestValue])
    case map([(key: ManifestValue, value: ManifestValue)])
    case tuple([ManifestArgument])
    /// A call or a member that the package manager knows or an extension declares, such as `.target(name: "A")`.
    case object(ManifestObject)
    case function(ManifestFunction)
    /// Only running the manifest would tell.
    case unknown(UnreadFact)

    var isUnknown: Bool { if case .unknown = self { true } else { false } }
    var text: String? { if case .text(let text) = self { text } else { nil } }
    var list: [ManifestValue]? { if case .list(let list) = self { list } else { nil } }
    var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
    var object: ManifestObject? { if case .object(let object) = self { object } else { nil } }
    var unread: UnreadFact? { if case .unknown(let fact) = self { fact } else { nil } }

    /// Whether two are equal; `nil` where nobody knows.
    func equals(_ other: ManifestValue) -> Bool? {
        switch (self, other) {
        case (.text(let a), .text(let b)): a == b
        case (.number(let a), .number(let b)): a == b
        case (.flag(let a), .flag(let b)): a == b
        case (.nothing, .nothing): true
        case (.unknown, _), (_, .unknown), (.function, _), (_, .function): nil
        case (.nothing, _), (_, .nothing): false
        case (.object(let a), .object(let b)):
            a.arguments.isEmpty && b.arguments.isEmpty ? a.name == b.name : nil
        case (.list(let a), .list(let b)) where a.isEmpty || b.isEmpty: a.isEmpty && b.isEmpty
        default: nil
        }
    }
}

struct ManifestArgument {
    var label: String?
    var value: ManifestValue
}

/// A value with a name and arguments. Targets and packages are classes to the package manager: whoever has one changes
/// that of all.
final class ManifestObject {
    let name: String
    /// The type that it was called on, as written: `Target.Dependency`.
    let type: String?
    var arguments: [ManifestArgument]

    init(_ name: String, of type: String? = nil, _ arguments: [ManifestArgument] = []) {
        self.name = name
        self.type = type
        self.arguments = arguments
    }

    subscript(label: String) -> ManifestValue? {
        get { arguments.first { $0.label == label }?.value }
        set {
            arguments.removeAll { $0.label == label }
            if let newValue { arguments.append(ManifestArgument(label: label, value: newValue)) }
        }
    }
}

/// A closure, a function or a key path.
struct ManifestFunction {
    struct Parameter {
        var label: String?
        var name: String
        var standard: ExprSyntax?
    }

    enum Body {
        case statements(CodeBlockItemListSyntax)
        /// `\.name`
        case members([String])
    }

    var parameters: [Parameter]
    var body: Body
    /// What it sees besides its parameters.
    var scope: ManifestScope?
    /// Whether its name alone calls it.
    var isProperty = false
}

/// Names with their values; a closure changes those of what it stands in.
final class ManifestScope {
    private var values: [String: ManifestValue] = [:]
    private let parent: ManifestScope?

    init(in parent: ManifestScope?) { self.parent = parent }

    subscript(name: String) -> ManifestValue? { values[name] ?? parent?[name] }

    func declare(_ name: String, _ value: ManifestValue) { values[name] = value }

    /// Whether there is such a name.
    func assign(_ name: String, _ value: ManifestValue) -> Bool {
        if values[name] != nil {
            values[name] = value
            return true
        }
        return parent?.assign(name, value) ?? false
    }
}

/// A type's members that the manifest declares itself: statics of extensions and enumerations, and the latter's cases.
struct ManifestMembers {
    private var members: [(type: String, name: String, value: ManifestMember)] = []

    mutating func add(_ name: String, of type: String, _ value: ManifestMember) {
        members.append((type, name, value))
    }

    func contains(type: String) -> Bool { members.contains { $0.type == type } }

    /// - Parameter type: `nil` where only its context would tell; then the first of that name.
    func member(_ name: String, of type: String?) -> (type: String, value: ManifestMember)? {
        guard let type else { return members.first { $0.name == name }.map { ($0.type, $0.value) } }
        return members.first { $0.name == name && Self.isSame($0.type, type) }.map { ($0.type, $0.value) }
    }

    func cases(of type: String) -> [String]? {
        let names = members.compactMap { member -> String? in
            if member.type == type, case .choice = member.value { member.name } else { nil }
        }
        return names.isEmpty ? nil : names
    }

    /// `Target.Dependency` and `PackageDescription.Target.Dependency` are one.
    private static func isSame(_ type: String, _ other: String) -> Bool {
        type == other || type.hasSuffix("." + other) || other.hasSuffix("." + type)
    }
}

enum ManifestMember {
    /// A property, by its value.
    case value(ExprSyntax)
    /// A computed property.
    case computed(CodeBlockItemListSyntax)
    case function(ManifestFunction)
    /// A case with its raw value.
    case choice(String)
}
