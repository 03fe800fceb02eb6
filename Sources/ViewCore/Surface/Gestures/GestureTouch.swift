package import Foundation

/// The finger of a tile that is pressed, as a view's gesture is told of it.
@MainActor @preconcurrency
public struct GestureTouch {
    /// When the picture is taken, as everywhere that no clock may reach.
    package nonisolated static let time = StillMoment.date

    let finger: TileTouch
    private let place: ViewPlace
    /// Where the finger went down in the picture.
    private let start: CGPoint
    private let context: PropertyContext
    /// What gestures ask for, in order.
    package let calls: GestureCalls

    /// - Parameter node: the view that is touched; one that draws nothing is touched in the picture's corner.
    init(_ node: LayoutNode?, _ context: PropertyContext, _ calls: GestureCalls) {
        let graph = context.graph
        finger = graph.touch
        place = ViewPlace(node, in: graph)
        self.context = context
        self.calls = calls
        // One finger touches all views that it touches at one place.
        let start = graph.touchPoint ?? place.frame.point(at: graph.touch.place)
        if node != nil { graph.touchPoint = start }
        self.start = start
    }

    /// A touch that nobody is told of, to learn what a gesture would make of it.
    init(unseenIn context: PropertyContext) {
        finger = context.graph.touch
        place = ViewPlace(nil, in: context.graph)
        self.context = context
        calls = GestureCalls()
        start = .zero
    }

    /// Where the finger went down.
    func start(in space: CoordinateSpace) -> CGPoint { place.point(start, in: space) }

    /// Where the finger is when the picture is taken.
    func location(in space: CoordinateSpace) -> CGPoint {
        let start = start(in: space)
        return CGPoint(x: start.x + finger.translation.width, y: start.y + finger.translation.height)
    }

    /// A gesture that users write, its dynamic properties connected.
    func installed<T>(_ value: T) -> T {
        let table = FieldTable.table(for: T.self)
        if table.isEmpty { return value }
        var copy = value
        table.install(on: &copy, in: context)
        return copy
    }
}

/// Where a view was placed, and what the views around it name.
@MainActor struct ViewPlace {
    let frame: CGRect
    private let node: LayoutNode?
    private let root: LayoutNode?

    init(_ node: LayoutNode?, in graph: ViewGraph) {
        self.node = node
        root = graph.placedRoot
        frame = node?.frame ?? .zero
    }

    /// A point of the picture in `space`; in one that no view around names, as in the picture.
    func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
        let origin: CGPoint =
            switch space {
            case .global: .zero
            case .local: frame.origin
            case .named(let name): node.flatMap { root?.space(name, around: $0)?.origin } ?? .zero
            }
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
}

/// What gestures have to do when they are touched, and when the touch is gone.
@MainActor package final class GestureCalls {
    var actions: [() -> Void] = []
    var resets: [() -> Void] = []
    /// Whether the touch was told of.
    var isTouched = false

    func run() {
        let due = actions
        actions = []
        for action in due { action() }
    }

    /// The finger is gone: what a gesture set while it was down is set back.
    func release() {
        let due = resets
        (actions, resets, isTouched) = ([], [], false)
        for reset in due { reset() }
    }
}

extension LayoutNode {
    /// The frame of the nearest view around `inner` that names a coordinate space so.
    fileprivate func space(_ name: AnyHashable, around inner: LayoutNode) -> CGRect? {
        var rest: [(node: LayoutNode, space: CGRect?)] = [(self, nil)]
        while let (node, around) = rest.popLast() {
            if node === inner { return around }
            let space = node.spaceName == name ? node.frame : around
            for child in node.children { rest.append((child, space)) }
        }
        return nil
    }
}

extension CGRect {
    fileprivate func point(at place: UnitPoint) -> CGPoint {
        CGPoint(x: minX + place.x * width, y: minY + place.y * height)
    }
}
