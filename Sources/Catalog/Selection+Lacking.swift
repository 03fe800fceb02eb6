/// A value that was chosen, and the specimens that have its axis without the value.
package struct LackedValue: Sendable {
    package let axis: AxisDefinition
    package let name: String
    package let specimens: [String]

    /// `G/Button/a, G/Button/b and 3 more have no haptic 'strong'`.
    package var description: String {
        let shown = specimens.prefix(LackedValue.shown)
        let more = specimens.count - shown.count
        let names = shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
        return "\(names) \(specimens.count == 1 ? "has" : "have") no \(axis.noun) '\(name)'"
    }

    /// A line that names more is not read.
    private static let shown = 12
}

extension Selection {
    /// What was chosen among specimens' own values and is missing in some of those that the filters let through.
    package func lackedValues(in catalog: Catalog) -> [LackedValue] {
        let filtered = catalog.specimens.filter(mayChoose)
        return names.sorted { $0.key < $1.key }.flatMap { id, names in
            let takers = filtered.compactMap { specimen in
                specimen.axes.axis(id).map { (specimen.id, $0) }
            }
            guard let axis = takers.first?.1.definition, !axis.isReplaced else { return [LackedValue]() }
            let taken = takers.map { Set($0.1.values.map(\.name)) }
            return names.compactMap { name in
                let lacking = zip(takers, taken).filter { !$0.1.contains(name) }.map(\.0)
                return lacking.isEmpty
                    ? nil : LackedValue(axis: axis, name: name, specimens: lacking.map(\.0))
            }
        }
    }
}
