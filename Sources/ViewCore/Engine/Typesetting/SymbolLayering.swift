import Drawing

/// What the layers of a symbol are painted with.
struct SymbolLayering {
    var layers: LayeredDrawing
    /// By level: those of further levels are the last one's.
    var styles: [ResolvedStyle]
    var mode: SymbolRenderingMode?
    var value: Double?

    var traced: [TraceNode.Property] {
        var properties: [TraceNode.Property] = []
        if let mode { properties.append(.init("symbolRenderingMode", .name(mode.name), .handedOn)) }
        for (level, style) in styles.enumerated().dropFirst() {
            properties += style.traced("color", suffix: " of layer \(level + 1)", .handedOn)
        }
        if let value { properties.append(.init("variableValue", .number(value))) }
        return properties
    }
}
