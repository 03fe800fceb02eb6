import Drawing
public import Foundation
public import ViewCore

// Nothing is dragged in a tile; the trace says what could be.
extension View {
    nonisolated public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> ModifiedContent<Self, SpokenModifier> { noted("draggable", .name(typeName(T.self))) }
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> ModifiedContent<Self, SpokenModifier> { noted("draggable", .name(typeName(T.self))) }
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> ModifiedContent<Self, SpokenModifier> { noted("dropDestination", .name(typeName(T.self))) }
    nonisolated public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> Self { self }
    nonisolated public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> Self { self }
    nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> Self {
        self
    }

    /// A menu that a long press opens; a tile's is closed, unless it asks for what is presented.
    nonisolated public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> ModifiedContent<ModifiedContent<Self, ContextMenuModifier<MenuItems>>, SpokenModifier> {
        modifier(ContextMenuModifier(items: menuItems())).noted("contextMenu", .flag(true))
    }
    nonisolated public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> ModifiedContent<ModifiedContent<Self, ContextMenuModifier<MenuItems>>, SpokenModifier> {
        contextMenu(menuItems: menuItems)
    }
    @available(*, deprecated, message: "use contextMenu(menuItems:)")
    nonisolated public func contextMenu<MenuItems: View>(
        _ contextMenu: ContextMenu<MenuItems>?
    ) -> ModifiedContent<Self, SpokenModifier> { noted("contextMenu", .flag(contextMenu != nil)) }
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> ModifiedContent<Self, SpokenModifier> { noted("contextMenu", .flag(true)) }
}

/// A menu that a long press opens, by its older name.
public struct ContextMenu<MenuItems: View> {
    nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) {}
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
