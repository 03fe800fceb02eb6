import SwiftSyntax

/// A view of a preview that has a picture of its own.
struct PreviewPiece {
    /// With what it stands on a line with.
    var node: CodeBlockItemSyntax
    /// What `.previewDisplayName` says.
    var name: String?
}

/// The views that a preview shows one by one: those of a `Group`, and several that stand beside each other.
///
/// - Parameter isProvider: whether it is a type's, whose views are previews of their own; the macro's stand below each
///   other unless they are grouped or have names.
func previewPieces(_ statements: CodeBlockItemListSyntax, isProvider: Bool) -> [PreviewPiece] {
    var isGrouped = false
    let pieces = pieces(of: statements, named: nil, &isGrouped)
    guard pieces.count > 1, isProvider || isGrouped || pieces.contains(where: { $0.name != nil }) else {
        return []
    }
    return pieces
}

private func pieces(
    of statements: CodeBlockItemListSyntax, named name: String?, _ isGrouped: inout Bool
) -> [PreviewPiece] {
    var found: [PreviewPiece] = []
    for statement in statements {
        var expression: ExprSyntax?
        switch statement.item {
        case .decl: continue
        case .expr(let node): expression = node
        case .stmt(let node): expression = node.as(ReturnStmtSyntax.self)?.expression
        default: break
        }
        var own = name
        let base = expression.flatMap { baseOfModifiers($0, &own) }
        if let call = base?.as(FunctionCallExprSyntax.self), let content = call.trailingClosure,
            call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Group"
        {
            isGrouped = true
            found += pieces(of: content.statements, named: own, &isGrouped)
        } else {
            found.append(PreviewPiece(node: statement, name: own))
        }
    }
    return found
}

/// The view that modifiers are called on; the innermost name that one of them gives it counts.
private func baseOfModifiers(_ expression: ExprSyntax, _ name: inout String?) -> ExprSyntax {
    var rest = expression
    while true {
        if let call = rest.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
        {
            if member.declName.baseName.text == "previewDisplayName",
                let text = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?
                    .representedLiteralValue
            {
                name = text
            }
            rest = base
        } else if let member = rest.as(MemberAccessExprSyntax.self), let base = member.base,
            base.is(FunctionCallExprSyntax.self)
        {
            rest = base
        } else {
            return rest
        }
    }
}

extension DeclarationReader {
    /// The preview once for each of its views, the others blanked; itself where there is one view.
    func cut(_ preview: PreviewFact, _ statements: CodeBlockItemListSyntax, isProvider: Bool) -> [PreviewFact]
    {
        let pieces = previewPieces(statements, isProvider: isProvider)
        guard !pieces.isEmpty else { return [preview] }
        return pieces.enumerated().map { place, piece in
            var body = BlankedText(preview.body)
            for other in pieces where other.node.id != piece.node.id {
                body.blank(relative(other.node, to: statements.position))
            }
            var own = preview
            own.body = body.text
            own.own = lines(piece.node)
            let name = piece.name ?? "\(place + 1)"
            own.name = [preview.name ?? (piece.name == nil ? preview.provider ?? "preview" : nil), name]
                .compactMap(\.self).joined(separator: ".")
            return own
        }
    }

    /// The views of a type that provides previews.
    func provided(_ provider: String, _ lines: LineRange, _ members: MemberBlockItemListSyntax)
        -> [PreviewFact]
    {
        let preview = PreviewFact(provider: provider, line: lines.first, lines: lines)
        guard let statements = previewStatements(members) else { return [preview] }
        var whole = preview
        whole.body = statements.description
        whole.line = firstLine(statements)
        let pieces = cut(whole, statements, isProvider: true)
        return pieces.count > 1 ? pieces : [preview]
    }

    private func previewStatements(_ members: MemberBlockItemListSyntax) -> CodeBlockItemListSyntax? {
        for member in members {
            guard let binding = member.decl.as(VariableDeclSyntax.self)?.bindings.first,
                binding.pattern.trimmedDescription == "previews"
            else { continue }
            switch binding.accessorBlock?.accessors {
            case .getter(let statements): return statements
            case .accessors(let list):
                return list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
            default: return nil
            }
        }
        return nil
    }
}
