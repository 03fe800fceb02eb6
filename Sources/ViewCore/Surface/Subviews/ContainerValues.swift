/// A key of a value that a view tells the container around.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What a view tells the container around of itself.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    private let node: LayoutNode?

    init(node: LayoutNode?) { self.node = node }

    public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
        get {
            let id = ObjectIdentifier(key)
            return (values[id] ?? node?.layoutValue(id)) as? K.Value ?? K.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Whether `.tag` gave the view that value.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { node?.optionTag?.stands(for: tag) ?? false }

    fileprivate static func written(_ change: (inout ContainerValues) -> Void) -> [ObjectIdentifier: Any] {
        var values = ContainerValues(node: nil)
        change(&values)
        return values.values
    }
}

extension View {
    /// Tells the container around.
    nonisolated public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> ModifiedContent<Self, NodeModifier> {
        let values = ContainerValues.written { $0[keyPath: keyPath] = value }
        return modifier(NodeModifier { node, _ in TraitNode(node, values: values, name: ".containerValue") })
    }
}
