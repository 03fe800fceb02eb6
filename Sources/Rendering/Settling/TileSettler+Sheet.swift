public import Catalog
import Drawing
import Foundation
import Raster
public import ViewCore

/// A specimen's tiles in captioned pictures.
public struct LaidOutSheet: Sendable {
    /// One, unless a picture would be larger than pictures may be.
    public var pages: [LaidOut]
    /// By page, the rows that are on it.
    package var marks: [[SheetMark]] = []
    /// By page, what stands where on it; empty unless it was asked for.
    var words: [VectorWords] = []
    /// What the tiles warned of.
    public var warnings: [String]
}

extension TileSettler {
    /// A specimen's tiles on captioned pages.
    ///
    /// - Parameter isFolded: shows equal rows as one, and equal columns.
    public func sheet(
        _ specimen: Specimen, tiles: [Tile], scale: Double = 2, isFolded: Bool = true
    ) -> LaidOutSheet {
        let plan = SheetPlan(specimen, tiles: tiles)
        let pictures = plan.rows.map { row in
            row.tiles.map { tile in tile.map { layOut($0, needsTrace: false) } }
        }
        return compose(plan, pictures, scale: scale, isFolded: isFolded)
    }

    /// As `sheet`, each tile settled with its tasks.
    ///
    /// - Parameter lost: why tiles cannot be drawn, by their ids; each has a cell that says so, and the page the
    ///   reasons.
    /// - Parameter remark: a sentence below the panels about which few of the tiles these are; empty where they are all.
    public func settledSheet(
        _ specimen: Specimen, tiles: [Tile], lost: [String: String] = [:], scale: Double = 2,
        isFolded: Bool = true, remark: String = ""
    ) async -> LaidOutSheet {
        await settledSheet(
            specimen, tiles: tiles, lost: lost, scale: scale, isFolded: isFolded, remark: remark,
            isNamed: false)
    }

    /// The same; with `isNamed` it says what stands where on its pages.
    func settledSheet(
        _ specimen: Specimen, tiles: [Tile], lost: [String: String], scale: Double, isFolded: Bool,
        remark: String,
        isNamed: Bool
    ) async -> LaidOutSheet {
        var plan =
            remark.isEmpty ? SheetPlan(specimen, tiles: tiles) : SheetPlan(scattered: specimen, tiles: tiles)
        if !remark.isEmpty { plan.remarks.append(remark) }
        var pictures: [[LaidOut?]] = []
        for row in plan.rows {
            var pieces: [LaidOut?] = []
            for tile in row.tiles {
                guard let tile else {
                    pieces.append(nil)
                    continue
                }
                if lost[tile.id] == nil {
                    pieces.append(isNamed ? await named(tile) : await settle(tile, needsTrace: false))
                } else {
                    pieces.append(lostCell(tile))
                }
            }
            pictures.append(pieces)
        }
        if let difference = await differenceFromBare(tiles, lost: lost) { plan.remarks.append(difference) }
        for group in LostTiles.groups(lost, of: tiles) {
            plan.remarks.append("Trapped: \(group.count): \(group.reason).")
        }
        var sheet = compose(plan, pictures, lost: lost, scale: scale, isFolded: isFolded)
        if isNamed {
            let named = NamedPieces(pictures.joined().compactMap(\.self))
            sheet.words = sheet.pages.map { named.words(on: $0.list) }
        }
        return sheet
    }

    /// In place of a tile that ends the process which draws it.
    private func lostCell(_ tile: Tile) -> LaidOut {
        let own = tile.setting.environment
        var environment = EnvironmentValues()
        environment.displayScale = own.displayScale
        environment.colorScheme = own.colorScheme
        var options = TileOptions()
        options.margin = Tile.margin
        options.background = TileSettler.background(environment)
        options.needsTrace = false
        return ViewGraph(engine: engine).layOut(LostTileView(), in: environment, options: options)
    }

    /// What is to be said of a specimen that shows what a modifier does to a sample: that it does nothing to be seen.
    private func differenceFromBare(_ tiles: [Tile], lost: [String: String]) async -> String? {
        let drawn = tiles.filter { lost[$0.id] == nil }
        guard let bare = tiles.first?.specimen.bare, !drawn.isEmpty else { return nil }
        for tile in drawn {
            let plain = await settle(tile.showing(bare), needsTrace: false).list.digest
            if await settle(tile, needsTrace: false).list.digest != plain { return nil }
        }
        return "The sample looks the same without the modifier."
    }

    private func compose(
        _ plan: SheetPlan, _ pieces: [[LaidOut?]], lost: [String: String] = [:], scale: Double, isFolded: Bool
    ) -> LaidOutSheet {
        var seen: Set<String> = []
        let warnings = pieces.joined().compactMap(\.self).flatMap(\.warnings).filter {
            seen.insert($0).inserted
        }
        var (plan, pieces) = (plan, pieces)
        let flexible = pieces.joined().compactMap { $0?.flexibleHeight }.first
        // A view that prefers a scheme looks alike in both, which is no doing of its style.
        if let preferred = pieces.joined().lazy.compactMap({ $0?.preferredScheme }).first {
            plan.remarks.append(
                "Drawn \(preferred == .dark ? "dark" : "light"): the view prefers that scheme.")
            if let columns = plan.keep(half: preferred == .dark) {
                pieces = pieces.map { row in columns.map { row[$0] } }
            }
        }
        let looks = zip(plan.rows, pieces).flatMap { row, pieces in
            zip(row.tiles, pieces).compactMap { tile, piece in
                tile.flatMap { tile in
                    lost[tile.id] == nil ? piece.map { DrawnLook($0).look(at: tile.point) } : nil
                }
            }
        }
        // Columns that are shown once have moments of their own.
        plan.addCurves(of: pieces.joined().compactMap { $0?.animations })
        // In a grid nothing is known of a tile by its row or column.
        if isFolded, !plan.isGrid {
            let folded = plan.folded(pieces.map { $0.map { $0?.list.digest } })
            plan = folded.plan
            pieces = folded.rows.map { row in folded.columns.map { pieces[row][$0] } }
        }
        plan.addSentences(about: SameLook.found(among: looks))
        let composer = SheetComposer(engine: engine, scale: scale, flexibleHeight: flexible)
        let pages = composer.pages(plan, pieces.aligned())
        return LaidOutSheet(pages: pages.map(\.picture), marks: pages.map(\.marks), warnings: warnings)
    }
}

/// Lays the pages of a sheet out.
@MainActor private struct SheetComposer {
    let engine: HarfBuzzTextEngine
    let scale: Double
    /// What was offered down to views without a height of their own.
    let flexibleHeight: CGFloat?

    func pages(
        _ plan: SheetPlan, _ pictures: [[DisplayList?]]
    ) -> [(picture: LaidOut, marks: [SheetMark])] {
        let limits = SheetLimits(
            // What is rounded up to whole pixels must still be small enough.
            side: (CGFloat(RasterLimits.side) / scale).rounded(.down) - 1,
            area: CGFloat(RasterLimits.pixels) / (scale * scale) * 0.99)
        let measures = plan.measures(pictures) { size(of: $0, width: $1) }
        let width = measures.contentWidth(plan, within: limits)
        let details = details(of: plan, width: width, limits)
        let foot = plan.note.map { note in
            size(of: SheetCaption(note, .note), width: width).height + SheetMeasures.spacing
        }
        let pages = measures.pages(
            plan, within: limits,
            firstHead: size(of: head(of: plan, details, hasCurves: true), width: width).height,
            head: size(of: head(of: plan, [], page: (2, 2)), width: width).height, foot: foot ?? 0)
        return pages.map { page in
            let isFirst = page.number == 1
            let place = pages.count > 1 ? (page.number, pages.count) : nil
            let head = head(of: plan, isFirst ? details : [], page: place, hasCurves: isFirst)
            let picture = layOut(
                SheetView(
                    plan: plan, page: page, pictures: pictures, measures: measures, head: head, width: width))
            return (picture, plan.marks(of: page, measures, headHeight: size(of: head, width: width).height))
        }
    }

    /// The specimen's captions, as many as leave half of a page to its tiles.
    private func details(of plan: SheetPlan, width: CGFloat, _ limits: SheetLimits) -> [String] {
        let all = plan.specimen.details
        var details = all
        while details.count > 1,
            size(of: head(of: plan, details, hasCurves: true), width: width).height > limits.height(
                atWidth: width) / 2
        {
            let kept = details.count / 2
            details = all.prefix(kept) + ["and \(all.count - kept) more"]
            if kept == 1 { break }
        }
        return details
    }

    private func head(
        of plan: SheetPlan, _ details: [String], page: (Int, of: Int)? = nil, hasCurves: Bool = false
    ) -> SheetHead {
        let specimen = plan.specimen
        let group = IDSpelling.decoded(specimen.id.split(separator: "/").first.map(String.init) ?? "")
        let parts =
            [group, specimen.control, specimen.style]
            + (flexibleHeight.map { ["offered a height of \(shortNumber($0)) points"] } ?? [])
            + (page.map { ["page \($0.0) of \($0.of)"] } ?? [])
        return SheetHead(
            title: specimen.preset, subtitle: parts.joined(separator: "  ·  "), details: details,
            curves: hasCurves ? plan.curves : [])
    }

    private func size(of view: some View, width: CGFloat) -> CGSize { layOut(view, width: width).list.size }

    private func layOut(_ view: some View, width: CGFloat? = nil) -> LaidOut {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        var options = TileOptions()
        options.needsTrace = false
        if let width { options.width = width }
        return ViewGraph(engine: engine).layOut(view, in: environment, options: options)
    }
}

/// What a sheet shows in place of a tile that ends the process which draws it.
struct LostTileView: View {
    /// Not the system's, since it is of no look of the system.
    private static let ink = Color(.fixed(RGBA(packed: 0xD7_00_15_FF)))

    var body: some View {
        Text(verbatim: "crashed")
            .font(.system(size: 12, weight: .semibold))
            .foregroundStyle(LostTileView.ink)
            .padding(.horizontal, 10)
            .padding(.vertical, 8)
            .background(LostTileView.ink.opacity(0.12))
            .overlay {
                Rectangle()
                    .strokeBorder(LostTileView.ink, style: StrokeStyle(lineWidth: 1, dash: [3, 2]))
            }
    }
}
