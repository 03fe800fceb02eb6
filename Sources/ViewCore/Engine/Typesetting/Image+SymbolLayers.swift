import Drawing

extension Image {
    /// What a symbol's layers are painted with, or `nil` where it is drawn in one piece, which is said where more was asked
    /// for.
    func symbolLayers(
        _ name: String, in environment: EnvironmentValues, _ journal: Journal
    ) -> SymbolLayering? {
        let mode = layerMode(in: environment)
        guard mode != nil || variableValue != nil else { return nil }
        let layers = Symbols.layered(name, in: environment.layoutDirection)
        let value = usableValue(name, steps: layers?.steps ?? 0, journal)
        var styles = [environment.foreground.resolved(level: 0, in: environment)]
        if mode == .multicolor {
            if let colors = Symbols.colors(of: name) {
                styles = colors.map { $0?.resolved(for: environment) ?? styles[0] }
            } else {
                journal.warn(
                    ".symbolRenderingMode(.multicolor): the own colours of the symbol \"\(name)\" are not known; "
                        + "it is drawn in one colour")
            }
        } else if let mode, mode != .monochrome {
            if layers?.hasLevels == true {
                styles = mode == .palette ? environment.foreground.palette(in: environment) : styles[0].fading
            } else if isModeAsked(in: environment), !Symbols.isOneShape(name) {
                let asked =
                    symbolMode ?? environment.symbolRenderingMode == nil
                    ? "several styles in .foregroundStyle" : ".symbolRenderingMode(.\(mode.name))"
                journal.warn(
                    "\(asked): the icon of the symbol \"\(name)\" has one layer; "
                        + "it is drawn in one colour")
            }
        }
        // A symbol of one piece takes colours of its own as well.
        let isPlain =
            styles.count == 1 && value == nil && (mode != .multicolor || Symbols.colors(of: name) == nil)
        guard !isPlain, let drawn = layers ?? Symbols.onePiece(name, environment.layoutDirection) else {
            return nil
        }
        return SymbolLayering(layers: drawn, styles: styles, mode: mode, value: value)
    }

    /// Whether somebody has asked for layers: by a mode, or by several styles, which mean a palette.
    private func isModeAsked(in environment: EnvironmentValues) -> Bool {
        symbolMode ?? environment.symbolRenderingMode != nil || environment.foreground.levels.count > 1
    }

    /// A variable value that the symbol has layers for.
    private func usableValue(_ name: String, steps: Int, _ journal: Journal) -> Double? {
        guard let variableValue else { return nil }
        guard steps > 0 else {
            journal.warn(
                "Image(systemName:variableValue:): the icon of the symbol \"\(name)\" has no layers for a value; "
                    + "all of it is drawn")
            return nil
        }
        return variableValue.isNaN ? 0 : min(max(variableValue, 0), 1)
    }
}

extension Symbols {
    /// A symbol with all of its marks on the first layer.
    fileprivate static func onePiece(_ name: String, _ direction: LayoutDirection) -> LayeredDrawing? {
        symbol(name, in: direction).map { symbol in
            LayeredDrawing(symbol.drawing, symbol.drawing.layers.map { _ in SymbolLayer() })
        }
    }
}

extension ResolvedStyle {
    /// One colour for three levels, with the opacities of hierarchical styles.
    fileprivate var fading: [ResolvedStyle] {
        Foreground.opacities.prefix(3).map { multiplyingAlpha(by: $0) }
    }
}

extension Foreground {
    /// A style for each of a symbol's three levels. Of two, the second is that of the third level as well (Apple's
    /// documentation of `foregroundStyle(_:_:)`); one alone is fainter from level to level.
    fileprivate func palette(in environment: EnvironmentValues) -> [ResolvedStyle] {
        (0..<3).map { level in
            resolved(level: levels.count > 1 ? min(level, levels.count - 1) : level, in: environment)
        }
    }
}
