import Foundation
import ViewCore

/// The selected option before two chevrons, as the button of a menu; without a label but in rows, where the label
/// stands at the leading end and the value is secondary (Documentation/Rules/metrics.json, `picker_menu`).
///
/// On macOS a pop-up button behind the label. Guesses: the gap of 5 before the chevrons outside of rows, where nothing
/// was measured, and all of macOS.
struct MenuPickerLook: LookView {
    nonisolated static var publicName: String { "Picker" }

    let parts: PickerParts

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let isLabeled =
            !environment.labelsHidden && (environment.rowPlace.isList || environment.platform == .macos)
        if environment.hasLabelColumn, let label = parts.label {
            ColumnRow(
                alignment: .firstTextBaseline, label: label.titled().defaultFont(environment.controlFont),
                control: menu(environment)
            ).unfold(into: &unfolding)
        } else if isLabeled, let label = parts.label {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                if environment.platform == .macos {
                    label.titled().defaultFont(environment.controlFont)
                } else {
                    label.titled()
                }
                if environment.rowPlace.isList { Spacer(minLength: 0) }
                menu(environment)
            }
            .unfold(into: &unfolding)
        } else {
            menu(environment).unfold(into: &unfolding)
        }
    }

    private func menu(_ environment: EnvironmentValues) -> some View {
        let isSecondary = environment.rowPlace.isList && environment.platform == .ios && environment.isEnabled
        return Menu {
            EmptyView()
        } label: {
            PickerMenuLabel(
                parts: parts, hasChevrons: environment.menuIndicator != .hidden, isSecondary: isSecondary)
        }
        .menuIndicator(.hidden)
    }
}

private struct PickerMenuLabel: LookView {
    nonisolated static var publicName: String { "Picker" }

    let parts: PickerParts
    let hasChevrons: Bool
    let isSecondary: Bool

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        // Measured at 17 points; a symbol grows with the words.
        let em = (environment.font ?? environment.controlFont).size(in: environment) / 17
        let row = HStack(alignment: .center, spacing: environment.rowPlace.isList ? 9.67 : 5) {
            PickerValue(parts: parts)
            if hasChevrons {
                UpDownChevrons()
                    .stroke(.foreground, style: UpDownChevrons.stroke(1.5 * em))
                    .frame(width: 8.33 * em, height: 12.33 * em)
            }
        }
        if isSecondary {
            // Not the second level of the button's own foreground, the tint.
            row.foregroundStyle(Color(.system(.secondaryLabel))).unfold(into: &unfolding)
        } else {
            row.unfold(into: &unfolding)
        }
    }
}

/// A chevron up over one down, 8.33 by 12.33 with their stroke (Documentation/Rules/metrics.json,
/// `list.accessories.menuUpDown_ios26`); the stroke of 1.5 is a guess.
struct UpDownChevrons: Shape, PubliclyNamed {
    nonisolated static var publicName: String { "Path" }

    static func stroke(_ width: CGFloat) -> StrokeStyle {
        StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    }

    nonisolated func path(in rect: CGRect) -> Path {
        let inside = rect.insetBy(dx: 0.75, dy: 0.75)
        let rise = inside.height * 0.32
        var path = Path()
        path.addLines([
            CGPoint(x: inside.minX, y: inside.minY + rise), CGPoint(x: inside.midX, y: inside.minY),
            CGPoint(x: inside.maxX, y: inside.minY + rise),
        ])
        path.addLines([
            CGPoint(x: inside.minX, y: inside.maxY - rise), CGPoint(x: inside.midX, y: inside.maxY),
            CGPoint(x: inside.maxX, y: inside.maxY - rise),
        ])
        return path
    }
}
