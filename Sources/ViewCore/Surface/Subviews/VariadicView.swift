// The names that style code took views apart by before `ForEach(subviews:)`, with their underscores.

/// A key of what a view tells the view around.
public protocol _ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What makes a view of the views that another one consists of.
public protocol _VariadicView_ViewRoot {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// One whose result is a view of its own.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
/// One whose result is as many views as it has.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

public enum _VariadicView {
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot

    /// A view and what makes another one of its views.
    public struct Tree<Root, Content> {
        public var root: Root
        public var content: Content

        nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }
        nonisolated public init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }
    }

    /// The views that a view consists of.
    public struct Children: RandomAccessCollection {
        let subviews: [Subview]

        public struct Element: Identifiable {
            let subview: Subview

            public var id: AnyHashable { AnyHashable(subview.id) }
            public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? { nil }
            @MainActor public subscript<K: _ViewTraitKey>(key: K.Type) -> K.Value {
                subview.known?.layoutValue(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
            }
        }

        public var startIndex: Int { 0 }
        public var endIndex: Int { subviews.count }
        public subscript(index: Int) -> Element { Element(subview: subviews[...].orNothing(index)) }
    }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) {
        let children = _VariadicView.Children(subviews: unfolding.takeApart(content).subviews)
        let body = root.body(children: children)
        guard Root.self is any _VariadicView_UnaryViewRoot.Type else {
            return unfolding.unfold(body, slot: 0)
        }
        unfolding.nodes.append(unfolding.node(of: body, slot: 0))
    }
}

extension _VariadicView.Children: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) { unfolding.unfold(each: subviews) }
}

extension _VariadicView.Children.Element: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) { subview.unfold(into: &unfolding) }
}

extension View {
    /// Tells the view around.
    nonisolated public func _trait<K: _ViewTraitKey>(
        _ key: K.Type, _ value: K.Value
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier { node, _ in TraitNode(node, values: [ObjectIdentifier(key): value], name: "._trait")
            })
    }
}
