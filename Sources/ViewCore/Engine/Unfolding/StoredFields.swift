import Drawing

@_spi(Reflection) import Swift

/// The values that a view, style or modifier of people's own is made with, for the trace.
///
/// What a body makes of a value is an effect: without these, its cause could not be told. Found once per type, and read
/// from where they lie, without a mirror of the value, since what mirrors it may be people's own code.
struct StoredFields {
    private struct Field {
        var name: String
        var offset: Int
        var type: Any.Type
    }

    /// More than these would only fill traces.
    private static let limit = 12
    @MainActor private static var tables: [ObjectIdentifier: StoredFields] = [:]

    private let fields: [Field]

    var isEmpty: Bool { fields.isEmpty }

    @MainActor static func table(for type: Any.Type) -> StoredFields {
        let key = ObjectIdentifier(type)
        if let table = tables[key] { return table }
        let table = StoredFields(of: type)
        tables[key] = table
        return table
    }

    private init(of type: Any.Type) {
        var found: [Field] = []
        // What a tool has written for people is nobody's, and its name changes.
        if !isBuiltIn(type), !typeName(type).hasPrefix("__") {
            _ = unsafe _forEachField(of: type, options: []) { label, offset, fieldType, _ in
                var name = unsafe String(cString: label)
                guard mayBePlain(fieldType), !name.hasPrefix("$") else { return true }
                // A wrapper's own storage is called after it, with a line before.
                if fieldType is any TracedWrapper.Type, name.hasPrefix("_") { name.removeFirst() }
                found.append(Field(name: name, offset: offset, type: fieldType))
                return found.count < StoredFields.limit
            }
        }
        fields = found
    }

    /// Those of a value of that type which are plain, as they are told.
    func properties<T>(of value: T, in environment: EnvironmentValues) -> [TraceNode.Property] {
        fields.compactMap { field in
            func read<Value>(_ type: Value.Type) -> Any? {
                unsafe withUnsafeBytes(of: value) { bytes in
                    unsafe bytes.baseAddress.map {
                        unsafe ($0 + field.offset).assumingMemoryBound(to: Value.self).pointee
                    }
                }
            }
            guard var held = _openExistential(field.type, do: read) else { return nil }
            var name = field.name
            if let wrapper = held as? any TracedWrapper {
                guard let stated = wrapper.traced(as: name) else { return nil }
                (name, held) = stated
            }
            guard let stated = statedValue(of: held, in: environment), stated.partCount <= partLimit else {
                return nil
            }
            return .init(name, stated)
        }
    }
}

/// A value of more parts than these is data, not what a view is made with.
private let partLimit = 24

extension TraceValue {
    /// How many values it is made of.
    fileprivate var partCount: Int {
        guard case .record(let record) = self else { return 1 }
        return record.members.reduce(1) { $0 + $1.value.partCount }
    }
}

/// Whether values of the type may be some that can be told; of many that only each value says.
private func mayBePlain(_ type: Any.Type) -> Bool {
    if type is any TracedWrapper.Type { return true }
    // One of a view is a view.
    if let optional = type as? any OptionalValue.Type { return mayBePlain(optional.wrappedType) }
    // A reference, also one of a protocol, may be weak and lie there in another form.
    guard let kind = metadataKind(of: type), [.struct, .enum, .tuple].contains(kind) else { return false }
    if type is any DynamicProperty.Type { return false }
    if type is any View.Type { return type is any ShapeStyle.Type && isBuiltIn(type) }
    return true
}

/// What the runtime says a type is: the first word of what describes it.
private func metadataKind(of type: Any.Type) -> _MetadataKind? {
    let word = unsafe unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    return unsafe _MetadataKind(rawValue: word.pointee)
}

func isTuple(_ type: Any.Type) -> Bool { metadataKind(of: type) == .tuple }

/// A wrapper around a property whose value the trace tells of the view that has it.
package protocol TracedWrapper: DynamicProperty {
    /// The value with the name that it is told by; `nil` where it is not the view's own.
    func traced(as name: String) -> (name: String, value: Any)?
}

extension State: TracedWrapper {
    package func traced(as name: String) -> (name: String, value: Any)? { (name, wrappedValue) }
}

extension Binding: TracedWrapper {
    /// Only of a constant or a state's: another one asks people's own code.
    package func traced(as name: String) -> (name: String, value: Any)? {
        isStored ? (name, wrappedValue) : nil
    }
}

extension Environment: TracedWrapper {
    /// Only of a key that people declare and nobody has set around: what is set is told by the modifier that does.
    package func traced(as name: String) -> (name: String, value: Any)? {
        guard let (key, value) = ownDefault else { return nil }
        return ("default of \(nameOfKey(key))", value)
    }
}
