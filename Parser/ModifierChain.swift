import SwiftSyntax

/// The modifiers that statements call on a view, the innermost first; `nil` where they do more than that.
///
/// - Parameter name: the view's: `self`, which need not be written, or `content`.
func modifierChain(_ statements: CodeBlockItemListSyntax?, on name: String) -> [String]? {
    guard let statements, statements.count == 1, let item = statements.first?.item else { return nil }
    var rest: ExprSyntax?
    switch item {
    case .expr(let node): rest = node
    case .stmt(let node): rest = node.as(ReturnStmtSyntax.self)?.expression
    default: break
    }
    var chain: [String] = []
    while let expression = rest {
        if let own = expression.as(DeclReferenceExprSyntax.self), own.baseName.text == name {
            return chain.reversed()
        }
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
            chain.append(modifierName(member.declName.baseName.text, call))
            rest = base
        } else if let function = call.calledExpression.as(DeclReferenceExprSyntax.self), name == "self" {
            chain.append(modifierName(function.baseName.text, call))
            return chain.reversed()
        } else {
            return nil
        }
    }
    return nil
}

private func modifierName(_ name: String, _ call: FunctionCallExprSyntax) -> String {
    guard name == "modifier",
        let made = call.arguments.first?.expression.as(FunctionCallExprSyntax.self)
    else { return name }
    return "modifier:" + made.calledExpression.trimmedDescription.prefix { $0 != "<" }
}

/// What the `body(content:)` of a view modifier does to its content.
func modifierChain(of members: MemberBlockItemListSyntax) -> [String]? {
    for member in members {
        guard let function = member.decl.as(FunctionDeclSyntax.self), function.name.text == "body",
            let parameter = function.signature.parameterClause.parameters.first
        else { continue }
        return modifierChain(
            function.body?.statements, on: (parameter.secondName ?? parameter.firstName).text)
    }
    return nil
}
