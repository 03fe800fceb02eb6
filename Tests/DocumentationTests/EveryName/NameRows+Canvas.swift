import SwiftUI
import ViewCore

private let box = CGRect(x: 2, y: 3, width: 40, height: 30)
private let path = Path(ellipseIn: box)
private let gradient = Gradient(colors: [.red, .blue])

private typealias Context = GraphicsContext

private struct LinesRenderer: TextRenderer {
    let draws: Bool
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        guard draws else { return }
        for line in layout { context.draw(line) }
    }
}

extension NameRows {
    static func canvas(_ rows: inout NameRows) {
        rows.owner = "GraphicsContext"
        func row(_ name: String, _ draw: @escaping @Sendable (inout GraphicsContext) -> Void) {
            ground(&rows, name, draw)
        }
        func shading(_ name: String, _ shading: @escaping @Sendable () -> GraphicsContext.Shading) {
            row("Shading." + name) { $0.fill(Path(box), with: shading()) }
        }
        row("addFilter(_:options:)") { $0.addFilter(.blur(radius: 3)) }
        row("blendMode") { $0.blendMode = .multiply }
        row("clip(to:style:options:)") { $0.clip(to: Path(box.insetBy(dx: 9, dy: 9))) }
        row("ClipOptions.inverse") { $0.clip(to: Path(box.insetBy(dx: 9, dy: 9)), options: .inverse) }
        row("clipToLayer(opacity:options:content:)") { context in
            context.clipToLayer { $0.fill(Path(box.insetBy(dx: 9, dy: 9)), with: .color(.black)) }
        }
        row("concatenate(_:)") { $0.concatenate(CGAffineTransform(scaleX: 0.5, y: 1)) }
        row("draw(_:at:anchor:)") { $0.draw(Text("a"), at: .zero) }
        rows.drawn(
            "draw(_:options:)", from: { Text("a").textRenderer(LinesRenderer(draws: false)) },
            to: { Text("a").textRenderer(LinesRenderer(draws: true)) })
        row("draw(_:in:)") { $0.draw(Text("a"), in: box) }
        row("draw(_:in:style:)") { $0.draw(Image(systemName: "star"), in: box) }
        row("drawLayer(content:)") { context in
            context.drawLayer { $0.fill(Path(box), with: .color(.green)) }
        }
        row("fill(_:with:style:)") { $0.fill(Path(box), with: .color(.green)) }
        row("stroke(_:with:lineWidth:)") { $0.stroke(Path(box), with: .color(.green), lineWidth: 2) }
        row("stroke(_:with:style:)") {
            $0.stroke(Path(box), with: .color(.green), style: StrokeStyle(lineWidth: 2))
        }
        row("opacity") { $0.opacity = 0.5 }
        row("rotate(by:)") { $0.rotate(by: .degrees(9)) }
        row("scaleBy(x:y:)") { $0.scaleBy(x: 0.5, y: 1) }
        row("transform") { $0.transform = CGAffineTransform(scaleX: 0.5, y: 1) }
        row("translateBy(x:y:)") { $0.translateBy(x: 3, y: 4) }
        row("resolve(_:)") { $0.draw($0.resolve(Text("a")), at: .zero) }
        rows.drawn("resolveSymbol(id:)", from: { canvas { _ in } }) {
            Canvas { context, _ in
                if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
            } symbols: {
                Text("a").tag(1)
            }.frame(width: 60, height: 40)
        }
        asked(&rows)
        row("Shading.backdrop") { context in
            var blurred = context
            blurred.addFilter(.blur(radius: 4))
            blurred.fill(Path(box.insetBy(dx: 9, dy: 9)), with: .backdrop)
        }
        rows.warned("Shading.shader(_:bounds:)", "the shader \"glow\"") { _ in
            canvas { $0.fill(Path(box), with: .shader(ShaderLibrary.glow())) }
        }
        rows.drawn("withCGContext(content:)", from: { canvas { _ in } }) {
            Canvas { context, _ in context.withCGContext { $0.fill(box) } }.frame(width: 60, height: 40)
        }
        shading("color(_:)") { .color(.green) }
        shading("color(_:red:green:blue:opacity:)") { .color(.sRGB, red: 0, green: 1, blue: 0) }
        shading("color(_:white:opacity:)") { .color(.sRGB, white: 0.3) }
        shading("conicGradient(_:center:angle:options:)") { .conicGradient(gradient, center: .zero) }
        shading("foreground") { .foreground }
        shading("linearGradient(_:startPoint:endPoint:options:)") {
            .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 40, y: 0))
        }
        shading("palette(_:)") { .palette([.color(.green)]) }
        shading("radialGradient(_:center:startRadius:endRadius:options:)") {
            .radialGradient(gradient, center: .zero, startRadius: 0, endRadius: 9)
        }
        shading("style(_:)") { .style(.green) }
        shading("tiledImage(_:origin:sourceRect:scale:)") { .tiledImage(Image(systemName: "star")) }
        for (name, option) in [
            ("mirror", Context.GradientOptions.mirror), ("repeat", .repeat), ("linearColor", .linearColor),
        ] {
            row("GradientOptions." + name) {
                $0.fill(
                    Path(box),
                    with: .linearGradient(
                        gradient, startPoint: .zero, endPoint: CGPoint(x: 9, y: 0), options: option))
            }
        }
        filters(&rows)
        blends(&rows)
    }

    @MainActor fileprivate static func canvas(_ draw: @escaping (inout GraphicsContext) -> Void) -> some View
    {
        Canvas { context, _ in
            context.fill(Path(box), with: .color(.brown))
            draw(&context)
        }
        .frame(width: 60, height: 40)
    }

    private static func asked(_ rows: inout NameRows) {
        func asked(_ name: String, _ isSo: @escaping @Sendable (inout GraphicsContext) -> Bool) {
            rows.holds(name) {
                var answer = false
                _ = nameLaidOut(canvas { answer = isSo(&$0) })
                return answer
            }
        }
        asked("clipBoundingRect") {
            $0.clip(to: Path(box))
            return $0.clipBoundingRect == box
        }
        asked("environment") { $0.environment.colorScheme == .light }
        asked("ResolvedImage.size") { $0.resolve(Image(systemName: "star")).size.width > 0 }
        asked("ResolvedImage.baseline") { $0.resolve(Image(systemName: "star")).baseline > 0 }
        asked("ResolvedText.measure(in:)") {
            $0.resolve(Text("a")).measure(in: CGSize(width: 90, height: 90)).width > 0
        }
        asked("ResolvedText.firstBaseline(in:)") {
            $0.resolve(Text("a")).firstBaseline(in: CGSize(width: 90, height: 90)) > 0
        }
        asked("ResolvedText.lastBaseline(in:)") {
            $0.resolve(Text("a\nb")).lastBaseline(in: CGSize(width: 90, height: 90)) > 20
        }
        rows.drawn(
            "ResolvedText.shading", from: { canvas { $0.draw($0.resolve(Text("a")), at: box.origin) } }
        ) {
            canvas {
                var text = $0.resolve(Text("a"))
                text.shading = .color(.green)
                $0.draw(text, at: box.origin)
            }
        }
        rows.drawn(
            "ResolvedImage.shading",
            from: { canvas { $0.draw($0.resolve(Image(systemName: "star")), at: box.origin) } }
        ) {
            canvas {
                var image = $0.resolve(Image(systemName: "star"))
                image.shading = .color(.green)
                $0.draw(image, at: box.origin)
            }
        }
        rows.holds("ResolvedSymbol.size") {
            var width: CGFloat = 0
            _ = nameLaidOut(
                Canvas { context, _ in
                    width = context.resolveSymbol(id: 1)?.size.width ?? 0
                } symbols: {
                    Color.red.frame(width: 9, height: 9).tag(1)
                })
            return width == 9
        }
    }

    /// Something is drawn on a brown ground.
    private static func ground(
        _ rows: inout NameRows, _ name: String, _ draw: @escaping @Sendable (inout GraphicsContext) -> Void
    ) {
        rows.drawn(
            name,
            from: { canvas { $0.fill(path, with: .color(.red)) } },
            to: {
                canvas {
                    draw(&$0)
                    $0.fill(path, with: .color(.red))
                }
            })
    }

    private static func filters(_ rows: inout NameRows) {
        func row(_ name: String, _ draw: @escaping @Sendable (inout GraphicsContext) -> Void) {
            ground(&rows, name, draw)
        }
        let filters: [(String, Context.Filter)] = [
            ("alphaThreshold(min:max:color:)", .alphaThreshold(min: 0.2, color: .green)),
            ("blur(radius:options:)", .blur(radius: 3)), ("brightness(_:)", .brightness(0.2)),
            ("colorInvert(_:)", .colorInvert()), ("colorMatrix(_:)", .colorMatrix(ColorMatrix())),
            ("colorMultiply(_:)", .colorMultiply(.green)), ("contrast(_:)", .contrast(0.5)),
            ("grayscale(_:)", .grayscale(1)), ("hueRotation(_:)", .hueRotation(.degrees(90))),
            ("luminanceToAlpha", .luminanceToAlpha), ("saturation(_:)", .saturation(0.2)),
            (
                "projectionTransform(_:)",
                .projectionTransform(ProjectionTransform(CGAffineTransform(scaleX: 0.5, y: 1)))
            ),
            ("shadow(color:radius:x:y:blendMode:options:)", .shadow(radius: 3)),
        ]
        for (name, filter) in filters { row("Filter." + name) { $0.addFilter(filter) } }
        row("FilterOptions.linearColor") { $0.addFilter(.brightness(0.1), options: .linearColor) }
        row("BlurOptions.dithersResult") { $0.addFilter(.blur(radius: 3, options: .dithersResult)) }
        let options: [(String, Context.ShadowOptions)] = [
            ("shadowAbove", .shadowAbove), ("shadowOnly", .shadowOnly), ("invertsAlpha", .invertsAlpha),
        ]
        for (name, option) in options {
            row("ShadowOptions." + name) { $0.addFilter(.shadow(radius: 3, options: option)) }
        }
        row("ShadowOptions.disablesGroup") { $0.addFilter(.shadow(radius: 3, options: .disablesGroup)) }
        row("BlurOptions.opaque") { $0.addFilter(.blur(radius: 3, options: .opaque)) }
        let shaders: [(String, Context.Filter)] = [
            ("colorShader(_:)", .colorShader(ShaderLibrary.glow())),
            ("layerShader(_:maxSampleOffset:)", .layerShader(ShaderLibrary.glow(), maxSampleOffset: .zero)),
            (
                "distortionShader(_:maxSampleOffset:)",
                .distortionShader(ShaderLibrary.glow(), maxSampleOffset: .zero)
            ),
        ]
        for (name, filter) in shaders {
            rows.warned("Filter." + name, "the shader \"glow\"") { _ in canvas { $0.addFilter(filter) } }
        }
    }

    private static func blends(_ rows: inout NameRows) {
        let drawn: [(String, Context.BlendMode)] = [
            ("clear", .clear), ("color", .color), ("colorBurn", .colorBurn), ("colorDodge", .colorDodge),
            ("copy", .copy), ("destinationAtop", .destinationAtop), ("destinationIn", .destinationIn),
            ("sourceIn", .sourceIn), ("sourceOut", .sourceOut), ("xor", .xor),
            ("darken", .darken), ("destinationOut", .destinationOut), ("destinationOver", .destinationOver),
            ("difference", .difference), ("exclusion", .exclusion), ("hardLight", .hardLight), ("hue", .hue),
            ("lighten", .lighten), ("luminosity", .luminosity), ("multiply", .multiply),
            ("overlay", .overlay),
            ("plusDarker", .plusDarker), ("plusLighter", .plusLighter), ("saturation", .saturation),
            ("screen", .screen), ("softLight", .softLight), ("sourceAtop", .sourceAtop),
        ]
        @MainActor func blended(_ mode: Context.BlendMode) -> some View {
            canvas {
                $0.blendMode = mode
                $0.fill(path, with: .color(.red.opacity(0.5)))
            }
        }
        for (name, mode) in drawn {
            rows.drawn("BlendMode." + name, from: { blended(.normal) }, to: { blended(mode) })
        }
        rows.drawn("BlendMode.normal", from: { blended(.multiply) }, to: { blended(.normal) })
    }
}
