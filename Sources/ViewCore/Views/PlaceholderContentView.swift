/// Stands in a builder for the view whose modifier was given it, and draws that view.
public struct PlaceholderContentView<Value: View> {
    private let value: Value
    nonisolated package init(_ value: Value) { self.value = value }
}

extension PlaceholderContentView: View {
    public var body: some View { value }
}
