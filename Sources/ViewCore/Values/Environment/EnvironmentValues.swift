public import Foundation

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
    package var generation: Generation = .standard
    package var platform: Platform = .ios
    /// What the container around is, as the number of a `RowPlace`; 0 where there is none.
    var containerPlace: UInt8 = 0

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            guard let entry = entry(of: ObjectIdentifier(key)) else { return K.defaultValue }
            return unsafe unsafeDowncast(entry, to: TypedEntry<K.Value>.self).value
        }
        set {
            newest = TypedEntry(type: key, value: newValue, next: newest)
        }
    }

    /// The key that was set last since `other` was in force, if one was.
    func keySet(since other: EnvironmentValues) -> Any.Type? {
        newest === other.newest ? nil : newest?.type
    }

    /// Whether somebody around has set the value of a key.
    func holds(_ key: Any.Type) -> Bool { entry(of: ObjectIdentifier(key)) != nil }

    /// The value of a key, or the object of a type, that was set last.
    ///
    /// `newest` keeps the whole chain, so that none of it is retained on the way: of a tile that would be a tenth of
    /// its time.
    private func entry(of key: ObjectIdentifier) -> EnvironmentEntry? {
        guard let newest else { return nil }
        var next = unsafe Optional(Unmanaged.passUnretained(newest))
        while let entry = unsafe next {
            let (isIt, following) = unsafe entry._withUnsafeGuaranteedRef {
                unsafe ($0.key == key, $0.following)
            }
            if isIt { return unsafe entry.takeUnretainedValue() }
            unsafe next = following
        }
        return nil
    }

    /// Notes who set what has been set since `other` was in force.
    @MainActor func recordGiver(_ giver: Owner?, since other: EnvironmentValues) {
        // What a modifier sets are a few values; a chain that does not lead back is another one.
        var (next, count) = (newest, 0)
        while let entry = next, entry !== other.newest {
            (next, count) = (entry.next, count + 1)
            if count > 8 || next == nil && other.newest != nil { return }
        }
        next = newest
        while let entry = next, entry !== other.newest {
            entry.giver = .some(giver)
            next = entry.next
        }
    }

    /// Who set the value of a key; `nil` where that is not known, `.some(nil)` for nobody in particular.
    func giver<K: EnvironmentKey>(of key: K.Type) -> Owner?? {
        entry(of: ObjectIdentifier(key))?.giver
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

    /// Whether all values are the other's, none having been set in between.
    func isUnchanged(from other: EnvironmentValues) -> Bool {
        newest === other.newest && colorScheme == other.colorScheme && contrast == other.contrast
            && controlSize == other.controlSize && dynamicTypeSize == other.dynamicTypeSize
            && layoutDirection == other.layoutDirection && displayScale == other.displayScale
            && enabled == other.enabled && generation == other.generation && platform == other.platform
            && containerPlace == other.containerPlace
    }

    /// What a view inherits that was written where `written` was in force and is drawn here: what is set between
    /// the container and here goes before what was set between the container and there.
    package func carrying(_ written: EnvironmentValues) -> EnvironmentValues {
        var known: Set<ObjectIdentifier> = []
        var next = written.newest
        while let entry = next {
            known.insert(ObjectIdentifier(entry))
            next = entry.next
        }
        var here: [EnvironmentEntry] = []
        next = newest
        while let entry = next, !known.contains(ObjectIdentifier(entry)) {
            here.append(entry)
            next = entry.next
        }
        var result = self
        result.newest = here.reversed().reduce(written.newest) { $1.copied(onto: $0) }
        result.enabled = enabled && written.enabled
        return result
    }

    /// An object of an `@Observable` or `ObservableObject` class, found by its type.
    package subscript(object type: Any.Type) -> AnyObject? {
        get {
            guard let entry = entry(of: ObjectIdentifier(type)) else { return nil }
            return unsafe unsafeDowncast(entry, to: TypedEntry<AnyObject?>.self).value
        }
        set { newest = TypedEntry(type: type, value: newValue, next: newest) }
    }
}

@safe private class EnvironmentEntry {
    /// Of the key, or of an object.
    let type: Any.Type
    let next: EnvironmentEntry?
    /// The same, for who knows that the chain stays.
    let following: Unmanaged<EnvironmentEntry>?
    /// In whose body the modifier stands that set it, for the trace.
    var giver: Owner??

    var key: ObjectIdentifier { ObjectIdentifier(type) }

    init(type: Any.Type, next: EnvironmentEntry?) {
        self.type = type
        self.next = next
        unsafe following = next.map { unsafe Unmanaged.passUnretained($0) }
    }

    /// The same value on another chain.
    func copied(onto next: EnvironmentEntry?) -> EnvironmentEntry { self }
}

private final class TypedEntry<Value>: EnvironmentEntry {
    let value: Value

    init(type: Any.Type, value: Value, next: EnvironmentEntry?) {
        self.value = value
        super.init(type: type, next: next)
    }

    override func copied(onto next: EnvironmentEntry?) -> EnvironmentEntry {
        let copy = TypedEntry(type: type, value: value, next: next)
        copy.giver = giver
        return copy
    }
}
