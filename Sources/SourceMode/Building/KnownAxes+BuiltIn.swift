import Catalog

extension KnownAxes {
    /// Those of the catalogue, with the values that it takes.
    static let builtIn: KnownAxes = {
        let axes = Dictionary(uniqueKeysWithValues: BuiltInAxes.all.map { ($0.id, $0) })
        return KnownAxes(
            ids: Set(axes.keys), name: { value, axis in axes[axis]?.definition.value(value)?.name },
            values: { axis in axes[axis]?.values.map(\.name) ?? [] },
            lintRules: LintRule.allCases.map(\.rawValue), lintLevels: LintLevel.allCases.map(\.rawValue),
            question: { NearNames.question(about: $0, among: $1) })
    }()
}
