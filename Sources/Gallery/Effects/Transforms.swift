import SwiftUI

/// A card whose corners can be told apart.
private struct Card: View {
    var body: some View {
        VStack(spacing: 0) {
            Color.red
            Color.yellow
            Color.blue
        }
        .frame(width: 64, height: 48)
        .overlay(alignment: .topLeading) { Color.black.frame(width: 10, height: 10) }
    }
}

/// Turned, scaled and sheared cards, with the place they keep.
struct Transforms: View {
    var body: some View {
        VStack(spacing: 30) {
            HStack(spacing: 40) {
                Swatch(name: "30°") { placed(Card().rotationEffect(.degrees(30))) }
                Swatch(name: "−20°, corner") {
                    placed(Card().rotationEffect(.degrees(-20), anchor: .bottomLeading))
                }
            }
            HStack(spacing: 40) {
                Swatch(name: "0.5") { placed(Card().scaleEffect(0.5)) }
                Swatch(name: "−1, 0.7") { placed(Card().scaleEffect(x: -1, y: 0.7)) }
                Swatch(name: "sheared") {
                    placed(
                        Card().transformEffect(CGAffineTransform(a: 1, b: 0.2, c: 0.3, d: 1, tx: -8, ty: 0)))
                }
            }
            HStack(spacing: 40) {
                Swatch(name: "offset") { placed(Card().offset(x: 8, y: -6)) }
                Swatch(name: "turned text") {
                    placed(
                        Text("Turned").font(.headline).rotationEffect(.degrees(-20)).frame(
                            width: 64, height: 48))
                }
            }
        }
        .padding(24)
    }

    private func placed(_ view: some View) -> some View {
        view.background(Rectangle().stroke(.gray, style: StrokeStyle(lineWidth: 0.5, dash: [3])))
    }
}

/// Cards turned about axes in space, near and far.
struct SpaceTransforms: View {
    private static let turns: [(String, Double, (CGFloat, CGFloat, CGFloat), CGFloat)] = [
        ("45° about y", 45, (0, 1, 0), 1), ("45° about x", 45, (1, 0, 0), 1),
        ("30° about z", 30, (0, 0, 1), 1),
        ("60° about x, y", 60, (1, 1, 0), 1), ("no perspective", 45, (0, 1, 0), 0),
        ("perspective 0.3", 45, (0, 1, 0), 0.3),
    ]

    var body: some View {
        SwatchGrid(values: SpaceTransforms.turns, columns: 3) {
            $0.0
        } content: { turn in
            Card().rotation3DEffect(.degrees(turn.1), axis: turn.2, perspective: turn.3).padding(10)
        }
    }
}
