internal import ArgumentParser
internal import Catalog
internal import JSON
internal import Rendering

extension Batch {
    /// Prints a job for each tile that is chosen; of a part those whose pictures it has.
    @MainActor func printJobs(
        _ invocation: Invocation, _ console: Console, _ outcome: inout Outcome
    ) async throws {
        let shard = try shard.map(Parse.shard)
        let tiles =
            cover == nil && strength == nil && budget == nil
            ? try selectedTiles(of: invocation.catalog)
            : try await coveringTiles(invocation, console, &outcome)
        for tile in tiles where !console.isOutputLost && shard.map({ RenderJob.isIn($0, tile) }) ?? true {
            console.printJSON(lines: "{\"id\":\(jsonString(tile.id))}")
        }
    }

    private func selectedTiles(of catalog: Catalog) throws -> [Tile] {
        var selection = Selection()
        selection.filters = filter
        for text in axis {
            guard let cut = text.firstIndex(of: "="), cut > text.startIndex else {
                throw ValidationError("--axis takes ID=VALUE,VALUE, not '\(text)'")
            }
            let values = text[text.index(after: cut)...].split(
                separator: ",", omittingEmptySubsequences: false)
            do throws(AxisError) {
                try selection.choose(values.map(String.init), of: String(text[..<cut]), in: catalog)
            } catch {
                throw ValidationError(error.description)
            }
        }
        try selection.checkSize(of: catalog)
        do { return try selection.tilesToDraw(of: catalog) } catch {
            throw ValidationError("\(error); \(OfferedCommand(["list"])) shows the specimens")
        }
    }

    /// Few tiles that have all pairs, as `sheet --cover` draws them.
    @MainActor private func coveringTiles(
        _ invocation: Invocation, _ console: Console, _ outcome: inout Outcome
    ) async throws -> [Tile] {
        func words(_ name: String, _ values: [String]) -> [String] { values.flatMap { ["--" + name, $0] } }
        let selection = try SelectionOptions.parse(
            words("filter", filter) + words("axis", axis) + words("cover", [cover].compactMap(\.self))
                + words("strength", [strength].compactMap(\.self))
                + words("budget", [budget].compactMap(\.self)))
        return try await selection.drawnTiles(invocation, console, engine.folders, &outcome)
            .flatMap(\.tiles)
    }
}
