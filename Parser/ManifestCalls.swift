import SwiftSyntax

// Calls: of what the manifest declares, of the package manager's, and of the standard library's for lists and texts.

extension ManifestEvaluator {
    static func function(_ node: ClosureExprSyntax, in scope: ManifestScope) -> ManifestFunction {
        var names: [String] = []
        switch node.signature?.parameterClause {
        case .simpleInput(let list): names = list.map(\.name.text)
        case .parameterClause(let clause):
            names = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        default: break
        }
        return ManifestFunction(
            parameters: names.map { .init(label: nil, name: $0) }, body: .statements(node.statements),
            scope: scope)
    }

    func call(_ node: FunctionCallExprSyntax, in scope: ManifestScope) -> ManifestValue {
        var arguments = node.arguments.map {
            ManifestArgument(label: $0.label?.text, value: evaluate($0.expression, in: scope))
        }
        if let closure = node.trailingClosure {
            arguments.append(
                ManifestArgument(label: nil, value: .function(Self.function(closure, in: scope))))
        }
        let callee = node.calledExpression
        if let access = callee.as(MemberAccessExprSyntax.self) {
            let name = access.declName.baseName.text
            guard let base = access.base else { return made(name, of: nil, arguments, node) }
            if let type = typeName(base, in: scope) { return made(name, of: type, arguments, node) }
            if let changed = change(base, name, arguments, node, in: scope) { return changed }
            return method(name, of: widened(evaluate(base, in: scope), base, node), arguments, node)
        }
        if let type = typeName(callee, in: scope) {
            return made("init", of: type, arguments, node)
        }
        if callee.trimmedDescription == "getenv" { return .nothing }
        switch evaluate(callee, in: scope) {
        case .function(let function): return call(function, arguments, node)
        case .unknown(let fact) where !callee.is(DeclReferenceExprSyntax.self): return .unknown(fact)
        // A method of what it stands in.
        default:
            guard let own = scope["self"], let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text
            else { return unknown(node) }
            return method(name, of: own, arguments, node)
        }
    }

    /// An expression that is unknown for its first part is named whole.
    func widened(_ value: ManifestValue, _ base: ExprSyntax, _ node: some SyntaxProtocol) -> ManifestValue {
        guard let fact = value.unread, fact == unknown(base).unread else { return value }
        return unknown(node)
    }

    /// `.target(…)`, `Target.target(…)`, `Package(…)`, `Array(…)` and static functions that the manifest declares.
    private func made(
        _ name: String, of type: String?, _ arguments: [ManifestArgument], _ node: FunctionCallExprSyntax
    ) -> ManifestValue {
        if case .function(let function) = members.member(name, of: type)?.value,
            takes(function, arguments)
        {
            return call(function, arguments, node)
        }
        let first = arguments.first?.value ?? .nothing
        if name == "init" {
            switch (type, first) {
            case ("String", .text), ("Array", .list), ("Set", .list): return first
            case ("String", .number(let number)): return .text(String(number))
            case ("Package", _):
                let package = ManifestObject("Package", arguments)
                packages.append(package)
                return .object(package)
            // `[Target.Dependency]()` is none of these.
            default: break
            }
        }
        let isKnown = type == nil || Self.knownTypes.contains(type?.split(separator: ".").first ?? "")
        return isKnown ? .object(ManifestObject(name, of: type, arguments)) : unknown(node)
    }

    /// Whether a function has parameters for these arguments.
    private func takes(_ function: ManifestFunction, _ arguments: [ManifestArgument]) -> Bool {
        var rest = arguments[...]
        for parameter in function.parameters {
            if let next = rest.first, next.label == parameter.label {
                rest.removeFirst()
            } else if parameter.standard == nil {
                return false
            }
        }
        return rest.isEmpty
    }

    /// - Parameter own: the value that it is a member of.
    func call(
        _ function: ManifestFunction, _ arguments: [ManifestArgument], of own: ManifestValue? = nil,
        _ node: some SyntaxProtocol
    ) -> ManifestValue {
        steps += 1
        guard depth < Self.mostDepth, steps <= Self.mostSteps else { return unknown(node) }
        depth += 1
        defer { depth -= 1 }
        let scope = ManifestScope(in: function.scope ?? global)
        if let own { scope.declare("self", own) }
        switch function.body {
        case .members(let names):
            guard let first = arguments.first?.value else { return unknown(node) }
            return names.reduce(first) { member($1, of: $0, node) }
        case .statements(let statements):
            guard bind(arguments, to: function, in: scope) else { return unknown(node) }
            if let value = value(of: statements, in: scope) { return value }
            let was = isUncertain
            defer { isUncertain = was }
            if case .returned(let value) = run(statements, in: scope) { return value }
            return isUncertain && !was ? unknown(node) : .nothing
        }
    }

    private func bind(
        _ arguments: [ManifestArgument], to function: ManifestFunction, in scope: ManifestScope
    ) -> Bool {
        for (place, argument) in arguments.enumerated() { scope.declare("$\(place)", argument.value) }
        var rest = arguments[...]
        // A closure of two gets the parts of a pair.
        if function.parameters.count > 1, arguments.count == 1, case .tuple(let parts) = arguments[0].value {
            rest = parts.map { ManifestArgument(label: nil, value: $0.value) }[...]
        }
        for parameter in function.parameters {
            if let next = rest.first, next.label == parameter.label {
                scope.declare(parameter.name, next.value)
                rest.removeFirst()
            } else if let standard = parameter.standard {
                scope.declare(parameter.name, evaluate(standard, in: scope))
            } else {
                return false
            }
        }
        return true
    }

    // MARK: Members of values

    func member(_ name: String, of value: ManifestValue, _ node: some SyntaxProtocol) -> ManifestValue {
        steps += 1
        switch (value, name) {
        case (.unknown, _): return value
        case (.list(let list), "count"): return .number(list.count)
        case (.list(let list), "isEmpty"): return .flag(list.isEmpty)
        case (.list(let list), "first"): return list.first ?? .nothing
        case (.list(let list), "last"): return list.last ?? .nothing
        case (.map(let pairs), "keys"): return .list(pairs.map(\.key))
        case (.map(let pairs), "values"): return .list(pairs.map(\.value))
        case (.map(let pairs), "isEmpty"): return .flag(pairs.isEmpty)
        case (.text(let text), "isEmpty"): return .flag(text.isEmpty)
        case (.text(let text), "capitalized"): return .text(text.prefix(1).uppercased() + text.dropFirst())
        case (.nothing, _): return .nothing
        case (.tuple(let parts), _):
            if let part = parts.first(where: { $0.label == name }) { return part.value }
            if let place = Int(name), parts.indices.contains(place) { return parts[place].value }
            return unknown(node)
        case (.object(let object), _):
            if let value = object[name] { return value }
            if name == "rawValue", let type = object.type,
                case .choice(let raw) = members.member(object.name, of: type)?.value
            {
                return .text(raw)
            }
            if name == "type", let type = Self.targetTypes[object.name] {
                return .object(ManifestObject(type))
            }
            if name == "isTest", Self.targetTypes[object.name] != nil {
                return .flag(object.name == "testTarget")
            }
        default: break
        }
        if let function = instanceMembers[name], function.isProperty {
            return call(function, [], of: value, node)
        }
        if let object = value.object {
            if object.name == "Package", ["targets", "dependencies", "products"].contains(name) {
                return .list([])
            }
            if Self.targetTypes[object.name] != nil {
                return name == "dependencies" || name == "exclude" ? .list([]) : .nothing
            }
        }
        return unknown(node)
    }

    private static let targetTypes = [
        "target": "regular", "testTarget": "test", "executableTarget": "executable", "macro": "macro",
        "plugin": "plugin", "binaryTarget": "binary", "systemLibrary": "system",
    ]

    func element(_ node: SubscriptCallExprSyntax, in scope: ManifestScope) -> ManifestValue {
        let base = evaluate(node.calledExpression, in: scope)
        let arguments = node.arguments.map {
            (label: $0.label?.text, value: evaluate($0.expression, in: scope))
        }
        guard let index = arguments.first?.value else { return unknown(node) }
        switch (base, index) {
        case (.unknown, _): return base
        case (_, .unknown): return index
        case (.list(let list), .number(let place)) where list.indices.contains(place): return list[place]
        case (.map(let pairs), _):
            for pair in pairs {
                guard let isSame = pair.key.equals(index) else { return unknown(node) }
                if isSame { return pair.value }
            }
            return arguments.count > 1 ? arguments[1].value : .nothing
        case (.nothing, _): return .nothing
        default: return unknown(node)
        }
    }

    /// `targets.append(…)`: a method that changes the list which it is called on; `nil` for another method.
    private func change(
        _ base: ExprSyntax, _ name: String, _ arguments: [ManifestArgument], _ node: FunctionCallExprSyntax,
        in scope: ManifestScope
    ) -> ManifestValue? {
        guard let first = arguments.first, ["append", "insert"].contains(name),
            instanceMembers[name] == nil
        else {
            guard
                ["removeAll", "removeFirst", "removeLast", "remove", "sort", "reverse", "swapAt"].contains(
                    name)
            else { return nil }
            assign(base, unknown(node), in: scope)
            return unknown(node)
        }
        let added: ManifestValue =
            first.label == "contentsOf"
            ? first.value : first.value.isUnknown ? first.value : .list([first.value])
        let former = evaluate(base, in: scope)
        let sum =
            name == "insert" && !isAtEnd(arguments)
            ? joined(added, former, node) : joined(former, added, node)
        assign(base, sum, in: scope)
        return .nothing
    }

    /// The order of targets is that of what is shown, so only the front matters.
    private func isAtEnd(_ arguments: [ManifestArgument]) -> Bool {
        if case .number(0) = arguments.last?.value { return false }
        return true
    }
}
