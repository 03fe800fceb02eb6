import Foundation
import ViewCore

/// A view that comes up from the bottom, as high as its detent says.
///
/// Corners of 10 until iOS 18; from iOS 26 a sheet of less than the whole height floats on glass with corners of 34, 8
/// from the sides. The grabber is 36 × 5. All guesses by eye.
struct SheetLook: LookView {
    nonisolated static var publicName: String { ".sheet" }

    let traits: PresentationTraits
    let content: MadeNodes
    var isFullScreen = false

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let detents = detents(environment)
        // Without a selection a sheet is as low as it may be.
        let detent = traits.selectedDetent ?? detents.first
        let isPartial = detent != nil && detent != .large
        let floats = environment.generation.choose(ios18: false, ios26: isPartial)
        let hasGrabber =
            !isFullScreen && traits.indicator != .hidden
            && (traits.indicator == .visible || detents.count > 1)
        let outline = SheetShape(
            radius: isFullScreen ? 0 : traits.cornerRadius ?? (floats ? 34 : 10), isRoundBelow: floats)
        SheetLayout(detent: detent, environment: environment) {
            ZStack { content }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .overlay(alignment: .top) {
                    if hasGrabber {
                        Capsule().fill(Color(.system(.tertiaryLabel))).frame(width: 36, height: 5)
                            .padding(.top, 5)
                    }
                }
        }
        .clipShape(outline)
        .background {
            if let background = traits.background {
                background.clipShape(outline)
            } else if floats {
                GlassGround(outline: outline)
            } else {
                outline.fill(Elevated.ground(environment))
                    .shadow(color: .black.opacity(isFullScreen ? 0 : 0.2), radius: 6)
            }
        }
        .padding(floats ? 8 : 0)
        .unfold(into: &unfolding)
    }

    /// One detent of each height, the lowest first.
    private func detents(_ environment: EnvironmentValues) -> [PresentationDetent] {
        let known = traits.detents.compactMap { detent in
            detent.height(in: SheetLayout.room, environment).map { (detent: detent, height: $0) }
        }
        let ordered = known.sorted {
            $0.height == $1.height ? $0.detent.rank < $1.detent.rank : $0.height < $1.height
        }
        return ordered.indices.filter { $0 == 0 || ordered[$0].height != ordered[$0 - 1].height }
            .map { ordered[$0].detent }
    }
}

/// Backgrounds inside of presentations.
enum Elevated {
    /// A step brighter in dark (Documentation/Rules/colors.json, `backgrounds.colors.systemBackground.darkElevated`).
    static func ground(_ environment: EnvironmentValues) -> Color {
        Color(.system(environment.colorScheme == .dark ? .secondarySystemBackground : .systemBackground))
    }
}

/// As wide as offered, and as high as a detent says of the room, or as the content where there is none.
private struct SheetLayout: Layout, PubliclyNamed {
    nonisolated static var publicName: String { "VStack" }

    let detent: PresentationDetent?
    let environment: EnvironmentValues

    /// The height of the phone whose pictures the metrics were measured in, 402 points wide.
    static let room: CGFloat = 874

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        guard let content = subviews.first else { return .zero }
        let room = proposal.height.flatMap { $0.isFinite ? $0 : nil }
        let height = detent.flatMap {
            $0 == .large && room == nil ? nil : $0.height(in: room ?? Self.room, environment)
        }
        let size = content.sizeThatFits(ProposedViewSize(width: proposal.width, height: height ?? room))
        return CGSize(width: proposal.width ?? size.width, height: height ?? room ?? size.height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

/// A rectangle with round corners above, and below where it floats.
private struct SheetShape: Shape, PubliclyNamed {
    nonisolated static var publicName: String { "UnevenRoundedRectangle" }

    let radius: CGFloat
    let isRoundBelow: Bool

    func path(in rect: CGRect) -> Path {
        let below = isRoundBelow ? radius : 0
        return Path(
            roundedRect: rect,
            cornerRadii: RectangleCornerRadii(
                topLeading: radius, bottomLeading: below, bottomTrailing: below, topTrailing: radius))
    }
}

/// A box beside what it was opened from, with an arrow there.
///
/// Corners of 13 until iOS 18 and 26 from iOS 26, an arrow of 26 × 13: guesses by eye.
struct PopoverLook: LookView {
    nonisolated static var publicName: String { ".popover" }

    let traits: PresentationTraits
    let content: MadeNodes
    let arrowEdge: Edge

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let isGlass = environment.generation.choose(ios18: false, ios26: true)
        let outline = PopoverShape(
            radius: traits.cornerRadius ?? environment.generation.choose(ios18: 13, ios26: 26),
            edge: arrowEdge)
        ZStack { content }
            .padding(arrowEdge.side, PopoverShape.arrow)
            .background {
                if let background = traits.background {
                    background.clipShape(outline)
                } else if isGlass {
                    GlassGround(outline: outline)
                } else {
                    outline.fill(Elevated.ground(environment))
                        .shadow(color: .black.opacity(0.2), radius: 8)
                }
            }
            .unfold(into: &unfolding)
    }
}

extension Edge {
    fileprivate var side: Edge.Set {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        }
    }
}

/// A rounded box with a triangle in the middle of one side, inside of the frame.
private struct PopoverShape: Shape, PubliclyNamed {
    nonisolated static var publicName: String { "RoundedRectangle" }

    static let arrow: CGFloat = 13
    let radius: CGFloat
    let edge: Edge

    func path(in rect: CGRect) -> Path {
        let arrow = PopoverShape.arrow
        var box = rect
        let tip: CGPoint
        let base: (CGPoint, CGPoint)
        switch edge {
        case .top, .bottom:
            box.size.height = max(rect.height - arrow, 0)
            let isAbove = edge == .top
            if isAbove { box.origin.y += arrow }
            let (y, end) = isAbove ? (box.minY, rect.minY) : (box.maxY, rect.maxY)
            tip = CGPoint(x: rect.midX, y: end)
            base = (CGPoint(x: rect.midX - arrow, y: y), CGPoint(x: rect.midX + arrow, y: y))
        case .leading, .trailing:
            box.size.width = max(rect.width - arrow, 0)
            let isBefore = edge == .leading
            if isBefore { box.origin.x += arrow }
            let (x, end) = isBefore ? (box.minX, rect.minX) : (box.maxX, rect.maxX)
            tip = CGPoint(x: end, y: rect.midY)
            base = (CGPoint(x: x, y: rect.midY - arrow), CGPoint(x: x, y: rect.midY + arrow))
        }
        var path = Path(roundedRect: box, cornerRadius: radius)
        path.move(to: base.0)
        path.addLine(to: tip)
        path.addLine(to: base.1)
        path.closeSubpath()
        return path
    }
}
