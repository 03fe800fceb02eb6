package import Foundation

/// What moves a tile's views from the state before a change to the one after it, as far as the engine knows of that.
///
/// Only a tile that is drawn at a moment has one. Views hand it each value that can move on the way, and get the value that
/// is shown at the time. Used on one thread at a time, that of its graph; not sendable.
package class MotionRecorder {
    /// Seconds since the change.
    package final var time: TimeInterval = 0
    /// Whether what happens now lies before the change, so that nothing of it moves.
    package final var isSettling = true
    /// Whether the pass only lets time go on: nothing has changed.
    package final var isAdvancing = false

    package init() {}

    /// How the changes of this pass are carried out where nobody says another way; `nil` is at once.
    package final var change: MotionChange?

    /// Another pass begins.
    package func beginPass() {}
    /// The pass has placed all of its nodes.
    package func endPass() {}

    /// What is shown of a value at the time; the value itself where nothing moves it.
    package func moved<Data: VectorArithmetic>(_ data: Data, in unfolding: Unfolding) -> Data { data }
    /// The same of what a view, style or modifier says about itself as `Animatable`.
    package func moved<T>(partsOf value: T, in unfolding: Unfolding) -> T { value }

    /// A text's node, whose words may fade into others.
    @MainActor package func fading(_ node: TextNode, in unfolding: Unfolding) -> LayoutNode { node }

    /// Follows the frame of a node, which is laid around `inner` if it is a modifier's.
    package func follow(_ node: LayoutNode, around inner: LayoutNode?, in unfolding: Unfolding) {}
    /// Gives the nodes of the last pass the frames in which they are shown.
    package func showFrames() {}

    /// How many values of the view at a place have been asked for in this pass.
    package func count(at place: Identity) -> Int { 0 }
    /// Lets the next value of the place be the one with this number again.
    package func setCount(_ count: Int, at place: Identity) {}

    /// Unfolds what may be there in one pass and not in another, in place `slot`; `nil` where it is not.
    @MainActor package func unfold(
        slot: Int, into unfolding: inout Unfolding, _ content: (@MainActor (inout Unfolding) -> Void)?
    ) {}
    /// Unfolds the elements of a list, each in the place of its id: those that are gone may be seen on their way out.
    @MainActor package func unfold(
        elements: [(slot: Int, unfold: @MainActor (inout Unfolding) -> Void)], into unfolding: inout Unfolding
    ) {}
    /// Unfolds what a container holds: views in it come and go with it, not by transitions of their own.
    @MainActor package func unfoldContent(of unfolding: inout Unfolding, _ content: (inout Unfolding) -> Void)
    {
        content(&unfolding)
    }
    /// Where a node that is on its way out was last, and what it was offered there.
    package func lastPlace(of node: LayoutNode) -> (origin: CGPoint, proposal: ProposedViewSize)? { nil }

    /// When something happens by itself; `nil` if nothing does.
    package var nextTime: TimeInterval? { nil }
    /// Lets happen what is due by now.
    package func runDue() {}
}

/// How the changes in a part of a tree are carried out.
package class MotionChange {
    package init() {}
}

extension Unfolding {
    /// What is shown of a value that moves; the value itself in a tile without a moment.
    @inline(__always) package func moved<Data: VectorArithmetic>(_ data: Data) -> Data {
        guard let motion else { return data }
        return motion.moved(data, in: self)
    }

    /// The same of a value that may not be there: one that comes or goes does so at once.
    @inline(__always) package func moved<Data: VectorArithmetic>(_ data: Data?) -> Data? {
        guard let motion else { return data }
        guard let data else {
            motion.setCount(motion.count(at: identity) + 1, at: identity)
            return nil
        }
        return motion.moved(data, in: self)
    }
}
