public import ViewCore

/// What can be done with the rows of a collection.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var move: EditActions<Data> { .init(rawValue: 1) }
    public static var delete: EditActions<Data> { .init(rawValue: 2) }
    public static var all: EditActions<Data> { [.move, .delete] }
}

/// Rows of bindings to elements that can be moved or deleted.
public struct EditableRows<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>
where Data.Index: Hashable {
    let rows: ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>
    let actions: EditActions<Data>
}

extension EditableRows: View {
    public typealias Body = Never

    public func unfold(into unfolding: inout Unfolding) {
        rows.modifier(
            RowModifier(".editActions") { traits, _ in
                traits.canMove = actions.contains(.move)
                traits.canDelete = actions.contains(.delete)
            }
        ).unfold(into: &unfolding)
    }
}
