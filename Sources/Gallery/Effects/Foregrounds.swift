import SwiftUI

/// Levels of the default foreground, of a colour and of a gradient.
struct Levels: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            row("default")
            row("a color").foregroundStyle(.indigo)
            row("a gradient").foregroundStyle(
                .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        }
        .padding(8)
    }

    private func row(_ name: String) -> some View {
        HStack(spacing: 6) {
            Rectangle().fill(.primary)
            Rectangle().fill(.secondary)
            Rectangle().fill(.tertiary)
            Rectangle().fill(.quaternary)
            Rectangle().fill(.quinary)
            Text(name).font(.caption).frame(width: 70, alignment: .leading)
        }
        .frame(width: 280, height: 26)
    }
}

/// The system's colours, fills, backgrounds and lines.
struct SystemColors: View {
    private static var styles: [(String, AnyShapeStyle)] {
        let colors: [(String, Color)] = [
            ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
            ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple),
            ("pink", .pink), ("brown", .brown), ("gray", .gray), ("primary", .primary),
            ("secondary", .secondary),
        ]
        return colors.map { ($0.0, AnyShapeStyle($0.1)) } + [
            ("tint", AnyShapeStyle(.tint)), ("link", AnyShapeStyle(.link)),
            ("separator", AnyShapeStyle(.separator)), ("placeholder", AnyShapeStyle(.placeholder)),
            ("fill", AnyShapeStyle(.fill)), ("fill.secondary", AnyShapeStyle(.fill.secondary)),
            ("fill.tertiary", AnyShapeStyle(.fill.tertiary)), ("background", AnyShapeStyle(.background)),
            ("b.secondary", AnyShapeStyle(.background.secondary)),
        ]
    }

    var body: some View {
        SwatchGrid(values: SystemColors.styles) {
            $0.0
        } content: {
            RoundedRectangle(cornerRadius: 5).fill($0.1).strokeBorder(.separator, lineWidth: 0.5)
                .frame(width: 56, height: 22)
        }
    }
}

/// Colours by the ways to write them.
struct WrittenColors: View {
    private static let steps = [0, 0.25, 0.5, 0.75, 1]

    var body: some View {
        VStack(spacing: 6) {
            row("white") { Color(white: $0) }
            row("linear white") { Color(.sRGBLinear, white: $0) }
            row("red in sRGB") { Color(red: $0, green: 0.2, blue: 0.2) }
            row("red in P3") { Color(.displayP3, red: $0, green: 0.2, blue: 0.2) }
            row("hue") { Color(hue: $0 * 0.8, saturation: 0.8, brightness: 0.9) }
            row("opacity") { Color.blue.opacity($0) }
            row("mix") { Color.red.mix(with: .blue, by: $0) }
        }
        .padding(8)
    }

    private func row(_ name: String, _ color: @escaping (Double) -> Color) -> some View {
        HStack(spacing: 4) {
            Text(name).font(.caption2).frame(width: 70, alignment: .trailing)
            ForEach(WrittenColors.steps, id: \.self) { color($0).frame(width: 34, height: 20) }
        }
    }
}
