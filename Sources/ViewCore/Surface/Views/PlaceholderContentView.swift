/// Stands in a builder for the view that something is applied to, a modifier or a transition, and draws that view.
public struct PlaceholderContentView<Value> {
    private let content: AnyContent
    nonisolated package init(_ view: some View) { content = AnyContent(view: view) }
}

extension PlaceholderContentView: View {
    public var body: some View { content }
}

/// A view of any type that adds nothing of its own, no identity either.
private struct AnyContent {
    let view: any View
}

extension AnyContent: View {
    typealias Body = Never
    func unfold(into unfolding: inout Unfolding) { view.unfold(into: &unfolding) }
}
