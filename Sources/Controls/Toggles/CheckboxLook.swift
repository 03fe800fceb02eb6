import Foundation
import ViewCore

/// A box with a tick while on and a dash while mixed, before its label.
///
/// The gap of 6 and a box of 14 to 16 points are those of Documentation/Rules/style-protocols.md, section 7; the
/// boxes of other control sizes, corners, colours and strokes are guesses.
struct CheckboxBody: LookView {
    nonisolated static var publicName: String { "Toggle" }

    let configuration: ToggleStyleConfiguration

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let side = side(environment.controlSize)
        HStack(alignment: .firstTextBaseline, spacing: 6) {
            box(side, environment)
                // Its middle at that of the capitals of a label in the size's font.
                .alignmentGuide(.firstTextBaseline) { $0[.bottom] - side * 0.17 }
            if !environment.labelsHidden {
                configuration.label.titled().defaultFont(environment.controlFont)
            }
        }
        .dimmed(in: environment)
        .unfold(into: &unfolding)
    }

    private func side(_ size: ControlSize) -> CGFloat {
        switch size {
        case .mini: 10
        case .small: 12
        case .regular: 14
        case .large, .extraLarge: 16
        }
    }

    private func box(_ side: CGFloat, _ environment: EnvironmentValues) -> some View {
        let isFull = configuration.isOn || configuration.isMixed
        let outline = RoundedRectangle(cornerRadius: side / 4)
        return ZStack {
            outline.fill(isFull ? Color.tint : Color(.system(.systemBackground)))
            if !isFull { outline.strokeBorder(Color.primary.opacity(0.25), lineWidth: 1) }
            if isFull {
                CheckboxMark(isDash: configuration.isMixed)
                    .stroke(
                        .white, style: StrokeStyle(lineWidth: side / 7, lineCap: .round, lineJoin: .round))
            }
            if configuration.claim.shown.contains(.press) { outline.fill(Color.black.opacity(0.15)) }
        }
        .frame(width: side, height: side)
    }
}

private struct CheckboxMark: Shape, PubliclyNamed {
    nonisolated static var publicName: String { "Path" }

    let isDash: Bool
    /// A tick is the same whichever way is read.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
        var path = Path()
        if isDash {
            path.move(to: point(0.28, 0.5))
            path.addLine(to: point(0.72, 0.5))
        } else {
            path.move(to: point(0.27, 0.53))
            path.addLine(to: point(0.43, 0.7))
            path.addLine(to: point(0.74, 0.3))
        }
        return path
    }
}
