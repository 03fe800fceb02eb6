internal import ArgumentParser
internal import Catalog
internal import Rendering

/// Which tiles a command works on.
struct SelectionOptions: ParsableArguments {
    @OptionGroup var sources: SourceOptions

    @Option(
        name: .long,
        help: ArgumentHelp("Only ids that match; * and ? as in a shell. Repeatable.", valueName: "glob"))
    var filter: [String] = []

    @OptionGroup var choice: AxisChoice

    @Option(name: .long, help: ArgumentHelp("The I-th of N parts of the tiles.", valueName: "i/n"))
    var shard: String?

    /// - Parameter mayBeEmpty: whether a catalogue without a specimen is fine, as that of a source file that shows nothing any
    ///   more, whose goldens are to be deleted.
    func selection(of catalog: Catalog, mayBeEmpty: Bool = false) throws -> Selection {
        var selection = try wholeSelection(of: catalog, mayBeEmpty: mayBeEmpty)
        if let platform = SourceRun.current.namedPlatform { selection[.platform] = [platform] }
        return selection
    }

    /// The same with what other runs of the command see to.
    func wholeSelection(of catalog: Catalog, mayBeEmpty: Bool = false) throws -> Selection {
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
        if let shard { selection.shard = try Parse.shard(shard) }
        return selection
    }

    /// Whether every specimen is selected, at whatever values.
    var isWhole: Bool {
        get throws {
            let replaced = Set(BuiltInAxes.all.filter(\.definition.isReplaced).map(\.id))
            guard !SourceRun.current.isPart else { return false }
            return try filter.isEmpty && shard == nil && texts().allSatisfy { replaced.contains($0.axis) }
        }
    }

    func texts() throws -> [(axis: String, text: String)] { try choice.texts() }

    /// What another command has to be told to let the same ids through.
    var filterWords: [String] { filter.flatMap { optionWords("filter", $0) } }

    /// What it has to be told to work on the same tiles of those.
    var tileWords: [String] {
        choice.words() + (shard.map { optionWords("shard", $0) } ?? [])
    }

    /// The same with nothing but axes whose values take the place of the catalogue's.
    var replacingWords: [String] {
        let replacing = Set(BuiltInAxes.all.filter(\.definition.isReplaced).map(\.id))
        return choice.words(of: replacing.contains)
    }

    /// What is wrong with the first filter that nothing matches. Where other runs of the command may have something that
    /// matches, they are told instead.
    func checkFilters(_ matches: (String) -> Bool) -> ValidationError? {
        let run = SourceRun.current
        let matched = filter.filter(matches)
        if run.isPart {
            if !filter.isEmpty { run.totals.add(matchedFilters: matched) }
            return nil
        }
        guard let idle = filter.first(where: { !matched.contains($0) }) else { return nil }
        return ValidationError(
            "nothing matches the filter '\(idle)'; \(OfferedCommand(["list"])) shows the specimens")
    }

    private func split(_ text: String) -> [String] {
        text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }

    /// The tiles, or a usage error that says why there are none; what specimens lack of what was chosen is
    /// said.
    func tiles(of catalog: Catalog, _ console: Console) throws -> [Tile] {
        let selection = try selection(of: catalog)
        let lacked = selection.lackedValues(in: catalog).map(\.description)
        // A lone filter that matches nothing selects nothing, which is said below.
        let idle =
            filter.count > 1 || SourceRun.current.isPart
            ? checkFilters { filter in selection.matches(filter, in: catalog) } : nil
        do {
            let tiles = try selection.tilesToDraw(of: catalog)
            // Of several, one that matches nothing would go unseen.
            if let idle { throw idle }
            for line in lacked { console.note(line) }
            return tiles
        } catch let error as SelectionError {
            if SourceRun.current.isPart { throw ExitCode(SourceRun.nothingSelected) }
            throw ValidationError(
                ([error.description] + lacked).joined(separator: "; ")
                    + "; \(OfferedCommand(["list"])) shows the \(error.specimens) specimens")
        }
    }
}

extension Catalog {
    /// Throws where there is nothing to work on: no picture is none that passed.
    func checkTiles() throws {
        guard !specimens.contains(where: { $0.axes.count > 0 }) else { return }
        throw Failure.input("the catalogue has no specimen, so that there is nothing to work on")
    }
}

/// Words of the command line as values.
enum Parse {
    static func shard(_ text: String) throws -> (index: Int, count: Int) {
        let parts = text.split(separator: "/").map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1,
            index <= count
        else { throw ValidationError("--shard wants I/N with 1 ≤ I ≤ N, not '\(text)'") }
        return (index, count)
    }

    static func width(_ text: String) throws -> Double {
        guard let width = Double(text), width > 0, width <= 16384 else {
            throw ValidationError("a width is a number of points up to 16384, not '\(text)'")
        }
        return width
    }
}
