/// The axes that every specimen has, as far as settings speak of them; whoever has the catalogue hands them in.
package struct KnownAxes: Sendable {
    let ids: Set<String>
    /// What a value is called in ids, from any of its spellings; `nil` where there is no such value.
    let name: @Sendable (_ value: String, _ axis: String) -> String?
    /// What messages list.
    let values: @Sendable (_ axis: String) -> [String]
    /// ` (did you mean …?)` of a name among others, or nothing.
    let question: @Sendable (_ name: String, _ names: [String]) -> String
    /// What `lint` calls its rules; `nil` where nobody knows, and each counts as it is written.
    let lintRules: [String]?
    /// How grave `lint` may tell what a rule finds; `nil` as of the rules.
    let lintLevels: [String]?

    package init(
        ids: Set<String>, name: @escaping @Sendable (_ value: String, _ axis: String) -> String?,
        values: @escaping @Sendable (_ axis: String) -> [String], lintRules: [String]? = nil,
        lintLevels: [String]? = nil,
        question: @escaping @Sendable (_ name: String, _ names: [String]) -> String = { _, _ in "" }
    ) {
        self.question = question
        (self.lintRules, self.lintLevels) = (lintRules, lintLevels)
        self.ids = ids
        self.name = name
        self.values = values
    }

    /// Where only ids are known: each value counts as it is written.
    package init(ids: Set<String>) {
        self.init(ids: ids, name: { value, _ in value }, values: { _ in [] })
    }
}
