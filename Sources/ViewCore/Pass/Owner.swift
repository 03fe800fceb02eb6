import Drawing

/// The view or style in whose body something was written.
package final class Owner {
    package let type: Any.Type
    package let parent: Owner?

    package init(type: Any.Type, parent: Owner?) {
        self.type = type
        self.parent = parent
    }

    /// Those around it and itself, from the outside in.
    package private(set) lazy var authors: [TraceNode.Author] =
        (parent?.authors ?? []) + [
            TraceNode.Author(
                typeName(type), isWritten: !isBuiltIn(type), handsOn: !(type is any ArrangingStyle.Type))
        ]
}
