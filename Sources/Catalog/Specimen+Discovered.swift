package import Foundation
package import ViewCore

/// The values that a tile has of what a found specimen varies in.
package struct FoundChoice: Sendable {
    let places: [String: Int]

    package subscript<Value>(name: String, values: [Value]) -> Value {
        let place = places[name] ?? 0
        return values[place < values.count ? place : 0]
    }
}

extension Specimen {
    /// How a specimen came to be that nobody has written.
    package enum Origin: Sendable { case preset, style }

    /// A specimen that was found in source text, which has words of its own for its style and captions.
    ///
    /// - Parameters:
    ///   - isPreset: whether it is a named value; `nil` for what is neither that nor a style.
    ///   - states: by the names that ids have.
    ///   - axes: ids with the names of values that the author wants in place of the usual ones.
    ///   - choices: what the content varies in beside: names, and those of their values, the usual first.
    ///   - bare: what a modifier is shown on.
    ///   - file: where it is declared; of the Gallery in the folder of its group.
    ///   - content: the view; of a choice it is given the value's place.
    package init(
        found name: String, style: String, isPreset: Bool? = nil, details: [String] = [],
        states: [String] = ["normal"], isSized: Bool = false,
        choices: [(name: String, values: [String])] = [],
        axes wanted: [(id: String, values: [String])] = [], width: CGFloat = 320, height: CGFloat? = nil,
        bare plain: (@MainActor @Sendable (FoundChoice) -> any View)? = nil,
        file: String, line: Int, content: @escaping @MainActor @Sendable (FoundChoice) -> any View
    ) {
        let declared = choices.map { Axis($0.name, $0.values) }
        let usual = Axes(
            states: states.compactMap(TileState.init(name:)),
            sizes: isSized ? ControlSize.allCases : [.regular],
            custom: declared)
        axes = usual.mapped { axis in
            guard let own = wanted.first(where: { $0.id == axis.definition.id }) else { return axis }
            return axis.taking(own.values.compactMap(axis.definition.value))
        }
        let parts = name.utf8.split(separator: UInt8(ascii: "/"), maxSplits: 1).compactMap { String($0) }
        id = name
        control = parts.first ?? name
        preset = parts.count > 1 ? parts[1] : name
        self.style = style
        described = .words(details)
        self.width = width
        self.height = height
        target = nil
        // Nobody has said how high it is to be, and many are shapes with words in front of them. What is higher
        // without an offer, as a list is, would lose what is in it.
        flexibleRest = Tile.flexibleHeight
        isFound = true
        origin = isPreset.map { $0 ? .preset : .style }
        self.file = file
        self.line = line
        @Sendable func choice(_ tile: TileContext) -> FoundChoice {
            var places: [String: Int] = [:]
            for axis in declared { places[axis.id] = axis.values.firstIndex(of: tile[axis]) ?? 0 }
            return FoundChoice(places: places)
        }
        make = { AnyView(content(choice($0))) }
        guard let plain else { return }
        bare = { AnyView(plain(choice($0))) }
    }
}
