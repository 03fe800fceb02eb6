package import Foundation

/// What views learn, while they are placed, from the views around them.
///
/// Containers add to it before they place what is inside and take it back after. Rectangles are in
/// layout coordinates, left to right, until they are turned by `absolute(_:)`.
package final class Placement {
    /// A named coordinate space around, its frame as in the picture.
    package struct Space {
        package let name: AnyHashable
        package let frame: CGRect
    }

    /// The room a container has, and the part of it that nothing covers.
    package struct SafeArea: Equatable {
        package var container: CGRect
        package var safe: CGRect
    }

    package private(set) var spaces: [Space] = []
    /// Of the mirrored subtrees around, outermost first: the sum of two mirrored x coordinates.
    private var mirrors: [CGFloat] = []
    package private(set) var safeArea: SafeArea?
    /// What `containerRelativeFrame` is relative to; `nil` lengths leave the content alone.
    package private(set) var container = ProposedViewSize.unspecified
    /// What the scroll view around shows of its content, and along which axes it scrolls.
    private(set) var shown: (frame: CGRect, axes: Axis.Set)?
    /// Who waits to be told of the next scroll view inside, `nil` once it was.
    private var scrollWatchers: [((ScrollGeometry) -> Void)?] = []
    /// Work found during placement that runs after it, in the order found.
    package var actions: [() -> Void] = []
    /// The lengths of `container` that a size depends on, so that it cannot be remembered across others.
    package var readsContainer: Axis.Set = []

    /// A frame that others may take, and the point of it that lies on theirs.
    package typealias SharedGeometry = (frame: CGRect, point: CGPoint)
    /// Who lends its frame, by what it shares with others.
    private var lenders: [AnyHashable: () -> SharedGeometry] = [:]
    /// What is placed anew when every frame is known, in the order found.
    private var lateWork: [() -> Void] = []

    package init() {}

    /// Forgets the last pass; the tile itself offers `offer`.
    package func begin(offer: ProposedViewSize) {
        spaces = []
        mirrors = []
        safeArea = nil
        container = offer
        shown = nil
        scrollWatchers = []
        actions = []
        lenders = [:]
        lateWork = []
    }

    // MARK: Coordinate spaces

    package func inSpace(_ name: AnyHashable, frame: CGRect, _ action: () -> Void) {
        spaces.append(Space(name: name, frame: absolute(frame)))
        action()
        spaces.removeLast()
    }

    package func mirrored(about sum: CGFloat, _ action: () -> Void) {
        mirrors.append(sum)
        let outer = safeArea
        if let area = outer {
            // Inside, right is left.
            safeArea = SafeArea(
                container: area.container.mirrored(about: sum), safe: area.safe.mirrored(about: sum))
        }
        action()
        safeArea = outer
        mirrors.removeLast()
    }

    /// The rectangle as it will be in the picture, after the trees around it are mirrored.
    package func absolute(_ rect: CGRect) -> CGRect {
        mirrors.reversed().reduce(rect) { $0.mirrored(about: $1) }
    }

    /// Whether what is placed now will be mirrored by the trees around it.
    var isMirrored: Bool { mirrors.count % 2 == 1 }

    // MARK: Matched geometry

    /// Lends the frame that a view has in the end; the first of several counts.
    func lend(as key: AnyHashable, _ geometry: @escaping () -> SharedGeometry) {
        if lenders[key] == nil { lenders[key] = geometry }
    }
    func lent(as key: AnyHashable) -> SharedGeometry? { lenders[key]?() }
    func afterPlacing(_ work: @escaping () -> Void) { lateWork.append(work) }

    /// Places what waits for the frames of others. What that places may wait in turn: that comes once more.
    func finish() {
        for _ in 0..<2 {
            let work = lateWork
            lateWork = []
            for step in work { step() }
        }
        lateWork = []
    }

    // MARK: Containers

    package func inContainer(_ size: ProposedViewSize, _ action: () -> Void) {
        let outer = container
        container = size
        action()
        container = outer
    }

    // MARK: Scroll views

    func showing(_ frame: CGRect, along axes: Axis.Set, _ action: () -> Void) {
        let outer = shown
        shown = (frame, axes)
        action()
        shown = outer
    }

    /// Runs `action` with somebody who waits for a scroll view; answers whether there was one.
    func watchingScrollView(
        _ watcher: @escaping (ScrollGeometry) -> Void, _ action: () -> Void
    ) -> Bool {
        scrollWatchers.append(watcher)
        action()
        return scrollWatchers.removeLast() == nil
    }

    /// Those who wait; whoever takes them tells them.
    func takeScrollWatchers() -> [(ScrollGeometry) -> Void] {
        guard !scrollWatchers.isEmpty else { return [] }
        defer { for index in scrollWatchers.indices { scrollWatchers[index] = nil } }
        return scrollWatchers.compactMap { $0 }
    }

    // MARK: Safe areas

    package func inSafeArea(_ area: SafeArea?, _ action: () -> Void) {
        let outer = safeArea
        safeArea = area
        action()
        safeArea = outer
    }

    /// How far a view at `frame` may reach past its edges: to the container's edge, on sides where it
    /// touches or crosses the safe area's.
    package func insets(of frame: CGRect, edges: Edge.Set = .all) -> EdgeInsets {
        guard let area = safeArea else { return EdgeInsets() }
        let (safe, room) = (area.safe, area.container)
        // Half a thousandth of a point forgives sums of fractions.
        let noise: CGFloat = 0.0005
        var insets = EdgeInsets()
        if edges.contains(.leading), frame.minX <= safe.minX + noise {
            insets.leading = max(frame.minX - room.minX, 0)
        }
        if edges.contains(.trailing), frame.maxX >= safe.maxX - noise {
            insets.trailing = max(room.maxX - frame.maxX, 0)
        }
        if edges.contains(.top), frame.minY <= safe.minY + noise {
            insets.top = max(frame.minY - room.minY, 0)
        }
        if edges.contains(.bottom), frame.maxY >= safe.maxY - noise {
            insets.bottom = max(room.maxY - frame.maxY, 0)
        }
        return insets
    }
}

extension CGRect {
    fileprivate func mirrored(about sum: CGFloat) -> CGRect {
        CGRect(x: sum - minX - width, y: minY, width: width, height: height)
    }
}
