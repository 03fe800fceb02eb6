import Catalog

/// The axes that every specimen has.
enum KnownAxes {
    private static let axes = Dictionary(uniqueKeysWithValues: BuiltInAxes.all.map { ($0.id, $0) })

    static let ids = Set(axes.keys)

    /// What a value is called in ids, from any of its spellings; `nil` where there is no such value.
    static func name(of value: String, on axis: String) -> String? {
        axes[axis]?.definition.value(value)?.name
    }

    static func values(of axis: String) -> [String] { axes[axis]?.values.map(\.name) ?? [] }
}
