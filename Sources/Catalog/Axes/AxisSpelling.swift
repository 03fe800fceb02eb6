/// How an axis' values stand in a tile's name.
package enum AxisSpelling: Sendable {
    /// The value alone, always: `pressed`, `-large`.
    case bare
    /// The value alone, where it is not the default: `-dark`.
    case bareUnlessStandard
    /// `-type=xLarge`, where it is not the default; percent-encoded.
    case named
    /// Always and behind all others, as `@2x` between `@` and `x`.
    case last(prefix: String, suffix: String)

    /// What a value adds to a name.
    func text(of value: String, axis: String, isStandard: Bool) -> String {
        switch self {
        case .bare: "-" + value
        case .bareUnlessStandard: isStandard ? "" : "-" + value
        case .named:
            isStandard ? "" : "-" + IDSpelling.value(axis) + "=" + IDSpelling.value(value)
        case .last(let prefix, let suffix): prefix + value + suffix
        }
    }
}

/// Where the values of an axis stand on a sheet, from what turns fastest to what turns slowest.
package enum SheetPlace: Int, Sendable {
    case columns, halves, rows
}
