import SwiftUI

/// Shadows inside of what casts them: by radius, to a side, in a colour, of a gradient, of words.
struct InnerShadows: View {
    private func card(_ style: some ShapeStyle) -> some View {
        RoundedRectangle(cornerRadius: 8).fill(style).frame(width: 44, height: 34)
    }

    var body: some View {
        VStack(spacing: 10) {
            HStack(spacing: 14) {
                ForEach([1, 3, 6], id: \.self) { radius in
                    Swatch(name: "\(radius)") { card(.mint.shadow(.inner(radius: CGFloat(radius)))) }
                }
                Swatch(name: "to a side") { card(.mint.shadow(.inner(radius: 2, x: 4, y: 4))) }
            }
            HStack(spacing: 14) {
                Swatch(name: "in a color") { card(.white.shadow(.inner(color: .blue, radius: 5))) }
                Swatch(name: "gradient") { card(Color.orange.gradient.shadow(.inner(radius: 4, y: 3))) }
                Swatch(name: "both") {
                    card(.yellow.shadow(.inner(radius: 3, y: 2)).shadow(.drop(radius: 3, y: 2)))
                }
                Swatch(name: "words") {
                    Text("Aa").font(.system(size: 30, weight: .heavy))
                        .foregroundStyle(.gray.shadow(.inner(radius: 1, y: 1)))
                }
            }
        }
        .padding(12)
    }
}

/// Meshes: at rest, pulled at a point, without smoothing, mixed as eyes see it.
struct Meshes: View {
    private func mesh(
        middle: SIMD2<Float> = [0.5, 0.5], smooths: Bool = true, space: Gradient.ColorSpace = .device
    ) -> some View {
        MeshGradient(
            width: 3, height: 3,
            points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], middle, [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
            colors: [.red, .orange, .yellow, .purple, .white, .green, .indigo, .blue, .teal],
            smoothsColors: smooths, colorSpace: space
        )
        .frame(width: 36, height: 36)
    }

    var body: some View {
        HStack(spacing: 12) {
            Swatch(name: "even") { mesh() }
            Swatch(name: "pulled") { mesh(middle: [0.75, 0.3]) }
            Swatch(name: "straight") { mesh(smooths: false) }
            Swatch(name: "perceptual") { mesh(space: .perceptual) }
        }
        .padding(12)
    }
}

/// Corners that follow those of the container, and shapes made of the areas of two.
struct Combined: View {
    private let one = Circle().scale(0.7).offset(x: -7)
    private let other = Circle().scale(0.7).offset(x: 7)

    private func area(_ name: String, _ shape: some Shape) -> some View {
        Swatch(name: name) { shape.fill(.indigo).frame(width: 54, height: 44) }
    }

    private func inside(_ name: String, _ shape: some Shape) -> some View {
        Swatch(name: name) {
            ZStack {
                Color.teal.opacity(0.3)
                shape.fill(.teal).padding(6)
            }
            .frame(width: 58, height: 44).clipShape(.rect(cornerRadius: 16))
            .containerShape(.rect(cornerRadius: 16))
        }
    }

    var body: some View {
        VStack(spacing: 10) {
            HStack(spacing: 12) {
                area("union", one.union(other))
                area("intersection", one.intersection(other))
                area("subtracting", one.subtracting(other))
                area("difference", one.symmetricDifference(other))
            }
            HStack(spacing: 12) {
                inside("container", ContainerRelativeShape())
                inside("concentric", ConcentricRectangle())
                inside("at least 14", ConcentricRectangle(corners: .concentric(minimum: 14)))
                inside(
                    "top",
                    ConcentricRectangle(uniformTopCorners: .concentric, uniformBottomCorners: .fixed(2)))
            }
        }
        .padding(12)
    }
}

/// What a canvas adds to paths: shadows of each kind, a blurred ground, light that adds up.
struct CanvasPaint: View {
    private func canvas(
        _ name: String, _ draw: @escaping (inout GraphicsContext, CGRect) -> Void
    ) -> some View {
        Swatch(name: name) {
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.yellow.opacity(0.4)))
                draw(&context, CGRect(origin: .zero, size: size).insetBy(dx: 12, dy: 10))
            }
            .frame(width: 60, height: 48)
        }
    }

    private func shadow(
        _ name: String, _ options: GraphicsContext.ShadowOptions, _ blend: GraphicsContext.BlendMode = .normal
    ) -> some View {
        canvas(name) { context, box in
            context.addFilter(
                .shadow(color: .black.opacity(0.6), radius: 4, x: 3, y: 3, blendMode: blend, options: options)
            )
            context.fill(Path(ellipseIn: box), with: .color(.orange))
        }
    }

    var body: some View {
        VStack(spacing: 10) {
            HStack(spacing: 12) {
                shadow("shadow", [])
                shadow("only", .shadowOnly)
                shadow("above", .shadowAbove)
                shadow("inner", [.shadowAbove, .invertsAlpha], .sourceAtop)
            }
            HStack(spacing: 12) {
                canvas("backdrop") { context, box in
                    context.stroke(Path(ellipseIn: box), with: .color(.red), lineWidth: 4)
                    var blurred = context
                    blurred.addFilter(.blur(radius: 5))
                    blurred.fill(Path(box.insetBy(dx: -12, dy: 6)), with: .backdrop)
                }
                canvas("linear") { context, box in
                    context.fill(
                        Path(box),
                        with: .linearGradient(
                            Gradient(colors: [.red, .green]), startPoint: box.origin,
                            endPoint: CGPoint(x: box.maxX, y: box.minY), options: .linearColor))
                }
                canvas("threshold") { context, box in
                    context.addFilter(.alphaThreshold(min: 0.3, max: 0.6, color: .purple))
                    context.addFilter(.blur(radius: 10))
                    context.fill(Path(ellipseIn: box), with: .color(.black))
                }
                canvas("commands") { context, box in
                    context.withCGContext { commands in
                        commands.setFillColor(UIColor.systemTeal.cgColor)
                        commands.fillEllipse(in: box)
                        commands.setLineWidth(3)
                        commands.stroke(box)
                    }
                }
            }
        }
        .padding(12)
    }
}
