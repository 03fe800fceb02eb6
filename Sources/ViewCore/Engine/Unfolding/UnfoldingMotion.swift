package import Foundation

/// The part of what moves a tile that views meet while they are unfolded: they hand it each value that can move on the
/// way, and get the value that is shown at the time.
package class UnfoldingMotion: MotionRecorder {
    /// What is shown of a value at the time; the value itself where nothing moves it.
    package func moved<Data: VectorArithmetic>(_ data: Data, in unfolding: Unfolding) -> Data { data }
    /// The same of what a view, style or modifier says about itself as `Animatable`.
    package func moved<T>(partsOf value: T, in unfolding: Unfolding) -> T { value }

    /// A text's node, whose words may fade into others.
    @MainActor package func fading(_ node: TextNode, in unfolding: Unfolding) -> LayoutNode { node }

    /// Lets the symbol at `index` stand as effects say, and take the place of another.
    @MainActor package func poseSymbol(at index: Int, in unfolding: inout Unfolding) {}

    /// Follows the frame of a node, which is laid around `inner` if it is a modifier's.
    package func follow(_ node: LayoutNode, around inner: LayoutNode?, in unfolding: Unfolding) {}

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
