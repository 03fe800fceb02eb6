#if canImport(Combine)
    public import Combine
#endif
public import Observation

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

#if canImport(Combine)
    extension View {
        nonisolated public func environmentObject<T: ObservableObject>(
            _ object: T
        ) -> ModifiedContent<Self, EnvironmentTransform> {
            modifier(EnvironmentTransform { $0[object: T.self] = object })
        }
    }
#endif
