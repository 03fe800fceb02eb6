import Foundation
import SwiftUI

/// Layouts as users may write them: they answer, place and ask what they like.
struct HostileLayout: Layout {
    enum Kind: CaseIterable {
        case nan, negative, infinite, huge, offer, twice, never, nowhere, extremes, many, cached
    }
    var kind: Kind
    var number: CGFloat
    /// How many sizes `many` asks each view for.
    var questions = 40

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
        switch kind {
        case .nan: return CGSize(width: CGFloat.nan, height: number)
        case .negative: return CGSize(width: -5, height: -number)
        case .infinite: return CGSize(width: CGFloat.infinity, height: .infinity)
        case .huge: return CGSize(width: 1e300, height: number)
        case .offer: return proposal.replacingUnspecifiedDimensions(by: CGSize(width: number, height: number))
        case .extremes:
            return widest(
                subviews,
                [.zero, .unspecified, .infinity, proposal, ProposedViewSize(width: number, height: nil)])
        case .many:
            let width = proposal.width ?? 100
            return widest(
                subviews,
                (0..<questions).map {
                    ProposedViewSize(width: width * CGFloat($0) / 37, height: proposal.height)
                })
        default: return widest(subviews, [proposal])
        }
    }

    private func widest(_ subviews: Subviews, _ proposals: [ProposedViewSize]) -> CGSize {
        subviews.reduce(into: CGSize.zero) { result, subview in
            for proposal in proposals {
                let dimensions = subview.dimensions(in: proposal)
                result.width = max(result.width, dimensions.width + dimensions[HorizontalAlignment.leading])
                result.height = max(
                    result.height, dimensions.height, dimensions[VerticalAlignment.firstTextBaseline])
            }
        }
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) {
        for subview in subviews {
            switch kind {
            case .never: continue
            case .nowhere:
                subview.place(
                    at: CGPoint(x: CGFloat.nan, y: number),
                    proposal: ProposedViewSize(width: .nan, height: -1))
            case .twice:
                subview.place(at: bounds.origin, proposal: .infinity)
                subview.place(at: bounds.origin, anchor: UnitPoint(x: number, y: 0), proposal: proposal)
            case .offer: subview.place(at: bounds.origin, proposal: .unspecified)
            default: subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
            }
        }
    }

    func makeCache(subviews: Subviews) -> [CGSize] {
        kind == .cached ? subviews.map { $0.sizeThatFits(.unspecified) } : []
    }

    func spacing(subviews: Subviews, cache: inout [CGSize]) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing, edges: .all) }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout [CGSize]
    ) -> CGFloat? { kind == .twice ? number : nil }
}

struct WidestKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct BoundsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
    }
}
