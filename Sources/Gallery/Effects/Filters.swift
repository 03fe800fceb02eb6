import SwiftUI

/// One colour filter at several amounts.
struct FilterRow<Filtered: View>: View {
    let amounts: [Double]
    @ViewBuilder let filter: (TestCard, Double) -> Filtered

    var body: some View {
        SwatchGrid(values: amounts) {
            "\($0)"
        } content: {
            filter(TestCard(), $0)
        }
    }
}

/// A wheel of all hues, turned by the filter, with a mark at where red was.
struct HueWheels: View {
    var body: some View {
        SwatchGrid(values: [0, 60, 120, 180, 240, 300], columns: 3) {
            "\($0)°"
        } content: { degrees in
            HueWheel()
                .frame(width: 64, height: 64)
                .hueRotation(.degrees(Double(degrees)))
                .overlay(alignment: .trailing) { Color.black.frame(width: 10, height: 2) }
        }
    }
}

/// Multiplication by colours, inversion, and luminance as alpha over a ground that shows through.
struct FixedFilters: View {
    private static let colors: [(String, Color)] = [
        ("white", .white), ("red", .red), ("green", .green), ("half black", .black.opacity(0.5)),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            SwatchGrid(values: FixedFilters.colors) {
                $0.0
            } content: {
                TestCard().colorMultiply($0.1)
            }
            HStack(spacing: 10) {
                Swatch(name: "colorInvert") { TestCard().colorInvert() }
                Swatch(name: "luminanceToAlpha") { TestCard().luminanceToAlpha() }
                Swatch(name: "over orange") { TestCard().luminanceToAlpha().background(.orange) }
            }
            .padding(8)
        }
    }
}
