import SwiftSyntax

/// Calls of views that are called like one of SwiftUI's with something before it.
func namesakes(in tree: SourceFileSyntax) -> [NamesakeFact] {
    let finder = NamesakeFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.found
}

private final class NamesakeFinder: SyntaxVisitor {
    private(set) var found: [NamesakeFact] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            NamesakeFact.views.contains(where: { name.hasSuffix($0) && name != $0 })
        else { return .visitChildren }
        var fact = NamesakeFact(name: name, arguments: [], closures: [])
        for argument in node.arguments {
            if argument.expression.is(ClosureExprSyntax.self) {
                fact.closures.append(argument.label?.text)
            } else {
                fact.arguments.append(.init(label: argument.label?.text, member: member(argument.expression)))
            }
        }
        if node.trailingClosure != nil { fact.closures.append(nil) }
        fact.closures += node.additionalTrailingClosures.map { $0.label.text }
        if !found.contains(fact) { found.append(fact) }
        return .visitChildren
    }

    private func member(_ expression: ExprSyntax) -> String? {
        guard let member = expression.as(MemberAccessExprSyntax.self), member.base == nil else { return nil }
        return member.declName.baseName.text
    }
}
