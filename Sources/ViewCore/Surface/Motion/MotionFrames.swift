import Foundation

/// Where a tile's views are shown that the layout has moved.
///
/// The layout itself is not asked for what lies between: it places views as they are in the end, and each goes there from
/// where it was shown, as SwiftUI does. A text keeps the size of its words.
final class MotionFrames {
    typealias Pair = AnimatablePair<CGFloat, CGFloat>
    typealias Vector = AnimatablePair<Pair, Pair>

    /// A view over several passes.
    final class Place {
        var track: MotionTrack<Vector>?
        /// Where the layout has it, and what it was offered.
        var frame = CGRect.zero
        var proposal = ProposedViewSize.unspecified
    }

    private struct Followed {
        let node: LayoutNode
        let inner: LayoutNode?
        let place: Place
        let change: TransactionChange?
        let environment: EnvironmentValues
    }

    private var followed: [Followed] = []
    private var keys: [ObjectIdentifier: Identity] = [:]
    /// The views of the last pass that share their geometry, by what they share.
    private var matched: [AnyHashable: Place] = [:]
    private var groups = GeometryGroups(of: [])

    func beginPass() {
        followed.removeAll(keepingCapacity: true)
        keys.removeAll(keepingCapacity: true)
    }

    /// A modifier's node is known by what it is laid around: so several on one view keep apart.
    func follow(
        _ node: LayoutNode, around inner: LayoutNode?, in unfolding: Unfolding, _ tracks: MotionTracks
    ) {
        let key: Identity
        if let inner, let around = keys[ObjectIdentifier(inner)] {
            if inner === node { return }
            key = around.child(-8)
        } else {
            key = tracks.nextPlace(in: unfolding).child(-9)
        }
        keys[ObjectIdentifier(node)] = key
        followed.append(
            Followed(
                node: node, inner: inner, place: tracks.memory(of: key) { Place() }.object,
                change: tracks.change(in: unfolding), environment: unfolding.environment))
    }

    var count: Int { followed.count }

    /// Forgets the nodes that came last.
    func cut(to count: Int) {
        for item in followed[count...] { keys[ObjectIdentifier(item.node)] = nil }
        followed.removeSubrange(count...)
    }

    /// What is known of a node of this pass; of a modifier's that was not there before, what is known of its view.
    func place(of node: LayoutNode) -> Place? {
        guard let item = followed.last(where: { $0.node === node }) else { return nil }
        guard item.place.track == nil, let inner = item.inner else { return item.place }
        return place(of: inner)
    }

    func endPass(at time: TimeInterval, _ tracks: MotionTracks) {
        let shared = sharedVectors
        groups = GeometryGroups(of: followed.map(\.node))
        for item in followed {
            // One on its way out goes with the one that takes its place.
            let partner = (item.node as? MatchedNode).flatMap { $0.isGoing ? shared[$0.key] : nil }
            guard partner != nil || !item.node.isLeaving else { continue }
            let vector = partner ?? MotionFrames.vector(of: item.node, in: groups.around(item.node))
            item.place.frame = item.node.frame
            item.place.proposal = item.node.placedProposal
            guard let track = item.place.track else {
                let track = MotionTrack(vector)
                item.place.track = track
                // One that takes the place of another in its group comes from there.
                if let node = item.node as? MatchedNode, let change = item.change,
                    let last = matched[node.key]?.track, change.animation != nil,
                    let end = track.begin(
                        from: last.value(at: time), to: vector, by: change, at: time, in: item.environment)
                {
                    tracks.note(end, of: change)
                }
                continue
            }
            // What moves inside of the layout moves its frames: what is under way goes on from there.
            if let end = track.set(
                vector, by: item.change, at: time, in: item.environment, keepsRuns: !tracks.isSettling)
            {
                tracks.note(end, of: item.change)
            }
        }
        matched = [:]
        for item in followed where !item.node.isLeaving {
            if let node = item.node as? MatchedNode, !node.isGoing, matched[node.key] == nil {
                matched[node.key] = item.place
            }
        }
    }

    /// Where the layout has the views that share their geometry, by what they share.
    private var sharedVectors: [AnyHashable: Vector] {
        var vectors: [AnyHashable: Vector] = [:]
        for case let node as MatchedNode in followed.map(\.node) where !node.isGoing {
            if vectors[node.key] == nil { vectors[node.key] = MotionFrames.vector(of: node, in: nil) }
        }
        return vectors
    }

    func show(at time: TimeInterval) {
        // A group comes after what is in it, and goes first: all of that goes with it.
        for item in followed.reversed() where item.node is GeometryGroupNode { show(item, at: time) }
        for item in followed where !(item.node is GeometryGroupNode) { show(item, at: time) }
    }

    private func show(_ item: Followed, at time: TimeInterval) {
        guard let track = item.place.track, track.isMoving else { return }
        let vector = track.value(at: time)
        let (start, before) = (groups.around(item.node)?.frame.origin ?? .zero, item.node.frame)
        let frame = CGRect(
            x: start.x + vector.first.first, y: start.y + vector.first.second,
            width: item.node.isWords ? before.width : max(vector.second.first, 0),
            height: item.node.isWords ? before.height : max(vector.second.second, 0))
        if let node = item.node as? MatchedNode { return node.show(in: frame) }
        item.node.frame = frame
        guard let group = item.node as? GeometryGroupNode else { return }
        group.child.shift(by: CGSize(width: frame.minX - before.minX, height: frame.minY - before.minY))
    }

    /// - Parameter group: what the place is counted from; `nil` for the tile.
    private static func vector(of node: LayoutNode, in group: GeometryGroupNode?) -> Vector {
        var frame = node.frame
        if let start = group?.frame.origin { frame = frame.offsetBy(dx: -start.x, dy: -start.y) }
        // The words of a text are set anew for its size, which is no way between two.
        let size = node.isWords ? Pair(0, 0) : Pair(frame.width, frame.height)
        return Vector(Pair(frame.minX, frame.minY), size)
    }
}

extension LayoutNode {
    /// Whether its size is that of words.
    fileprivate var isWords: Bool { self is TextNode || self is FadingWordsNode }
}
