import Drawing

/// The view or style in whose body something was written, or the modifier in whose layer.
package final class Owner {
    package let type: Any.Type
    package let parent: Owner?
    /// What it is called where that is not its type's name: `.mask`.
    private let name: String?

    package init(type: Any.Type, named name: String? = nil, parent: Owner?) {
        self.type = type
        self.name = name
        self.parent = parent
    }

    /// Those around it and itself, from the outside in.
    package private(set) lazy var authors: [TraceNode.Author] =
        (parent?.authors ?? []) + [
            TraceNode.Author(
                name ?? publicName(of: type), isWritten: !isBuiltIn(type),
                handsOn: !(type is any ArrangingStyle.Type))
        ]

    /// The nearest that people wrote, itself or around it: what they hand to a view of the library is theirs.
    package var writer: Owner? { isBuiltIn(type) ? parent?.writer : self }
}
