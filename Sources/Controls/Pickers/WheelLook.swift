import Foundation
import ViewCore

/// The options of a picker on a wheel.
struct WheelPickerLook: LookView {
    nonisolated static var publicName: String { "Picker" }

    let parts: PickerParts

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let options = parts.options(in: &unfolding) { content, _ in
            content.labelStyle(.titleAndIcon).defaultFont(WheelMetrics.font).lineLimit(1)
        }
        // Where nothing is selected the wheel stands at its first row.
        let middle = options.firstIndex(where: \.isSelected) ?? 0
        let wheel = WheelMetrics(environment)
        let shown = (middle - wheel.reach)...(middle + wheel.reach)
        let rows = options.indices.filter { shown.contains($0) }.map { index in
            WheelRow(node: options[index].node, offset: index - middle)
        }
        WheelColumn(rows: rows, metrics: wheel)
            .frame(minWidth: 0, idealWidth: 320, maxWidth: .infinity)
            .background { WheelBand(metrics: wheel) }
            .dimmed(in: environment)
            .unfold(into: &unfolding)
    }
}

/// A row of a wheel and how many rows it is below the middle.
struct WheelRow {
    let node: LayoutNode
    let offset: Int
}

/// A wheel of 216 points across, seen from the front: all guesses but the height of a row, which the environment has.
struct WheelMetrics {
    static let font = Font.system(size: 21)
    let itemHeight: CGFloat
    let height: CGFloat = 216

    init(_ environment: EnvironmentValues) {
        // Rows higher than the wheel would leave nothing to be seen.
        itemHeight = min(environment.defaultWheelPickerItemHeight, 108)
    }

    /// The angle from a row to the next.
    var step: Double { itemHeight / (height / 2) }
    /// How many rows above and below the middle are seen: those in front of the edge.
    var reach: Int { Int(min(1.45 / step, 50)) }
}

/// Rows around a wheel: the farther from the middle, the flatter and fainter.
struct WheelColumn: LookView {
    nonisolated static var publicName: String { "Picker" }

    let rows: [WheelRow]
    let metrics: WheelMetrics

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        WheelLayout(metrics: metrics) { WheelRows(rows: rows, step: metrics.step) }.unfold(into: &unfolding)
    }
}

private struct WheelRows: View, PubliclyNamed {
    nonisolated static var publicName: String { "Picker" }

    let rows: [WheelRow]
    let step: Double

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        for row in rows {
            let angle = Double(row.offset) * step
            let view = MadeNodes(nodes: [row.node])
                .scaleEffect(x: 1, y: cos(angle))
                .opacity(row.offset == 0 ? 1 : 0.55 * cos(angle))
                .layoutValue(key: WheelAngle.self, value: angle)
            unfolding.unfold(view, slot: row.offset)
        }
    }
}

private struct WheelAngle: LayoutValueKey {
    static let defaultValue = 0.0
}

/// As wide as the widest row, each in the middle at the height that its angle has.
private struct WheelLayout: Layout, PubliclyNamed {
    nonisolated static var publicName: String { "VStack" }

    let metrics: WheelMetrics

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let offer = ProposedViewSize(width: proposal.width, height: nil)
        let width = subviews.reduce(0) { max($0, $1.sizeThatFits(offer).width) }
        return CGSize(width: width, height: metrics.height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let offer = ProposedViewSize(width: bounds.width, height: nil)
        for subview in subviews {
            let y = bounds.midY + metrics.height / 2 * sin(subview[WheelAngle.self])
            subview.place(at: CGPoint(x: bounds.midX, y: y), anchor: .center, proposal: offer)
        }
    }
}

/// The ground of the row in front.
struct WheelBand: View, PubliclyNamed {
    nonisolated static var publicName: String { "Picker" }

    let metrics: WheelMetrics
    @Environment(\.generation) private var generation

    var body: some View {
        let height = metrics.itemHeight + 2
        RoundedRectangle(cornerRadius: generation.choose(ios18: 8, ios26: min(height / 2, 17)))
            .fill(Color(.system(.tertiarySystemFill)))
            .frame(height: height)
            .padding(.horizontal, 9)
    }
}
