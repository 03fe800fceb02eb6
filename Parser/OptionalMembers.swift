import SwiftSyntax

// Members of protocols that Objective-C lets a class leave out. There is no Objective-C here: UIKit's protocols have
// such members with a body that does nothing, and those that a file declares are left out, as if nobody had them.

/// Finds calls of such members, and where the file declares some.
final class OptionalMemberFinder: SyntaxVisitor {
    /// Requirements of the file's own protocols.
    private(set) var requirements: [Syntax] = []
    private(set) var requirementNames: Set<String> = []
    /// Closures and values that the file calls by these names.
    private var ownNames: Set<String> = []
    private var calls: [(name: String, call: FunctionCallExprSyntax, mark: TokenSyntax)] = []

    /// `delegate?.textFieldDidBeginEditing?(field)`: the marks that say whether UIKit's member is there.
    var marks: [TokenSyntax] {
        calls.filter { call in
            !requirementNames.contains(call.name) && !ownNames.contains(call.name)
                && Self.beginnings.contains { call.name.hasPrefix($0) }
        }
        .map(\.mark)
    }
    /// Calls of the file's own.
    var ownCalls: [FunctionCallExprSyntax] {
        calls.filter { requirementNames.contains($0.name) }.map(\.call)
    }

    /// How the names of UIKit's delegates begin.
    private static let beginnings = [
        "textField", "textView", "scrollView", "tableView", "collectionView", "searchBar",
        "gestureRecognizer",
        "pickerView", "tabBar", "navigationController", "pageViewController", "presentationController",
        "application", "sceneDid", "sceneWill", "imagePickerController", "documentPicker", "numberOfSections",
        "viewForZooming", "animationDid", "layoutSublayers", "adaptivePresentationStyle",
        "popoverPresentationController", "numberOfComponents", "updateSearchResults",
        "willPresentSearchController",
        "didPresentSearchController", "willDismissSearchController", "didDismissSearchController",
    ]

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard isOptional(node.modifiers) else { return .visitChildren }
        requirements.append(Syntax(node))
        requirementNames.insert(node.name.text)
        return .skipChildren
    }

    /// Overrides that stand in extensions, which Objective-C alone has.
    private(set) var extensionOverrides: [DeclSyntax] = []

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        for member in node.memberBlock.members {
            let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
            if modifiers?.contains(where: { $0.name.text == "override" }) == true {
                extensionOverrides.append(member.decl)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if isOptional(node.modifiers) {
            requirements.append(Syntax(node))
            return .skipChildren
        }
        for binding in node.bindings { ownNames.insert(binding.pattern.trimmedDescription) }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        ownNames.insert((node.secondName ?? node.firstName).text)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let member = chain.expression.as(MemberAccessExprSyntax.self)
        {
            calls.append((member.declName.baseName.text, node, chain.questionMark))
        }
        return .visitChildren
    }

    private func isOptional(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { $0.name.text == "optional" }
    }
}

extension DeclarationReader {
    /// Leaves out what only Objective-C can leave out.
    mutating func blankOptionalMembers(of tree: SourceFileSyntax) {
        let finder = OptionalMemberFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        for mark in finder.marks { text.blank(mark) }
        for requirement in finder.requirements { text.blank(requirement) }
        for member in finder.extensionOverrides {
            text.blank(member)
            notes.append(
                "line \(line(member)) is left out: an override in an extension, which only Objective-C has")
        }
        for call in finder.ownCalls {
            // A statement goes; a value is none.
            if call.parent?.is(CodeBlockItemSyntax.self) == true {
                text.blank(call)
            } else {
                text.replace(call, with: "nil")
            }
        }
    }
}
