import SwiftSyntax

// Types, what they take and what they offer.

func isPrivate(_ declaration: some SyntaxProtocol) -> Bool {
    declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
        $0.name.text == "private" && $0.detail == nil
    } ?? false
}

/// Whether other files cannot name it.
func isOfFile(_ declaration: some SyntaxProtocol) -> Bool {
    isPrivate(declaration) || hasModifier("fileprivate", declaration)
}

/// Whether other modules of a package can name it.
func isPublic(_ declaration: some SyntaxProtocol) -> Bool {
    ["public", "open", "package"].contains { hasModifier($0, declaration) }
}

/// Whether nobody may use it, as `@available(*, unavailable)` says.
func isUnavailable(_ declaration: some SyntaxProtocol) -> Bool {
    declaration.asProtocol((any WithAttributesSyntax).self)?.attributes.contains { element in
        guard element.is(named: "available"),
            case .availability(let arguments) = element.as(AttributeSyntax.self)?.arguments
        else { return false }
        let words = arguments.map { $0.argument.trimmedDescription }
        return words.first == "*" && words.contains("unavailable")
    } ?? false
}

/// Whether a body is there for the compiler alone, and says so: `fatalError("don't call this")`.
private func endsProgram(_ body: CodeBlockSyntax?) -> Bool {
    guard case .expr(let expression)? = body?.statements.first?.item,
        let call = expression.as(FunctionCallExprSyntax.self)
    else { return false }
    return ["fatalError", "preconditionFailure"].contains(call.calledExpression.trimmedDescription)
}

private func hasModifier(_ name: String, _ declaration: some SyntaxProtocol) -> Bool {
    declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == name }
        ?? false
}

extension DeclarationReader {
    /// The type and what stands in it; `nil` for what is no type.
    func typeFact(_ declaration: DeclSyntax, in path: [String], isHidden: Bool) -> (
        fact: TypeFact, members: MemberBlockItemListSyntax
    )? {
        let (name, kind, inherits, generics, whereClause, members):
            (
                String, TypeFact.Kind, InheritanceClauseSyntax?, GenericParameterClauseSyntax?,
                GenericWhereClauseSyntax?, MemberBlockItemListSyntax
            )
        switch declaration.as(DeclSyntaxEnum.self) {
        case .structDecl(let node):
            (name, kind, inherits, generics, whereClause, members) = (
                node.name.text, .structure, node.inheritanceClause, node.genericParameterClause,
                node.genericWhereClause, node.memberBlock.members
            )
        case .classDecl(let node):
            (name, kind, inherits, generics, whereClause, members) = (
                node.name.text, .reference, node.inheritanceClause, node.genericParameterClause,
                node.genericWhereClause, node.memberBlock.members
            )
        case .actorDecl(let node):
            (name, kind, inherits, generics, whereClause, members) = (
                node.name.text, .reference, node.inheritanceClause, node.genericParameterClause,
                node.genericWhereClause, node.memberBlock.members
            )
        case .enumDecl(let node):
            (name, kind, inherits, generics, whereClause, members) = (
                node.name.text, .enumeration, node.inheritanceClause, node.genericParameterClause,
                node.genericWhereClause, node.memberBlock.members
            )
        case .protocolDecl(let node):
            (name, kind, inherits, generics, whereClause, members) = (
                node.name.text, .proto, node.inheritanceClause, nil, nil, MemberBlockItemListSyntax([])
            )
        case .typeAliasDecl(let node):
            (name, kind, inherits, generics, whereClause, members) = (
                node.name.text, .alias, nil, node.genericParameterClause, nil, MemberBlockItemListSyntax([])
            )
        default: return nil
        }
        var fact = TypeFact(
            name: (path + [name]).joined(separator: "."), kind: kind, line: line(declaration))
        fact.isHidden = isHidden
        fact.isPrivate = isOfFile(declaration)
        fact.isPublic = isPublic(declaration)
        fact.generics = genericFacts(generics, whereClause)
        fact.inherits = inherits.map(names) ?? []
        fact.mentions = mentions(declaration)
        if let proto = declaration.as(ProtocolDeclSyntax.self) {
            fact.requirements = requirements(of: proto)
        } else if kind != .alias {
            fact.factors = factors(in: members)
        }
        fact.meaning = declaration.as(TypeAliasDeclSyntax.self)?.initializer.value.trimmedDescription
        addMembers(members, to: &fact)
        if fact.inherits.contains("ViewModifier") { fact.chain = modifierChain(of: members) }
        return (fact, members)
    }

    func mentions(_ declaration: DeclSyntax) -> [String] {
        var found: Set<String> = []
        var before: [TokenKind] = []
        for token in declaration.tokens(viewMode: .sourceAccurate) {
            defer { before = before.suffix(1) + [token.tokenKind] }
            guard case .identifier(let name) = token.tokenKind else { continue }
            if name.first?.isUppercase == true { found.insert(name) }
            let signs = before == [.backslash, .period] ? "\\." : before.last == .period ? "." : ""
            if InteractionFact.names.contains(signs + name) { found.insert(signs + name) }
        }
        return found.sorted()
    }

    private func names(_ clause: InheritanceClauseSyntax) -> [String] {
        clause.inheritedTypes.flatMap { inherited in
            let type =
                inherited.type.as(AttributedTypeSyntax.self)?.baseType ?? inherited.type
            if let composition = type.as(CompositionTypeSyntax.self) {
                return composition.elements.map { plainName($0.type) }
            }
            return [plainName(type)]
        }
    }

    /// `SwiftUI.ButtonStyle` is `ButtonStyle`.
    func plainName(_ type: TypeSyntax) -> String {
        let text = type.trimmedDescription
        for module in ["SwiftUI.", "Swift."] where text.hasPrefix(module) {
            return String(text.dropFirst(module.count))
        }
        return text
    }

    func genericFacts(
        _ clause: GenericParameterClauseSyntax?, _ whereClause: GenericWhereClauseSyntax?
    ) -> [GenericFact] {
        var facts = (clause?.parameters ?? []).map { parameter in
            GenericFact(
                name: parameter.name.text,
                constraints: parameter.inheritedType.map(constraints) ?? [])
        }
        for requirement in requirements(whereClause) {
            if let index = facts.firstIndex(where: { $0.name == requirement.name }) {
                facts[index].constraints += requirement.constraints
            } else if let index = facts.firstIndex(where: { $0.name + ".Element" == requirement.name }) {
                facts[index].constraints += requirement.constraints.map { "Element: " + $0 }
            }
        }
        return facts
    }

    private func constraints(_ type: TypeSyntax) -> [String] {
        type.as(CompositionTypeSyntax.self)?.elements.map { plainName($0.type) } ?? [plainName(type)]
    }

    /// What a `where` says of each name; a type that it is equal to has `==` before it.
    func requirements(_ clause: GenericWhereClauseSyntax?) -> [GenericFact] {
        (clause?.requirements ?? []).compactMap { requirement in
            switch requirement.requirement {
            case .sameTypeRequirement(let same):
                GenericFact(
                    name: same.leftType.trimmedDescription,
                    constraints: ["==" + same.rightType.trimmedDescription])
            case .conformanceRequirement(let conformance):
                GenericFact(
                    name: conformance.leftType.trimmedDescription,
                    constraints: constraints(conformance.rightType))
            default: nil
            }
        }
    }

    func addMembers(
        _ members: MemberBlockItemListSyntax, to fact: inout TypeFact, where requirements: [GenericFact] = [],
        isPublic areAllPublic: Bool = false
    ) {
        for member in members where !isUnavailable(member.decl) {
            let isHidden = isPrivate(member.decl)
            let isPublic = areAllPublic || isPublic(member.decl)
            switch member.decl.as(DeclSyntaxEnum.self) {
            case .initializerDecl(let node):
                fact.initializers.append(
                    InitializerFact(
                        parameters: parameterFacts(node.signature.parameterClause.parameters),
                        generics: genericFacts(node.genericParameterClause, node.genericWhereClause),
                        isFailable: node.optionalMark != nil || endsProgram(node.body), isHidden: isHidden,
                        isPublic: isPublic,
                        requirements: requirements + self.requirements(node.genericWhereClause)))
            case .enumCaseDecl(let node):
                for element in node.elements {
                    fact.cases.append(
                        CaseFact(
                            name: element.name.text,
                            parameters: (element.parameterClause?.parameters ?? []).map { parameter in
                                ParameterFact(
                                    label: parameter.firstName.flatMap { $0.text == "_" ? nil : $0.text },
                                    name: parameter.firstName?.text ?? "",
                                    type: typeText(parameter.type),
                                    hasDefault: parameter.defaultValue != nil)
                            }))
                }
            case .variableDecl(let node):
                if hasModifier("static", node) || hasModifier("class", node) {
                    fact.statics += staticFacts(node, isPublic)
                } else {
                    fact.fields += fieldFacts(node)
                    if !isHidden { fact.looks += looks(node) }
                }
            case .functionDecl(let node):
                if hasModifier("static", node) || hasModifier("class", node) {
                    fact.statics += [staticFact(node, isPublic)]
                } else if let setter = setterFact(node) {
                    fact.setters.append(setter)
                }
            default: break
            }
        }
    }

    func typeText(_ type: TypeSyntax) -> String {
        // Attributes and specifiers do not matter to a sample: `@escaping () -> Void`, `inout Int`.
        if let attributed = type.as(AttributedTypeSyntax.self) { return typeText(attributed.baseType) }
        return plainName(type)
    }

    func parameterFacts(_ parameters: FunctionParameterListSyntax) -> [ParameterFact] {
        parameters.map { parameter in
            let isAutoclosure = parameter.type.trimmedDescription.contains("@autoclosure")
            var type = typeText(parameter.type)
            if isAutoclosure, let arrow = type.range(of: "->") {
                type = String(type[arrow.upperBound...]).trimmingBlanks
            }
            // What it makes of a list is written as one value after the other.
            if let builder = resultBuilder(parameter.attributes) { type = "@\(builder) \(type)" }
            return ParameterFact(
                label: parameter.firstName.text == "_" ? nil : parameter.firstName.text,
                name: (parameter.secondName ?? parameter.firstName).text, type: type,
                hasDefault: parameter.defaultValue != nil, isVariadic: parameter.ellipsis != nil,
                standard: parameter.defaultValue?.value.trimmedDescription)
        }
    }

    /// By its name, since it may be declared in any file.
    private func resultBuilder(_ attributes: AttributeListSyntax) -> String? {
        attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
            .map { String($0.prefix { $0 != "<" }) }
            .first { $0.hasSuffix("Builder") && $0 != "ViewBuilder" && $0 != "SwiftUI.ViewBuilder" }
    }

    private func fieldFacts(_ node: VariableDeclSyntax) -> [FieldFact] {
        guard !hasModifier("lazy", node) else { return [] }
        let attribute = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
            .first { $0.attributeName.trimmedDescription.first?.isUppercase == true && !isActor($0) }
        return node.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                isStored(binding)
            else { return nil }
            return FieldFact(
                name: name, type: binding.typeAnnotation.map { typeText($0.type) },
                value: binding.initializer?.value.trimmedDescription,
                wrapper: attribute?.attributeName.trimmedDescription,
                wrapperHasArguments: attribute?.arguments != nil,
                isLet: node.bindingSpecifier.text == "let", isHidden: isPrivate(node))
        }
    }

    /// Names of properties without a wrapper that are a look.
    private func looks(_ node: VariableDeclSyntax) -> [String] {
        guard !node.attributes.contains(where: { $0.as(AttributeSyntax.self).map { !isActor($0) } ?? false })
        else { return [] }
        return staticFacts(node).filter { LookFact(type: $0.type, value: $0.value, within: "") != nil }
            .map(\.name)
    }

    private func isActor(_ attribute: AttributeSyntax) -> Bool {
        attribute.attributeName.trimmedDescription == "MainActor"
    }

    private func isStored(_ binding: PatternBindingSyntax) -> Bool {
        switch binding.accessorBlock?.accessors {
        case nil: true
        case .getter: false
        case .accessors(let list):
            list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        default: false
        }
    }

    func staticFacts(_ node: VariableDeclSyntax, _ isPublic: Bool = false) -> [StaticFact] {
        node.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                return nil
            }
            var value = binding.initializer?.value.trimmedDescription
            if case .getter(let items) = binding.accessorBlock?.accessors, items.count == 1 {
                value = items.first?.item.trimmedDescription
            }
            return StaticFact(
                name: name, type: binding.typeAnnotation.map { typeText($0.type) }, value: value,
                isHidden: isPrivate(node), isPrivate: isOfFile(node), isPublic: isPublic, line: line(node))
        }
    }

    /// What a system or a storyboard calls is none.
    private func setterFact(_ node: FunctionDeclSyntax) -> SetterFact? {
        let signature = node.signature
        let foreign: Set<String> = ["IBAction", "IBSegueAction", "objc"]
        guard !signature.parameterClause.parameters.isEmpty, signature.effectSpecifiers == nil,
            signature.returnClause.map({ ["Void", "()"].contains($0.type.trimmedDescription) }) ?? true,
            !isPrivate(node), !hasModifier("override", node), !hasModifier("mutating", node),
            !node.attributes.contains(where: { attribute in foreign.contains { attribute.is(named: $0) } })
        else { return nil }
        return SetterFact(
            name: node.name.text, parameters: parameterFacts(signature.parameterClause.parameters),
            generics: genericFacts(node.genericParameterClause, node.genericWhereClause))
    }

    func staticFact(_ node: FunctionDeclSyntax, _ isPublic: Bool) -> StaticFact {
        StaticFact(
            name: node.name.text, type: node.signature.returnClause.map { typeText($0.type) },
            parameters: parameterFacts(node.signature.parameterClause.parameters),
            generics: genericFacts(node.genericParameterClause, node.genericWhereClause),
            isHidden: isPrivate(node), isPrivate: isOfFile(node), isPublic: isPublic, line: line(node))
    }
}
