public import ViewCore

/// Which tiles of a catalogue a command works on.
public struct Selection: Sendable {
    /// Globs on specimen and tile ids; a tile is chosen when any matches. None: all.
    public var filters: [String] = []
    public var states: [TileState] = []
    public var sizes: [ControlSize] = []
    public var schemes: [ColorScheme] = []
    public var contrasts: [ColorSchemeContrast] = []
    public var types: [DynamicTypeSize] = []
    public var directions: [LayoutDirection] = []
    public var locales: [String] = []
    /// Pixels per point.
    public var scales: [Double] = []
    /// Values of declared axes, by name.
    public var custom: [String: [String]] = [:]
    /// The `index`-th (from 1) of `count` parts of the tiles.
    public var shard: (index: Int, count: Int)?

    public init() {}

    /// The specimens that a filter may choose, each with the axes narrowed down.
    public func specimens(of catalog: Catalog) -> [Specimen] {
        catalog.specimens.compactMap { specimen in
            var narrowed = specimen
            narrowed.axes = axes(specimen.axes)
            guard narrowed.axes.count > 0 else { return nil }
            if filters.isEmpty || filters.contains(where: { Glob.matches($0, specimen.id) }) {
                return narrowed
            }
            return narrowed.tiles.contains { tile in
                filters.contains { Glob.matches($0, tile.id) }
            } ? narrowed : nil
        }
    }

    public func tiles(of catalog: Catalog) -> [Tile] {
        let chosen = specimens(of: catalog).flatMap { specimen in
            let whole =
                filters.isEmpty || filters.contains { Glob.matches($0, specimen.id) }
            return specimen.tiles.filter { tile in
                whole || filters.contains { Glob.matches($0, tile.id) }
            }
        }
        guard let shard, shard.count > 1 else { return chosen }
        return chosen.enumerated().filter { $0.offset % shard.count == shard.index - 1 }
            .map(\.element)
    }

    /// Whether tiles may be at values that their specimens do not name.
    package var replacesAxes: Bool {
        !(contrasts.isEmpty && types.isEmpty && directions.isEmpty && locales.isEmpty && scales.isEmpty)
    }

    /// States, sizes and schemes choose among those the specimen has; the others replace its values,
    /// which are defaults.
    private func axes(_ axes: Axes) -> Axes {
        var axes = axes
        if !states.isEmpty { axes.states = axes.states.filter(states.contains) }
        if !sizes.isEmpty { axes.sizes = axes.sizes.filter(sizes.contains) }
        if !schemes.isEmpty { axes.schemes = axes.schemes.filter(schemes.contains) }
        if !contrasts.isEmpty { axes.contrasts = contrasts }
        if !types.isEmpty { axes.types = types }
        if !directions.isEmpty { axes.directions = directions }
        if !locales.isEmpty { axes.locales = locales }
        if !scales.isEmpty { axes.scales = scales }
        axes.custom = axes.custom.map { axis in
            custom[axis.name].map(axis.narrowed) ?? axis
        }
        return axes
    }
}

/// Shell-like patterns: `*` is any run of characters, `?` one, `[ab]` one of a set.
public enum Glob {
    public static func matches(_ pattern: String, _ text: String) -> Bool {
        matches(Array(pattern), Array(text))
    }

    /// Backtracks to the last star only: never more than pattern × text steps.
    private static func matches(_ pattern: [Character], _ text: [Character]) -> Bool {
        var (p, t) = (0, 0)
        var star: (pattern: Int, text: Int)?
        while t < text.count {
            if p < pattern.count, pattern[p] == "*" {
                star = (p, t)
                p += 1
            } else if p < pattern.count, let next = step(pattern, p, text[t]) {
                p = next
                t += 1
            } else if let last = star {
                star = (last.pattern, last.text + 1)
                p = last.pattern + 1
                t = last.text + 1
            } else {
                return false
            }
        }
        while p < pattern.count, pattern[p] == "*" { p += 1 }
        return p == pattern.count
    }

    /// The place behind one pattern character if it matches.
    private static func step(_ pattern: [Character], _ p: Int, _ character: Character) -> Int? {
        switch pattern[p] {
        case "?": return p + 1
        case "[":
            guard let end = pattern[p...].firstIndex(of: "]"), end > p + 1 else {
                return character == "[" ? p + 1 : nil
            }
            return pattern[(p + 1)..<end].contains(character) ? end + 1 : nil
        case let other: return other == character ? p + 1 : nil
        }
    }
}
