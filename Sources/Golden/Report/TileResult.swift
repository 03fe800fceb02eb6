import Pixels

/// A judged tile with what a report shows of it.
public struct TileResult: Sendable {
    public let id: String
    public let judgement: Judgement
    /// The golden's file as it was compared with, if there was one.
    public let golden: GoldenFile?
    /// What approving would write; `nil` where there is nothing to approve.
    public let candidate: [UInt8]?
    public let source: TileEvidence.Source?
    /// On how many axes the tile is not where they usually are.
    package var distance = 0
    /// How many bytes its golden may take, where the specimen states that.
    package var room: Int?

    public init(
        id: String, judgement: Judgement, golden: GoldenFile? = nil, candidate: [UInt8]? = nil,
        source: TileEvidence.Source? = nil
    ) {
        self.id = id
        self.judgement = judgement
        // A passed tile shows no pictures; its bytes would only take memory.
        self.golden = judgement.isPassed ? nil : golden
        self.candidate = candidate
        self.source = source
    }
}

/// Judges a tile and, where it has no usable golden, draws what could become one.
public func examine(
    _ tile: TileEvidence, golden: GoldenFile?, options: JudgementOptions = JudgementOptions()
) -> TileResult {
    var result = examineWithoutDistance(tile, golden: golden, options: options)
    result.distance = tile.distance
    result.room = tile.allowance?.bytes
    return result
}

private func examineWithoutDistance(
    _ tile: TileEvidence, golden: GoldenFile?, options: JudgementOptions
) -> TileResult {
    let judgement = judge(tile, golden: golden, options: options)
    var candidate: [UInt8]?
    switch judgement {
    case .different, .missing, .unreadable, .stackDiffers(_, .some):
        do {
            // Most of what a report shows is never accepted: what is, is compressed then.
            candidate = try tile.golden(picture: encodePNG(try tile.pixmap(), effort: .fast))
        } catch {
            return TileResult(
                id: tile.id, judgement: .undrawable("\(tile.id) cannot be drawn: \(error)"),
                golden: golden, source: tile.source)
        }
    case .passed, .stackDiffers, .undrawable: break
    }
    return TileResult(
        id: tile.id, judgement: judgement, golden: golden, candidate: candidate,
        source: tile.source)
}
