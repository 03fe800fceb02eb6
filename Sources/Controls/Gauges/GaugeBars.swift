import Foundation
import ViewCore

/// Label above, bounds beside the bar, value below (Documentation/Rules/style-protocols.md, section 7).
///
/// A bar 4 high, the least that is named there; that all is centred and the value a caption in secondary are
/// guesses.
struct CapacityBar: LookView {
    nonisolated static var publicName: String { "Gauge" }

    let configuration: GaugeStyleConfiguration

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        unfolding.warnOfGradientTint(of: "a linear gauge")
        VStack(spacing: 5) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                FilledTrack(
                    fraction: configuration.value, fill: Color.tint, track: Color(.system(.systemFill)),
                    thickness: 4)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .unfold(into: &unfolding)
    }
}

/// The widget's bar: everything about it but that it fills is a guess.
struct AccessoryCapacityBar: View, PubliclyNamed {
    nonisolated static var publicName: String { "Gauge" }

    let configuration: GaugeStyleConfiguration
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
                .font(.headline)
            HStack(spacing: 6) {
                configuration.minimumValueLabel
                    .font(.caption)
                FilledTrack(
                    fraction: configuration.value, fill: GaugeFill(course: .bar),
                    track: Color(.system(.systemFill)), thickness: 6)
                configuration.maximumValueLabel
                    .font(.caption)
            }
            configuration.currentValueLabel
                .font(.caption)
        }
    }
}

/// The widget's bar with a dot; its label and value are not drawn.
///
/// Thickness 6, the most that Documentation/Rules/style-protocols.md, section 7, names for bars; fonts and
/// the
/// gap around the dot are guesses.
struct MarkedBar: View, PubliclyNamed {
    nonisolated static var publicName: String { "Gauge" }

    let configuration: GaugeStyleConfiguration
    var gradient: Gradient?

    var body: some View {
        HStack(spacing: 6) {
            configuration.minimumValueLabel
            MarkedTrack(place: configuration.value)
                .fill(GaugeFill(course: .bar, gradient: gradient))
                .frame(minWidth: 0, idealWidth: 150, maxWidth: .infinity)
                .frame(height: 6)
            configuration.maximumValueLabel
        }
        .font(.caption)
    }
}

/// The given colours, else the tint where one is set, else the foreground; a gradient runs along the gauge.
struct GaugeFill: ShapeStyle {
    enum Course {
        case bar, openRing, ring

        /// Angles in radians, clockwise from the right.
        func geometry(isMirrored: Bool) -> ResolvedStyle.GradientGeometry {
            switch self {
            case .bar: return .linear(.leading, .trailing)
            // Mirrored, the arc covers the same angles from its other end.
            case .openRing: return .angular(.center, .pi * 0.75, .pi * 2.25)
            case .ring:
                // The line's round end, too, is in the first colour.
                let start = -.pi / 2 + (isMirrored ? 0.15 : -0.15)
                return .angular(.center, start, start + .pi * 2)
            }
        }
    }
    let course: Course
    var gradient: Gradient?

    nonisolated func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        guard let tint = gradient.map({ AnyShapeStyle($0) }) ?? environment.tintStyle else {
            return HierarchicalShapeStyle.primary.resolved(for: environment)
        }
        var style = tint.resolved(for: environment)
        guard case .gradient(let stops, .linear(.top, .bottom)) = style.kind else { return style }
        let isMirrored = environment.layoutDirection == .rightToLeft
        style.kind = .gradient(
            isMirrored ? stops.reversed().map { .init(color: $0.color, location: 1 - $0.location) } : stops,
            course.geometry(isMirrored: isMirrored))
        return style
    }
}

/// A dot on a line that stops short of it on both sides.
private struct MarkedTrack: Shape, PubliclyNamed {
    nonisolated static var publicName: String { "Capsule" }

    let place: Double

    nonisolated func path(in rect: CGRect) -> Path {
        let side = rect.height
        let center = rect.minX + side / 2 + max(rect.width - side, 0) * place
        // From the dot's middle to where a part of the line ends: the dot and a third of it.
        let reach = side / 2 + side / 3
        var path = Path()
        path.addEllipse(in: CGRect(x: center - side / 2, y: rect.minY, width: side, height: side))
        for (start, end) in [(rect.minX, center - reach), (center + reach, rect.maxX)]
        where end - start >= side {
            path.addPath(
                Capsule().path(in: CGRect(x: start, y: rect.minY, width: end - start, height: side)))
        }
        return path
    }
}
