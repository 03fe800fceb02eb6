public import Foundation

/// What states guides of its own: a view after unfolding.
package protocol GuideSource: AnyObject {
    /// The guide's value for a proposal where the view or something inside states it.
    func statedGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat?
}

/// A view's size for a proposal, and its guides.
public struct ViewDimensions: Equatable {
    private let source: (any GuideSource)?
    private let proposal: ProposedViewSize
    public let width: CGFloat
    public let height: CGFloat

    package init(source: (any GuideSource)?, proposal: ProposedViewSize, size: CGSize) {
        self.source = source
        self.proposal = proposal
        width = size.width
        height = size.height
    }

    public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
    public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    package func value(_ key: AlignmentKey) -> CGFloat {
        explicit(key) ?? key.defaultValue(in: self)
    }

    package func explicit(_ key: AlignmentKey) -> CGFloat? {
        source?.statedGuide(key, for: proposal)
    }

    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.width == b.width && a.height == b.height && a.source === b.source
    }
}
