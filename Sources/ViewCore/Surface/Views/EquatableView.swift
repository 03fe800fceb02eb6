/// A view that is made again only when it differs; every pass makes all views.
public struct EquatableView<Content: View & Equatable> {
    public var content: Content
    nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: View {
    public var body: some View { content }
}

extension View where Self: Equatable {
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
