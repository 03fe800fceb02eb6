import SwiftUI

/// A ring that closes, with the value in its middle; an arc where there is none.
struct RingProgressViewStyle: ProgressViewStyle {
    var lineWidth: CGFloat = 6

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 10) {
            ZStack {
                Circle().stroke(.quaternary, lineWidth: lineWidth)
                Circle()
                    .trim(from: 0, to: configuration.fractionCompleted ?? 0.25)
                    .stroke(.tint, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                configuration.currentValueLabel
                    .font(.footnote.monospacedDigit())
            }
            .frame(width: 56, height: 56)
            configuration.label
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
    }
}

extension ProgressViewStyle where Self == RingProgressViewStyle {
    static var ring: RingProgressViewStyle { RingProgressViewStyle() }
}

/// The built-in bar on a card, its label beside the value.
struct CardProgressViewStyle: ProgressViewStyle {
    @Environment(\.colorScheme) private var scheme

    func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration)
            .font(.callout.bold())
            .tint(scheme == .dark ? .mint : .indigo)
            .padding(16)
            .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: 12))
    }
}

extension ProgressViewStyle where Self == CardProgressViewStyle {
    static var card: CardProgressViewStyle { CardProgressViewStyle() }
}

/// Ten blocks, those that are done filled.
struct BlocksProgressViewStyle: ProgressViewStyle {
    @ScaledMetric private var height = 14.0

    func makeBody(configuration: Configuration) -> some View {
        let done = Int(((configuration.fractionCompleted ?? 0) * 10).rounded())
        VStack(alignment: .leading) {
            HStack {
                configuration.label
                Spacer()
                configuration.currentValueLabel.foregroundStyle(.secondary)
            }
            HStack(spacing: 3) {
                ForEach(0..<10) { index in
                    RoundedRectangle(cornerRadius: 3)
                        .fill(index < done ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
                        .frame(height: height)
                }
            }
        }
    }
}

extension ProgressViewStyle where Self == BlocksProgressViewStyle {
    static var blocks: BlocksProgressViewStyle { BlocksProgressViewStyle() }
}
