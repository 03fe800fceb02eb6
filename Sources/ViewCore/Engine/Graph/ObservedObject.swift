#if canImport(Combine)
    public import Combine

    /// An object that someone else keeps; its changes draw the view again.
    @propertyWrapper
    public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
        /// Bindings to the object's properties.
        @dynamicMemberLookup
        public struct Wrapper {
            package let root: ObjectType

            public subscript<Subject>(
                dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
            ) -> Binding<Subject> {
                let root = root
                return Binding(
                    get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
            }
        }

        public var wrappedValue: ObjectType

        nonisolated public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
        nonisolated public init(initialValue: ObjectType) { wrappedValue = initialValue }

        public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

        @MainActor @preconcurrency public mutating func install(in context: PropertyContext) {
            context.observe(wrappedValue)
        }
    }

    /// An object that the view makes once and keeps as long as it keeps its place.
    @propertyWrapper
    public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
        private final class Storage {
            let object: ObjectType
            init(_ object: ObjectType) { self.object = object }
        }

        private let make: () -> ObjectType
        private var storage: Storage?

        nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
            make = thunk
        }

        /// Before the view is in a tree, a new object at each reading, as in SwiftUI.
        public var wrappedValue: ObjectType { storage?.object ?? make() }

        public var projectedValue: ObservedObject<ObjectType>.Wrapper {
            ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
        }

        @MainActor @preconcurrency public mutating func install(in context: PropertyContext) {
            let make = make
            let kept = context.graph.location(context.identity) { Storage(make()) }
            storage = kept
            context.observe(kept.object)
        }
    }

    /// An object that a view around supplies with `.environmentObject`.
    @propertyWrapper
    public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
        private var object: ObjectType?

        nonisolated public init() {}

        public var wrappedValue: ObjectType {
            guard let object else {
                fatalError(
                    "no \(ObjectType.self) in the environment: add .environmentObject(object) "
                        + "around the view")
            }
            return object
        }

        public var projectedValue: ObservedObject<ObjectType>.Wrapper {
            ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
        }

        @MainActor @preconcurrency public mutating func install(in context: PropertyContext) {
            object = context.environment[object: ObjectType.self] as? ObjectType
            if let object { context.observe(object) }
        }
    }
#endif
