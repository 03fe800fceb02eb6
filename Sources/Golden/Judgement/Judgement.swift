public import Digests
public import Drawing
public import Pixels

/// So many causes are told in the one line of a picture; a report tells all.
private let toldCauses = 3

/// What comparing a tile with its golden came to.
public enum Judgement: Sendable {
    /// Where another stack made the golden, with what differs between that one and the stack here.
    case passed(Pass, otherStack: [StackDifference] = [])
    case different(Difference)
    /// The tile has no golden.
    case missing
    /// The golden's file cannot be trusted; the text says why and what to do.
    case unreadable(String)
    /// Another stack made the golden, and the picture differs; `nil` where that was not looked at.
    case stackDiffers([StackDifference], Difference?)
    /// The tile itself could not be laid out or drawn.
    case undrawable(String)

    public enum Pass: Hashable, Sendable {
        /// The display list is the golden's; nothing was drawn.
        case sameList
        /// Drawn, and every pixel is the golden's.
        case samePixels
        /// Drawn, and what differs is within the tolerance that the specimen states.
        case tolerated(Tolerance.Outcome)
    }

    public struct Difference: Sendable {
        /// What decided: exact, or in the mode of the tolerance that the specimen states.
        package let comparison: Comparison
        /// The stated tolerance, which this exceeds.
        public let exceeded: Tolerance.Outcome?
        /// The kind of difference, such as `recolour #007AFF → #0A84FF` or `moved by (0, 1)`; where nothing shows, what
        /// has another name.
        public let classification: String
        /// The likeliest cause first; empty where nothing is known.
        public let changes: [Explanation]
        /// Whether an earlier version recorded the golden, which says less.
        var hasEarlierTrace = false
        public let old: Pixmap
        public let new: Pixmap
        /// Today's picture as a golden has it.
        let list: DisplayList
        let trace: Trace
        /// How colours are called in the changes' text.
        let names: ColorNames

        /// What changed, the likeliest cause first, with colours named.
        public var lines: [String] {
            let told = changes.map { $0.text(names: names) }
            guard hasEarlierTrace else { return told }
            return told + [
                "the golden was recorded by an earlier version; record it again for a fuller explanation"
            ]
        }

        /// Up to three causes and how many more there are, then the kind of difference, in one line; that the content differs goes without saying
        /// where a cause is known.
        public var summary: String {
            let kinds = classification == "content" && !lines.isEmpty ? [] : [classification]
            let more = lines.count > toldCauses ? [counted(lines.count - toldCauses, "further change")] : []
            return (lines.prefix(toldCauses) + more + kinds).joined(separator: "; ")
        }

        /// `12 pixels in 4×3 at (8, 20)`, and the tolerance where it was not enough; empty where all pixels are equal.
        public var extent: String {
            if comparison.verdict == .identical { return "" }
            var text = counted(comparison.pixels, "pixel")
            if let box = comparison.box {
                text += " in \(box.width)×\(box.height) at (\(box.x), \(box.y))"
            }
            if let exceeded { text += "; more than the stated tolerance: \(exceeded)" }
            return text
        }
    }

    public var isPassed: Bool { if case .passed = self { true } else { false } }

    /// What differs, where pictures were compared: under one stack or under two.
    package var difference: Difference? {
        switch self {
        case .different(let difference): difference
        case .stackDiffers(_, let difference): difference
        case .passed, .missing, .unreadable, .undrawable: nil
        }
    }

    /// The process's answer to this alone: 0 fine, 1 different or missing, 3 unreadable, 4 stack.
    public var exitCode: Int32 {
        switch self {
        case .passed: 0
        case .different, .missing: 1
        case .unreadable, .undrawable: 3
        case .stackDiffers: 4
        }
    }
}

/// How goldens are compared in one run.
public struct JudgementOptions: Sendable {
    /// Draws even where the display list is the golden's.
    public var full: Bool
    /// Refuses goldens of another stack instead of comparing pixels with them.
    public var strictStack: Bool
    /// Draws differences and finds their clusters, which only those see who look at pictures.
    public var drawsDifference: Bool

    public init(full: Bool = false, strictStack: Bool = false, drawsDifference: Bool = true) {
        self.full = full
        self.strictStack = strictStack
        self.drawsDifference = drawsDifference
    }
}

/// The judgement as far as it takes no drawing: `nil` means that the pixels decide.
public func judgeWithoutDrawing(
    listDigest: ContentDigest, stack: Stack, golden: GoldenFile?,
    options: JudgementOptions = JudgementOptions()
) -> Judgement? {
    guard let golden else { return .missing }
    do throws(GoldenError) {
        let record = try readGoldenChunk(golden.bytes)
        if record.stackID != stack.id {
            guard options.strictStack else { return nil }
            let differences = try record.otherStack(than: stack)
            return differences.isEmpty ? nil : .stackDiffers(differences, nil)
        }
        return record.listDigest == listDigest && !options.full ? .passed(.sameList) : nil
    } catch {
        return .unreadable("\(golden.path) cannot be used: \(error)")
    }
}

/// Compares a tile with its golden, drawing only where the lists differ or `full` asks for it.
public func judge(
    _ tile: TileEvidence, golden: GoldenFile?, options: JudgementOptions = JudgementOptions()
) -> Judgement {
    if let early = judgeWithoutDrawing(
        listDigest: tile.listDigest, stack: tile.stack, golden: golden, options: options)
    {
        return early
    }
    guard let golden else { return .missing }
    let digest: ContentDigest
    do {
        digest = try tile.pixelDigest()
    } catch {
        return .undrawable("\(tile.id) cannot be drawn: \(error)")
    }
    do {
        let record = try readGoldenChunk(golden.bytes)
        let otherStack = try record.otherStack(than: tile.stack)
        // The file proved untouched, so its digest stands for its pixels.
        let renamed = try tile.renamed(since: record)
        if record.pixelDigest == digest, renamed.isEmpty {
            return .passed(.samePixels, otherStack: otherStack)
        }
        let old = try decodePNG(golden.bytes, name: golden.path)
        guard old.contentDigest == record.pixelDigest else {
            throw GoldenError.damaged("its pixels are not the recorded ones")
        }
        let new: Pixmap
        do {
            new = try tile.pixmap()
        } catch {
            return .undrawable("\(tile.id) cannot be drawn: \(error)")
        }
        let judgement = try judge(
            tile, old: old, new: new, record: record, renamed: renamed, options: options)
        // Names are no matter of the stack.
        if case .different(let difference) = judgement, difference.comparison.passes { return judgement }
        if otherStack.isEmpty { return judgement }
        switch judgement {
        case .passed(let pass, _): return .passed(pass, otherStack: otherStack)
        case .different(let difference): return .stackDiffers(otherStack, difference)
        case .missing, .unreadable, .stackDiffers, .undrawable: return judgement
        }
    } catch {
        return .unreadable("\(golden.path) cannot be used: \(error)")
    }
}

private func judge(
    _ tile: TileEvidence, old: Pixmap, new: Pixmap, record: GoldenRecord, renamed: [String],
    options: JudgementOptions
) throws -> Judgement {
    var (comparison, outcome) = try tile.compared(old, new, drawing: options.drawsDifference)
    if let outcome, comparison.passes, renamed.isEmpty { return .passed(.tolerated(outcome)) }
    let list: DisplayList
    let trace: Trace
    do {
        list = try tile.list()
        trace = try tile.trace()
    } catch {
        return .undrawable("\(tile.id) cannot be laid out again to explain the difference: \(error)")
    }
    if comparison.passes {
        return .different(
            Judgement.Difference(
                comparison: comparison, exceeded: nil, classification: renamed.joined(separator: "; "),
                changes: [], old: old, new: new, list: list, trace: trace, names: tile.names))
    }
    let details = try record.details()
    let classification = classify(old, new, names: tile.names)
    // What only one of two sizes has reaches around the picture: a box around that shows nothing.
    if options.drawsDifference, comparison.verdict == .size {
        comparison.clusters = classification.boxes
    }
    return .different(
        Judgement.Difference(
            comparison: comparison, exceeded: outcome,
            classification: classification.text,
            changes: explain(
                old: details, list: list, trace: trace, stack: tile.stack),
            hasEarlierTrace: details.hasEarlierTrace, old: old, new: new,
            list: list, trace: trace, names: tile.names))
}

/// The best explanation of everything known about the golden and the tile.
func explain(old: GoldenDetails, list: DisplayList, trace: Trace, stack: Stack) -> [Explanation] {
    explain(old: (old.list, old.trace), new: (list, trace), underOneStack: old.stack == stack)
}

extension GoldenRecord {
    /// What the stack of the golden has otherwise than `stack`; empty where both are one machine's.
    func otherStack(than stack: Stack) throws(GoldenError) -> [StackDifference] {
        if stackID == stack.id { return [] }
        // A face that only one side uses is a change of the style, not of the machine.
        return stack.differences(from: try details().stack).filter { !$0.isFaceOfOneSide }
    }
}

extension TileEvidence {
    /// The comparison that decides, and what became of the tolerance if the specimen states one.
    ///
    /// Only one that fails has its difference drawn and its clusters found: nobody sees the others'.
    func compared(
        _ old: Pixmap, _ new: Pixmap, drawing: Bool
    ) throws(ComparisonError) -> (Comparison, Tolerance.Outcome?) {
        func shown(_ options: ComparisonOptions) throws(ComparisonError) -> Comparison {
            try drawing ? TileEvidence.shown(old, new, options) : compare(old, new, options: options)
        }
        guard let tolerance else { return (try shown(ComparisonOptions()), nil) }
        let options = try ComparisonOptions(tolerance)
        let comparison = try compare(old, new, options: options)
        let outcome = Tolerance.Outcome(id, tolerance, comparison, exactly: try compare(old, new))
        return comparison.passes
            ? (comparison, outcome)
            : (try shown(options), outcome)
    }

    /// The comparison with all that a report shows of it.
    private static func shown(
        _ old: Pixmap, _ new: Pixmap, _ options: ComparisonOptions
    ) throws(ComparisonError) -> Comparison {
        var options = options
        options.findsClusters = true
        options.drawsDifference = true
        options.differenceColor = ComparisonOptions.Color(224, 0, 32)
        options.backgroundAlpha = 0.25
        return try compare(old, new, options: options)
    }
}
