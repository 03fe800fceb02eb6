extension Catalog {
    /// Every axis of its specimens, the built-in ones too, each with all of its values.
    package var axes: [AnyAxis] {
        var axes = BuiltInAxes.all
        var places: [String: Int] = [:]
        for own in specimens.flatMap(\.axes.list) where own.definition.isDeclared {
            if let place = places[own.id] {
                axes[place] = axes[place].taking(axes[place].values + own.definition.values)
            } else {
                places[own.id] = axes.count
                axes.append(own.taking(own.definition.values))
            }
        }
        return axes
    }

    /// Those that may be options: an axis that is called as another option is a problem, which is said of
    /// the catalogue as a whole.
    package var optionAxes: [AnyAxis] {
        var seen = ReservedNames.all
        return axes.filter { seen.insert($0.id.lowercased()).inserted }
    }

    /// Axes that could not be told from another one, or from an option, or whose values could not, or that have
    /// none.
    var axisProblems: [String] {
        var problems: [String] = []
        let taken = Set(BuiltInAxes.all.map(\.id))
        for specimen in specimens {
            var seen: Set<String> = []
            for axis in specimen.axes.list where axis.values.isEmpty {
                problems.append(
                    "\(specimen.id): it has no value of the axis '\(axis.id)' and so no tile; give it a value"
                )
            }
            for axis in specimen.axes.list where axis.definition.isDeclared {
                let id = axis.id.lowercased()
                let start = "\(specimen.id): the axis '\(axis.id)' "
                if id.isEmpty { problems.append("\(specimen.id): an axis has no id; give it one") }
                if taken.contains(id) {
                    problems.append(start + "has the name of a built-in axis; rename it")
                } else if ReservedNames.all.contains(id) {
                    problems.append(start + "has the name of an option or of a field of jobs; rename it")
                } else if !seen.insert(id).inserted {
                    problems.append(start + "exists twice; rename one of them")
                }
                let names = Dictionary(grouping: axis.definition.values) { $0.name.lowercased() }
                for (_, equal) in names.sorted(by: { $0.key < $1.key }) where equal.count > 1 {
                    problems.append(
                        start + "has two values named '\(equal[0].name)'; rename one of them")
                }
            }
        }
        return problems
    }
}
