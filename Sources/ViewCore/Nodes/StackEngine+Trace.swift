import Drawing

extension StackEngine {
    var properties: [TraceNode.Property] {
        [
            .init("alignment", .name(alignment.name)),
            .init("spacing", spacing.map { .length($0) } ?? .name("default")),
        ]
    }
}
