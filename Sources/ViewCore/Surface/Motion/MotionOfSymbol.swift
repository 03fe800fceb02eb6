import Drawing
import Foundation

/// The symbol of an image over several passes.
private final class MotionOfSymbol {
    /// What was drawn last.
    var last: LayoutNode?
    var name: String?
    /// What was there before, and goes.
    var earlier: LayoutNode?
    var effect: SymbolEffectConfiguration?
    var turn = 0
    let share = MotionTrack(1.0)
}

extension MotionTracks {
    /// Lets the symbol at `index` stand as the effects around say, and take the place of another where a content transition
    /// has it.
    @MainActor func posed(at index: Int, in unfolding: inout Unfolding) {
        guard index < unfolding.nodes.count, let name = unfolding.nodes[index].symbolName else { return }
        let node = unfolding.nodes[index]
        let symbol = memory(of: nextPlace(in: unfolding).child(-18)) { MotionOfSymbol() }.object
        if let last = symbol.name, last != name { replace(symbol, in: unfolding) }
        (symbol.name, symbol.last) = (name, node)
        var pose = unfolding.environment.symbolPose ?? .rest
        var earlier: (LayoutNode, SymbolPose)?
        let share = min(max(symbol.share.value(at: time), 0), 1)
        if let old = symbol.earlier, let effect = symbol.effect, share < 1 {
            let poses = effect.replacing(at: share)
            earlier = (old, poses.old)
            pose = pose.joined(poses.new)
        }
        guard pose != .rest || earlier != nil else { return }
        let posed = PosedSymbolNode(node, pose, from: earlier)
        posed.owner = unfolding.owner
        unfolding.follow(posed, around: node)
        unfolding.nodes[index] = posed
    }

    private func replace(_ symbol: MotionOfSymbol, in unfolding: Unfolding) {
        symbol.turn += 1
        symbol.earlier = nil
        guard let effect = unfolding.environment.contentTransition.effect, !isSettling else { return }
        let own = change(in: unfolding)
        guard own?.transaction.disablesAnimations != true else { return }
        // Symbols replace each other whether or not their change has an animation.
        let change =
            own?.animation == nil ? TransactionChange(Transaction(animation: .easeInOut)) : own
        guard let change,
            let end = symbol.share.begin(from: 0, to: 1, by: change, at: time, in: unfolding.environment)
        else { return }
        (symbol.earlier, symbol.effect) = (symbol.last, effect)
        note(end, of: change)
        let turn = symbol.turn
        if end.removed.isFinite {
            schedule(at: end.removed) { if symbol.turn == turn { symbol.earlier = nil } }
        }
    }
}

extension LayoutNode {
    fileprivate var symbolName: String? { (self as? SymbolNode)?.name ?? (self as? CustomSymbolNode)?.name }
}
