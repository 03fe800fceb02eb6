import Foundation
import ViewCore

/// 94 by 32, its halves divided by a line; the glyph of a half that does nothing is dimmed
/// (Documentation/Rules/metrics.json, `stepper`).
///
/// Guesses: the line is 18 high and in the color of separators, since the gray of 238 that was measured is that of
/// the fill on white, on which no line would be seen; a press darkens the half that counts up, where that can, by
/// the fill once more.
struct StepperBody: View, PubliclyNamed {
    nonisolated static var publicName: String { "Stepper" }

    let label: HiddenLabel<ControlPart>?
    let canIncrement: Bool
    let canDecrement: Bool
    let isPressed: Bool
    @Environment(\.generation) private var generation
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsHidden) private var labelsHidden
    @Environment(\.rowPlace) private var rowPlace

    var body: some View {
        if labelsHidden || label == nil {
            halves.lineHigh(in: rowPlace)
        } else if rowPlace == .columns {
            ColumnRow(label: label.titled(), control: halves)
        } else {
            HStack(spacing: 0) {
                label.titled()
                Spacer(minLength: 8)
                halves.lineHigh(in: rowPlace)
            }
        }
    }

    private var halves: some View {
        HStack(spacing: 0) {
            half(.minus, can: canDecrement, isDown: isPressed && !canIncrement)
            Color(.system(.separator)).frame(width: 1, height: 18)
            half(.plus, can: canIncrement, isDown: isPressed && canIncrement)
        }
        .frame(width: 94, height: 32)
        .background(Color(.system(.tertiarySystemFill)))
        .clipShape(RoundedRectangle(cornerRadius: generation.choose(ios18: 8, ios26: 16)))
    }

    private func half(_ glyph: StepperGlyph.Sign, can: Bool, isDown: Bool) -> some View {
        StepperGlyph(sign: glyph)
            .fill(isEnabled && can ? Color.primary : Color(.system(.tertiaryLabel)))
            .frame(width: 15, height: 15)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(isDown ? Color(.system(.tertiarySystemFill)) : .clear)
    }
}

/// Bars 15 long and 1.5 thick.
private struct StepperGlyph: Shape, PubliclyNamed {
    nonisolated static var publicName: String { "Path" }

    enum Sign { case plus, minus }
    let sign: Sign

    nonisolated func path(in rect: CGRect) -> Path {
        let half: CGFloat = 0.75
        let across = CGRect(x: rect.minX, y: rect.midY - half, width: rect.width, height: half * 2)
        guard sign == .plus else { return Path(across) }
        // One outline, so that a translucent colour does not show twice where the bars cross.
        let (left, right) = (rect.midX - half, rect.midX + half)
        var path = Path()
        path.addLines([
            CGPoint(x: left, y: rect.minY), CGPoint(x: right, y: rect.minY),
            CGPoint(x: right, y: across.minY), CGPoint(x: rect.maxX, y: across.minY),
            CGPoint(x: rect.maxX, y: across.maxY), CGPoint(x: right, y: across.maxY),
            CGPoint(x: right, y: rect.maxY), CGPoint(x: left, y: rect.maxY),
            CGPoint(x: left, y: across.maxY), CGPoint(x: rect.minX, y: across.maxY),
            CGPoint(x: rect.minX, y: across.minY), CGPoint(x: left, y: across.minY),
        ])
        path.closeSubpath()
        return path
    }
}
