package import Catalog
package import Digests
package import Golden

/// What a comparison found of one tile; the pictures stay behind, since those of thousands would take gigabytes.
package struct TileVerdict: Sendable {
    package enum Status: String, CaseIterable, Sendable {
        case passed, missing, unreadable, undrawable, stack, different
    }

    package let id: String
    package let listDigest: ContentDigest
    package let status: Status
    /// In one line; empty for a tile that passed.
    package let message: String
    /// Of a difference: how far it reaches.
    package let extent: String
    package let pixels: Int?
    package let box: [Int]?
    /// The tolerance that the specimen states and this exceeds.
    package let exceeded: Tolerance.Outcome?
    /// The tolerance by which the tile passed.
    package let toleration: Tolerance.Outcome?
    /// What the stack of the golden has otherwise than the one here, if another made it.
    package let otherStack: [String]
    /// The process's answer to this alone.
    package let exitCode: Int32
    /// What tiles share that changed alike; `nil` for a tile that passed.
    package let cause: Cause?
    /// From layout, and from drawing where the tile was drawn.
    package let warnings: [String]
    /// For a report, if one is wanted.
    package var entry: ReportEntry?

    /// Whether the tile passed and nothing else is to be said of it.
    package var isPlainPass: Bool {
        status == .passed && toleration == nil && otherStack.isEmpty && warnings.isEmpty
    }

    /// Of a tile that nobody could draw.
    init(_ tile: Tile, undrawable reason: String, forReport: Bool) {
        let judgement = Judgement.undrawable(reason)
        self.init(
            id: tile.id, listDigest: ContentDigest(high: 0, low: 0), judgement, warnings: [],
            entry: forReport ? ReportEntry(TileResult(id: tile.id, judgement: judgement)) : nil)
    }

    init(
        id: String, listDigest: ContentDigest, _ judgement: Judgement, warnings: [String],
        entry: ReportEntry?
    ) {
        self.entry = entry
        self.id = id
        self.listDigest = listDigest
        self.warnings = warnings
        exitCode = judgement.exitCode
        var (extent, pixels, box) = ("", Int?.none, [Int]?.none)
        var (exceeded, toleration) = (Tolerance.Outcome?.none, Tolerance.Outcome?.none)
        var otherStack: [StackDifference] = []
        switch judgement {
        case .passed(let pass, let stack):
            (status, message) = (.passed, "")
            otherStack = stack
            if case .tolerated(let found) = pass { toleration = found }
        case .missing: (status, message) = (.missing, "there is no golden")
        case .unreadable(let text): (status, message) = (.unreadable, text)
        case .undrawable(let text): (status, message) = (.undrawable, text)
        case .stackDiffers(let stack, let difference):
            (status, otherStack) = (.stack, stack)
            message =
                environmentDiffers(stack) + (difference.map { "; the picture differs: \($0.summary)" } ?? "")
        case .different(let difference): (status, message) = (.different, difference.summary)
        }
        if let difference = judgement.difference {
            pixels = difference.comparison.pixels
            box = difference.comparison.box?.numbers
            exceeded = difference.exceeded
            extent = difference.extent
        }
        cause = status == .passed ? nil : Cause(of: judgement, called: status.rawValue)
        self.otherStack = otherStack.map(\.description)
        (self.extent, self.pixels, self.box) = (extent, pixels, box)
        (self.exceeded, self.toleration) = (exceeded, toleration)
    }
}

extension RenderingAnswer {
    /// Where the request could not be done at all, a verdict that says so.
    package func asVerdict(of tile: Tile, forReport: Bool) -> RenderingAnswer {
        guard case .failed(let problem) = self else { return self }
        return .verdict(TileVerdict(tile, undrawable: problem, forReport: forReport))
    }
}
