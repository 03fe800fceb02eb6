import Drawing
import Foundation

/// The words of a text over several passes.
final class MotionWords {
    /// What was shown last, as it was made.
    var runs: [TextRun] = []
    var options: TextOptions?
    /// What was shown before and fades out.
    var earlier: TextNode?
    /// How its letters roll away: 1 upwards, -1 downwards; `nil` where all words fade.
    var roll: Double?
    /// What the content transition has said of the number that they stand for.
    var number: Double?
    var turn = 0
    let share = MotionTrack(1.0)
}

extension MotionTracks {
    /// The node of a text whose words fade into others, as content transitions let them; `node` where they do not.
    @MainActor func fadingWords(_ node: TextNode, in unfolding: Unfolding) -> LayoutNode {
        let words = memory(of: nextPlace(in: unfolding).child(-14)) { MotionWords() }.object
        let environment = unfolding.environment
        let last = words.runs.map(\.text)
        if last != node.runs.map(\.text) {
            words.turn += 1
            let change = change(in: unfolding)
            let isCut = environment.contentTransition == .identity
            words.earlier = nil
            if !last.isEmpty, !isCut, let change, change.animation != nil, let options = words.options {
                words.earlier = TextNode(
                    runs: words.runs, options: options, engine: unfolding.engine, journal: unfolding.journal)
                if let end = words.share.begin(from: 0, to: 1, by: change, at: time, in: environment) {
                    note(end, of: change)
                    let turn = words.turn
                    if end.removed.isFinite {
                        schedule(at: end.removed) { if words.turn == turn { words.earlier = nil } }
                    }
                }
                words.roll = environment.contentTransition.roll(after: words.number)
            }
        }
        words.number = environment.contentTransition.value
        (words.runs, words.options) = (node.runs, node.options)
        let share = min(max(words.share.value(at: time), 0), 1)
        guard let earlier = words.earlier, share < 1 else { return node }
        return FadingWordsNode(node, from: earlier, share: share, roll: words.roll)
    }
}

/// Words that fade into others which begin at the same place, or whose letters roll into those of the others.
final class FadingWordsNode: WrapperNode {
    private let words: TextNode
    private let earlier: TextNode
    private let share: Double
    private let roll: Double?

    init(_ child: TextNode, from earlier: TextNode, share: Double, roll: Double?) {
        words = child
        self.earlier = earlier
        self.share = share
        self.roll = roll
        super.init(child, .effect)
    }

    override func draw(into builder: inout DisplayBuilder) {
        earlier.place(at: frame.origin, proposal: .unspecified)
        if let roll, let rolling = RollingWords(from: earlier, to: words) {
            return rolling.draw(at: share, roll: roll, into: &builder)
        }
        builder.faded(1 - share) { earlier.draw(into: &$0) }
        builder.faded(share) { child.draw(into: &$0) }
    }

    override var traceName: String { ".contentTransition" }
    override var traceProperties: [TraceNode.Property] { [.init("share", .number(share))] }
}
