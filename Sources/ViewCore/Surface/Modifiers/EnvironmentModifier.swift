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
        let outer = unfolding.environment
        guard unfolding.keepsNotes else {
            return unfolding.unfoldDirected(content, from: outer.layoutDirection) {
                $0[keyPath: path] = value
            }
        }
        let start = unfolding.nodes.count
        var inside = outer
        unfolding.unfoldDirected(content, from: outer.layoutDirection) { values in
            values[keyPath: path] = value
            inside = values
        }
        unfolding.addNote(.path(path, key: inside.keySet(since: outer)), value, in: inside, from: start)
    }
}

/// Changes the environment of the content by a function.
public struct EnvironmentTransform {
    package let change: (inout EnvironmentValues) -> Void
    /// Said when it is applied: that the value is none.
    package let warning: String?
    /// What the trace tells of it; nothing where views tell it of themselves, as texts do with their font.
    let noted: Noted?

    /// A modifier with the value that it is written with or that comes of it.
    package struct Noted {
        let subject: EnvironmentNote.Subject
        let value: (EnvironmentValues) -> Any

        package init(_ name: String, _ value: Any) {
            subject = .modifier("." + name)
            self.value = { _ in value }
        }

        init(_ subject: EnvironmentNote.Subject, _ value: @escaping (EnvironmentValues) -> Any) {
            self.subject = subject
            self.value = value
        }
    }

    nonisolated package init(
        warning: String? = nil, noted: Noted? = nil, _ change: @escaping (inout EnvironmentValues) -> Void
    ) {
        self.change = change
        self.warning = warning
        self.noted = noted
    }
}

extension EnvironmentTransform: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        if let warning { unfolding.warn(warning) }
        let outer = unfolding.environment
        let direction = outer.layoutDirection
        guard unfolding.keepsNotes else {
            return unfolding.unfoldDirected(content, from: direction, changing: change)
        }
        let giver = unfolding.owner
        guard let noted else {
            return unfolding.unfoldDirected(content, from: direction) { values in
                change(&values)
                values.recordGiver(giver, since: outer)
            }
        }
        let start = unfolding.nodes.count
        var inside = outer
        unfolding.unfoldDirected(content, from: direction) { values in
            change(&values)
            values.recordGiver(giver, since: outer)
            inside = values
        }
        var subject = noted.subject
        if case .path(let path, nil, let name) = subject {
            subject = .path(path, key: inside.keySet(since: outer), of: name)
        }
        unfolding.addNote(subject, noted.value(inside), in: inside, from: start)
    }
}

extension Unfolding {
    /// Notes what a modifier hands on at the nodes from `start` on, whose environment was `inside`.
    mutating func addNote(
        _ subject: EnvironmentNote.Subject, _ value: Any, in inside: EnvironmentValues, from start: Int
    ) {
        for index in start..<nodes.count {
            let node = nodes[index]
            node.note = EnvironmentNote(subject, value, in: inside, owner: owner, inner: node.note)
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
        modifier(
            EnvironmentTransform(noted: .init(.object(T.self)) { _ in object as Any }) {
                $0[object: T.self] = object
            })
    }

    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(
            EnvironmentTransform(
                noted: .init(.path(keyPath, key: nil, of: ".transformEnvironment")) { $0[keyPath: keyPath] }
            ) {
                transform(&$0[keyPath: keyPath])
            })
    }
}

#if canImport(Combine)
    extension View {
        nonisolated public func environmentObject<T: ObservableObject>(
            _ object: T
        ) -> ModifiedContent<Self, EnvironmentTransform> {
            modifier(
                EnvironmentTransform(noted: .init(.object(T.self)) { _ in object }) {
                    $0[object: T.self] = object
                })
        }
    }
#endif
