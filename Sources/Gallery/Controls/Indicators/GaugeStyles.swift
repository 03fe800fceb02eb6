import SwiftUI

/// Ticks on an arc, those up to the value in the tint.
struct SpeedometerGaugeStyle: GaugeStyle {
    private let ticks = 24

    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            ForEach(0...ticks, id: \.self) { tick in
                let place = Double(tick) / Double(ticks)
                Capsule()
                    .fill(place <= configuration.value ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
                    .frame(width: 3, height: 12)
                    .offset(y: -48)
                    .rotationEffect(.degrees(-120 + 240 * place))
            }
            VStack(spacing: 0) {
                configuration.currentValueLabel.font(.title2.bold())
                configuration.label.font(.caption).foregroundStyle(.secondary)
            }
        }
        .frame(width: 112, height: 112)
    }
}

extension GaugeStyle where Self == SpeedometerGaugeStyle {
    static var speedometer: SpeedometerGaugeStyle { SpeedometerGaugeStyle() }
}

/// The built-in ring beside what it shows.
struct CaptionedGaugeStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 12) {
            Gauge(configuration).gaugeStyle(.accessoryCircularCapacity)
            VStack(alignment: .leading) {
                configuration.label.font(.headline)
                Text(configuration.value, format: .percent.precision(.fractionLength(0)))
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
        }
    }
}

extension GaugeStyle where Self == CaptionedGaugeStyle {
    static var captioned: CaptionedGaugeStyle { CaptionedGaugeStyle() }
}
