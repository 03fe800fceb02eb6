extension View {
    /// Which part of its content the scroll view shows, and where content stands that is shorter.
    nonisolated public func defaultScrollAnchor(
        _ anchor: UnitPoint?
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming { $0.scrollAnchors.set(anchor, for: nil) }
    }

    nonisolated public func defaultScrollAnchor(
        _ anchor: UnitPoint?, for role: ScrollAnchorRole
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming { $0.scrollAnchors.set(anchor, for: role) }
    }
}
