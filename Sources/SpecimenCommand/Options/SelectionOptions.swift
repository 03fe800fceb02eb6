internal import ArgumentParser
internal import Catalog
internal import Digests
internal import Golden
internal import Rendering

/// Which tiles a command works on.
struct SelectionOptions: ParsableArguments {
    @OptionGroup var sources: SourceOptions

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Only tiles whose ids match. * and ? work as in a shell. Repeatable.", valueName: "glob"))
    var filter: [String] = []

    @OptionGroup var choice: AxisChoice

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Only the I-th of N parts of the tiles. A tile's id says which part it is in.", valueName: "i/n"))
    var shard: String?

    @Option(
        name: .customLong("cover"),
        help: ArgumentHelp(
            """
            Only as few tiles as have each pair of values together, or each three values, of the axes that change the \
            picture. Other axes stay where they usually are. pairs or triples.
            """, valueName: "pairs or triples"))
    var coverText: String?

    @Option(
        name: .customLong("strength"),
        help: ArgumentHelp(
            "How many axes each combination of values is of: 2 is --cover pairs, 3 is --cover triples.",
            valueName: "2 or 3"))
    var strengthText: String?

    @Option(
        name: .customLong("budget"),
        help: ArgumentHelp(
            """
            At most so many tiles, of the first tile of each specimen and then those with the most new pairs of \
            values. Says how many pairs are left. Without --cover, of pairs.
            """, valueName: "n"))
    var budgetText: String?

    func validate() throws {
        _ = try CoverOptions(cover: coverText, strength: strengthText, budget: budgetText)
    }

    /// Whether a few tiles stand for all; what cannot be meant was refused.
    var cover: CoverOptions {
        (try? CoverOptions(cover: coverText, strength: strengthText, budget: budgetText)) ?? CoverOptions()
    }

    /// - Parameter mayBeEmpty: whether a catalogue without a specimen is fine, as that of a source file that shows nothing any
    ///   more, whose goldens are to be deleted.
    func selection(of catalog: Catalog, mayBeEmpty: Bool = false) throws -> Selection {
        try sources.check()
        if !mayBeEmpty { try catalog.checkTiles() }
        var selection = Selection()
        selection.filters = filter
        for (id, text) in try texts() {
            do throws(AxisError) {
                try selection.choose(split(text), of: id, in: catalog)
            } catch {
                throw ValidationError(error.description)
            }
        }
        if let shard {
            let part = try Parse.shard(shard)
            selection.shard = (part.index, part.count)
        }
        return selection
    }

    /// Whether every specimen is selected, at whatever values.
    func isWhole(_ invocation: Invocation) throws -> Bool {
        let replaced = Set(BuiltInAxes.all.filter(\.definition.isReplaced).map(\.id))
        guard !invocation.isSeveral else { return false }
        return try filter.isEmpty && shard == nil && texts().allSatisfy { replaced.contains($0.axis) }
    }

    /// What it wants of source files.
    func request(_ use: SourceUse) -> SourceRequest {
        SourceRequest(
            use: use, sources: sources.divided().sources, isTogether: sources.isTogether,
            targets: sources.targets, packages: sources.packages, platforms: choice.platforms,
            hasUnknownOptions: sources.hasUnknownOptions)
    }

    func texts() throws -> [(axis: String, text: String)] { try choice.texts() }

    /// What another command has to be told to let the same ids through.
    var filterWords: [String] { filter.flatMap { optionWords("filter", $0) } }

    /// What it has to be told to work on the same tiles of those.
    ///
    /// - Parameter partsAreSpecimens: whether the command's part has whole specimens, which no option of another asks for.
    func tileWords(partsAreSpecimens: Bool) -> [String] {
        choice.commandWords() + (partsAreSpecimens ? [] : shard.map { optionWords("shard", $0) } ?? [])
            + cover.words
    }

    /// The same with nothing but axes whose values take the place of the catalogue's.
    var replacingWords: [String] {
        let replacing = Set(BuiltInAxes.all.filter(\.definition.isReplaced).map(\.id))
        return choice.commandWords(where: replacing.contains)
    }

    /// Throws for the first filter that nothing matches.
    func checkFilters(_ matches: (String) -> Bool) throws {
        guard let idle = filter.first(where: { !matches($0) }) else { return }
        throw ValidationError(
            "nothing matches the filter '\(idle)'; \(OfferedCommand(["list"])) shows the specimens")
    }

    private func split(_ text: String) -> [String] {
        text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }

    /// A part with what is selected of it.
    struct Selected: Sendable {
        let part: CatalogPart
        /// The part's place among all.
        let place: Int
        let tiles: [Tile]
        /// Values by axis.
        let chosen: [String: [String]]
        /// What is to be said of a specimen's tiles, by its id.
        var remarks: [String: String] = [:]
    }

    /// The tiles of each part that has any, or a usage error that says why there are none; what specimens lack of what
    /// was chosen is said.
    ///
    /// - Parameter partsAreSpecimens: whether a shard has all tiles of a specimen or none.
    func tiles(
        _ invocation: Invocation, _ console: Console, partsAreSpecimens: Bool = false
    ) throws -> [Selected] {
        // Why source files have nothing was said when they were opened.
        if invocation.parts.isEmpty { return [] }
        let catalog = invocation.catalog
        var selection = try selection(of: catalog)
        selection.partsAreSpecimens = partsAreSpecimens
        let lacked = selection.lackedValues(in: catalog).map(\.description)
        var found: [Selected] = []
        for (place, part) in invocation.parts.enumerated() {
            let own = selection.of(part)
            try own.checkSize(of: part.catalog)
            if let tiles = own.tilesOrNone(of: part.catalog) {
                found.append(Selected(part: part, place: place, tiles: tiles, chosen: own.names))
            }
        }
        guard !found.isEmpty else {
            do throws(SelectionError) {
                _ = try selection.tilesToDraw(of: catalog)
            } catch {
                throw ValidationError(
                    ([error.description] + lacked).joined(separator: "; ")
                        + "; \(OfferedCommand(["list"])) shows the \(counted(error.specimens, "specimen"))")
            }
            return []
        }
        // Of several, one that matches nothing would go unseen.
        try checkFilters { filter in selection.matches(filter, in: catalog) }
        for line in lacked { console.note(line) }
        return found
    }
}

extension Selection {
    /// The same for one part: of several platforms each part is of one.
    func of(_ part: CatalogPart) -> Selection {
        guard let platform = part.source?.namedPlatform else { return self }
        var selection = self
        selection[.platform] = [platform]
        return selection
    }

    /// `nil` where nothing is selected; a part of few tiles may be empty.
    fileprivate func tilesOrNone(of catalog: Catalog) -> [Tile]? { try? tilesToDraw(of: catalog) }
}

extension Selection {
    /// Throws where a specimen has more tiles than can be made.
    func checkSize(of catalog: Catalog) throws {
        guard let large = tooLarge(in: catalog) else { return }
        throw ValidationError(
            "\(large.id) has \(TileCount.words(large.axes.count)) tiles, and no more than \(Specimen.tileLimit) are made at "
                + "once: choose values of its axes, or few tiles with --cover pairs")
    }
}

extension Catalog {
    /// Throws where there is nothing to work on: no picture is none that passed.
    func checkTiles() throws {
        guard !specimens.contains(where: { $0.axes.count > 0 }) else { return }
        throw Failure.input("the catalogue has no specimens")
    }
}

/// Words of the command line as values.
enum Parse {
    static func shard(_ text: String) throws -> Shard {
        guard let shard = Shard(text) else {
            throw ValidationError("--shard takes I/N with 1 ≤ I ≤ N, not '\(text)'")
        }
        return shard
    }

    static func width(_ text: String) throws -> Double {
        guard let width = Double(text), width > 0, width <= 16384 else {
            throw ValidationError("a width is a number of points up to 16384, not '\(text)'")
        }
        return width
    }
}
