import Foundation

/// The arithmetic of `ZStack`.
///
/// Only views of the highest priority decide the size; the others are then offered it
/// (Documentation/Rules/layout-rules.md, section 9).
struct LayerEngine {
    let alignment: Alignment

    func layOut<Child: LayoutItem>(
        _ nodes: [Child], in proposal: ProposedViewSize
    ) -> StackEngine.Result {
        var result = StackEngine.Result()
        guard !nodes.isEmpty else { return result }
        let top = nodes.map(\.priority).filter { !$0.isNaN }.max() ?? 0
        var (across, down) = (AlignedExtent(), AlignedExtent())
        for node in nodes where node.priority >= top {
            let size = node.size(proposal)
            across.add(
                length: size.width, guide: node.guide(alignment.horizontal.key, for: proposal))
            down.add(
                length: size.height, guide: node.guide(alignment.vertical.key, for: proposal))
        }
        result.size = CGSize(width: across.length, height: down.length)
        for node in nodes {
            let offer = node.priority >= top ? proposal : ProposedViewSize(result.size)
            result.proposals.append(offer)
            result.origins.append(
                CGPoint(
                    x: -node.guide(alignment.horizontal.key, for: offer) - across.low,
                    y: -node.guide(alignment.vertical.key, for: offer) - down.low))
        }
        return result
    }
}
