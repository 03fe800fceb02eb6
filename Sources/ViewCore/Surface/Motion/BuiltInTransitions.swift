import Drawing
public import Foundation

// Each is the view itself in its identity phase, which is all that a picture shows unless style code asks for another.

/// The view, unchanged.
public struct IdentityTransition: Transition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    nonisolated public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// From transparent and back.
public struct OpacityTransition: Transition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
    nonisolated public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// From another size.
public struct ScaleTransition: Transition {
    public var scale: Double
    public var anchor: UnitPoint
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// From a place beside.
public struct OffsetTransition: Transition {
    public var offset: CGSize
    nonisolated public init(_ offset: CGSize) { self.offset = offset }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// In over one edge and out over it.
public struct MoveTransition: Transition {
    public var edge: Edge
    nonisolated public init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.beyond(phase.isIdentity ? nil : edge)
    }
}

/// In from the leading edge and out over the trailing one.
public struct SlideTransition: Transition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.beyond(phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing)
    }
}

/// In over one edge and out over the opposite one.
public struct PushTransition: Transition {
    public var edge: Edge
    nonisolated public init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.beyond(phase.isIdentity ? nil : phase == .willAppear ? edge : edge.opposite)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Blurred while it comes and goes; how much is a guess.
public struct BlurReplaceTransition: Transition {
    public struct Configuration: Equatable, Sendable {
        let name: String
        public static let downUp = Configuration(name: "downUp")
        public static let upUp = Configuration(name: "upUp")
    }
    public var configuration: Configuration
    nonisolated public init(configuration: Configuration) { self.configuration = configuration }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.blur(radius: phase.isIdentity ? 0 : 8).opacity(phase.isIdentity ? 1 : 0)
    }
}

/// One transition in, another one out.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    public var insertion: Insertion
    public var removal: Removal
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        insertion.apply(
            content: removal.apply(content: content, phase: phase == .didDisappear ? phase : .identity),
            phase: phase == .willAppear ? phase : .identity)
    }
}

extension Transition where Self == IdentityTransition {
    public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
    public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
    public static var scale: ScaleTransition { ScaleTransition(0) }
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}
extension Transition where Self == OffsetTransition {
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}
extension Transition where Self == MoveTransition {
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
    public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    public static func blurReplace(
        _ configuration: BlurReplaceTransition.Configuration
    ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: configuration) }
}
extension Transition {
    public static func asymmetric<Insertion: Transition, Removal: Transition>(
        insertion: Insertion, removal: Removal
    ) -> AsymmetricTransition<Insertion, Removal>
    where Self == AsymmetricTransition<Insertion, Removal> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}

extension View {
    /// The view moved by its own length over an edge; where it is for `nil`.
    fileprivate func beyond(_ edge: Edge?) -> some View {
        modifier(
            NodeModifier { node, unfolding in
                var share = edge.sharesBeyond
                // The picture is turned around by then.
                if unfolding.environment.layoutDirection == .rightToLeft { share.x = -share.x }
                share = unfolding.moved(share.x, share.y)
                return EffectNode(
                    node,
                    .transform(
                        {
                            ProjectiveTransform(
                                CGAffineTransform(
                                    translationX: share.x * $0.width, y: share.y * $0.height))
                        }, name: "offset", value: .lengths([share.x, share.y])))
            })
    }
}

extension Edge? {
    /// How far away a view is beyond the edge, in its own lengths.
    fileprivate var sharesBeyond: (x: CGFloat, y: CGFloat) {
        switch self {
        case .top: (0, -1)
        case .bottom: (0, 1)
        case .leading: (-1, 0)
        case .trailing: (1, 0)
        case nil: (0, 0)
        }
    }
}

extension Edge {
    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}
