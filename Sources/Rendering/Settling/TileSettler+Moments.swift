import Catalog
import Foundation
import ViewCore

extension TileSettler {
    /// The tile some time after its change, with the scheme that its view prefers.
    func moved(
        _ tile: Tile, _ setting: TileSetting, _ trace: TraceNeed, at moment: TileMoment
    ) async -> (laidOut: LaidOut, preferred: ColorScheme?) {
        let (end, start) = stages(of: tile, setting, trace)
        let graph = ViewGraph(engine: engine)
        let laidOut = await graph.layOut(end, from: start, at: moment)
        guard let screen = ScreenOffer(instead: laidOut, end.options, scale: end.environment.displayScale)
        else { return (noted(laidOut), graph.preferredScheme) }
        let lower = ViewGraph(engine: engine)
        let offered = await lower.layOut(end.offered(screen), from: start?.offered(screen), at: moment)
        return (noted(screen.lower(offered, than: laidOut)), lower.preferredScheme)
    }

    /// As the other, for who cannot wait.
    func moved(
        _ tile: Tile, _ setting: TileSetting, _ trace: TraceNeed, at moment: TileMoment
    ) -> (laidOut: LaidOut, preferred: ColorScheme?) {
        let (end, start) = stages(of: tile, setting, trace)
        let graph = ViewGraph(engine: engine)
        let laidOut = graph.layOut(end, from: start, at: moment)
        guard let screen = ScreenOffer(instead: laidOut, end.options, scale: end.environment.displayScale)
        else { return (noted(laidOut), graph.preferredScheme) }
        let lower = ViewGraph(engine: engine)
        let offered = lower.layOut(end.offered(screen), from: start?.offered(screen), at: moment)
        return (noted(screen.lower(offered, than: laidOut)), lower.preferredScheme)
    }

    /// What the tile is at the end of its change and at the beginning, each with its own view and setting.
    private func stages(
        of tile: Tile, _ setting: TileSetting, _ trace: TraceNeed
    ) -> (end: MotionStage<AnyView>, start: MotionStage<AnyView>?) {
        func stage(_ other: Tile) -> MotionStage<AnyView> {
            var own = setting
            if other.point != tile.point {
                own = other.setting
                own.environment.colorScheme = setting.environment.colorScheme
                own.options.tellsSpoken = setting.options.tellsSpoken
            }
            let (view, reads) = other.content
            let (environment, options) = completed(own, of: other, reads: reads, trace: trace)
            return MotionStage(view, in: environment, options: options)
        }
        let ends = tile.motionEnds
        return (stage(ends.end), ends.start.map(stage))
    }
}

extension MotionStage {
    /// The same in the height of a screen.
    fileprivate func offered(_ screen: ScreenOffer) -> MotionStage {
        var stage = self
        stage.options.height = screen.options.height
        return stage
    }
}
