import SwiftSyntax

// What extensions add to types of the file, to protocols of styles and to views.

extension DeclarationReader {
    mutating func readExtension(_ node: ExtensionDeclSyntax) {
        let extended = plainName(node.extendedType)
        let requirements = requirements(node.genericWhereClause)
        var addition = TypeFact(name: extended, kind: .structure, line: line(node))
        if let clause = node.inheritanceClause {
            addition.inherits = clause.inheritedTypes.map { inherited in
                plainName(inherited.type.as(AttributedTypeSyntax.self)?.baseType ?? inherited.type)
            }
        }
        addMembers(
            node.memberBlock.members, to: &addition, where: requirements, isPublic: isPublic(node))
        // Stored properties stand in no extension; what looks like one is a mistake that the compiler names.
        addition.fields = []
        let isHidden = isPrivate(node)
        let own = requirements.first { $0.name == "Self" }?.constraints.first { $0.hasPrefix("==") }
        for place in addition.statics.indices {
            addition.statics[place].isPrivate = addition.statics[place].isPrivate || isOfFile(node)
            presets.append(
                PresetFact(
                    proto: extended, style: own.map { String($0.dropFirst(2)) },
                    member: addition.statics[place]))
        }
        additions.append(addition)
        members.append(
            AdditionFact(
                name: extended, inherits: addition.inherits, members: memberNames(node.memberBlock.members)))
        for member in node.memberBlock.members where !isUnavailable(member.decl) {
            addViewFunction(member.decl, of: extended, isHidden)
        }
        for member in node.memberBlock.members {
            read(
                member.decl, in: extended.split(separator: ".").map(String.init),
                isHidden: isPrivate(member.decl))
        }
    }

    private mutating func addViewFunction(_ declaration: DeclSyntax, of extended: String, _ isHidden: Bool) {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            guard let result = function.signature.returnClause?.type.trimmedDescription,
                !function.modifiers.contains(where: {
                    ["static", "class", "mutating"].contains($0.name.text)
                })
            else { return }
            viewFunctions.append(
                ViewFunctionFact(
                    extended: extended, name: function.name.text,
                    parameters: parameterFacts(function.signature.parameterClause.parameters),
                    generics: genericFacts(function.genericParameterClause, function.genericWhereClause),
                    result: result, isHidden: isHidden || isPrivate(function), line: line(function),
                    chain: modifierChain(function.body?.statements, on: "self"),
                    mentions: mentions(declaration)))
        } else if let variable = declaration.as(VariableDeclSyntax.self) {
            guard let binding = variable.bindings.first, binding.accessorBlock != nil,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let type = binding.typeAnnotation?.type.trimmedDescription,
                !variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
            else { return }
            var statements: CodeBlockItemListSyntax?
            if case .getter(let items)? = binding.accessorBlock?.accessors { statements = items }
            viewFunctions.append(
                ViewFunctionFact(
                    extended: extended, name: name, parameters: nil, result: type,
                    isHidden: isHidden || isPrivate(variable), line: line(variable),
                    chain: modifierChain(statements, on: "self"), mentions: mentions(declaration)))
        }
    }

    /// What is added to types of the system that are looks.
    var extendedLooks: [TypeFact] {
        var found: [TypeFact] = []
        for addition in additions where LookFact(type: addition.name, value: nil, within: "") != nil {
            if let place = found.firstIndex(where: { $0.name == addition.name }) {
                found[place].statics += addition.statics
                found[place].initializers += addition.initializers
            } else {
                found.append(addition)
            }
        }
        return found
    }

    /// The file's types with what its extensions add.
    var mergedTypes: [TypeFact] {
        var merged = types
        for addition in additions {
            let places = merged.indices.filter {
                merged[$0].name == addition.name || merged[$0].name.hasSuffix("." + addition.name)
            }
            guard let place = places.first else { continue }
            merged[place].inherits += addition.inherits
            merged[place].initializers += addition.initializers
            merged[place].statics += addition.statics
            merged[place].looks += addition.looks
            merged[place].setters += addition.setters
        }
        return merged
    }
}
