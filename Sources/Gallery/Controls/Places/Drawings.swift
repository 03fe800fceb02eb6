import SwiftUI

/// A ring chart with a number in its middle.
struct RingDrawing: View {
    var body: some View {
        Canvas { context, size in
            let center = CGPoint(x: size.width / 2, y: size.height / 2)
            let radius = min(size.width, size.height) / 2 - 12
            var start = Angle.degrees(-90)
            for (share, color) in [(0.5, Color.blue), (0.3, .green), (0.2, .orange)] {
                let end = start + .degrees(360 * share)
                var slice = Path()
                slice.addArc(
                    center: center, radius: radius, startAngle: start, endAngle: end - .degrees(4),
                    clockwise: false)
                context.stroke(
                    slice, with: .color(color), style: StrokeStyle(lineWidth: 18, lineCap: .butt))
                start = end
            }
            let text = context.resolve(Text("50 %").font(.title2.bold()))
            context.draw(text, at: center)
        }
        .frame(width: 160, height: 160)
    }
}

/// Gradients in every way they can run, and a clip.
struct SpectrumDrawing: View {
    private let gradient = Gradient(colors: [.pink, .purple, .blue])

    var body: some View {
        Canvas { context, size in
            let side = (size.width - 24) / 4
            func box(_ index: Int) -> CGRect {
                CGRect(x: CGFloat(index) * (side + 8), y: 0, width: side, height: side)
            }
            func middle(_ index: Int) -> CGPoint { CGPoint(x: box(index).midX, y: box(index).midY) }
            context.fill(
                Path(box(0)),
                with: .linearGradient(
                    gradient, startPoint: box(0).origin,
                    endPoint: CGPoint(x: box(0).maxX, y: box(0).maxY)))
            context.fill(
                Path(ellipseIn: box(1)),
                with: .radialGradient(gradient, center: middle(1), startRadius: 0, endRadius: side / 2))
            context.fill(
                Path(ellipseIn: box(2)), with: .conicGradient(gradient, center: middle(2)))
            context.clip(to: Path(roundedRect: box(3), cornerRadius: 12))
            context.fill(
                Path(box(3)),
                with: .linearGradient(
                    gradient, startPoint: box(3).origin,
                    endPoint: CGPoint(x: box(3).minX + side / 4, y: side / 4), options: .mirror))
        }
        .frame(height: 80)
    }
}

/// Drops that run into each other where they are near.
struct DropsDrawing: View {
    var body: some View {
        Canvas { context, size in
            context.addFilter(.alphaThreshold(min: 0.5, color: .teal))
            context.addFilter(.blur(radius: 8))
            context.drawLayer { layer in
                for (x, y, side) in [(30, 20, 50), (72, 34, 40), (108, 14, 54), (170, 24, 36)] {
                    layer.fill(
                        Path(ellipseIn: CGRect(x: x, y: y, width: side, height: side)), with: .color(.black))
                }
            }
        }
        .frame(width: 240, height: 90)
    }
}

/// Symbols turned around a middle, and a shadow below words.
struct BadgeDrawing: View {
    var body: some View {
        Canvas { context, size in
            context.translateBy(x: size.width / 2, y: size.height / 2)
            if let leaf = context.resolveSymbol(id: "leaf") {
                for index in 0..<8 {
                    var turned = context
                    turned.rotate(by: .degrees(Double(index) * 45))
                    turned.opacity = index.isMultiple(of: 2) ? 1 : 0.5
                    turned.draw(leaf, at: CGPoint(x: 0, y: -52))
                }
            }
            context.addFilter(.shadow(color: .black.opacity(0.4), radius: 4, y: 2))
            context.fill(
                Path(ellipseIn: CGRect(x: -30, y: -30, width: 60, height: 60)), with: .color(.green))
            var words = context.resolve(Text("New").font(.headline))
            words.shading = .color(.white)
            context.draw(words, at: .zero)
        } symbols: {
            Capsule().fill(.green).frame(width: 14, height: 26).tag("leaf")
        }
        .frame(width: 160, height: 160)
    }
}

/// Hands at the moment of the timeline.
struct ClockDrawing: View {
    var body: some View {
        TimelineView(.periodic(from: .distantPast, by: 1)) { timeline in
            let seconds = timeline.date.timeIntervalSinceReferenceDate
            Canvas { context, size in
                let radius = min(size.width, size.height) / 2
                context.translateBy(x: size.width / 2, y: size.height / 2)
                context.stroke(
                    Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)),
                    with: .foreground, lineWidth: 2)
                for (turns, length) in [(seconds / 43_200, 0.5), (seconds / 3600, 0.8)] {
                    var hand = context
                    hand.rotate(by: .degrees(turns.truncatingRemainder(dividingBy: 1) * 360))
                    hand.fill(
                        Path(CGRect(x: -2, y: -radius * length, width: 4, height: radius * length)),
                        with: .color(.accentColor))
                }
            }
        }
        .frame(width: 100, height: 100)
    }
}
