/// A view whose type is hidden.
public struct AnyView {
    package let storage: AnyViewStorage

    nonisolated public init<V: View>(_ view: V) {
        storage = TypedViewStorage(view)
    }

    nonisolated public init<V: View>(erasing view: V) {
        self.init(view)
    }
}

extension AnyView: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) {
        storage.unfold(into: &unfolding)
    }
}

/// The box behind `AnyView`.
package class AnyViewStorage {
    @MainActor package func unfold(into unfolding: inout Unfolding) {}
}

@safe private final class TypedViewStorage<V: View>: AnyViewStorage {
    /// In a box of its own, so that a chain of a hundred thousand is freed in a loop, not by recursion.
    private var view: UnsafeMutablePointer<V>

    init(_ view: V) {
        unsafe self.view = .allocate(capacity: 1)
        unsafe self.view.initialize(to: view)
    }

    override func unfold(into unfolding: inout Unfolding) {
        // The type is part of a view's identity: other content in the same place starts afresh.
        unfolding.unfold(unsafe view.pointee, slot: unfolding.graph.typeSlot(V.self))
    }

    deinit {
        let address = UInt(bitPattern: unsafe view)
        Teardown.release {
            guard let pointer = unsafe UnsafeMutablePointer<V>(bitPattern: address) else { return }
            unsafe pointer.deinitialize(count: 1)
            unsafe pointer.deallocate()
        }
    }
}
