package import ViewCore

extension Catalog {
    /// A group whose source files were looked through for presets.
    ///
    /// - Parameters:
    ///   - found: of these joins what none of the specimens shows.
    ///   - specimens: those that were written, since nobody could have found them out.
    package init(
        _ group: String, colors: ColorCatalog = ColorCatalog(), found: [Specimen],
        file: String = #filePath, @CatalogBuilder specimens: () -> [Specimen]
    ) {
        let written = specimens()
        let folder = file.lastIndex(of: "/").map { file[...$0] } ?? ""
        let rest = found.compactMap { $0.unshown(among: written) }.map { specimen in
            var specimen = specimen
            specimen.file = folder + specimen.file
            return specimen
        }
        self.init(group, colors: colors) { written + rest }
    }
}

extension Specimen {
    /// What of a found specimen others leave to be shown; `nil` for nothing.
    ///
    /// A preset is shown by the specimen that has its name; one of the style itself, as `Card.compact`, by any of that
    /// style that is called `compact` or `card.compact`. A style is shown by any specimen of it, and with it the values
    /// of its arguments that are taken without a word; other values by their names, or by an axis that has them.
    func unshown(among written: [Specimen]) -> Specimen? {
        guard !written.contains(where: { $0.id.lowercased() == id.lowercased() }) else { return nil }
        let own = written.filter { $0.control == control && $0.styleName == styleName }
        func isShown(_ value: String) -> Bool {
            own.contains { other in
                other.preset == value || other.preset.hasSuffix("." + value)
                    || other.axes.list.contains { axis in
                        axis.definition.isDeclared && axis.values.contains { $0.name == value }
                    }
            }
        }
        if origin == .preset {
            let isOfStyle = preset.hasPrefix(styleName + ".")
            return isOfStyle && isShown(String(preset.dropFirst(styleName.count + 1))) ? nil : self
        }
        guard !own.isEmpty else { return self }
        var rest = self
        var isNew = false
        rest.axes = axes.mapped { axis in
            guard axis.definition.isDeclared else { return axis }
            let new = axis.values.dropFirst().filter { !isShown($0.name) }
            if !new.isEmpty { isNew = true }
            return axis.taking(new.isEmpty ? Array(axis.values.prefix(1)) : new)
        }
        return isNew ? rest : nil
    }

    /// Without the types that it is declared in, and without what it is generic over.
    private var styleName: String {
        let name = style.prefix { $0 != "<" }
        return name.split(separator: ".").last.map(String.init) ?? style
    }
}
