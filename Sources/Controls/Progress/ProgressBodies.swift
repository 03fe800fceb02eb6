import Foundation
import ViewCore

/// A bar 4 high, its filled part at least 8 wide and a whole number of points
/// (Documentation/Rules/metrics.json, `progressView.linear`; colours: Documentation/Rules/colors.json,
/// `controls.progressLinear`).
///
/// Without a value the track alone is drawn, and it wants 150 points where nothing is offered: both guesses.
struct LinearProgressBody: LookView {
    nonisolated static var publicName: String { "ProgressView" }

    let configuration: ProgressViewStyleConfiguration
    let tint: Color?

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        if tint == nil, configuration.shownFraction ?? 0 > 0 {
            unfolding.warnOfGradientTint(of: "a progress view")
        }
        VStack(alignment: .leading, spacing: 5) {
            configuration.label
            FilledTrack(
                fraction: configuration.shownFraction ?? 0, fill: tint ?? Color.tint,
                track: Color(.system(.systemFill)), thickness: 4)
            configuration.currentValueLabel
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .unfold(into: &unfolding)
    }
}

/// A capsule filled from its leading end.
struct FilledTrack<Fill: ShapeStyle>: View, PubliclyNamed {
    nonisolated static var publicName: String { "ProgressView" }

    let fraction: Double
    let fill: Fill
    let track: Color
    let thickness: CGFloat

    var body: some View {
        Capsule()
            .fill(track)
            .overlay { if fraction > 0 { FilledPart(fraction: fraction).fill(fill) } }
            .frame(minWidth: 0, idealWidth: 150, maxWidth: .infinity)
            .frame(height: thickness)
    }
}

/// The filled part of a track, as wide as two of its ends at least.
struct FilledPart: Shape, PubliclyNamed {
    nonisolated static var publicName: String { "Capsule" }

    nonisolated var fraction: Double

    nonisolated var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        let width = max((rect.width * fraction).rounded(), rect.height * 2)
        let part = CGRect(
            x: rect.minX, y: rect.minY, width: min(width, rect.width), height: rect.height)
        return Capsule().path(in: part)
    }
}

/// A spinner above what it is waiting for, in secondary label.
///
/// The distance between the two is a guess, and so is macOS's ring, an eighth of its size thick.
struct CircularProgressBody: View, PubliclyNamed {
    nonisolated static var publicName: String { "ProgressView" }

    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    @Environment(\.platform) private var platform

    var body: some View {
        VStack(spacing: 8) {
            if platform == .macos, let fraction = configuration.shownFraction {
                ProgressRing(fraction: fraction, tint: tint)
            } else {
                Spinner(tint: tint)
            }
            configuration.label
                .foregroundStyle(.secondary)
            configuration.currentValueLabel
                .font(.caption)
                .foregroundStyle(.secondary)
        }
    }
}

/// Eight spokes at rest, the brightest on top and those it has left behind it
/// (Documentation/Rules/metrics.json, `progressView.circular`).
///
/// That sizes other than large and extra large have the medium one is a guess.
struct Spinner: View, PubliclyNamed {
    nonisolated static var publicName: String { "ProgressView" }

    let tint: Color?
    @Environment(\.controlSize) private var size
    @Environment(\.colorScheme) private var scheme
    @Environment(\.tintColor) private var environmentTint

    private static let alphas: [Double] = [217, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255 }

    var body: some View {
        let isLarge = size >= .large
        let (side, radius): (CGFloat, CGFloat) = isLarge ? (37, 11.5) : (20, 6.75)
        ZStack {
            ForEach(0..<8) { index in
                Capsule()
                    .fill(color.opacity(Spinner.alphas[index]))
                    .frame(width: isLarge ? 5 : 2.5, height: isLarge ? 12 : 6.5)
                    .offset(y: -radius)
                    .rotationEffect(.degrees(-45 * Double(index)))
            }
        }
        .frame(width: side, height: side)
    }

    private var color: Color {
        tint ?? environmentTint ?? Color(white: (scheme == .dark ? 140 : 128) / 255)
    }
}

private struct ProgressRing: View, PubliclyNamed {
    nonisolated static var publicName: String { "ProgressView" }

    let fraction: Double
    let tint: Color?
    @Environment(\.controlSize) private var size

    var body: some View {
        let side: CGFloat = size <= .small ? 16 : 32
        Circle()
            .inset(by: side / 16)
            .stroke(Color(.system(.systemFill)), lineWidth: side / 8)
            .overlay {
                Circle()
                    .inset(by: side / 16)
                    .trim(from: 0, to: fraction)
                    .stroke(tint ?? .tint, style: StrokeStyle(lineWidth: side / 8, lineCap: .round))
                    .rotationEffect(.degrees(-90))
            }
            .frame(width: side, height: side)
    }
}
