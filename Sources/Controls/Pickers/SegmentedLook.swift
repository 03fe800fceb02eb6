import Foundation
import ViewCore

/// Segments of equal widths on one ground, the selected one on a pill.
///
/// Lengths: Documentation/Rules/metrics.json, `segmentedPicker`; colours: Documentation/Rules/colors.json,
/// `controls.segmented`. Guesses: the heights of other control sizes, the shadow of the pill, the lines' height, that
/// the pill shrinks while it is pressed, and all of macOS but the height of the control.
struct SegmentedLook: LookView {
    nonisolated static var publicName: String { "Picker" }

    let parts: PickerParts

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let metrics = SegmentMetrics(environment)
        let ink = Color(.system(environment.isEnabled ? .label : .tertiaryLabel))
        let options = parts.options(looksSelected: true, in: &unfolding) { content, isSelected in
            // Segments are words or a picture: an icon beside a title is left out.
            content
                .labelStyle(.titleOnly)
                .font(isSelected ? metrics.font.weight(metrics.weight) : metrics.font)
                .foregroundStyle(ink)
                .lineLimit(1)
        }
        SegmentRow(height: metrics.height, gap: metrics.gap, room: 2 * (metrics.side - SegmentCells.edge)) {
            SegmentLines(options: options, color: metrics.gap > 0 ? Color(.system(.separator)) : .clear)
            SegmentCells(
                options: options, metrics: metrics, isPressed: parts.shown.contains(.press))
        }
        .background(Color(.system(.tertiarySystemFill)), in: RoundedRectangle(cornerRadius: metrics.radius))
        .unfold(into: &unfolding)
    }
}

struct SegmentMetrics {
    let height: CGFloat
    let radius: CGFloat
    let pillRadius: CGFloat
    let pill: Color
    /// Between segments, for a line.
    let gap: CGFloat
    let font: Font
    /// Of the words of the selected segment.
    let weight: Font.Weight
    /// Between words and the ends of a segment that is as wide as it likes: 87 wide is "Segment A", about 63 wide in San Francisco.
    let side: CGFloat

    init(_ environment: EnvironmentValues) {
        let generation = environment.generation
        weight = generation.choose(ios18: .semibold, ios26: .medium)
        gap = generation.choose(ios18: 1, ios26: 0)
        pill =
            environment.colorScheme == .dark
            ? Color(red: 90 / 255, green: 90 / 255, blue: 96 / 255) : .white
        switch environment.platform {
        case .ios:
            height =
                switch environment.controlSize {
                case .mini: 24
                case .small: 28
                case .regular: 32
                case .large, .extraLarge: 40
                }
            radius = generation.choose(ios18: 8, ios26: height / 2)
            pillRadius = generation.choose(ios18: 7, ios26: height / 2 - 2)
            font = .system(size: 13)
            side = 12
        case .macos:
            height = MacControl.height(environment.controlSize)
            radius = MacControl.radius(environment.controlSize, environment.generation) ?? height / 2
            pillRadius = max(radius - 1, 0)
            font = environment.controlFont
            side = 10
        }
    }
}

/// The lines between segments neither of which is selected.
private struct SegmentLines: View, PubliclyNamed {
    nonisolated static var publicName: String { "Picker" }

    let options: [PickerOption]
    let color: Color

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        for index in options.indices.dropFirst() {
            let isShown = !options[index].isSelected && !options[index - 1].isSelected
            unfolding.unfold(Rectangle().fill(isShown ? color : .clear), slot: index)
        }
    }
}

private struct SegmentCells: View, PubliclyNamed {
    nonisolated static var publicName: String { "Picker" }

    let options: [PickerOption]
    let metrics: SegmentMetrics
    let isPressed: Bool

    /// Beside words in a segment that is as narrow as they are: the pill's.
    static let edge: CGFloat = 2

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        for (index, option) in options.enumerated() {
            unfolding.unfold(cell(option), slot: index)
        }
    }

    private func cell(_ option: PickerOption) -> some View {
        MadeNodes(nodes: [option.node])
            .padding(.horizontal, SegmentCells.edge)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                if option.isSelected {
                    RoundedRectangle(cornerRadius: metrics.pillRadius)
                        .fill(metrics.pill)
                        .shadow(color: .black.opacity(0.1), radius: 3, y: 1)
                        .padding(2)
                        .scaleEffect(isPressed ? 0.95 : 1)
                }
            }
    }
}

/// Columns of equal widths that fill what is offered, with the lines between them, which come first.
private struct SegmentRow: Layout, PubliclyNamed {
    nonisolated static var publicName: String { "HStack" }

    let height: CGFloat
    let gap: CGFloat
    /// What a segment has beside its words where nobody offers a width.
    let room: CGFloat

    private func count(_ subviews: Subviews) -> Int { (subviews.count + 1) / 2 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        if let width = proposal.width { return CGSize(width: width, height: height) }
        let count = count(subviews)
        let widest =
            subviews.suffix(count).reduce(0) { max($0, $1.sizeThatFits(.unspecified).width) }
            + room
        let gaps = gap * CGFloat(max(count - 1, 0))
        return CGSize(width: widest.rounded(.up) * CGFloat(count) + gaps, height: height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let count = count(subviews)
        guard count > 0 else { return }
        let room = max(bounds.width - gap * CGFloat(count - 1), 0)
        // Whole points; where they do not come out even, later segments are wider.
        func start(_ index: Int) -> CGFloat {
            let share = room * CGFloat(index) / CGFloat(count)
            return (index == count ? room : share.rounded(.down)) + gap * CGFloat(index)
        }
        for index in 0..<count {
            let width = start(index + 1) - gap - start(index)
            subviews[count - 1 + index].place(
                at: CGPoint(x: bounds.minX + start(index), y: bounds.minY),
                proposal: ProposedViewSize(width: max(width, 0), height: bounds.height))
            guard index > 0 else { continue }
            let line = (bounds.height / 2).rounded()
            subviews[index - 1].place(
                at: CGPoint(x: bounds.minX + start(index) - gap, y: bounds.minY + (bounds.height - line) / 2),
                proposal: ProposedViewSize(width: gap, height: line))
        }
    }
}
