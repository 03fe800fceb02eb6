import SwiftUI
import ViewCore

@MainActor private let square = Color.red.frame(width: 20, height: 20)

private struct Union<Content: View>: View {
    @Namespace var space
    var content: @MainActor (Namespace.ID) -> Content
    var body: some View { content(space) }
}

extension NameRows {
    /// What changes how something looks, by a filter, a shape or what lies before and behind it.
    static func looks(_ rows: inout NameRows) {
        rows.owner = "View"
        rows.drawn("accentColor(_:)", on: { Button("a") {} }) { $0.accentColor(.green) }
        rows.drawn("background(_:alignment:)") {
            $0.background(Color.red.frame(width: 99), alignment: .leading)
        }
        rows.drawn("background(_:ignoresSafeAreaEdges:)", on: { Text("a") }) { $0.background(.red) }
        rows.drawn("background(_:in:fillStyle:)", on: { Text("a") }) { $0.background(.red, in: Circle()) }
        rows.drawn("background(alignment:content:)", on: { Text("a") }) { $0.background { Color.red } }
        rows.drawn("background(ignoresSafeAreaEdges:)", on: { Text("a") }) { $0.background() }
        rows.drawn("background(in:fillStyle:)", on: { Text("a") }) { $0.background(in: Circle()) }
        rows.drawn("backgroundStyle(_:)", on: { Text("a").background() }) { $0.backgroundStyle(.red) }
        rows.drawn("blendMode(_:)") { $0.blendMode(.multiply) }
        rows.drawn("blur(radius:opaque:)") { $0.blur(radius: 3) }
        rows.drawn("border(_:width:)") { $0.border(.red, width: 2) }
        rows.drawn("brightness(_:)") { $0.brightness(0.2) }
        rows.drawn("clipShape(_:style:)") { $0.clipShape(Circle()) }
        rows.drawn("clipped(antialiased:)", on: { NameSample().frame(width: 30) }) { $0.clipped() }
        rows.drawn("colorInvert()") { $0.colorInvert() }
        rows.drawn("colorMultiply(_:)") { $0.colorMultiply(.red) }
        rows.drawn("colorScheme(_:)") { $0.colorScheme(.dark) }
        rows.drawn(
            "compositingGroup()",
            on: {
                ZStack {
                    NameSample(); square
                }.opacity(0.5)
            }
        ) { _ in
            ZStack {
                NameSample(); square
            }.compositingGroup().opacity(0.5)
        }
        rows.drawn("containerShape(_:)", on: { ContainerRelativeShape().frame(width: 40, height: 40) }) {
            $0.containerShape(Circle())
        }
        rows.warned("containerBackground(_:for:)", ".containerBackground(for: .window)") {
            $0.containerBackground(.red, for: .window)
        }
        rows.warned("containerBackground(for:alignment:content:)", ".containerBackground(for: .widget)") {
            $0.containerBackground(for: .widget) { Color.red }
        }
        rows.drawn("contrast(_:)") { $0.contrast(0.5) }
        rows.drawn("cornerRadius(_:antialiased:)") { $0.cornerRadius(5) }
        rows.drawn(
            "drawingGroup(opaque:colorMode:)",
            on: {
                ZStack {
                    NameSample(); square
                }.opacity(0.5)
            }
        ) { _ in
            ZStack {
                NameSample(); square
            }.drawingGroup().opacity(0.5)
        }
        rows.drawn("foregroundColor(_:)") { $0.foregroundColor(.red) }
        rows.drawn("foregroundStyle(_:)") { $0.foregroundStyle(.red) }
        rows.drawn("foregroundStyle(_:_:)", on: { Text("a").foregroundStyle(.secondary) }) {
            $0.foregroundStyle(.red, .green)
        }
        rows.drawn("foregroundStyle(_:_:_:)", on: { Text("a").foregroundStyle(.tertiary) }) {
            $0.foregroundStyle(.red, .green, .blue)
        }
        rows.drawn("grayscale(_:)") { $0.grayscale(1) }
        rows.drawn("hueRotation(_:)") { $0.hueRotation(.degrees(90)) }
        rows.drawn("luminanceToAlpha()") { $0.luminanceToAlpha() }
        rows.drawn("mask(_:)") { $0.mask(Circle()) }
        rows.drawn("mask(alignment:_:)") { $0.mask { Circle() } }
        rows.drawn("opacity(_:)") { $0.opacity(0.5) }
        rows.drawn("overlay(_:alignment:)") { $0.overlay(square, alignment: .top) }
        rows.drawn("overlay(_:ignoresSafeAreaEdges:)") { $0.overlay(.red) }
        rows.drawn("overlay(_:in:fillStyle:)") { $0.overlay(.red, in: Circle()) }
        rows.drawn("overlay(alignment:content:)") { $0.overlay { square } }
        rows.drawn("preferredColorScheme(_:)") { $0.preferredColorScheme(.dark) }
        rows.drawn("privacySensitive(_:)", on: { Text("a").redacted(reason: .privacy) }) { _ in
            Text("a").privacySensitive().redacted(reason: .privacy)
        }
        rows.drawn("projectionEffect(_:)") {
            $0.projectionEffect(ProjectionTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 0, ty: 0)))
        }
        rows.drawn("redacted(reason:)") { $0.redacted(reason: .placeholder) }
        rows.drawn("unredacted()", on: { NameSample().redacted(reason: .placeholder) }) { _ in
            NameSample().unredacted().redacted(reason: .placeholder)
        }
        rows.drawn("rotation3DEffect(_:axis:anchor:anchorZ:perspective:)") {
            $0.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
        }
        rows.drawn("rotationEffect(_:anchor:)") { $0.rotationEffect(.degrees(30)) }
        rows.drawn("saturation(_:)") { $0.saturation(0.2) }
        rows.drawn("scaleEffect(_:anchor:)") { $0.scaleEffect(2) }
        rows.drawn("scaleEffect(x:y:anchor:)") { $0.scaleEffect(x: 2) }
        rows.drawn("shadow(color:radius:x:y:)") { $0.shadow(radius: 3) }
        rows.drawn("tint(_:)", on: { Button("a") {} }) { $0.tint(.green) }
        rows.drawn("transformEffect(_:)") { $0.transformEffect(CGAffineTransform(scaleX: 2, y: 1)) }
        rows.drawn("visualEffect(_:)") { sample in
            sample.visualEffect { content, proxy in content.offset(x: proxy.size.width / 4) }
        }
        rows.warned("glassEffectUnion(id:namespace:)", "glass is approximated") { view in
            Union { space in
                GlassEffectContainer { view.glassEffect().glassEffectUnion(id: 1, namespace: space) }
            }
        }
        rows.warned("glassEffect(_:in:)", "glass is approximated") { $0.glassEffect() }
        rows.warned("glassEffect(_:in:isEnabled:)", "glass is approximated") {
            $0.glassEffect(.regular, in: Circle(), isEnabled: true)
        }
        for (name, text) in [
            ("colorEffect(_:isEnabled:)", ".colorEffect"),
            ("layerEffect(_:maxSampleOffset:isEnabled:)", ".layerEffect"),
            ("distortionEffect(_:maxSampleOffset:isEnabled:)", ".distortionEffect"),
        ] {
            rows.warned(name, text) { sample in
                sample.colorEffect(ShaderLibrary.glow(), isEnabled: text == ".colorEffect")
                    .layerEffect(
                        ShaderLibrary.glow(), maxSampleOffset: .zero, isEnabled: text == ".layerEffect"
                    )
                    .distortionEffect(
                        ShaderLibrary.glow(), maxSampleOffset: .zero, isEnabled: text == ".distortionEffect")
            }
        }
    }

    static func visualEffects(_ rows: inout NameRows) {
        rows.owner = "VisualEffect"
        rows.drawn("blur(radius:opaque:)") { $0.visualEffect { view, _ in view.blur(radius: 3) } }
        rows.drawn("brightness(_:)") { $0.visualEffect { view, _ in view.brightness(0.2) } }
        rows.drawn("contrast(_:)") { $0.visualEffect { view, _ in view.contrast(0.5) } }
        rows.drawn("grayscale(_:)") { $0.visualEffect { view, _ in view.grayscale(1) } }
        rows.drawn("hueRotation(_:)") { $0.visualEffect { view, _ in view.hueRotation(.degrees(90)) } }
        rows.drawn("offset(_:)") { $0.visualEffect { view, _ in view.offset(CGSize(width: 9, height: 0)) } }
        rows.drawn("offset(x:y:)") { $0.visualEffect { view, _ in view.offset(x: 9) } }
        rows.drawn("opacity(_:)") { $0.visualEffect { view, _ in view.opacity(0.5) } }
        rows.drawn("rotation3DEffect(_:axis:anchor:anchorZ:perspective:)") {
            $0.visualEffect { view, _ in view.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0)) }
        }
        rows.drawn("rotationEffect(_:anchor:)") {
            $0.visualEffect { view, _ in view.rotationEffect(.degrees(9)) }
        }
        rows.drawn("saturation(_:)") { $0.visualEffect { view, _ in view.saturation(0.2) } }
        rows.drawn("scaleEffect(_:anchor:)") { $0.visualEffect { view, _ in view.scaleEffect(2) } }
        rows.drawn("scaleEffect(x:y:anchor:)") { $0.visualEffect { view, _ in view.scaleEffect(x: 2) } }
        rows.drawn("transformEffect(_:)") {
            $0.visualEffect { view, _ in view.transformEffect(CGAffineTransform(scaleX: 2, y: 1)) }
        }
        rows.warned("colorEffect(_:isEnabled:)", ".colorEffect") {
            $0.visualEffect { view, _ in view.colorEffect(ShaderLibrary.glow()) }
        }
        rows.warned("layerEffect(_:maxSampleOffset:isEnabled:)", ".layerEffect") {
            $0.visualEffect { view, _ in view.layerEffect(ShaderLibrary.glow(), maxSampleOffset: .zero) }
        }
        rows.warned("distortionEffect(_:maxSampleOffset:isEnabled:)", ".distortionEffect") {
            $0.visualEffect { view, _ in view.distortionEffect(ShaderLibrary.glow(), maxSampleOffset: .zero) }
        }
    }
}
