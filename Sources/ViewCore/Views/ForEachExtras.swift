public import Foundation

/// Views made from data that the user could reorder or delete.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
    // A still picture shows no editing.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
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
