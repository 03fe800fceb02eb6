/// What UIKit's views and controllers are. Nothing reaches one of a still picture.
@MainActor open class UIResponder {
    public init() {}

    open var canBecomeFirstResponder: Bool { false }
    open var isFirstResponder: Bool { false }
    open var next: UIResponder? { nil }
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    @discardableResult open func resignFirstResponder() -> Bool { true }
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension UIResponder: Hashable {
    public nonisolated static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A finger on a screen; there is none.
@MainActor public final class UITouch: Hashable {
    private init() {}
    public nonisolated static func == (a: UITouch, b: UITouch) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What fingers did; nothing.
@MainActor public final class UIEvent {
    private init() {}
}
