import Drawing
import Foundation

/// A lazy container whose sections keep their headers or footers in sight, while any of them is.
///
/// A header whose place lies before what the scroll view around shows is moved to where that begins, but not past
/// its section's end; a footer likewise to where it ends, but not before its header. (Tests/Fixtures/apple-frames.tsv,
/// `lazy/pinned-*`; that a section's end stops its header is not recorded.)
final class PinnedSectionsNode: WrapperNode {
    /// The views of one section.
    private struct Part {
        var all: [LayoutNode] = []
        var header: [LayoutNode] = []
        var footer: [LayoutNode] = []
    }

    private let axis: Axis
    private let pinned: PinnedScrollableViews
    private let sections: [Part]
    private let placement: Placement
    private var moved: [LayoutNode] = []

    init(
        _ child: LayoutNode, along axis: Axis, _ nodes: [LayoutNode], _ places: [SectionPlace?],
        _ pinned: PinnedScrollableViews, _ placement: Placement
    ) {
        self.axis = axis
        self.pinned = pinned
        self.placement = placement
        var sections: [Part] = []
        var number: Int?
        for (node, place) in zip(nodes, places) {
            guard let place else { continue }
            if place.number != number { sections.append(Part()) }
            number = place.number
            sections[sections.count - 1].all.append(node)
            switch place.part {
            case .header: sections[sections.count - 1].header.append(node)
            case .footer: sections[sections.count - 1].footer.append(node)
            case .content: break
            }
        }
        self.sections = sections
        super.init(child, .trait)
    }

    override func arrange() {
        super.arrange()
        moved = []
        guard let shown = placement.shown, shown.axes.contains(Axis.Set(axis)) else { return }
        let window = range(shown.frame)
        for section in sections {
            guard let whole = union(section.all), whole.lowerBound < window.upperBound,
                whole.upperBound > window.lowerBound
            else { continue }
            let (header, footer) = (union(section.header), union(section.footer))
            if let header, pinned.contains(.sectionHeaders) {
                let place = min(window.lowerBound, whole.upperBound - (header.upperBound - header.lowerBound))
                move(section.header, by: max(place - header.lowerBound, 0))
            }
            if let footer, pinned.contains(.sectionFooters) {
                let place = max(
                    window.upperBound - (footer.upperBound - footer.lowerBound),
                    header?.upperBound ?? whole.lowerBound)
                move(section.footer, by: min(place - footer.lowerBound, 0))
            }
        }
    }

    private func range(_ frame: CGRect) -> ClosedRange<CGFloat> {
        axis == .horizontal ? frame.minX...frame.maxX : frame.minY...frame.maxY
    }

    private func union(_ nodes: [LayoutNode]) -> ClosedRange<CGFloat>? {
        let ranges = nodes.map { range($0.frame) }
        guard let first = ranges.first else { return nil }
        return ranges.dropFirst().reduce(first) {
            min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound)
        }
    }

    private func move(_ nodes: [LayoutNode], by distance: CGFloat) {
        guard distance != 0 else { return }
        for node in nodes {
            var origin = node.frame.origin
            if axis == .horizontal { origin.x += distance } else { origin.y += distance }
            node.place(at: origin, proposal: node.placedProposal)
        }
        moved += nodes
    }

    /// What was moved lies over what it was moved to.
    override func draw(into builder: inout DisplayBuilder) {
        guard !moved.isEmpty else { return child.draw(into: &builder) }
        builder.draw(child.children.filter { node in !moved.contains { $0 === node } })
        builder.draw(moved)
    }
    override var traceName: String { ".pinnedViews" }
}
