import SwiftSyntax

/// Works out what a manifest's statements say, as far as that is made of plain values. Nothing of it is run: what asks the
/// machine for something is unknown, and whatever depends on it.
final class ManifestEvaluator {
    let converter: SourceLocationConverter
    var members = ManifestMembers()
    /// Computed properties and methods of values, by their names.
    var instanceMembers: [String: ManifestFunction] = [:]
    let global = ManifestScope(in: nil)
    /// `Package(…)`, in the order in which they were made.
    var packages: [ManifestObject] = []
    /// Whether nobody knows if what is run now would be run: what it changes is unknown then.
    var isUncertain = false
    var steps = 0
    var depth = 0

    /// More steps than any manifest takes, and deeper than any goes.
    static let mostSteps = 100_000
    static let mostDepth = 100
    /// Of elements in a list, and of bytes in a text.
    static let longest = 5000

    init(_ converter: SourceLocationConverter) { self.converter = converter }

    enum Flow {
        case next, broken, continued
        case returned(ManifestValue)

        var isNext: Bool { if case .next = self { true } else { false } }
    }

    func unknown(_ node: some SyntaxProtocol) -> ManifestValue {
        if steps > Self.mostSteps {
            return .unknown(UnreadFact(line: line(node), text: "a long computation"))
        }
        let words = node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let text = words.count > 80 ? words.prefix(79) + "…" : words
        return .unknown(UnreadFact(line: line(node), text: text))
    }

    private func line(_ node: some SyntaxProtocol) -> Int {
        converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    // MARK: Statements

    /// Functions and types are known before they are declared, as at the top of a program.
    func runAll(_ statements: CodeBlockItemListSyntax) {
        for statement in statements {
            guard case .decl(let declaration) = statement.item else { continue }
            if let node = declaration.as(FunctionDeclSyntax.self) { declare(node, in: global) }
            if let node = declaration.as(ExtensionDeclSyntax.self) {
                addMembers(node.memberBlock.members, of: node.extendedType.trimmedDescription)
            }
            if let node = declaration.as(EnumDeclSyntax.self) {
                addMembers(node.memberBlock.members, of: node.name.text)
            }
            if let node = declaration.as(StructDeclSyntax.self) {
                addMembers(node.memberBlock.members, of: node.name.text)
            }
        }
        _ = run(statements, in: global)
    }

    func run(_ statements: CodeBlockItemListSyntax, in scope: ManifestScope) -> Flow {
        for statement in statements {
            guard steps <= Self.mostSteps else { return .next }
            let flow: Flow
            switch statement.item {
            case .decl(let declaration):
                if let node = declaration.as(VariableDeclSyntax.self) { declare(node, in: scope) }
                if let node = declaration.as(FunctionDeclSyntax.self), scope !== global {
                    declare(node, in: scope)
                }
                flow = .next
            case .stmt(let node): flow = run(node, in: scope)
            case .expr(let node): flow = run(expression: node, in: scope)
            @unknown default: flow = .next
            }
            if !flow.isNext { return flow }
        }
        return .next
    }

    private func run(expression: ExprSyntax, in scope: ManifestScope) -> Flow {
        if let node = expression.as(IfExprSyntax.self) { return run(node, in: scope) }
        if let node = expression.as(SwitchExprSyntax.self) { return run(node, in: scope) }
        _ = evaluate(expression, in: scope)
        return .next
    }

    private func run(_ statement: StmtSyntax, in scope: ManifestScope) -> Flow {
        switch statement.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let node): return run(expression: node.expression, in: scope)
        case .returnStmt(let node):
            let value = node.expression.map { evaluate($0, in: scope) } ?? .nothing
            return .returned(isUncertain ? unknown(node) : value)
        case .forStmt(let node): return run(node, in: scope)
        case .whileStmt(let node):
            return uncertainly { run(node.body.statements, in: ManifestScope(in: scope)) }
        case .repeatStmt(let node):
            return uncertainly { run(node.body.statements, in: ManifestScope(in: scope)) }
        case .doStmt(let node): return run(node.body.statements, in: ManifestScope(in: scope))
        case .guardStmt(let node):
            switch holds(node.conditions, declaringIn: scope) {
            case true: return .next
            case false: return run(node.body.statements, in: ManifestScope(in: scope))
            // What follows is run or not.
            default:
                isUncertain = true
                return .next
            }
        case .breakStmt: return .broken
        case .continueStmt: return .continued
        default: return .next
        }
    }

    /// What is run in it changes values to unknown ones.
    private func uncertainly(_ body: () -> Flow) -> Flow {
        let was = isUncertain
        isUncertain = true
        // If it may return, what follows is uncertain, too, up to the function's end.
        isUncertain = !body().isNext || was
        return .next
    }

    private func run(_ node: IfExprSyntax, in scope: ManifestScope) -> Flow {
        let inner = ManifestScope(in: scope)
        func rest() -> Flow {
            switch node.elseBody {
            case .ifExpr(let other): run(other, in: scope)
            case .codeBlock(let block): run(block.statements, in: ManifestScope(in: scope))
            default: .next
            }
        }
        switch holds(node.conditions, declaringIn: inner) {
        case true: return run(node.body.statements, in: inner)
        case false: return rest()
        default:
            return uncertainly {
                let flow = run(node.body.statements, in: inner)
                let other = rest()
                return flow.isNext ? other : flow
            }
        }
    }

    private func run(_ node: SwitchExprSyntax, in scope: ManifestScope) -> Flow {
        switch chosen(node, in: scope) {
        case .some(let item?): return run(item.statements, in: ManifestScope(in: scope))
        case .some(nil): return .next
        case nil:
            return uncertainly {
                var flow = Flow.next
                for case .switchCase(let item) in node.cases {
                    let own = run(item.statements, in: ManifestScope(in: scope))
                    if case .returned = own { flow = own }
                }
                return flow
            }
        }
    }

    /// The case that holds; `nil` where nobody knows.
    func chosen(_ node: SwitchExprSyntax, in scope: ManifestScope) -> SwitchCaseSyntax?? {
        let subject = evaluate(node.subject, in: scope)
        for element in node.cases {
            guard case .switchCase(let item) = element else { return nil }
            guard case .case(let label) = item.label else { return item }
            for pattern in label.caseItems {
                guard let node = pattern.pattern.as(ExpressionPatternSyntax.self), pattern.whereClause == nil,
                    let isSame = evaluate(node.expression, in: scope).equals(subject)
                else { return nil }
                if isSame { return item }
            }
        }
        return .some(nil)
    }

    private func run(_ node: ForStmtSyntax, in scope: ManifestScope) -> Flow {
        let elements: [ManifestValue]
        switch evaluate(node.sequence, in: scope) {
        case .list(let list): elements = list
        case .map(let pairs): elements = pairs.map(ManifestEvaluator.pair)
        default:
            let inner = ManifestScope(in: scope)
            bind(node.pattern, to: unknown(node.sequence), in: inner)
            return uncertainly { run(node.body.statements, in: inner) }
        }
        for element in elements {
            steps += 1
            let inner = ManifestScope(in: scope)
            bind(node.pattern, to: element, in: inner)
            let isWanted = node.whereClause.map { evaluate($0.condition, in: inner).flag } ?? true
            if isWanted == false { continue }
            if isWanted == nil || element.isUnknown {
                _ = uncertainly { run(node.body.statements, in: inner) }
                continue
            }
            switch run(node.body.statements, in: inner) {
            case .next, .continued: continue
            case .broken: return .next
            case .returned(let value): return .returned(value)
            }
        }
        return .next
    }

    static func pair(_ key: ManifestValue, _ value: ManifestValue) -> ManifestValue {
        .tuple([ManifestArgument(label: "key", value: key), ManifestArgument(label: "value", value: value)])
    }

    /// Whether conditions hold; `nil` where nobody knows.
    func holds(_ conditions: ConditionElementListSyntax, declaringIn scope: ManifestScope) -> Bool? {
        for condition in conditions {
            let holds: Bool?
            switch condition.condition {
            case .expression(let node): holds = evaluate(node, in: scope).flag
            case .optionalBinding(let node):
                let name = node.pattern.trimmedDescription
                let value = node.initializer.map { evaluate($0.value, in: scope) } ?? scope[name]
                bind(node.pattern, to: value ?? unknown(node), in: scope)
                holds =
                    switch value {
                    case nil, .unknown: nil
                    case .nothing: false
                    default: true
                    }
            case .availability: holds = true
            default: holds = nil
            }
            guard holds == true else { return holds }
        }
        return true
    }

    func bind(_ pattern: PatternSyntax, to value: ManifestValue, in scope: ManifestScope) {
        if let node = pattern.as(IdentifierPatternSyntax.self) {
            scope.declare(node.identifier.text, value)
        } else if let node = pattern.as(ValueBindingPatternSyntax.self) {
            bind(node.pattern, to: value, in: scope)
        } else if let node = pattern.as(TuplePatternSyntax.self) {
            for (place, element) in node.elements.enumerated() {
                if case .tuple(let parts) = value, parts.count == node.elements.count {
                    bind(element.pattern, to: parts[place].value, in: scope)
                } else {
                    bind(element.pattern, to: unknown(pattern), in: scope)
                }
            }
        }
    }

    // MARK: Declarations

    private func declare(_ node: VariableDeclSyntax, in scope: ManifestScope) {
        for binding in node.bindings {
            if let statements = Self.getter(of: binding) {
                let function = ManifestFunction(
                    parameters: [], body: .statements(statements), scope: scope, isProperty: true)
                bind(binding.pattern, to: .function(function), in: scope)
            } else if let value = binding.initializer?.value {
                bind(binding.pattern, to: evaluate(value, in: scope), in: scope)
            } else {
                let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
                bind(binding.pattern, to: isOptional ? .nothing : unknown(node), in: scope)
            }
        }
    }

    private static func getter(of binding: PatternBindingSyntax) -> CodeBlockItemListSyntax? {
        switch binding.accessorBlock?.accessors {
        case .getter(let statements): statements
        case .accessors(let list):
            list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
        default: nil
        }
    }

    private func declare(_ node: FunctionDeclSyntax, in scope: ManifestScope) {
        scope.declare(node.name.text, .function(Self.function(node, in: scope)))
    }

    private static func function(_ node: FunctionDeclSyntax, in scope: ManifestScope?) -> ManifestFunction {
        ManifestFunction(
            parameters: node.signature.parameterClause.parameters.map { parameter in
                ManifestFunction.Parameter(
                    label: parameter.firstName.text == "_" ? nil : parameter.firstName.text,
                    name: (parameter.secondName ?? parameter.firstName).text,
                    standard: parameter.defaultValue?.value)
            }, body: .statements(node.body?.statements ?? []), scope: scope)
    }

    private func addMembers(_ block: MemberBlockItemListSyntax, of type: String) {
        for item in block {
            if let node = item.decl.as(EnumCaseDeclSyntax.self) {
                for element in node.elements where element.parameterClause == nil {
                    let raw = element.rawValue?.value.as(StringLiteralExprSyntax.self)?
                        .representedLiteralValue
                    members.add(element.name.text, of: type, .choice(raw ?? element.name.text))
                }
            } else if let node = item.decl.as(FunctionDeclSyntax.self) {
                let function = Self.function(node, in: global)
                if Self.isStatic(node.modifiers) {
                    members.add(node.name.text, of: type, .function(function))
                } else if instanceMembers[node.name.text] == nil {
                    instanceMembers[node.name.text] = function
                }
            } else if let node = item.decl.as(VariableDeclSyntax.self) {
                addMembers(node, of: type)
            } else if let node = item.decl.as(EnumDeclSyntax.self) {
                addMembers(node.memberBlock.members, of: type + "." + node.name.text)
            }
        }
    }

    private func addMembers(_ node: VariableDeclSyntax, of type: String) {
        for binding in node.bindings {
            let name = binding.pattern.trimmedDescription
            let getter = Self.getter(of: binding)
            if !Self.isStatic(node.modifiers) {
                guard let getter, instanceMembers[name] == nil else { continue }
                instanceMembers[name] = ManifestFunction(
                    parameters: [], body: .statements(getter), scope: global, isProperty: true)
            } else if let getter {
                members.add(name, of: type, .computed(getter))
            } else if let value = binding.initializer?.value {
                members.add(name, of: type, .value(value))
            }
        }
    }

    private static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { $0.name.text == "static" }
    }
}
