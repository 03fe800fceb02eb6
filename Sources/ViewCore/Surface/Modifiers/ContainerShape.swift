/// Gives the views inside a shape that theirs can follow.
public struct ContainerShapeModifier<S: InsettableShape> {
    let shape: S
}

extension ContainerShapeModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        let outline = ContainerOutline(shape)
        let start = unfolding.nodes.count
        unfolding.unfold(content) { $0.containerOutline = outline }
        outline.node = unfolding.nodes[start...].first
    }
}

extension View {
    nonisolated public func containerShape<T: InsettableShape>(
        _ shape: T
    ) -> ModifiedContent<Self, ContainerShapeModifier<T>> { modifier(ContainerShapeModifier(shape: shape)) }
}
