public import Foundation
import Drawing

/// Where content is scrolled to; a tile shows it from its default anchor, whatever is asked for.
public struct ScrollPosition: Equatable, Sendable {
    public private(set) var edge: Edge?
    public private(set) var point: CGPoint?
    public private(set) var isPositionedByUser = false
    nonisolated(unsafe) private var id: AnyHashable?

    public var x: CGFloat? { point?.x }
    public var y: CGFloat? { point?.y }
    public var viewID: (any Hashable)? { unsafe id?.base as? any Hashable }
    public func viewID<T: Hashable>(type: T.Type) -> T? { unsafe id?.base as? T }

    nonisolated public init(idType: (some Hashable).Type = Never.self) {}
    nonisolated public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
        unsafe self.id = AnyHashable(id)
    }
    nonisolated public init(idType: (some Hashable).Type = Never.self, edge: Edge) { self.edge = edge }
    nonisolated public init(idType: (some Hashable).Type = Never.self, point: CGPoint) { self.point = point }
    nonisolated public init(idType: (some Hashable).Type = Never.self, x: CGFloat, y: CGFloat) {
        point = CGPoint(x: x, y: y)
    }
    nonisolated public init(idType: (some Hashable).Type = Never.self, x: CGFloat) {
        point = CGPoint(x: x, y: 0)
    }
    nonisolated public init(idType: (some Hashable).Type = Never.self, y: CGFloat) {
        point = CGPoint(x: 0, y: y)
    }

    public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
        self = ScrollPosition(id: id, anchor: anchor)
    }
    public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
    public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(x: x, y: y) }
    public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }
    public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }

    public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
        unsafe a.edge == b.edge && a.point == b.point && a.id == b.id
    }
}

/// Whether content gives way at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    public static let always = ScrollBounceBehavior(name: "always")
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    typealias Properties = ScrollTargetBehaviorProperties
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
    func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
    func properties(context: Self.PropertiesContext) -> Self.Properties
}
extension ScrollTargetBehavior {
    public func properties(context: PropertiesContext) -> Properties { Properties() }
}
/// What scrolling with a behaviour is like.
public struct ScrollTargetBehaviorProperties: Sendable {
    public var limitsScrolls = false
    nonisolated public init() {}
}
/// Where a behaviour is asked for its properties.
@dynamicMemberLookup
public struct ScrollTargetBehaviorPropertiesContext {
    private let environment: EnvironmentValues
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
        environment[keyPath: keyPath]
    }
}
/// What is scrolled to.
public struct ScrollTarget: Hashable, Sendable {
    public var rect: CGRect
    public var anchor: UnitPoint?
}
/// What scrolling is like when it is about to rest.
public struct ScrollTargetBehaviorContext {
    public var originalTarget: ScrollTarget
    public var velocity: CGVector
    public var contentSize: CGSize
    public var containerSize: CGSize
    public var axes: Axis.Set
}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    nonisolated public init() {}
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public struct LimitBehavior: Sendable {
        private let name: String
        public static let automatic = LimitBehavior(name: "automatic")
        public static let always = LimitBehavior(name: "always")
        public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
        public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
        public static let never = LimitBehavior(name: "never")
    }
    nonisolated public init(limitBehavior: LimitBehavior = .automatic) {}
    nonisolated public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
    }
}

/// How content ends below bars.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// Whether a kind of input scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollInputBehavior(name: "automatic")
    public static let enabled = ScrollInputBehavior(name: "enabled")
    public static let disabled = ScrollInputBehavior(name: "disabled")
}
public struct ScrollInputKind: Hashable, Sendable {
    private let name: String
    public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
    public static let look = ScrollInputKind(name: "look")
}

// Nothing scrolls in a tile.
extension View {
    nonisolated public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> Self { self }
    nonisolated public func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
    ) -> Self { self }
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> Self { self }
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> Self { self }
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> Self { self }
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> Self { self }
    nonisolated public func scrollEdgeEffectStyle(
        _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
    ) -> Self { self }
    nonisolated public func scrollEdgeEffectHidden(
        _ hidden: Bool = true, for edges: Edge.Set = .all
    ) -> Self { self }
    nonisolated public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind)
        -> Self
    {
        self
    }
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> Self { self }
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> Self { self }
}

/// A way with a direction, in points.
public struct CGVector: Hashable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat
    public static let zero = CGVector(dx: 0, dy: 0)
    public init() { self = .zero }
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}

/// What scrolling is like when its phase changes.
public struct ScrollPhaseChangeContext {
    public let geometry: ScrollGeometry
    public let velocity: CGVector?
}

// MARK: - Scroll transitions

/// Where a view is on its way through a scroll view: in its middle, in a tile.
public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing
    public var isIdentity: Bool { self == .identity }
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view changes on its way.
public struct ScrollTransitionConfiguration: Sendable {
    private init() {}
    public static let animated = ScrollTransitionConfiguration()
    public static let interactive = ScrollTransitionConfiguration()
    public static let identity = ScrollTransitionConfiguration()
    public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }
    public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { interactive }
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

    /// How much of a view has to be seen.
    public struct Threshold: Sendable {
        private init() {}
        public static let visible = Threshold()
        public static let hidden = Threshold()
        public static var centered: Threshold { visible }
        public static func visible(_ amount: Double) -> Threshold { visible }
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
        public func inset(by distance: Double) -> Threshold { self }
    }
}

extension View {
    /// The view as it is when all of it is seen.
    nonisolated public func scrollTransition<Effect: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> ModifiedContent<Self, VisualEffectModifier<Effect>> {
        visualEffect { content, _ in transition(content, .identity) }
    }
    nonisolated public func scrollTransition<Effect: VisualEffect>(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> ModifiedContent<Self, VisualEffectModifier<Effect>> {
        visualEffect { content, _ in transition(content, .identity) }
    }
}
