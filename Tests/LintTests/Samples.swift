import Catalog
import Digests
import Drawing
import Foundation
import Lint
import Pixels
import Raster
import Rendering
import SwiftUI
import Testing
import ViewCore

/// Tiles for rules, laid out and drawn as the command does.
@MainActor struct Sample {
    private static let settler = TileSettler(library: FontLibrary())

    let specimen: Specimen
    let tokens: [String: RGBA]
    /// Whether it stands for what the command shows a style on.
    let isSample: Bool
    /// What the command is said to have chosen.
    let arguments: SampleArguments

    init<Content: SwiftUI.View>(
        states: [TileState] = [.normal], width: CGFloat = 320, tokens: [String: RGBA] = [:],
        isSample: Bool = false, arguments: SampleArguments = SampleArguments(),
        change: (inout Axes) -> Void = { _ in },
        @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
    ) {
        var axes = Axes(states: states, sizes: [.regular], schemes: [.light])
        change(&axes)
        specimen = Specimen("Button/sample", style: Never.self, axes: axes, width: width, content: content)
        self.tokens = tokens
        self.isSample = isSample
        self.arguments = arguments
    }

    /// What rules ask of each tile, in the order of the tiles.
    func facts() async throws -> [TileFacts] {
        var found: [TileFacts] = []
        for tile in specimen.tiles { found.append(try await facts(tile)) }
        return found
    }

    /// What the rules find in all tiles.
    func findings(_ rule: LintRule) async throws -> [Finding] {
        var all: [Finding] = []
        var linted: [SpecimenTile] = []
        for tile in specimen.tiles {
            let look = DrawnLook(await Sample.settler.settle(tile))
            let facts = try await self.facts(tile)
            all += facts.findings
            linted.append(
                SpecimenTile(
                    id: tile.id, point: tile.point,
                    tile: facts.linted(
                        digest: look.digest.hex, inkDigest: look.inkDigest.hex,
                        unclaimed: look.unclaimed.rawValue, makers: look.makers.rawValue,
                        prefersScheme: look.prefersScheme)))
        }
        all += Lint.findings(among: linted).map(\.finding)
        return all.filter { $0.rule == rule }
    }

    private func facts(_ tile: Tile) async throws -> TileFacts {
        let (laidOut, tree) = await Sample.settler.spokenLayout(tile)
        let (settler, engine) = (Sample.settler, Sample.settler.engine)
        @Sendable func box(_ glyph: UInt32, _ face: FontFace, _ size: CGFloat) -> CGRect {
            engine.inkBounds(of: glyph, font: ResolvedFont(face: face, size: size))
        }
        let context = RasterContext(library: settler.library)
        let ground = Ground(
            behind: try rasterize(laidOut.list.withoutGlyphs, with: context),
            filled: try rasterize(laidOut.list.withGlyphBoxes(box), with: context),
            marked: try rasterize(laidOut.list.withGlyphBoxes(in: .mark, box), with: context),
            scale: Double(laidOut.list.scale))
        return TileFacts(
            id: tile.id, point: tile.point, list: laidOut.list, trace: laidOut.trace.plain,
            frame: laidOut.frame,
            ground: ground, tokens: tokens, warnings: laidOut.warnings,
            spoken: tree, isSample: isSample, isHeightChosen: laidOut.flexibleHeight != nil,
            arguments: arguments,
            glyphBox: box)
    }
}

extension Color {
    /// An opaque colour as `#RRGGBB`.
    nonisolated init(hex: String) {
        let color = RGBA(hex: hex) ?? .clear
        self.init(.sRGB, red: color.red, green: color.green, blue: color.blue, opacity: 1)
    }
}
