package import Foundation

/// A view as the arithmetic of containers sees it: it answers sizes, guides and wishes.
package protocol LayoutItem: GuideSource {
    func size(_ proposal: ProposedViewSize) -> CGSize
    /// The length along `axis`: what `size` has, with less work where the other one is of no interest.
    func length(_ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat
    /// A guide's value: the stated one, or the default for the size.
    func guide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat
    var priority: Double { get }
    var spacing: ViewSpacing { get }
    /// The axes along which an endless offer has an endless answer, whatever is offered along the other.
    var knownEndlessAxes: Axis.Set { get }
    /// What a modifier has set for the container, by the type of its key.
    func layoutValue(_ key: ObjectIdentifier) -> Any?
}

extension LayoutItem {
    /// Where the view lies in a box of `size` so that its guides are on the box's own.
    func alignedOffset(
        _ alignment: Alignment, in size: CGSize, proposal: ProposedViewSize
    ) -> CGPoint {
        let box = ViewDimensions(source: nil, proposal: .unspecified, size: size)
        let horizontal = alignment.horizontal.key
        let vertical = alignment.vertical.key
        return CGPoint(
            x: horizontal.defaultValue(in: box) - guide(horizontal, for: proposal),
            y: vertical.defaultValue(in: box) - guide(vertical, for: proposal))
    }
}

extension Sequence where Element: LayoutItem {
    /// The axes along which any has no end.
    var endlessAxes: Axis.Set { reduce(into: []) { $0.formUnion($1.knownEndlessAxes) } }

    /// What lies along the edges of all together; without any view, nothing that wants a distance.
    var spacingUnion: ViewSpacing {
        var union = ViewSpacing.undemanding
        var isEmpty = true
        for item in self {
            union.formUnion(item.spacing)
            isEmpty = false
        }
        return isEmpty ? .zero : union
    }
}
