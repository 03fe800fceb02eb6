import SwiftUI

/// A small picture with its name below.
struct Swatch<Content: View>: View {
    let name: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack(spacing: 3) {
            content
            Text(name).font(.caption2).foregroundStyle(.secondary).fixedSize()
        }
    }
}

/// Swatches in rows of a few, each with its value.
struct SwatchGrid<Value, Content: View>: View {
    let values: [Value]
    var columns = 4
    let name: (Value) -> String
    @ViewBuilder let content: (Value) -> Content

    var body: some View {
        Grid(horizontalSpacing: 10, verticalSpacing: 8) {
            ForEach(0..<(values.count + columns - 1) / columns, id: \.self) { row in
                GridRow {
                    ForEach(row * columns..<min((row + 1) * columns, values.count), id: \.self) { index in
                        Swatch(name: name(values[index])) { content(values[index]) }
                    }
                }
            }
        }
        .padding(8)
    }
}

/// All hues around a point, each as flat as paper.
struct HueWheel: View {
    private static let hues: [Color] = (0..<12).map {
        Color(hue: Double($0) / 12, saturation: 0.9, brightness: 0.95)
    }

    private static var stops: [Gradient.Stop] {
        hues.indices.flatMap { index in
            [0, 1].map { .init(color: hues[index], location: CGFloat(index + $0) / 12) }
        }
    }

    var body: some View {
        AngularGradient(stops: HueWheel.stops, center: .center, angle: .degrees(-15)).clipShape(Circle())
    }
}

/// What filters are shown on: all hues, a gray wedge, and white paper in a shade of it.
struct TestCard: View {
    static let hues: [Color] = [.red, .yellow, .green, .cyan, .blue, .purple, .red]

    var body: some View {
        VStack(spacing: 0) {
            LinearGradient(colors: TestCard.hues, startPoint: .leading, endPoint: .trailing)
            LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
            HStack(spacing: 0) {
                Color(red: 0.9, green: 0.6, blue: 0.45)
                Color(red: 0.3, green: 0.45, blue: 0.25)
                Color(red: 0.25, green: 0.35, blue: 0.6)
            }
        }
        .frame(width: 64, height: 48)
    }
}
