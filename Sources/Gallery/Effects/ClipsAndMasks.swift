import SwiftUI

/// Clips by shapes, by the frame and by an outline with a hole.
struct Clips: View {
    var body: some View {
        VStack(spacing: 8) {
            HStack(spacing: 10) {
                Swatch(name: "Circle") { TestCard().clipShape(Circle()) }
                Swatch(name: "Capsule") { TestCard().clipShape(Capsule()) }
                Swatch(name: "cornerRadius") { TestCard().cornerRadius(14) }
            }
            HStack(spacing: 10) {
                Swatch(name: "clipped") {
                    TestCard().rotationEffect(.degrees(30)).frame(width: 64, height: 48).clipped()
                }
                Swatch(name: "even-odd") {
                    TestCard().clipShape(Star(points: 5), style: FillStyle(eoFill: true))
                }
                Swatch(name: "both") { TestCard().clipShape(Circle()).clipShape(Rectangle().inset(by: 8)) }
            }
        }
        .padding(8)
    }
}

/// Masks by gradients, text, blurred shapes, and with a hole.
struct Masks: View {
    var body: some View {
        VStack(spacing: 8) {
            HStack(spacing: 10) {
                Swatch(name: "fading") {
                    TestCard().mask(
                        LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing))
                }
                Swatch(name: "text") {
                    TestCard().mask { Text("Aa").font(.system(size: 44, weight: .black)) }
                }
                Swatch(name: "blurred") { TestCard().mask { Circle().padding(6).blur(radius: 8) } }
            }
            HStack(spacing: 10) {
                Swatch(name: "hole") {
                    TestCard().mask {
                        Rectangle().overlay { Circle().padding(10).blendMode(.destinationOut) }
                    }
                }
                Swatch(name: "half") { TestCard().mask { Color.black.opacity(0.5) } }
                Swatch(name: "corner") {
                    TestCard().mask(alignment: .topLeading) { Circle().frame(width: 40, height: 40) }
                }
            }
        }
        .padding(8)
    }
}

/// A star drawn in one line, so that it covers its middle twice.
struct Star: Shape {
    var points: Int

    func path(in rect: CGRect) -> Path {
        var path = Path()
        for index in 0..<points {
            let angle = (Double(index * 2) / Double(points) - 0.25) * 2 * .pi
            let point = CGPoint(
                x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}
