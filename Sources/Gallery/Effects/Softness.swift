import SwiftUI

/// Shadows by radius, in colours, to a side, of what is translucent, and of text.
struct Shadows: View {
    private func card(_ color: Color = .white) -> some View {
        RoundedRectangle(cornerRadius: 8).fill(color).frame(width: 44, height: 34)
    }

    var body: some View {
        VStack(spacing: 14) {
            HStack(spacing: 30) {
                ForEach([1, 3, 6, 12], id: \.self) { radius in
                    Swatch(name: "\(radius)") { card().shadow(color: .black, radius: CGFloat(radius)) }
                }
            }
            HStack(spacing: 22) {
                Swatch(name: "its own color") { card().shadow(radius: 8) }
                Swatch(name: "to a side") { card().shadow(color: .gray, radius: 1, x: 6, y: -6) }
                Swatch(name: "in a color") { card().shadow(color: .blue, radius: 6, y: 3) }
                Swatch(name: "translucent") { card(.red.opacity(0.4)).shadow(color: .black, radius: 4) }
            }
            HStack(spacing: 22) {
                Swatch(name: "of text") {
                    Text("Aa").font(.largeTitle).bold().shadow(color: .pink, radius: 3, x: 2, y: 2)
                }
                Swatch(name: "of a style") {
                    Circle().fill(.yellow.shadow(.drop(color: .black, radius: 3, y: 2)))
                        .frame(width: 36, height: 36)
                }
                Swatch(name: "of a group") {
                    ZStack {
                        Circle().fill(.green).offset(x: -8)
                        Circle().fill(.mint).offset(x: 8)
                    }
                    .frame(width: 34, height: 34).compositingGroup().shadow(color: .black, radius: 4)
                }
            }
        }
        .padding(24)
    }
}

/// Blurs by radius, with edges that fade and with those that do not.
struct Blurs: View {
    private var card: some View {
        HStack(spacing: 0) {
            Color.black
            Color.white
            Color.blue
        }
        .frame(width: 64, height: 48)
    }

    var body: some View {
        VStack(spacing: 14) {
            ForEach([false, true], id: \.self) { isOpaque in
                HStack(spacing: 18) {
                    ForEach([1, 3, 8], id: \.self) { radius in
                        Swatch(name: isOpaque ? "\(radius), opaque" : "\(radius)") {
                            card.blur(radius: CGFloat(radius), opaque: isOpaque)
                        }
                    }
                }
            }
        }
        .padding(16)
    }
}

/// Materials over stripes, which they blur, and over the ground.
struct Materials: View {
    private static let materials: [(String, Material)] = [
        ("ultraThin", .ultraThin), ("thin", .thin), ("regular", .regular), ("thick", .thick),
        ("ultraThick", .ultraThick), ("bar", .bar),
    ]

    var body: some View {
        SwatchGrid(values: Materials.materials, columns: 3) {
            $0.0
        } content: { material in
            HStack(spacing: 0) {
                Color.black
                Color.orange
                Color.white
                Color.blue
            }
            .frame(width: 84, height: 50)
            .overlay {
                Text("Aa").font(.title2).bold()
                    .frame(width: 60, height: 34)
                    .background(material.1, in: RoundedRectangle(cornerRadius: 8))
            }
        }
    }
}
