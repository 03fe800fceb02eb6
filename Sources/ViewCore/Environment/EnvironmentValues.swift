public import Foundation
public import Observation

/// A key of a value that views inherit.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values a view inherits from the views around it.
public struct EnvironmentValues: CustomStringConvertible {
    /// Newest first; a value stays on the chain until the walk leaves the view that set it.
    private var newest: EnvironmentEntry?

    // Read by nearly every control, so they are plain fields, not links of the chain.
    public var colorScheme: ColorScheme = .light
    package var contrast: ColorSchemeContrast = .standard
    public var controlSize: ControlSize = .regular
    public var dynamicTypeSize: DynamicTypeSize = .large
    public var layoutDirection: LayoutDirection = .leftToRight
    public var displayScale: CGFloat = 2
    package var enabled = true

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let id = ObjectIdentifier(key)
            var next = newest
            while let entry = next {
                if entry.key == id {
                    return unsafe unsafeDowncast(entry, to: TypedEntry<K.Value>.self).value
                }
                next = entry.next
            }
            return K.defaultValue
        }
        set {
            newest = TypedEntry(key: ObjectIdentifier(key), value: newValue, next: newest)
        }
    }

    public var description: String {
        "\(colorScheme) \(controlSize) \(dynamicTypeSize) @\(displayScale)x"
    }

    /// The colour scheme's contrast as the user set it.
    public var colorSchemeContrast: ColorSchemeContrast { contrast }

    /// Whether controls react; `disabled(true)` anywhere outside makes it false for good.
    public var isEnabled: Bool {
        get { enabled }
        set { enabled = newValue }
    }

    /// An object of an `@Observable` or `ObservableObject` class, found by its type.
    package subscript(object type: Any.Type) -> AnyObject? {
        get {
            let id = ObjectIdentifier(type)
            var next = newest
            while let entry = next {
                if entry.key == id {
                    return unsafe unsafeDowncast(entry, to: TypedEntry<AnyObject?>.self).value
                }
                next = entry.next
            }
            return nil
        }
        set { newest = TypedEntry(key: ObjectIdentifier(type), value: newValue, next: newest) }
    }
}

private class EnvironmentEntry {
    let key: ObjectIdentifier
    let next: EnvironmentEntry?

    init(key: ObjectIdentifier, next: EnvironmentEntry?) {
        self.key = key
        self.next = next
    }
}

private final class TypedEntry<Value>: EnvironmentEntry {
    let value: Value

    init(key: ObjectIdentifier, value: Value, next: EnvironmentEntry?) {
        self.value = value
        super.init(key: key, next: next)
    }
}

/// A value of the environment, read where the property stands.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case path(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value)
    }
    private let source: Source
    private var values: EnvironmentValues?

    nonisolated public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        source = .path(keyPath)
    }

    nonisolated public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        source = .object { values in
            guard let object = values[object: objectType] as? Value else {
                fatalError(
                    "no \(objectType) in the environment: add .environment(object) around the view")
            }
            return object
        }
    }

    nonisolated public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        source = .object { $0[object: objectType] as? T }
    }

    public var wrappedValue: Value {
        let values = values ?? EnvironmentValues()
        switch source {
        case .path(let path): return values[keyPath: path]
        case .object(let read): return read(values)
        }
    }

    @MainActor @preconcurrency public mutating func install(in context: PropertyContext) {
        values = context.environment
    }
}

/// Writes a value into the environment of the content.
public struct EnvironmentModifier<Value> {
    let path: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
}

extension EnvironmentModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        let outer = unfolding.environment.layoutDirection
        unfolding.unfoldDirected(content, from: outer) { $0[keyPath: path] = value }
    }
}

/// Changes the environment of the content by a function.
public struct EnvironmentTransform {
    package let change: (inout EnvironmentValues) -> Void
    /// Said when it is applied: that the value is none.
    package let warning: String?

    nonisolated package init(
        warning: String? = nil, _ change: @escaping (inout EnvironmentValues) -> Void
    ) {
        self.change = change
        self.warning = warning
    }
}

extension EnvironmentTransform: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        if let warning { unfolding.warn(warning) }
        unfolding.unfoldDirected(
            content, from: unfolding.environment.layoutDirection, changing: change)
    }
}

extension Unfolding {
    /// Unfolds with a changed environment; where the change turns the layout direction around, the
    /// nodes are mirrored.
    @MainActor package mutating func unfoldDirected<V: View>(
        _ content: V, from outer: LayoutDirection,
        changing change: (inout EnvironmentValues) -> Void
    ) {
        let start = nodes.count
        var turned = false
        unfold(content) { values in
            change(&values)
            turned = values.layoutDirection != outer
        }
        guard turned else { return }
        for index in start..<nodes.count {
            nodes[index] = MirrorNode(nodes[index], journal.placement)
        }
    }
}

extension View {
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> ModifiedContent<Self, EnvironmentModifier<V>> {
        modifier(EnvironmentModifier(path: keyPath, value: value))
    }

    nonisolated public func environment<T: AnyObject & Observable>(
        _ object: T?
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(EnvironmentTransform { $0[object: T.self] = object })
    }

    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(EnvironmentTransform { transform(&$0[keyPath: keyPath]) })
    }
}
