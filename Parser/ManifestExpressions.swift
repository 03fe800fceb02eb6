import SwiftSyntax

// Values of expressions.

extension ManifestEvaluator {
    func evaluate(_ node: ExprSyntax, in scope: ManifestScope) -> ManifestValue {
        steps += 1
        guard steps <= Self.mostSteps, depth < Self.mostDepth else { return unknown(node) }
        depth += 1
        defer { depth -= 1 }
        switch node.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr(let node): return text(node, in: scope)
        case .integerLiteralExpr(let node):
            return Int(node.literal.text.filter { $0 != "_" }).map(ManifestValue.number) ?? unknown(node)
        case .booleanLiteralExpr(let node): return .flag(node.literal.text == "true")
        case .nilLiteralExpr: return .nothing
        case .arrayExpr(let node):
            return bounded(node.elements.map { evaluate($0.expression, in: scope) }, node)
        case .dictionaryExpr(let node):
            guard case .elements(let elements) = node.content else { return .map([]) }
            return .map(
                elements.map { (evaluate($0.key, in: scope), evaluate($0.value, in: scope)) })
        case .tupleExpr(let node):
            let parts = node.elements.map {
                ManifestArgument(label: $0.label?.text, value: evaluate($0.expression, in: scope))
            }
            return parts.count == 1 ? parts[0].value : .tuple(parts)
        case .infixOperatorExpr(let node): return infix(node, in: scope)
        case .ternaryExpr(let node):
            return choose(
                evaluate(node.condition, in: scope), node.thenExpression, node.elseExpression, in: scope)
        case .prefixOperatorExpr(let node):
            switch (node.operator.text, evaluate(node.expression, in: scope)) {
            case ("!", .flag(let flag)): return .flag(!flag)
            case ("-", .number(let number)): return .number(-number)
            case (_, .unknown(let fact)): return .unknown(fact)
            default: return unknown(node)
            }
        case .declReferenceExpr(let node): return value(of: node, in: scope)
        case .memberAccessExpr(let node): return member(node, in: scope)
        case .functionCallExpr(let node): return call(node, in: scope)
        case .subscriptCallExpr(let node): return element(node, in: scope)
        case .closureExpr(let node): return .function(Self.function(node, in: scope))
        case .keyPathExpr(let node):
            let names = node.components.compactMap {
                $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
            }
            guard names.count == node.components.count else { return unknown(node) }
            return .function(ManifestFunction(parameters: [], body: .members(names)))
        case .forceUnwrapExpr(let node): return evaluate(node.expression, in: scope)
        case .optionalChainingExpr(let node): return evaluate(node.expression, in: scope)
        case .tryExpr(let node): return evaluate(node.expression, in: scope)
        case .asExpr(let node): return evaluate(node.expression, in: scope)
        case .unresolvedAsExpr, .unresolvedIsExpr: return unknown(node)
        case .ifExpr(let node): return value(of: node, in: scope)
        case .switchExpr(let node):
            guard let item = chosen(node, in: scope), let item else { return unknown(node) }
            return value(of: item.statements, in: ManifestScope(in: scope)) ?? unknown(node)
        case .inOutExpr(let inner):
            // Whoever gets it may change it.
            let current = evaluate(inner.expression, in: scope)
            assign(inner.expression, joined(current, unknown(node), inner), in: scope)
            return current
        default: return unknown(node)
        }
    }

    func bounded(_ list: [ManifestValue], _ node: some SyntaxProtocol) -> ManifestValue {
        list.count <= Self.longest ? .list(list) : unknown(node)
    }

    private func text(_ node: StringLiteralExprSyntax, in scope: ManifestScope) -> ManifestValue {
        if let text = node.representedLiteralValue { return .text(text) }
        var result = ""
        for segment in node.segments {
            switch segment {
            case .stringSegment(let part): result += part.content.text
            case .expressionSegment(let part):
                guard part.expressions.count == 1, let inner = part.expressions.first else {
                    return unknown(node)
                }
                switch evaluate(inner.expression, in: scope) {
                case .text(let text): result += text
                case .number(let number): result += String(number)
                case .flag(let flag): result += String(flag)
                case .object(let object) where object.arguments.isEmpty: result += object.name
                case .unknown(let fact): return .unknown(fact)
                default: return unknown(node)
                }
            @unknown default: return unknown(node)
            }
        }
        // What a backslash stands for in it would have to be looked up.
        return result.contains("\\") || result.utf8.count > Self.longest ? unknown(node) : .text(result)
    }

    private func choose(
        _ condition: ManifestValue, _ first: ExprSyntax, _ second: ExprSyntax, in scope: ManifestScope
    ) -> ManifestValue {
        switch condition {
        case .flag(true): evaluate(first, in: scope)
        case .flag(false): evaluate(second, in: scope)
        case .unknown(let fact): .unknown(fact)
        default: unknown(first)
        }
    }

    private func value(of node: IfExprSyntax, in scope: ManifestScope) -> ManifestValue {
        let inner = ManifestScope(in: scope)
        switch (holds(node.conditions, declaringIn: inner), node.elseBody) {
        case (true, _): return value(of: node.body.statements, in: inner) ?? unknown(node)
        case (false, .ifExpr(let other)): return value(of: other, in: scope)
        case (false, .codeBlock(let block)):
            return value(of: block.statements, in: ManifestScope(in: scope)) ?? unknown(node)
        default: return unknown(node)
        }
    }

    /// Of statements that are a single expression.
    func value(of statements: CodeBlockItemListSyntax, in scope: ManifestScope) -> ManifestValue? {
        guard statements.count == 1, let only = statements.first else { return nil }
        switch only.item {
        case .expr(let expression): return evaluate(expression, in: scope)
        case .stmt(let statement):
            guard let inner = statement.as(ExpressionStmtSyntax.self)?.expression else { return nil }
            // With `return` in its branches it is a statement.
            guard
                !inner.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.return) }
                )
            else { return nil }
            return evaluate(inner, in: scope)
        default: return nil
        }
    }

    // MARK: Operators

    private func infix(_ node: InfixOperatorExprSyntax, in scope: ManifestScope) -> ManifestValue {
        if node.operator.is(AssignmentExprSyntax.self) {
            assign(node.leftOperand, evaluate(node.rightOperand, in: scope), in: scope)
            return .nothing
        }
        guard let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
            return unknown(node)
        }
        switch sign {
        case "+":
            // Long sums are deep on their left side.
            var operands = [node.rightOperand]
            var left = node.leftOperand
            while let inner = left.as(InfixOperatorExprSyntax.self),
                inner.operator.as(BinaryOperatorExprSyntax.self)?.operator.text == "+"
            {
                operands.append(inner.rightOperand)
                left = inner.leftOperand
            }
            var sum = evaluate(left, in: scope)
            for operand in operands.reversed() { sum = joined(sum, evaluate(operand, in: scope), node) }
            return sum
        case "+=":
            let sum = joined(
                evaluate(node.leftOperand, in: scope), evaluate(node.rightOperand, in: scope), node)
            assign(node.leftOperand, sum, in: scope)
            return .nothing
        case "==", "!=":
            let (left, right) = (
                evaluate(node.leftOperand, in: scope), evaluate(node.rightOperand, in: scope)
            )
            guard let isSame = left.equals(right) else {
                return left.isUnknown ? left : right.isUnknown ? right : unknown(node)
            }
            return .flag(isSame == (sign == "=="))
        case "&&", "||":
            let left = evaluate(node.leftOperand, in: scope)
            if left.flag == (sign == "||") { return left }
            let right = evaluate(node.rightOperand, in: scope)
            return right.flag == (sign == "||") || left.flag != nil ? right : left
        case "??":
            let left = evaluate(node.leftOperand, in: scope)
            if case .nothing = left { return evaluate(node.rightOperand, in: scope) }
            return left
        default: return unknown(node)
        }
    }

    /// Lists and texts one after the other. What is unknown is one of a list's elements.
    func joined(_ left: ManifestValue, _ right: ManifestValue, _ node: some SyntaxProtocol) -> ManifestValue {
        steps += 1
        switch (left, right) {
        case (.list(let a), .list(let b)):
            steps += (a.count + b.count) / 16
            return bounded(a + b, node)
        case (.list(let a), .unknown): return bounded(a + [right], node)
        case (.unknown, .list(let b)): return bounded([left] + b, node)
        // What has not been set yet.
        case (.nothing, .list), (.nothing, .unknown): return right
        case (.text(let a), .text(let b)):
            return a.utf8.count + b.utf8.count <= Self.longest ? .text(a + b) : unknown(node)
        case (.number(let a), .number(let b)):
            let sum = a.addingReportingOverflow(b)
            return sum.overflow ? unknown(node) : .number(sum.partialValue)
        case (.unknown, _): return left
        case (_, .unknown): return right
        default: return unknown(node)
        }
    }

    /// Gives a variable, or what an object has, another value.
    func assign(_ place: ExprSyntax, _ value: ManifestValue, in scope: ManifestScope) {
        if let node = place.as(DeclReferenceExprSyntax.self) {
            let name = node.baseName.text
            _ = scope.assign(name, isUncertain ? uncertain(scope[name], place) : value)
        } else if let node = place.as(MemberAccessExprSyntax.self), let base = node.base {
            let label = node.declName.baseName.text
            guard let object = evaluate(base, in: scope).object else { return }
            object[label] = isUncertain ? uncertain(object[label], place) : value
        } else if let node = place.as(ForceUnwrapExprSyntax.self) {
            assign(node.expression, value, in: scope)
        } else if let node = place.as(OptionalChainingExprSyntax.self) {
            assign(node.expression, value, in: scope)
        } else if let node = place.as(SubscriptCallExprSyntax.self) {
            // Which element it is matters less than that it is another one now.
            assign(node.calledExpression, unknown(place), in: scope)
        }
    }

    private func uncertain(_ former: ManifestValue?, _ place: ExprSyntax) -> ManifestValue {
        // The whole call of `append`, or the whole assignment.
        var whole = place.parent ?? Syntax(place)
        if whole.is(MemberAccessExprSyntax.self), let call = whole.parent { whole = call }
        return joined(former ?? .nothing, unknown(whole), place)
    }

    // MARK: Names

    private func value(of node: DeclReferenceExprSyntax, in scope: ManifestScope) -> ManifestValue {
        let name = node.baseName.text
        if let value = scope[name] {
            if case .function(let function) = value, function.isProperty {
                return call(function, [], node)
            }
            return value
        }
        if name != "self", let own = scope["self"] { return member(name, of: own, node) }
        return unknown(node)
    }

    private func member(_ node: MemberAccessExprSyntax, in scope: ManifestScope) -> ManifestValue {
        let name = node.declName.baseName.text
        guard let base = node.base else { return own(name, of: nil, node) }
        let words = base.trimmedDescription
        // Nothing of the environment counts, as where nothing is set.
        if name == "environment",
            ["ProcessInfo.processInfo", "ProcessInfo().processInfo", "Context"].contains(words)
        {
            return .map([])
        }
        if let type = typeName(base, in: scope) { return own(name, of: type, node) }
        return member(name, of: widened(evaluate(base, in: scope), base, node), node)
    }

    /// `Target.Dependency` as it is written, where it is no value.
    func typeName(_ node: ExprSyntax, in scope: ManifestScope) -> String? {
        if let reference = node.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text
            return name.first?.isUppercase == true && scope[name] == nil ? name : nil
        }
        guard let access = node.as(MemberAccessExprSyntax.self), let base = access.base,
            access.declName.baseName.text.first?.isUppercase == true,
            let outer = typeName(base, in: scope)
        else { return nil }
        return outer + "." + access.declName.baseName.text
    }

    /// A static member: one that the manifest declares, else one of the package manager's.
    private func own(_ name: String, of type: String?, _ node: some SyntaxProtocol) -> ManifestValue {
        if let type, name == "allCases", let names = members.cases(of: type) {
            return .list(names.map { .object(ManifestObject($0, of: type)) })
        }
        guard let found = members.member(name, of: type) else {
            // Members of other types ask the machine for something, or nobody knows them.
            let isKnown = type == nil || Self.knownTypes.contains(type?.split(separator: ".").first ?? "")
            return isKnown ? .object(ManifestObject(name, of: type)) : unknown(node)
        }
        switch found.value {
        case .choice: return .object(ManifestObject(name, of: found.type))
        case .value(let expression):
            let scope = ManifestScope(in: global)
            return evaluate(expression, in: scope)
        case .computed(let statements):
            return call(
                ManifestFunction(parameters: [], body: .statements(statements), scope: global), [], node)
        case .function(let function): return .function(function)
        }
    }

    /// Of the package manager's module.
    static let knownTypes: Set<Substring> = [
        "Package", "Target", "Product", "Platform", "SupportedPlatform", "PackageDescription", "Resource",
        "SwiftSetting", "LinkerSetting", "CSetting", "CXXSetting", "Version", "BuildConfiguration",
        "SwiftVersion", "SwiftLanguageMode", "TargetDependencyCondition", "Language", "LanguageTag",
    ]
}
