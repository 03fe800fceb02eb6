import Drawing
import Foundation
import ViewCore

/// The color in a ring of all hues at the end of a row; on macOS in a box at the label.
///
/// Guesses from pictures: a ring of 28 across and 3 thick, a gap of 2, a box of 44 by 23 with corners of 5, the checks
/// below a color that is not opaque, and that a pressed one fades.
struct ColorPickerBody: LookView {
    nonisolated static var publicName: String { "ColorPicker" }

    let label: HiddenLabel<ColorPickerBody>?
    let color: Color
    let supportsOpacity: Bool
    let isPressed: Bool

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let isMac = environment.platform == .macos
        let hasLabel = !environment.labelsHidden && label != nil
        let color = Group {
            if isMac { box(environment) } else { ring(environment) }
        }
        .dimmed((environment.isEnabled ? 1 : 0.5) * (isPressed ? 0.5 : 1))
        if hasLabel, environment.hasLabelColumn {
            ColumnRow(label: label.defaultFont(environment.controlFont), control: color)
                .unfold(into: &unfolding)
        } else {
            HStack(spacing: 8) {
                if hasLabel {
                    if isMac { label.defaultFont(environment.controlFont) } else { label }
                    if !isMac || environment.rowPlace.isList { Spacer(minLength: 0) }
                }
                color
            }
            .unfold(into: &unfolding)
        }
    }

    /// The color as it can be chosen: opaque where opacity cannot.
    private func shown(_ environment: EnvironmentValues) -> Color {
        guard !supportsOpacity else { return color }
        let rgba = color.rgba(in: environment)
        return Color(.fixed(RGBA(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: 1)))
    }

    private func ring(_ environment: EnvironmentValues) -> some View {
        let hues = stride(from: 0.0, through: 1, by: 1.0 / 12).map {
            Color(hue: $0, saturation: 0.9, brightness: 1)
        }
        return ZStack {
            Circle().strokeBorder(AngularGradient(colors: hues, center: .center), lineWidth: 3)
            fill(environment, Circle()).padding(5)
        }
        .frame(width: 28, height: 28)
    }

    private func box(_ environment: EnvironmentValues) -> some View {
        let outline = RoundedRectangle(cornerRadius: 5)
        return ZStack {
            outline.fill(Color(.system(.systemBackground)))
            outline.strokeBorder(Color.primary.opacity(0.25), lineWidth: 1)
            fill(environment, RoundedRectangle(cornerRadius: 2)).padding(4)
        }
        .frame(width: 44, height: 23)
    }

    @ViewBuilder private func fill<Outline: Shape>(
        _ environment: EnvironmentValues, _ outline: Outline
    ) -> some View {
        let color = shown(environment)
        ZStack {
            if color.rgba(in: environment).alpha < 1 {
                outline.fill(Color.white)
                Checks().fill(Color(white: 0.75)).clipShape(outline)
            }
            outline.fill(color)
        }
    }
}

/// Every second square of 4 points.
private struct Checks: Shape, PubliclyNamed {
    nonisolated static var publicName: String { "Path" }

    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        let side: CGFloat = 4
        for row in 0..<Int(min(rect.height / side, 20).rounded(.up)) {
            for column in 0..<Int(min(rect.width / side, 20).rounded(.up)) where (row + column) % 2 == 0 {
                path.addRect(
                    CGRect(
                        x: rect.minX + CGFloat(column) * side, y: rect.minY + CGFloat(row) * side,
                        width: side,
                        height: side))
            }
        }
        return path
    }
}
