import Foundation
import ViewCore

/// A row with the label, the selected option and a chevron.
///
/// The chevron is 6.67 by 11.33 in tertiary label and 13.67 behind the value (Documentation/Rules/metrics.json,
/// `list.accessories.disclosure_ios26`). Outside of a list it is the same row, which is a guess.
struct LinkPickerLook: LookView {
    nonisolated static var publicName: String { "Picker" }

    let parts: PickerParts

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let hasLabel = !environment.labelsHidden
        Button {
        } label: {
            HStack(spacing: 0) {
                if hasLabel { parts.label.titled() }
                Spacer(minLength: 8)
                // Disabled, all of it is in the button's own colour; the second level of that would be hardly seen.
                PickerValue(parts: parts)
                    .foregroundStyle(
                        environment.isEnabled ? AnyShapeStyle(.secondary) : AnyShapeStyle(.foreground))
                DisclosureChevron()
                    .stroke(
                        Color(.system(environment.isEnabled ? .tertiaryLabel : .quaternaryLabel)),
                        style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
                    )
                    .frame(width: 6.67, height: 11.33)
                    .padding(.leading, 13.67)
            }
        }
        .buttonStyle(.plain)
        .unfold(into: &unfolding)
    }
}

private struct DisclosureChevron: Shape, PubliclyNamed {
    nonisolated static var publicName: String { "Path" }

    nonisolated func path(in rect: CGRect) -> Path {
        let inside = rect.insetBy(dx: 1, dy: 1)
        var path = Path()
        path.addLines([
            CGPoint(x: inside.minX, y: inside.minY), CGPoint(x: inside.maxX, y: inside.midY),
            CGPoint(x: inside.minX, y: inside.maxY),
        ])
        return path
    }
}

/// A row for each option, a tick in the tint at the end of the selected one.
///
/// The tick is 14.33 by 13.67 (Documentation/Rules/metrics.json, `list.accessories.checkmark_ios26`). That the label is
/// a row of its own before them, in secondary, is a guess.
struct InlinePickerLook: LookView {
    nonisolated static var publicName: String { "Picker" }

    let parts: PickerParts

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        if !environment.labelsHidden, let label = parts.label {
            unfolding.unfold(label.titled().foregroundStyle(.secondary), slot: 0)
        }
        let options = parts.options(in: &unfolding) { content, _ in content }
        for (index, option) in options.enumerated() {
            let row = HStack(spacing: 0) {
                MadeNodes(nodes: [option.node])
                Spacer(minLength: 8)
                if option.isSelected { RowTick() }
            }
            unfolding.unfold(row.dimmed(in: environment), slot: index + 1)
        }
    }
}

/// The mark of what is selected in a list.
private struct RowTick: View, PubliclyNamed {
    nonisolated static var publicName: String { "Picker" }

    var body: some View {
        Tick()
            .stroke(.tint, style: StrokeStyle(lineWidth: 2.2, lineCap: .round, lineJoin: .round))
            .frame(width: 14.33, height: 13.67)
    }
}

private struct Tick: Shape, PubliclyNamed {
    nonisolated static var publicName: String { "Path" }

    /// A tick is the same whichever way is read.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated func path(in rect: CGRect) -> Path {
        let inside = rect.insetBy(dx: 1.1, dy: 1.1)
        var path = Path()
        path.addLines([
            CGPoint(x: inside.minX, y: inside.minY + inside.height * 0.58),
            CGPoint(x: inside.minX + inside.width * 0.36, y: inside.maxY),
            CGPoint(x: inside.maxX, y: inside.minY),
        ])
        return path
    }
}

/// A round button before each option, one below the other or side by side; a guess in all its lengths, which are those
/// of a checkbox.
struct RadioGroupLook: LookView {
    nonisolated static var publicName: String { "Picker" }

    let parts: PickerParts

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let options = parts.options(in: &unfolding) { content, _ in
            content.defaultFont(environment.controlFont)
        }
        let buttons = RadioButtons(options: options, isPressed: parts.shown.contains(.press))
        if environment.hasHorizontalRadioGroups {
            HStack(alignment: .firstTextBaseline, spacing: 12) { buttons }.unfold(into: &unfolding)
        } else {
            VStack(alignment: .leading, spacing: 6) { buttons }.unfold(into: &unfolding)
        }
    }
}

private struct RadioButtons: LookView {
    nonisolated static var publicName: String { "Picker" }

    let options: [PickerOption]
    let isPressed: Bool

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let side: CGFloat =
            switch environment.controlSize {
            case .mini: 10
            case .small: 12
            case .regular: 14
            case .large, .extraLarge: 16
            }
        for (index, option) in options.enumerated() {
            let row = HStack(alignment: .firstTextBaseline, spacing: 6) {
                circle(side, isOn: option.isSelected)
                    // As a checkbox stands.
                    .alignmentGuide(.firstTextBaseline) { $0[.bottom] - side * 0.17 }
                MadeNodes(nodes: [option.node])
            }
            unfolding.unfold(row.dimmed(in: environment), slot: index)
        }
    }

    private func circle(_ side: CGFloat, isOn: Bool) -> some View {
        ZStack {
            Circle().fill(isOn ? Color.tint : Color(.system(.systemBackground)))
            if isOn {
                Circle().fill(Color.white).padding(side * 0.31)
            } else {
                Circle().strokeBorder(Color.primary.opacity(0.25), lineWidth: 1)
            }
            if isPressed, isOn { Circle().fill(Color.black.opacity(0.15)) }
        }
        .frame(width: side, height: side)
    }
}

/// Symbols side by side, the selected one in the tint on a faint ground of it.
///
/// A palette belongs in a menu, which pictures show closed; outside of one its look is a guess.
struct PaletteLook: LookView {
    nonisolated static var publicName: String { "Picker" }

    let parts: PickerParts

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let isMarked = environment.paletteEffect == .automatic
        let options = parts.options(looksSelected: isMarked, in: &unfolding) { content, isSelected in
            content
                .labelStyle(.iconOnly)
                .defaultForeground(isSelected ? .tint : .primary, always: isSelected)
        }
        let cells = PaletteCells(
            options: options, isMarked: isMarked, isPressed: parts.shown.contains(.press))
        HStack(spacing: 4) { cells }
            .dimmed(in: environment)
            .unfold(into: &unfolding)
    }
}

private struct PaletteCells: View, PubliclyNamed {
    nonisolated static var publicName: String { "Picker" }

    let options: [PickerOption]
    let isMarked: Bool
    let isPressed: Bool

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        for (index, option) in options.enumerated() {
            let cell = MadeNodes(nodes: [option.node])
                .frame(minWidth: 36, minHeight: 32)
                .background {
                    if option.isSelected, isMarked {
                        RoundedRectangle(cornerRadius: 8).fill(Color.tint.opacity(0.15))
                    }
                }
                .dimmed(isPressed && option.isSelected ? 0.5 : 1)
            unfolding.unfold(cell, slot: index)
        }
    }
}
