import SwiftSyntax

// What protocols ask for, and what extensions give of it.

extension DeclarationReader {
    func requirements(of proto: ProtocolDeclSyntax) -> [RequirementFact] {
        proto.memberBlock.members.flatMap { requirements($0.decl) }
    }

    private func requirements(_ declaration: DeclSyntax) -> [RequirementFact] {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .variableDecl(let node):
            return node.bindings.compactMap { binding in
                guard let name = memberName(binding), let type = binding.typeAnnotation?.type else {
                    return nil
                }
                let isMutable = binding.accessorBlock?.description.contains("set") ?? false
                return RequirementFact(
                    kind: isMutable ? .variable : .value, name: name,
                    text: isStatic(node.modifiers) + "var \(name): \(type.trimmedDescription)",
                    type: typeText(type))
            }
        case .functionDecl(let node):
            var written = node
            written.leadingTrivia = []
            written.attributes = []
            let result = node.signature.returnClause.map { typeText($0.type) }
            return [
                RequirementFact(
                    kind: .function, name: memberName(node), text: written.trimmedDescription,
                    type: result.flatMap { ["Void", "()"].contains($0) ? nil : $0 })
            ]
        case .initializerDecl(let node):
            var written = node
            written.leadingTrivia = []
            written.attributes = []
            return [
                RequirementFact(kind: .initializer, name: memberName(node), text: written.trimmedDescription)
            ]
        case .associatedTypeDecl(let node):
            // One that is something by itself is not asked for.
            guard node.initializer == nil else { return [] }
            let constraints =
                node.inheritanceClause?.inheritedTypes.map { plainName($0.type) } ?? []
            return [
                RequirementFact(
                    kind: .type, name: node.name.text, text: "typealias \(node.name.text)",
                    constraints: constraints)
            ]
        default: return []
        }
    }

    /// The names of what an extension declares.
    func memberNames(_ members: MemberBlockItemListSyntax) -> [String] {
        members.flatMap { member -> [String] in
            switch member.decl.as(DeclSyntaxEnum.self) {
            case .variableDecl(let node): node.bindings.compactMap(memberName)
            case .functionDecl(let node): [memberName(node)]
            case .initializerDecl(let node): [memberName(node)]
            case .typeAliasDecl(let node): [node.name.text]
            default: []
            }
        }
    }

    private func memberName(_ binding: PatternBindingSyntax) -> String? {
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }

    private func memberName(_ node: FunctionDeclSyntax) -> String {
        node.name.text + labels(node.signature)
    }

    private func memberName(_ node: InitializerDeclSyntax) -> String { "init" + labels(node.signature) }

    private func labels(_ signature: FunctionSignatureSyntax) -> String {
        "(" + signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
    }

    private func isStatic(_ modifiers: DeclModifierListSyntax) -> String {
        modifiers.contains { $0.name.text == "static" } ? "static " : ""
    }

    // MARK: Factors

    /// Names that a width, a height or a size is multiplied by, as `width * share` says that `share` is a part.
    func factors(in members: MemberBlockItemListSyntax) -> [String] {
        let finder = FactorFinder(viewMode: .sourceAccurate)
        finder.walk(members)
        return finder.found.sorted()
    }
}

private final class FactorFinder: SyntaxVisitor {
    private(set) var found: Set<String> = []

    override func visit(_ node: ExprListSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node)
        for place in parts.indices.dropFirst().dropLast()
        where parts[place].as(BinaryOperatorExprSyntax.self)?.operator.text == "*" {
            note(parts[place - 1], times: parts[place + 1])
            note(parts[place + 1], times: parts[place - 1])
        }
        return .visitChildren
    }

    private func note(_ factor: ExprSyntax, times other: ExprSyntax) {
        guard let name = name(of: factor) else { return }
        let lengths = other.tokens(viewMode: .sourceAccurate).map(\.text)
        if lengths.contains(where: isLength), !isLength(name) { found.insert(name) }
    }

    private func isLength(_ name: String) -> Bool {
        ["width", "height", "size"].contains { name == $0 || name.lowercased().hasSuffix($0) }
    }

    private func name(of expression: ExprSyntax) -> String? {
        if let member = expression.as(MemberAccessExprSyntax.self),
            member.base?.trimmedDescription == "self"
        {
            return member.declName.baseName.text
        }
        return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}
