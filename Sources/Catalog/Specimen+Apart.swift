extension Specimen {
    /// The same specimen, of which `--cover` draws no tile that has all of these values.
    ///
    /// `apart("size=mini", "haptic=heavy")`: each value stands behind its axis' id, as ids spell both. A value that the
    /// specimen does not have keeps nothing apart. Commands draw such tiles where they are told to draw every tile.
    public func apart(_ values: String...) -> Specimen { apart([values]) }

    /// The same for several groups of values.
    package func apart(_ groups: [[String]]) -> Specimen {
        var specimen = self
        specimen.apartValues += groups
        return specimen
    }

    /// The same by numbers: of axes in their order, and of the values that the specimen takes of them.
    var apartGroups: [Cover.Group] {
        apartValues.compactMap { group in
            var literals: Cover.Group = []
            for text in group {
                let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
                guard parts.count == 2, let axis = axes.list.firstIndex(where: { $0.id == parts[0] }),
                    let name = axes.list[axis].definition.value(parts[1])?.name,
                    let value = axes.list[axis].values.firstIndex(where: { $0.name == name })
                else { return nil }
                literals.append((axis: axis, value: value))
            }
            return literals.isEmpty ? nil : literals
        }
    }
}
