internal import Identifiers

extension Specimen {
    /// The same specimen, of which `--cover` draws no tile that has all of these values.
    ///
    /// `apart("size=mini", "haptic=heavy")`: each value stands behind its axis' id, as ids spell both. A value that the
    /// specimen does not have keeps nothing apart. A word alone is a value of any axis, or an axis, of which it means each
    /// value but the usual one: `apart("macos", "haptic")`. Commands draw such tiles where they are told to draw every tile.
    public func apart(_ values: String...) -> Specimen { apart([values]) }

    /// The same for several groups of values.
    package func apart(_ groups: [[String]]) -> Specimen {
        var specimen = self
        specimen.apartValues += groups
        return specimen
    }

    /// The same for groups that are said of the specimens whose ids a pattern matches, with or without their group's name.
    package func apart(_ rules: [(pattern: String?, values: [String])], in group: String) -> Specimen {
        apart(
            rules.filter { rule in
                rule.pattern.map { Glob.matches($0, id) || Glob.matches($0, "\(group)/\(id)") } ?? true
            }.map(\.values))
    }

    /// The same by numbers: of axes in their order, and of the values that the specimen takes of them.
    var apartGroups: [Cover.Group] {
        apartValues.flatMap { group in
            var groups: [Cover.Group] = group.isEmpty ? [] : [[]]
            for text in group {
                let meant = meant(by: text)
                groups = groups.flatMap { known in meant.map { known + [$0] } }
            }
            return groups
        }
    }

    /// The values that one word of a group stands for; none where the specimen has none of them.
    private func meant(by text: String) -> [(axis: Int, value: Int)] {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        func value(_ name: String, of axis: Int) -> Int? {
            guard let name = axes.list[axis].definition.value(name)?.name else { return nil }
            return axes.list[axis].values.firstIndex { $0.name == name }
        }
        if parts.count == 2 {
            guard let axis = axes.list.firstIndex(where: { $0.id == parts[0] }),
                let value = value(parts[1], of: axis)
            else { return [] }
            return [(axis: axis, value: value)]
        }
        guard let word = parts.first else { return [] }
        if let axis = axes.list.firstIndex(where: { $0.id == word }) {
            let values = axes.list[axis].values
            return values.indices.filter { values[$0] != axes.list[axis].usual }.map {
                (axis: axis, value: $0)
            }
        }
        for axis in axes.list.indices where axes.list[axis].values.contains(where: { $0.name == word }) {
            if let value = value(word, of: axis) { return [(axis: axis, value: value)] }
        }
        return []
    }
}
