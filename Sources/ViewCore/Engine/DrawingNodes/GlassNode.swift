package import Drawing
package import Foundation

/// A piece of glass in a shape, as large as offered; in a container it melts together with pieces close to it.
package final class GlassNode: LayoutNode {
    let look: GlassLook
    private let path: (CGRect) -> Path
    private let gathering: GlassGathering?
    /// Of pieces that are one piece, wherever they stand.
    let union: AnyHashable?

    package init(
        _ look: GlassLook, in environment: EnvironmentValues, path: @escaping (CGRect) -> Path
    ) {
        self.look = look
        self.path = path
        gathering = environment.glassGathering
        union = environment.glassUnion
        super.init(.glass)
        gathering?.add(self)
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    package override var endlessAxes: Axis.Set { [.horizontal, .vertical] }
    package override var statedGuides: StatedGuides { .none }

    func outline(in rect: CGRect) -> Outline { rect.outline(of: path) }

    package override func draw(into builder: inout DisplayBuilder) {
        guard let gathering else { return draw(outline(in: builder.snapped(frame)), into: &builder) }
        let drawn = builder
        guard let outline = gathering.outline(drawnBy: self, snapped: { drawn.snapped($0) }) else { return }
        draw(outline, into: &builder)
    }

    private func draw(_ outline: Outline, into builder: inout DisplayBuilder) {
        let rect = builder.snapped(outline.bounds)
        if let shadow = look.shadow {
            let reach = 4 * shadow.radius + abs(shadow.x) + abs(shadow.y) + 1
            let around = Outline.rectangle(rect.insetBy(dx: -reach, dy: -reach))
            // Only around: glass is seen through.
            builder.clipped(to: .path(around.elements + outline.elements), rule: .evenOdd) {
                $0.grouped({ $0.blur = shadow.radius }) { builder in
                    let move = CGAffineTransform(translationX: shadow.x, y: shadow.y)
                    builder.fill(outline.applying(move), .solid(shadow.color))
                }
            }
        }
        builder.fill(outline, look.ground, in: rect)
        for color in look.fills { builder.fill(outline, .solid(color)) }
        if let shade = look.shade { builder.stroke(outline, .solid(shade), StrokePen(width: 1)) }
        // A line on the edge, twice as thick, of which the inner half stays.
        builder.clipped(to: outline) { $0.stroke(outline, .solid(look.rim), StrokePen(width: 2)) }
    }

    package override var traceName: String { ".glassEffect" }
    package override var traceProperties: [TraceNode.Property] {
        look.ground.traced("fill") + look.fills.map { .init("tint", .color($0)) }
    }
}

/// The pieces of glass of one container.
package final class GlassGathering {
    /// How far apart, in points, pieces begin to melt together.
    let spacing: CGFloat
    private var pieces: [Piece] = []

    private struct Piece {
        weak var node: GlassNode?
    }

    package init(spacing: CGFloat) { self.spacing = spacing.isFinite ? min(max(spacing, 0), 1000) : 0 }

    func add(_ node: GlassNode) { pieces.append(Piece(node: node)) }

    /// The outline of all that melts together with a piece; `nil` for all but the first of these, which draws it.
    func outline(drawnBy piece: GlassNode, snapped: (CGRect) -> CGRect) -> Outline? {
        // What was unfolded and not chosen was never placed.
        let placed = pieces.compactMap(\.node).filter {
            $0.look == piece.look && $0.frame.width > 0 && $0.frame.height > 0
        }
        var parts: [GlassPart] = []
        for node in placed {
            let rect = snapped(node.frame)
            if let union = node.union, let index = parts.firstIndex(where: { $0.first.union == union }) {
                parts[index].rect = parts[index].rect.union(rect)
                parts[index].nodes.append(node)
            } else {
                parts.append(GlassPart(nodes: [node], rect: rect))
            }
        }
        guard let own = parts.firstIndex(where: { $0.nodes.contains { $0 === piece } }) else { return nil }
        var (group, open) = (Set([own]), [own])
        while let next = open.popLast() {
            for other in parts.indices
            where !group.contains(other) && parts[next].distance(to: parts[other]) < spacing {
                group.insert(other)
                open.append(other)
            }
        }
        let members = group.sorted()
        guard let first = members.first, parts[first].first === piece else { return nil }
        let outlines = members.map { parts[$0].first.outline(in: parts[$0].rect) }
        return outlines.count == 1 ? outlines[0] : MeltedOutline.around(outlines, reach: 2 * spacing)
    }
}

/// One piece of glass, or those of a union, whose shape is around all of them.
private struct GlassPart {
    var nodes: [GlassNode]
    var rect: CGRect

    var first: GlassNode { nodes[0] }

    /// Between two frames, in points; 0 where they meet.
    func distance(to other: GlassPart) -> CGFloat {
        let dx = max(other.rect.minX - rect.maxX, rect.minX - other.rect.maxX, 0)
        let dy = max(other.rect.minY - rect.maxY, rect.minY - other.rect.maxY, 0)
        return (dx * dx + dy * dy).squareRoot()
    }
}

private struct GatheringKey: EnvironmentKey { static var defaultValue: GlassGathering? { nil } }
private struct UnionKey: EnvironmentKey { static var defaultValue: AnyHashable? { nil } }

extension EnvironmentValues {
    package var glassGathering: GlassGathering? {
        get { self[GatheringKey.self] }
        set { self[GatheringKey.self] = newValue }
    }
    package var glassUnion: AnyHashable? {
        get { self[UnionKey.self] }
        set { self[UnionKey.self] = newValue }
    }
}
