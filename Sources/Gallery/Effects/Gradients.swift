import SwiftUI

/// The four kinds of gradients with even, uneven, hard and translucent stops.
struct GradientKinds<Content: View>: View {
    @ViewBuilder let content: (Gradient) -> Content

    private static var gradients: [(String, Gradient)] {
        [
            ("even", Gradient(colors: [.red, .yellow, .blue])),
            (
                "uneven",
                Gradient(stops: [
                    .init(color: .red, location: 0.1), .init(color: .yellow, location: 0.3),
                    .init(color: .blue, location: 0.9),
                ])
            ),
            (
                "hard",
                Gradient(stops: [
                    .init(color: .red, location: 0.4), .init(color: .yellow, location: 0.4),
                    .init(color: .yellow, location: 0.7), .init(color: .blue, location: 0.7),
                ])
            ),
            ("translucent", Gradient(colors: [.red, .red.opacity(0), .blue])),
        ]
    }

    var body: some View {
        SwatchGrid(values: GradientKinds.gradients) {
            $0.0
        } content: {
            content($0.1).frame(width: 64, height: 44)
        }
    }
}

/// Angular gradients over parts of a turn, a full one and more.
struct AngularSpans: View {
    private static let spans: [(Double, Double)] = [
        (0, 360), (-90, 270), (0, 180), (180, 0), (45, 135), (0, 720), (90, 90), (10, 350),
    ]

    var body: some View {
        SwatchGrid(values: AngularSpans.spans) {
            "\(Int($0.0))° to \(Int($0.1))°"
        } content: { span in
            AngularGradient(
                gradient: Gradient(colors: [.red, .yellow, .blue]), center: .center,
                startAngle: .degrees(span.0), endAngle: .degrees(span.1)
            )
            .frame(width: 50, height: 50)
        }
    }
}

/// Each colour's own gradient.
struct OwnGradients: View {
    private static let colors: [(String, Color)] = [
        ("red", .red), ("orange", .orange), ("green", .green), ("teal", .teal), ("blue", .blue),
        ("indigo", .indigo), ("brown", .brown), ("gray", .gray),
    ]

    var body: some View {
        SwatchGrid(values: OwnGradients.colors) {
            $0.0
        } content: {
            RoundedRectangle(cornerRadius: 8).fill($0.1.gradient).frame(width: 56, height: 44)
        }
    }
}
