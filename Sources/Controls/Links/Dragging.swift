public import Foundation
public import ViewCore

// Nothing is dragged in a tile.
extension View {
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> Self {
        self
    }
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> Self { self }
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> Self { self }
    nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> Self {
        self
    }

    /// A menu that a long press opens; a tile's is closed, unless it asks for what is presented.
    nonisolated public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> ModifiedContent<Self, ContextMenuModifier<MenuItems>> {
        modifier(ContextMenuModifier(items: menuItems()))
    }
    nonisolated public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> ModifiedContent<Self, ContextMenuModifier<MenuItems>> {
        modifier(ContextMenuModifier(items: menuItems()))
    }
}

/// A menu that stands over the content once somebody has pressed it long enough.
public struct ContextMenuModifier<Items: View> {
    let items: Items
}

extension ContextMenuModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        content.unfold(into: &unfolding)
        unfolding.meetMenu(of: items)
    }
}
