import SwiftSyntax

/// Finds attributes and modifiers that only a compiler for Apple's systems knows, and what would have messages name
/// other files and lines than those that a reader has before him.
final class ForeignAttributeFinder: SyntaxVisitor {
    var found: [Syntax] = []
    private static let names: Set<String> = [
        "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "objc", "objcMembers",
        "nonobjc",
        "NSManaged", "NSCopying", "GKInspectable",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if Self.names.contains(node.attributeName.trimmedDescription) { found.append(Syntax(node)) }
        return .skipChildren
    }

    /// Each is as long as `Selector("")` at least.
    var selectors: [Syntax] = []

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "selector" else { return .visitChildren }
        selectors.append(Syntax(node))
        return .skipChildren
    }

    override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
        found.append(Syntax(node))
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "dynamic" { found.append(Syntax(node)) }
        return .skipChildren
    }
}
