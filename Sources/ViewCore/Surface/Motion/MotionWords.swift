import Drawing
import Foundation

/// The words of a text over several passes.
final class MotionWords {
    /// What was shown last, as it was made.
    var runs: [TextRun] = []
    var options: TextOptions?
    /// What was shown before and fades out.
    var earlier: TextNode?
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
                if environment.contentTransition.name == "numericText" {
                    unfolding.warn(
                        ".contentTransition(.numericText) is drawn as .opacity in a tile with a moment")
                }
            }
        }
        (words.runs, words.options) = (node.runs, node.options)
        guard let earlier = words.earlier else { return node }
        return FadingWordsNode(node, from: earlier, share: min(max(words.share.value(at: time), 0), 1))
    }
}

/// Words that fade into others in the middle of the same place.
final class FadingWordsNode: WrapperNode {
    private let earlier: TextNode
    private let share: Double

    init(_ child: LayoutNode, from earlier: TextNode, share: Double) {
        self.earlier = earlier
        self.share = share
        super.init(child, .effect)
    }

    override func draw(into builder: inout DisplayBuilder) {
        let size = earlier.size(.unspecified)
        earlier.place(
            at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2),
            proposal: .unspecified)
        builder.faded(1 - share) { earlier.draw(into: &$0) }
        builder.faded(share) { child.draw(into: &$0) }
    }

    override var traceName: String { ".contentTransition" }
    override var traceProperties: [TraceNode.Property] { [.init("share", .number(share))] }
}
