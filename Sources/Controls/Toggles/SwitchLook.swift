import Foundation
import ViewCore

/// A switch behind its label, disabled at half opacity; on it is green, on macOS in the accent colour.
struct SwitchBody: LookView {
    nonisolated static var publicName: String { "Toggle" }

    let configuration: ToggleStyleConfiguration
    let tint: Color?

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        if configuration.isOn, tint == nil { unfolding.warnOfGradientTint(of: "a switch") }
        let control = SwitchTrack(
            isOn: configuration.isOn, color: track(environment), metrics: SwitchMetrics(environment)
        )
        .dimmed(in: environment)
        if environment.hasLabelColumn {
            ColumnRow(label: configuration.label.titled(), control: control).unfold(into: &unfolding)
        } else {
            HStack(spacing: 8) {
                if !environment.labelsHidden {
                    configuration.label.titled()
                    // On macOS a switch stands at its label, but in rows: a guess.
                    if environment.platform == .ios || environment.rowPlace.isList { Spacer(minLength: 0) }
                }
                control
            }
            .unfold(into: &unfolding)
        }
    }

    /// Documentation/Rules/colors.json, `controls.toggle_iOS26` and `controls.toggle_iOS15_18`.
    private func track(_ environment: EnvironmentValues) -> Color {
        if configuration.isOn {
            return tint ?? environment.tintColor ?? (environment.platform == .macos ? .tint : .green)
        }
        return Color(
            .system(environment.generation.choose(ios18: .secondarySystemFill, ios26: .tertiaryLabel)))
    }
}

/// A switch's lengths: Documentation/Rules/metrics.json, `toggle.ios18` and `toggle.ios26`.
struct SwitchMetrics {
    let track: CGSize
    /// What it takes in a layout: from iOS 26 its end stands 2 points over.
    private(set) var layout: CGSize
    let thumb: CGSize
    let thumbShape: AnyShape
    let shadow: (opacity: Double, y: CGFloat)

    init(_ environment: EnvironmentValues) {
        switch environment.generation {
        case .ios18: (thumbShape, shadow) = (AnyShape(Circle()), (0.15, 2))
        // The shadow is that of a slider's thumb (`slider.ios26.thumbShadow`): a guess.
        case .ios26: (thumbShape, shadow) = (AnyShape(Capsule()), (0.11, 1))
        }
        switch (environment.generation, environment.platform) {
        case (.ios18, .ios):
            track = CGSize(width: 51, height: 31)
            layout = track
            thumb = CGSize(width: 27, height: 27)
        case (.ios26, .ios):
            track = CGSize(width: 63, height: 28)
            layout = CGSize(width: 61, height: 28)
            thumb = CGSize(width: 37, height: 24)
        // Both on macOS are guesses.
        case (.ios18, .macos):
            track = CGSize(width: 38, height: 22)
            layout = track
            thumb = CGSize(width: 18, height: 18)
        case (.ios26, .macos):
            track = CGSize(width: 54, height: 24)
            layout = track
            thumb = CGSize(width: 32, height: 20)
        }
        if environment.rowPlace.isList { layout.height = min(layout.height, RowControl.height) }
    }
}

private struct SwitchTrack: View, PubliclyNamed {
    nonisolated static var publicName: String { "Toggle" }

    let isOn: Bool
    let color: Color
    let metrics: SwitchMetrics

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        Capsule()
            .fill(color)
            .overlay(alignment: isOn ? .trailing : .leading) {
                metrics.thumbShape
                    .fill(Color.white)
                    .shadow(color: .black.opacity(metrics.shadow.opacity), radius: 3, y: metrics.shadow.y)
                    .frame(width: metrics.thumb.width, height: metrics.thumb.height)
                    .padding(2)
            }
            .frame(width: metrics.track.width, height: metrics.track.height)
            .frame(width: metrics.layout.width, height: metrics.layout.height, alignment: .leading)
            // The thumb of iOS 26 (Documentation/Rules/animation.md, section Controls); that the track and older ones
            // keep to it is a guess.
            .animation(.timingCurve(0.160, 0.004, 0.406, 1.192, duration: 0.336), value: isOn)
            .unfold(into: &unfolding)
    }
}

/// A control in a row of a list: no higher in the layout than a line of words, so that rows with it are as high as
/// others.
///
/// That rows with switches are is known from pictures of settings; of the other controls it is a guess.
enum RowControl {
    static let height: CGFloat = 20
}

extension View {
    /// In a row as high as a line, standing over it above and below.
    @ViewBuilder func lineHigh(in place: RowPlace) -> some View {
        if place.isList { frame(height: RowControl.height) } else { self }
    }
}
