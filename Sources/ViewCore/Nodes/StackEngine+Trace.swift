import Drawing

extension StackEngine {
    var properties: [TraceNode.Property] {
        [
            .init("alignment", alignment.name),
            .init("spacing", spacing.map(shortNumber) ?? "default"),
        ]
    }
}
