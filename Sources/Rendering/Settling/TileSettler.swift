public import Catalog
package import Drawing
import Foundation
public import Raster
public import ViewCore

/// Lays tiles out and knows the fonts they are drawn with.
@MainActor public final class TileSettler {
    public let library: FontLibrary
    public let engine: HarfBuzzTextEngine
    private let files = PictureFiles()

    public init(library: FontLibrary) {
        FixedTimeZone.ensure()
        WorkingFolder.separate()
        PictureReader.set(PictureFiles.read)
        self.library = library
        engine = HarfBuzzTextEngine(library: library)
    }

    /// The tile settled in its state and laid out; the trace is made, and what it tells noted, only if asked for.
    public func layOut(_ tile: Tile, needsTrace: Bool = true) -> LaidOut {
        let setting = tile.setting
        return TileWords.within(setting.environment) {
            let (view, reads) = tile.content
            return layOut(view, tile, in: setting, reads: reads, needsTrace: needsTrace)
        }
    }

    /// As `layOut`, and lets the tile's `.task` actions run to their end on a virtual clock.
    public func settle(_ tile: Tile, needsTrace: Bool = true) async -> LaidOut {
        await settle(tile, in: tile.setting, trace: needsTrace ? .now : .never)
    }

    /// When a trace is made of what was laid out, if it is.
    enum TraceNeed { case never, later, now }

    /// The same in the tile's setting, for who needs that, too.
    func settle(_ tile: Tile, in setting: TileSetting, trace: TraceNeed) async -> LaidOut {
        let (laidOut, preferred) = await settled(tile, setting, trace)
        guard let preferred else { return laidOut }
        return preferring(preferred, await settled(tile, setting.drawn(in: preferred), trace).laidOut)
    }

    private func settled(
        _ tile: Tile, _ setting: TileSetting, _ trace: TraceNeed
    ) async -> (laidOut: LaidOut, preferred: ColorScheme?) {
        await TileWords.within(setting.environment) {
            let (view, reads) = tile.content
            let (environment, options) = completed(setting, of: tile, reads: reads, trace: trace)
            if let moment = options.moment { return await moved(tile, setting, trace, at: moment) }
            let graph = ViewGraph(engine: engine)
            let laidOut = await graph.layOut(settling: view, in: environment, options: options)
            if let screen = ScreenOffer(instead: laidOut, options, scale: environment.displayScale) {
                let graph = ViewGraph(engine: engine)
                let lower = await graph.layOut(settling: view, in: environment, options: screen.options)
                return (noted(screen.lower(lower, than: laidOut)), graph.preferredScheme)
            }
            return (noted(laidOut), graph.preferredScheme)
        }
    }

    private func layOut(
        _ view: AnyView, _ tile: Tile, in setting: TileSetting, reads: StateReads, needsTrace: Bool
    ) -> LaidOut {
        func laidOut(_ setting: TileSetting) -> (LaidOut, ColorScheme?) {
            let (environment, options) = completed(
                setting, of: tile, reads: reads, trace: needsTrace ? .now : .never)
            if let moment = options.moment {
                return moved(tile, setting, needsTrace ? .now : .never, at: moment)
            }
            let graph = ViewGraph(engine: engine)
            let laidOut = graph.layOut(view, in: environment, options: options)
            if let screen = ScreenOffer(instead: laidOut, options, scale: environment.displayScale) {
                let graph = ViewGraph(engine: engine)
                let lower = graph.layOut(view, in: environment, options: screen.options)
                return (noted(screen.lower(lower, than: laidOut)), graph.preferredScheme)
            }
            return (noted(laidOut), graph.preferredScheme)
        }
        let (first, preferred) = laidOut(setting)
        guard let preferred else { return first }
        return preferring(preferred, laidOut(setting.drawn(in: preferred)).0)
    }

    /// A view says which scheme it prefers only while it is unfolded, and stands on the ground of that one then.
    private func preferring(_ scheme: ColorScheme, _ laidOut: LaidOut) -> LaidOut {
        var laidOut = laidOut
        laidOut.preferredScheme = scheme
        return laidOut
    }

    /// Says which fonts the system's stands for, back in the process's folder.
    func noted(_ laidOut: LaidOut) -> LaidOut {
        WorkingFolder.restore()
        let substituted = library.substituted
        guard !substituted.isEmpty else { return laidOut }
        var laidOut = laidOut
        for name in library.faces(of: laidOut.list) where substituted.contains(name) {
            laidOut.warnings.append("no font is named \"\(name)\"; the system font is drawn instead")
        }
        return laidOut
    }

    func completed(
        _ setting: TileSetting, of tile: Tile, reads: StateReads?, trace: TraceNeed
    ) -> (EnvironmentValues, TileOptions) {
        var options = setting.options
        options.reads = reads
        options.width = tile.specimen.width
        options.height = tile.specimen.height
        options.flexibleHeight = Tile.flexibleHeight
        options.flexibleRest = tile.specimen.flexibleRest
        options.margin = Tile.margin
        options.inkLimit = Tile.inkLimit
        options.background = TileSettler.background(setting.environment)
        options.needsTrace = trace == .now
        options.mayNeedTrace = trace != .never
        var environment = setting.environment
        if !environment.colorCatalog.images.isEmpty {
            environment.colorCatalog = environment.colorCatalog.reading(
                files.read, symbols: files.readSymbol)
        }
        return (environment, options)
    }

    /// The system background of the tile's colour scheme.
    package static func background(_ environment: EnvironmentValues) -> RGBA {
        SystemColor.systemBackground.resolve(in: environment)
    }
}

extension TileSetting {
    func drawn(in scheme: ColorScheme) -> TileSetting {
        var setting = self
        setting.environment.colorScheme = scheme
        return setting
    }
}

extension TileSettler {
    /// Throws what kept a font from being used since the settler was made.
    public func checkFonts() throws(RasterError) {
        if let problem = engine.problems.first { throw problem }
    }
}
