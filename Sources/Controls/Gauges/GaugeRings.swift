import Foundation
import ViewCore

/// Documentation/Rules/style-protocols.md, section 7: 58 wide, lines a tenth of that, open at the bottom for
/// a
/// quarter turn from 135 degrees on, bounds at the open ends, the value in the middle.
///
/// Guesses: fonts, the distance between the dot and the line, and that the label stands between the ends
/// where
/// no bound does.
struct OpenRing: View, PubliclyNamed {
    nonisolated static var publicName: String { "Gauge" }

    let configuration: GaugeStyleConfiguration
    var gradient: Gradient?

    var body: some View {
        ZStack {
            OpenRingTrack(place: configuration.value)
                .stroke(GaugeFill(course: .openRing, gradient: gradient), style: RingMetrics.line)
                .padding(RingMetrics.width / 2)
            OpenRingTrack(place: configuration.value, isDot: true)
                .fill(GaugeFill(course: .openRing, gradient: gradient))
                .padding(RingMetrics.width / 2)
            middle
        }
        .frame(width: RingMetrics.side, height: RingMetrics.side)
        .overlay(alignment: .bottom) { ends.font(.system(size: 11, weight: .medium)).lineLimit(1) }
    }

    private var middle: some View {
        configuration.currentValueLabel
            .font(.system(size: 20, weight: .medium, design: .rounded))
            .lineLimit(1)
            .minimumScaleFactor(0.4)
            .frame(maxWidth: RingMetrics.side - 4 * RingMetrics.width)
    }

    @ViewBuilder private var ends: some View {
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                configuration.minimumValueLabel
                Spacer(minLength: 2)
                configuration.maximumValueLabel
            }
            .minimumScaleFactor(0.5)
            .frame(width: RingMetrics.opening)
        } else {
            configuration.label.minimumScaleFactor(0.5).frame(maxWidth: RingMetrics.opening)
        }
    }
}

/// The closed ring with the value in its middle, or else the label.
struct CapacityRing: View, PubliclyNamed {
    nonisolated static var publicName: String { "Gauge" }

    let configuration: GaugeStyleConfiguration

    var body: some View {
        ZStack {
            Circle()
                .stroke(.quaternary, lineWidth: RingMetrics.width)
                .padding(RingMetrics.width / 2)
            RingPart(fraction: configuration.value)
                .stroke(GaugeFill(course: .ring), style: RingMetrics.line)
                .padding(RingMetrics.width / 2)
            words
                .font(.system(size: 20, weight: .medium, design: .rounded))
                .lineLimit(1)
                .minimumScaleFactor(0.4)
                .frame(maxWidth: RingMetrics.side - 4 * RingMetrics.width)
        }
        .frame(width: RingMetrics.side, height: RingMetrics.side)
    }

    @ViewBuilder private var words: some View {
        if let value = configuration.currentValueLabel { value } else { configuration.label }
    }
}

private enum RingMetrics {
    static let side: CGFloat = 58
    static let width: CGFloat = 5.8
    static let line = StrokeStyle(lineWidth: width, lineCap: .round)
    /// Between the round ends of an open ring, a point off each: its middle line's chord of a quarter turn less one line.
    static let opening = (side - width) * 0.5.squareRoot() - width - 2
}

/// A circle from its top on: a turned one would begin at its bottom where it is mirrored.
private struct RingPart: Shape, PubliclyNamed {
    nonisolated static var publicName: String { "Circle" }

    let fraction: Double

    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        guard fraction > 0 else { return path }
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
            startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * fraction), clockwise: false)
        return path
    }
}

/// Three quarters of a circle that stop short of the dot at the value; or that dot.
private struct OpenRingTrack: Shape, PubliclyNamed {
    nonisolated static var publicName: String { "Circle" }

    let place: Double
    var isDot = false

    nonisolated func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let angle = 135 + 270 * place
        var path = Path()
        if isDot {
            let point = Angle.degrees(angle).radians
            let half = RingMetrics.width / 2
            path.addEllipse(
                in: CGRect(
                    x: center.x + radius * cos(point) - half, y: center.y + radius * sin(point) - half,
                    width: half * 2, height: half * 2))
            return path
        }
        // Half the dot, a third of it free, and the line's own round end.
        let gap = Angle.radians(RingMetrics.width * 4 / 3 / max(radius, 1)).degrees
        for (start, end) in [(135, angle - gap), (angle + gap, 405)] where end > start {
            var part = Path()
            part.addArc(
                center: center, radius: radius, startAngle: .degrees(start), endAngle: .degrees(end),
                clockwise: false)
            path.addPath(part)
        }
        return path
    }
}
