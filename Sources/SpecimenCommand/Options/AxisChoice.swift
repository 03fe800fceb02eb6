internal import ArgumentParser
internal import Catalog
internal import Rendering

/// What is chosen of axes: with an option of the axis' own, or with `--axis`.
struct AxisChoice: ParsableArguments {
    @OptionGroup var axes: AxisOptions

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Values of any axis, even if it has no option of its own.", valueName: "id=value,value"))
    var axis: [String] = []

    /// By the axis' id, as it was written.
    func texts() throws -> [(axis: String, text: String)] {
        try axes.texts
            + axis.map { text in
                guard let cut = text.firstIndex(of: "="), cut > text.startIndex else {
                    throw ValidationError("--axis takes ID=VALUE,VALUE, not '\(text)'")
                }
                return (String(text[..<cut]), String(text[text.index(after: cut)...]))
            }
    }

    /// What is said of platforms, which decide how source files are compiled.
    var platforms: [String] {
        axes.texts.filter { $0.axis == "platform" }.map(\.text)
            + axis.filter { $0.hasPrefix("platform=") }.map { String($0.dropFirst("platform=".count)) }
    }

    /// What another command has to be told to choose the same, of all axes or of some.
    func commandWords(where isWanted: (String) -> Bool = { _ in true }) -> [String] {
        axes.texts.filter { isWanted($0.axis) }.flatMap { optionWords($0.axis, $0.text) }
            + axis.filter { isWanted(String($0.prefix { $0 != "=" })) }.flatMap { optionWords("axis", $0) }
    }

    /// The tile at the values that were chosen, one of an axis; others stay what its id says.
    func tile(_ tile: Tile) throws -> Tile {
        var point = tile.point
        var chosen: [String: String] = [:]
        for (id, text) in try texts() {
            guard let axis = tile.specimen.axes.axis(id) else {
                throw ValidationError("\(tile.specimen.id) has no axis '\(id)'")
            }
            let value: AxisValue
            do throws(AxisError) {
                value = try axis.definition.value(named: text)
            } catch {
                guard text.contains(",") else { throw ValidationError(error.description) }
                throw ValidationError("a tile has exactly one \(axis.definition.noun), not '\(text)'")
            }
            if let other = chosen.updateValue(value.name, forKey: id), other != value.name {
                throw ValidationError(
                    "a tile has exactly one \(axis.definition.noun), not '\(other)' and '\(value.name)'")
            }
            point.set(value)
        }
        return tile.moved(to: point)
    }
}

/// Which tile a command of one picture draws.
struct OneTileOptions: ParsableArguments {
    @Argument(
        help:
            "The id of a tile, or of a specimen. A specimen's id means its default tile: normal, regular size, light."
    )
    var id: String

    @OptionGroup var sources: SourceOptions

    @Option(
        name: .long,
        help:
            "A text that replaces the control's label. If there are several controls, it replaces the first label."
    )
    var label: String?

    @OptionGroup var choice: AxisChoice

    /// The tile and the part that it is of.
    func tile(_ invocation: Invocation, _ console: Console) throws -> (tile: Tile, part: CatalogPart) {
        let (_, rest) = sources.divided([id])
        guard let id = rest.first else {
            throw ValidationError("name the tile or specimen to draw; \(OfferedCommand(["list"])) shows them")
        }
        if rest.count > 1 { throw ValidationError("\(rest[1]): no such file or folder") }
        try sources.check(besides: rest, [self.id])
        let part =
            invocation.parts.first { part in
                part.catalog.specimens.contains { id == $0.id || id.hasPrefix($0.id + "/") }
            } ?? invocation.parts[0]
        let lookup = TileLookup(part.catalog)
        let found = try lookup.tile(id, label: label)
        let tile = try choice.tile(found)
        if let note = lookup.spellingNote(on: id, of: found) { console.note(note) }
        return (tile, part)
    }

    /// What it wants of source files.
    func request(_ use: SourceUse) -> SourceRequest {
        let (sources, rest) = sources.divided([id])
        return SourceRequest(
            use: use, sources: sources, isTogether: self.sources.isTogether, targets: self.sources.targets,
            packages: self.sources.packages, others: rest, platforms: choice.platforms,
            hasUnknownOptions: self.sources.hasUnknownOptions)
    }
}
