package import Drawing
@_spi(Reflection) import Swift

/// A property that the library connects to something outside the view before `body` runs.
public protocol DynamicProperty {
    /// Called on the main actor before the body is evaluated.
    mutating func update()

    /// Connects the property to the graph. Only built-in wrappers implement it.
    @MainActor @preconcurrency mutating func install(in context: PropertyContext)
}

extension DynamicProperty {
    public mutating func update() {}

    @MainActor @preconcurrency public mutating func install(in context: PropertyContext) {
        FieldTable.table(for: Self.self).install(on: &self, in: context)
        update()
    }
}

/// What a dynamic property is connected to: the tile's graph, the place of its view, the environment there.
public struct PropertyContext {
    package let graph: ViewGraph
    package let identity: Identity
    package let environment: EnvironmentValues

    package func nested(at offset: Int) -> PropertyContext {
        PropertyContext(
            graph: graph, identity: identity.child(offset &+ 0x1000), environment: environment)
    }
}

/// The dynamic properties among a type's stored properties, found once per type.
@MainActor package final class FieldTable {
    private struct Field {
        var name: String
        var offset: Int
        var type: any DynamicProperty.Type
    }

    private let fields: [Field]
    /// Whether any type so far has properties that are told.
    package private(set) static var isAnyTraced = false
    private static var tables: [ObjectIdentifier: FieldTable] = [:]

    package var isEmpty: Bool { fields.isEmpty }
    /// Whether some of them are told in traces.
    package let isTraced: Bool

    private init(of type: Any.Type) {
        var found: [Field] = []
        _ = unsafe _forEachField(of: type, options: []) { name, offset, fieldType, _ in
            if let property = fieldType as? any DynamicProperty.Type {
                // A wrapper's own storage is called after it, with a line before.
                let name = unsafe String(cString: name)
                found.append(
                    Field(
                        name: name.hasPrefix("_") ? String(name.dropFirst()) : name, offset: offset,
                        type: property))
            }
            return true
        }
        fields = found
        isTraced = found.contains { $0.type is any TracedProperty.Type }
        if isTraced { FieldTable.isAnyTraced = true }
    }

    package static func table(for type: Any.Type) -> FieldTable {
        let key = ObjectIdentifier(type)
        if let table = tables[key] { return table }
        let table = FieldTable(of: type)
        tables[key] = table
        return table
    }

    package func install<T>(on value: inout T, in context: PropertyContext) {
        for field in fields {
            func connect<P: DynamicProperty>(_ type: P.Type) {
                unsafe withUnsafeMutableBytes(of: &value) { bytes in
                    guard let base = bytes.baseAddress else { return }
                    unsafe (base + field.offset).assumingMemoryBound(to: P.self).pointee
                        .install(in: context.nested(at: field.offset))
                }
            }
            connect(field.type)
        }
    }

    /// What the trace tells of the properties.
    package func tracedProperties<T>(of value: T) -> [TraceNode.Property] {
        fields.compactMap { field in
            guard let type = field.type as? any TracedProperty.Type else { return nil }
            func traceValue<P: TracedProperty>(_ type: P.Type) -> TraceValue? {
                unsafe withUnsafeBytes(of: value) { bytes in
                    unsafe bytes.baseAddress.map {
                        unsafe ($0 + field.offset).assumingMemoryBound(to: P.self).pointee.traceValue
                    }
                }
            }
            return traceValue(type).map { .init(field.name, $0) }
        }
    }
}

/// A property of which the trace tells what it was written with.
protocol TracedProperty: DynamicProperty {
    var traceValue: TraceValue { get }
}
