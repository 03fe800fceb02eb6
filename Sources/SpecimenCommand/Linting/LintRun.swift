internal import Catalog
internal import Lint
internal import Rendering
internal import SourceMode
internal import ViewCore

/// What rules find in the tiles of one part.
struct LintRun {
    /// Each finding of each tile, before any are taken together.
    private(set) var findings: [PlacedFinding] = []
    private(set) var tiles = 0
    /// Where the tiles' specimens are declared, by the specimens' ids.
    private(set) var places: [String: (file: String, line: Int)] = [:]
    /// The tiles that were looked at, by their ids: for the pictures of a sheet.
    private(set) var tilesByID: [String: Tile] = [:]

    /// Whether all tiles are selected, so that an exemption which nothing needs is one for good.
    private let isWhole: Bool
    /// What the findings are made of, where they are of a part of the specimens.
    private(set) var shard: LintShard?

    init(of selection: SelectionOptions) throws {
        let isAll =
            try selection.filter.isEmpty && selection.cover.size == nil && selection.texts().isEmpty
        shard = try selection.shard.map { LintShard(of: try Parse.shard($0), isWhole: isAll) }
        isWhole = isAll && shard == nil
    }

    /// Asks for every tile of a part, and compares those of each specimen.
    @MainActor mutating func add(
        _ selected: SelectionOptions.Selected, _ engine: EngineOptions, _ settings: RenderingSettings,
        _ invocation: Invocation, _ console: Console, _ outcome: inout Outcome
    ) async throws {
        let part = selected.part
        let tiles = LintTiles.added(to: selected.tiles, chosen: selected.chosen)
        let pool = try engine.pool(of: part, invocation, console, settings, expecting: tiles.count)
        let answers = try await TileRequests().answers(
            to: tiles, of: part.source?.session, from: pool, RenderingRequest.lint,
            progress: { console.progress("lint", $0, of: tiles.count) }
        ) { $1 }
        console.clearProgress()
        var lost = LostPictures()
        var warnings = TileWarnings()
        var found: [PlacedFinding] = []
        var ofSpecimens: [String: [SpecimenTile]] = [:]
        for (tile, answer) in zip(tiles, answers) {
            switch answer {
            case .linted(let linted, let said):
                warnings.add(said, of: tile)
                found += linted.findings.map { PlacedFinding($0, tiles: [tile.id]) }
                ofSpecimens[tile.specimen.id, default: []].append(
                    SpecimenTile(id: tile.id, point: tile.point, tile: linted))
            case .failed(let reason): lost.add(tile, because: reason)
            default: preconditionFailure("a tile was to be linted")
            }
        }
        let roots = SourceRoots()
        var order: [Specimen] = []
        for tile in tiles where places[tile.specimen.id] == nil {
            places[tile.specimen.id] = (roots.path(of: tile.specimen.file), tile.specimen.line)
            order.append(tile.specimen)
        }
        for specimen in order { found += Lint.findings(among: ofSpecimens[specimen.id] ?? []) }
        for tile in tiles { tilesByID[tile.id] = tile }
        let (settings, own) = exemptions(of: order, part)
        // Of two that say a level the later one counts: the nearest to the specimen.
        let (left, judged) = sifted(found, by: settings + own)
        let madeUp = MadeUpValues(part.source?.program.found.standIns ?? [])
        let (kept, note) = madeUp.sorted(left, of: part.source?.program.module.name ?? "")
        findings += kept + unused(among: judged).filter { $0.isMute || isWhole }.map(\.finding)
        shard?.add(kept, judged, settings: settings.count, of: selected)
        self.tiles += tiles.count
        for line in warnings.lines { console.warning(line) }
        if let note { console.note(note) }
        for line in lost.lines(of: tiles) {
            console.error(line)
            outcome.add(3)
        }
    }

    /// What the JSON of a part of the specimens has for `merge`.
    ///
    /// - Parameter baseline: findings that are known.
    func part(without baseline: LintBaseline?) -> LintShard? {
        var part = shard
        part?.set(places)
        if let baseline { part?.sort(by: baseline) }
        return part
    }

    /// Takes in what was found in another part.
    mutating func add(_ other: LintRun) {
        findings += other.findings
        tiles += other.tiles
        places.merge(other.places) { first, _ in first }
        tilesByID.merge(other.tilesByID) { first, _ in first }
    }

    /// Those of the catalogue and of the settings beside source files, and those that specimens state.
    private func exemptions(
        of specimens: [Specimen], _ part: CatalogPart
    ) -> (settings: [Exemption], own: [Exemption]) {
        let own = specimens.flatMap { specimen in
            specimen.lintExemptions.map {
                Exemption(
                    $0.rule, as: $0.level, because: $0.reason, place: specimen.id, specimens: [specimen.id],
                    tiles: [specimen.id])
            }
        }
        let ofCatalog = part.catalog.allowances.map { allowance in
            let names = specimens.map(\.id).filter { Glob.matches(allowance.pattern, $0) }
            return Exemption(
                allowance.rule, as: allowance.level, because: allowance.reason, place: allowance.pattern,
                specimens: Set(names),
                tiles: names.first.map { [$0] } ?? [allowance.pattern])
        }
        let group = part.source?.group ?? ""
        let said = (part.source?.program.allowances ?? []).compactMap { allowance -> Exemption? in
            guard let rule = LintRule(rawValue: allowance.rule),
                let level = LintLevel(rawValue: allowance.level)
            else { return nil }
            let names = specimens.map(\.id).filter { id in
                guard let pattern = allowance.pattern else { return true }
                return Glob.matches(pattern, id) || Glob.matches("\(group)/\(pattern)", id)
            }
            return Exemption(
                rule, as: level, because: allowance.reason, place: allowance.place, specimens: Set(names),
                tiles: names.first.map { [$0] } ?? [group])
        }
        return (ofCatalog + said, own)
    }
}
