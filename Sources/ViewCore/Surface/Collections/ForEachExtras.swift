public import Foundation

/// Views made from data that the user could reorder or delete.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}

extension DynamicViewContent {
    /// Rows get a mark to delete them while their list is edited; nothing runs the action.
    nonisolated public func onDelete(
        perform action: ((IndexSet) -> Void)?
    ) -> some DynamicViewContent { modifier(RowEditing { $0.canDelete = action != nil }) }

    /// Rows get a handle to move them while their list is edited; nothing runs the action.
    nonisolated public func onMove(
        perform action: ((IndexSet, Int) -> Void)?
    ) -> some DynamicViewContent { modifier(RowEditing { $0.canMove = action != nil }) }
}

/// Says what can be done with rows.
struct RowEditing {
    let say: (inout RowTraits) -> Void

    nonisolated init(_ say: @escaping (inout RowTraits) -> Void) { self.say = say }
}

extension RowEditing: ViewModifier {
    typealias Body = Never
    func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        guard unfolding.environment.rowPlace.isList else { return content.unfold(into: &unfolding) }
        var traits = RowTraits()
        say(&traits)
        unfolding.wrapNodes(of: content) { $0.asRow(traits, "ForEach") }
    }
}

extension ForEach {
    /// A view for a binding to each element, told apart by a key path.
    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content: View, C.Index: Hashable
    {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
            content: { entry in
                content(
                    Binding(
                        get: { data.wrappedValue[entry.0] },
                        set: { data.wrappedValue[entry.0] = $0 }))
            },
            identify: { $0.1 })
    }
}

extension ForEach {
    /// Of what need be no views: tabs.
    nonisolated package init(
        of data: Data, identify: @escaping (Data.Element) -> ID,
        content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: identify)
    }
}
