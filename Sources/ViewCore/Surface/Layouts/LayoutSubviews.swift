public import Foundation

/// The views that a layout lays out.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews

    package let session: LayoutSession
    private let range: Range<Int>
    public var layoutDirection: LayoutDirection

    package init(_ session: LayoutSession, layoutDirection: LayoutDirection) {
        self.session = session
        range = session.nodes.indices
        self.layoutDirection = layoutDirection
    }

    private init(
        _ session: LayoutSession, _ range: Range<Int>, _ layoutDirection: LayoutDirection
    ) {
        self.session = session
        self.range = range
        self.layoutDirection = layoutDirection
    }

    public var startIndex: Int { range.lowerBound }
    public var endIndex: Int { range.upperBound }

    /// Outside of `indices`, a view without size or place, with a warning: the other tiles are to be drawn.
    public subscript(index: Int) -> LayoutSubview {
        if !range.contains(index) { session.warnOfSubview("\(index)", range) }
        return LayoutSubview(session: session, index: range.contains(index) ? index : -1)
    }

    /// The part that there is, with a warning where that is not all.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        let part = bounds.clamped(to: range)
        if part != bounds { session.warnOfSubview("\(bounds)", range) }
        return LayoutSubviews(session, part, layoutDirection)
    }

    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.session === b.session && a.range == b.range && a.layoutDirection == b.layoutDirection
    }

    /// The nodes behind, for the library's own layouts.
    package var nodes: [LayoutNode] { Array(session.nodes[range]) }
}

/// A view as its layout sees it: it answers sizes and takes a place.
public struct LayoutSubview: Equatable {
    package let session: LayoutSession
    package let index: Int

    private var node: LayoutNode { index < 0 ? session.missing : session.nodes[index] }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        node.size(proposal.sanitized)
    }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        node.dimensions(proposal.sanitized)
    }

    public var spacing: ViewSpacing { node.spacing }
    public var priority: Double { node.priority }

    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        node.layoutValue(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
    }

    /// Puts the view's `anchor` at a point of the coordinates that `bounds` is given in.
    public func place(
        at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
    ) {
        session.place(index, at: position, anchor: anchor, proposal: proposal.sanitized)
    }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
        a.session === b.session && a.index == b.index
    }
}

/// The views of one layout container and where its layout has put them.
package final class LayoutSession {
    package struct Place {
        package var origin: CGPoint
        package var proposal: ProposedViewSize
    }

    package let nodes: [LayoutNode]
    /// `nil` outside of `placeSubviews`, when a place means nothing.
    package private(set) var places: [Place?]?
    private let name: String
    private let journal: Journal
    /// Stands for a view that a layout has asked for and that there is not.
    fileprivate private(set) lazy var missing = LayoutNode(.placeholder)

    package init(_ nodes: [LayoutNode], name: String, journal: Journal) {
        self.nodes = nodes
        self.name = name
        self.journal = journal
    }

    fileprivate func warnOfSubview(_ wanted: String, _ range: Range<Int>) {
        journal.warn("\(name) asks for subview \(wanted) where there are \(range); it gets an empty one")
    }

    /// Runs `action` and answers where it has put each view.
    package func placing(_ action: () -> Void) -> [Place?] {
        places = Array(repeating: nil, count: nodes.count)
        action()
        defer { places = nil }
        return places ?? []
    }

    fileprivate func place(
        _ index: Int, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize
    ) {
        guard places != nil else {
            return journal.warn("\(name) places a view outside of placeSubviews; that has no effect")
        }
        guard index >= 0 else { return }
        if places?[index] != nil {
            journal.warn("\(name) places a view more than once; the last place counts")
        }
        let size = nodes[index].size(proposal)
        var origin = CGPoint(
            x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
        if !origin.x.isFinite || !origin.y.isFinite {
            journal.warn(
                "\(name) places a view at (\(position.x), \(position.y)), which is no point; "
                    + "the container's corner is used")
            origin = CGPoint(x: CGFloat.nan, y: CGFloat.nan)
        }
        places?[index] = Place(origin: origin, proposal: proposal)
    }
}
