import Drawing

/// A traced shape as the view that draws it, which has the shape's values as its own.
extension TraceValue.Record {
    /// The modifiers that made the shape of another.
    private var modifiers: [Member] { members.filter { $0.name.hasPrefix(".") } }

    /// Whether it is only further in than the shape that was written.
    var isInset: Bool {
        !modifiers.isEmpty && modifiers.allSatisfy { $0.name == ".inset(by:)" }
    }

    /// Whether other modifiers were written, so that its numbers are those of another shape.
    private var isModified: Bool { !modifiers.isEmpty && !isInset }

    /// The kind; of a shape made of another one, that one as it was written.
    var isDrawnAs: String { isModified ? description : kind }

    /// The values that the name does not tell, those of a shape that people wrote under their own names.
    var ownProperties: [TraceNode.Property] {
        members.filter { !isModified || !$0.isPrinted }.map { member in
            let isOwn = member.name.hasPrefix(kind + ".")
            return .init(isOwn ? String(member.name.dropFirst(kind.count + 1)) : member.name, member.value)
        }
    }

    /// Whether its corners are known from what was written.
    var isKnown: Bool { members.contains { $0.name == "cornerStyle" } }
}
