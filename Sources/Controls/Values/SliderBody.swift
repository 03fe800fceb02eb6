import Foundation
import ViewCore

/// Documentation/Rules/metrics.json, `slider`; colours: Documentation/Rules/colors.json, `controls.sliderTrack`.
///
/// The thumb of iOS 26 is white, not glass, and stays so while it is held; until iOS 18 none looks held. Guesses: half opacity where it is disabled, as a switch; 8 beside
/// labels of bounds; 150 wide where nothing is offered; that only macOS shows the label itself, before all.
struct SliderBody: View, PubliclyNamed {
    nonisolated static var publicName: String { "Slider" }

    let place: Double
    let label: HiddenLabel<ControlPart>?
    let least: HiddenLabel<ControlPart>?
    let most: HiddenLabel<ControlPart>?
    @Environment(\.generation) private var generation
    @Environment(\.platform) private var platform
    @Environment(\.colorScheme) private var scheme
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsHidden) private var labelsHidden
    @Environment(\.rowPlace) private var rowPlace

    var body: some View {
        if rowPlace == .columns, !labelsHidden, label != nil {
            ColumnRow(label: label, control: whole)
        } else if platform == .macos, !labelsHidden, label != nil {
            HStack(spacing: 8) {
                label
                whole
            }
            .lineHigh(in: rowPlace)
        } else {
            whole.lineHigh(in: rowPlace)
        }
    }

    private var whole: some View {
        HStack(spacing: 8) {
            least
            track
                .frame(minWidth: 0, idealWidth: 150, maxWidth: .infinity)
                .frame(height: 34)
                .dimmed(isEnabled ? 1 : 0.5)
            most
        }
    }

    private var track: some View {
        let metrics = SliderMetrics(generation)
        return SliderPart(kind: .track, place: place, metrics: metrics)
            .fill(rest)
            .overlay { SliderPart(kind: .filled, place: place, metrics: metrics).fill(.tint) }
            .overlay {
                SliderPart(kind: .thumb, place: place, metrics: metrics)
                    .fill(Color.white)
                    .shadow(color: .black.opacity(metrics.shadow.opacity), radius: 3, y: metrics.shadow.y)
            }
    }

    private var rest: Color {
        generation.choose(
            ios18: Color(.system(.systemFill)),
            ios26: (scheme == .dark ? Color.white : .black).opacity(0x1A / 255.0))
    }
}

private struct SliderMetrics: Sendable {
    let thickness: CGFloat
    let sideInset: CGFloat
    let thumb: CGSize
    let shadow: (opacity: Double, y: CGFloat)
    /// How far the thumb's middle stays from the ends.
    let reach: CGFloat

    init(_ generation: Generation) {
        switch generation {
        case .ios18:
            (thickness, sideInset, reach) = (4, 3, 14)
            (thumb, shadow) = (CGSize(width: 27, height: 27), (0.15, 2))
        case .ios26:
            (thickness, sideInset, reach) = (6, 0, 18.5)
            (thumb, shadow) = (CGSize(width: 37, height: 24), (0.11, 1))
        }
    }
}

private struct SliderPart: Shape, PubliclyNamed {
    nonisolated static var publicName: String { "Capsule" }

    enum Kind { case track, filled, thumb }
    let kind: Kind
    let place: Double
    let metrics: SliderMetrics

    nonisolated func path(in rect: CGRect) -> Path {
        let center = metrics.reach + max(rect.width - 2 * metrics.reach, 0) * place
        let start = metrics.sideInset
        let box =
            switch kind {
            case .track:
                bar(in: rect, from: start, to: rect.width - metrics.sideInset)
            case .filled:
                bar(in: rect, from: start, to: center)
            case .thumb:
                CGRect(
                    x: rect.minX + center - metrics.thumb.width / 2,
                    y: rect.midY - metrics.thumb.height / 2, width: metrics.thumb.width,
                    height: metrics.thumb.height)
            }
        return Capsule().path(in: box)
    }

    private nonisolated func bar(in rect: CGRect, from start: CGFloat, to end: CGFloat) -> CGRect {
        CGRect(
            x: rect.minX + start, y: rect.midY - metrics.thickness / 2, width: max(end - start, 0),
            height: metrics.thickness)
    }
}
