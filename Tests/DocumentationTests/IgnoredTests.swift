import Drawing
import Foundation
import LayoutSupport
import Raster
import SwiftUI
import Testing
import UIKit
import ViewCore

/// A row of the table of what is ignored: a view that asks for it, and what its warning names.
private struct Ignored: Sendable {
    var warning: String
    var view: @MainActor @Sendable () -> AnyView

    init<V: View>(_ warning: String, _ view: @escaping @MainActor @Sendable () -> V) {
        self.warning = warning
        self.view = { AnyView(view()) }
    }
}

private final class Switch: UIControl {}

private struct Represented: UIViewRepresentable {
    func makeUIView(context: Context) -> Switch { Switch() }
    func updateUIView(_ view: Switch, context: Context) {}
}

private struct Scoped<Content: View>: View {
    @Namespace private var space
    var content: @MainActor (Namespace.ID) -> Content
    init(@ViewBuilder content: @escaping @MainActor (Namespace.ID) -> Content) { self.content = content }
    var body: some View { content(space) }
}

/// In the real fonts, which say what they lack.
@MainActor private func laidOut(_ view: some View) -> LaidOut {
    layOut(view, engine: HarfBuzzTextEngine(library: FontLibrary()))
}

@MainActor struct IgnoredTests {
    nonisolated static var ids: [String] { rows.keys.sorted() }

    /// By the id of the document's row.
    private nonisolated static let rows: [String: [Ignored]] = [
        "search-field": [
            Ignored(".searchable") { Text("a").searchable(text: .constant("")) }
        ],
        "symbol-rendering": [
            Ignored(".symbolRenderingMode(.palette)") {
                Image(systemName: "trash").symbolRenderingMode(.palette)
            },
            Ignored(".symbolRenderingMode(.hierarchical)") {
                Image(systemName: "trash").symbolRenderingMode(.hierarchical)
            },
            Ignored(".symbolRenderingMode(.multicolor)") {
                Image(systemName: "star").symbolRenderingMode(.multicolor)
            },
            Ignored(".symbolRenderingMode(.multicolor)") {
                Text("a \(Image(systemName: "trash").symbolRenderingMode(.multicolor))")
            },
        ],
        "text-tabs": [Ignored("a tab in a text") { Text("a\tb") }],
        "measurement-wide": [
            Ignored(".measurement(width: .wide)") {
                Text(Measurement(value: 5, unit: UnitLength.kilometers), format: .measurement(width: .wide))
                    .environment(\.locale, Locale(identifier: "de"))
            },
            Ignored(".measurement(width: .wide)") {
                Text(
                    "\(Measurement(value: 5, unit: UnitLength.kilometers), format: .measurement(width: .wide))"
                )
                .environment(\.locale, Locale(identifier: "de"))
            },
        ],
        "symbol-gradient": [
            Ignored(".symbolColorRenderingMode(.gradient)") {
                Text("a").symbolColorRenderingMode(.gradient)
            },
            Ignored(".symbolColorRenderingMode(.gradient)") {
                Image(systemName: "star").symbolColorRenderingMode(.gradient)
            },
        ],
        "symbol-variable": [
            Ignored("variableValue") { Image(systemName: "trash", variableValue: 0.4) },
            Ignored("variableValue") { Text("a \(Image(systemName: "trash", variableValue: 0.4))") },
        ],
        "symbol-lasting": [
            Ignored(".symbolEffect(.scale)") { Image(systemName: "star").symbolEffect(.scale.up) },
            Ignored(".symbolEffect(.disappear)") { Image(systemName: "star").symbolEffect(.disappear) },
            Ignored(".symbolEffect(.drawOn)") { Image(systemName: "star").symbolEffect(.drawOn) },
            Ignored(".symbolEffect(.drawOff)") { Image(systemName: "star").symbolEffect(.drawOff.byLayer) },
        ],
        "symbol-draw": [
            Ignored(".symbolVariableValueMode(.draw)") {
                Image(systemName: "wifi").symbolVariableValueMode(.draw)
            },
            Ignored(".symbolVariableValueMode(.draw)") { Text("a").symbolVariableValueMode(.draw) },
        ],
        "text-pictures": [
            Ignored("an Image in a Text") { Text("a \(Image("photo"))") },
            Ignored("an Image in a Text") { Text(Image(size: CGSize(width: 9, height: 9)) { _ in }) },
        ],
        "container-background": [
            Ignored(".containerBackground(for: .widget)") {
                Text("a").containerBackground(for: .widget) { Color.red }
            },
            Ignored(".containerBackground(for: .navigation)") {
                Text("a").containerBackground(.red, for: .navigation)
            },
        ],
        "async-image": [Ignored("AsyncImage") { AsyncImage(url: nil).frame(width: 9, height: 9) }],
        "presented": [
            Ignored("presenting(.sheet)") { Text("a").sheet(isPresented: .constant(true)) { Text("b") } },
            Ignored("presenting(.fullScreenCover)") {
                Text("a").fullScreenCover(isPresented: .constant(true)) { Text("b") }
            },
            Ignored("presenting(.popover)") {
                Text("a").popover(isPresented: .constant(true)) { Text("b") }
            },
            Ignored("presenting(.alert)") { Text("a").alert("b", isPresented: .constant(true)) {} },
            Ignored("presenting(.confirmationDialog)") {
                Text("a").confirmationDialog("b", isPresented: .constant(true)) {}
            },
            Ignored("presenting(.inspector)") {
                Text("a").inspector(isPresented: .constant(true)) { Text("b") }
            },
        ],
        "toolbar-without-bar": [Ignored(".toolbar") { Text("a").toolbar { Button("b") {} } }],
        "bars-in-reader": [
            Ignored("GeometryReader") {
                NavigationStack { GeometryReader { _ in Text("a").navigationTitle("b") } }
            }
        ],
        "keyboard-toolbar": [
            Ignored("ToolbarItemPlacement.keyboard") {
                NavigationStack { Text("a").toolbar { ToolbarItem(placement: .keyboard) { Text("b") } } }
            }
        ],
        "glass-bars": [
            Ignored("glass") { NavigationStack { Text("a").toolbar { Button("b") {} } } },
            Ignored("glass") { TabView { Text("a").tabItem { Text("b") } } },
        ],
        "extended-linear": [
            Ignored("Canvas(colorMode: .extendedLinear)") { Canvas(colorMode: .extendedLinear) { _, _ in } },
            Ignored("drawingGroup(colorMode: .extendedLinear)") {
                Text("a").drawingGroup(colorMode: .extendedLinear)
            },
        ],
        "canvas-blend-modes": [
            Ignored("GraphicsContext.BlendMode.init(rawValue: 28)") {
                Canvas { context, _ in
                    context.blendMode = GraphicsContext.BlendMode(rawValue: 28)
                    context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
                }
            },
            Ignored("Filter.shadow(blendMode: .init(rawValue: 28))") {
                Canvas { context, _ in
                    context.addFilter(
                        .shadow(radius: 2, blendMode: GraphicsContext.BlendMode(rawValue: 28)))
                }
            },
        ],
        "canvas-shaders": [
            Ignored("Filter.colorShader: the shader \"glow\"") {
                Canvas { context, _ in context.addFilter(.colorShader(ShaderLibrary.glow())) }
            },
            Ignored("Filter.layerShader: the shader \"glow\"") {
                Canvas { context, _ in
                    context.addFilter(.layerShader(ShaderLibrary.glow(), maxSampleOffset: .zero))
                }
            },
            Ignored("Filter.distortionShader: the shader \"glow\"") {
                Canvas { context, _ in
                    context.addFilter(.distortionShader(ShaderLibrary.glow(), maxSampleOffset: .zero))
                }
            },
            Ignored("the shader \"glow\"") {
                Canvas { context, size in
                    context.fill(
                        Path(CGRect(origin: .zero, size: size)), with: .shader(ShaderLibrary.glow()))
                }
            },
        ],
        "image-paint": [
            Ignored("ImagePaint") {
                Rectangle().fill(ImagePaint(image: Image(systemName: "star"))).frame(width: 9, height: 9)
            },
            Ignored("ImagePaint: no image named \"photo\"") {
                Rectangle().fill(.image(Image("photo"))).frame(width: 9, height: 9)
            },
        ],
        "glass-effect": [
            Ignored("glass is approximated") { Text("a").glassEffect() }
        ],
        "card-buttons": [
            Ignored(".buttonStyle(.card)") { Button("a") {}.buttonStyle(.card) }
        ],
        "represented-views": [
            Ignored("Switch, which its own code draws") { Represented() }
        ],
        "image-renderer": [
            Ignored("ImageRenderer makes no picture") {
                Text("a").onAppear { _ = ImageRenderer(content: Text("b")).uiImage }
            }
        ],
        "gauge-ticks": [
            Ignored("Gauge(markedValueLabels:)") {
                Gauge(value: 0.5) {
                    Text("a")
                } currentValueLabel: {
                    Text("b")
                } markedValueLabels: {
                    Text("c")
                }
            }
        ],
        "slider-ticks": [
            Ignored("Slider(step:)") {
                Slider(value: .constant(0.5), in: 0...1, step: 0.1)
                    .transformEnvironment(\.generation) { $0 = .ios26 }
            }
        ],
        "symbol-missing": [
            Ignored("\"no.such.symbol\"") { Image(systemName: "no.such.symbol") },
            Ignored("\"no.such.symbol\"") { Text("a \(Image(systemName: "no.such.symbol"))") },
        ],
        "symbol-wrong": [
            Ignored("\"ant\" is not drawn as in SF Symbols") { Image(systemName: "ant") },
            Ignored("\"ant.circle\" is not drawn as in SF Symbols") {
                Text("a \(Image(systemName: "ant.circle"))")
            },
        ],
        "image-missing": [
            Ignored("no image named \"photo\"") { Image("photo") }
        ],
        "image-resizing": [
            Ignored("capInsets") {
                Image(systemName: "star").resizable(
                    capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
            },
            Ignored(".tile") { Image(systemName: "star").resizable(resizingMode: .tile) },
        ],
        "grammar-verbs": [
            Ignored("no number to agree with") { Text("^[apple](inflect: true)") },
            Ignored("no English noun") { Text("^[3 りんご](inflect: true)") },
            Ignored("would have to agree") { Text("^[3 item is new](inflect: true)") },
        ],
        "grammar-attributes": [
            Ignored("no attribute \"rainbow\"") { Text("^[a](rainbow: 'extreme')") }
        ],
        "text-emoji": [
            Ignored("no registered font has a text form of U+260E") { Text("☎\u{FE0E}") }
        ],
        "antialiasing": [
            Ignored(".antialiased(false)") { Image(systemName: "star").antialiased(false) },
            Ignored("antialiased: false") {
                Circle().stroke(.red, style: StrokeStyle(lineWidth: 2), antialiased: false)
            },
        ],
        "beyond-srgb": [
            Ignored("Display P3 is outside of sRGB") {
                Color(.displayP3, red: 1, green: 0, blue: 0).frame(width: 9, height: 9)
            },
            Ignored("Display P3 is outside of sRGB") {
                Text("a").foregroundStyle(Color(.displayP3, red: 0.1, green: 0.9, blue: 0.3).opacity(0.5))
            },
            Ignored("outside of 0…1 is outside of sRGB") {
                Text("a").foregroundStyle(Color(red: 1.2, green: 0, blue: 0))
            },
            Ignored("more exposure is outside of sRGB") {
                Text("a").foregroundStyle(Color.white.exposureAdjust(1))
            },
        ],
        "material-shadow": [
            Ignored("without the shadows and the blend mode") {
                Circle().fill(Material.thin.shadow(.inner(radius: 2))).frame(width: 9, height: 9)
            },
            Ignored("without the shadows and the blend mode") {
                Circle().fill(.thinMaterial.blendMode(.multiply)).frame(width: 9, height: 9)
            },
        ],
        "material-words": [
            Ignored("a material as the style of a text") { Text("a").foregroundStyle(.thinMaterial) },
            Ignored("a material as the style of a symbol") {
                Image(systemName: "star").foregroundStyle(.thinMaterial)
            },
        ],
        "tint-gradient": [
            Ignored("a gradient as the tint of a button") {
                Button("a") {}.buttonStyle(.borderedProminent).tint(Color.green.gradient)
            },
            Ignored("a gradient as the tint of a button") {
                Button("a") {}.buttonStyle(.bordered).tint(Color.green.gradient)
            },
            Ignored("a gradient as the tint of a button") {
                Button("a") {}.buttonStyle(.glassProminent).tint(Color.green.gradient)
            },
            Ignored("a gradient as the tint of a progress view") {
                ProgressView(value: 0.5).tint(Gradient(colors: [.red, .blue]))
            },
            Ignored("a gradient as the tint of a linear gauge") {
                Gauge(value: 0.5) { Text("a") }.tint(Gradient(colors: [.red, .blue]))
            },
            Ignored("a gradient as the tint of a switch") {
                Toggle("a", isOn: .constant(true)).tint(Color.green.gradient)
            },
        ],
        "mesh-counts": [
            Ignored("MeshGradient(width: 2, height: 2)") {
                MeshGradient(width: 2, height: 2, points: [[0, 0]], colors: [.red]).frame(width: 9, height: 9)
            }
        ],
        "shaders": [
            Ignored(".colorEffect: the shader \"glow\"") {
                Text("a").colorEffect(ShaderLibrary.glow(.float(2), .color(.red), .boundingRect))
            },
            Ignored(".layerEffect: the shader \"glow\"") {
                Text("a").layerEffect(ShaderLibrary.default.glow(), maxSampleOffset: .zero)
            },
            Ignored(".distortionEffect: the shader \"wave\"") {
                Text("a").distortionEffect(ShaderLibrary.wave(.float2(1, 2)), maxSampleOffset: .zero)
            },
            Ignored(".colorEffect: the shader \"glow\"") {
                Text("a").visualEffect { content, _ in content.colorEffect(ShaderLibrary.glow()) }
            },
            Ignored("the shader \"stripes\"") {
                Circle().fill(ShaderLibrary.stripes()).frame(width: 9, height: 9)
            },
        ],
        "path-lines": [
            Ignored("8192 lines") {
                Path { path in
                    for step in 0..<9000 { path.addLine(to: CGPoint(x: step % 97, y: step % 89)) }
                }.union(Circle()).frame(width: 9, height: 9)
            }
        ],
        "color-missing": [
            Ignored("no colour named \"none\"") { Color("none").frame(width: 9) },
            Ignored("no colour named \"none\"") { Text("a").foregroundStyle(Color("none").opacity(0.5)) },
        ],
        "scroll-indicators": [
            Ignored(".scrollIndicators(.visible)") { ScrollView { Text("a") }.scrollIndicators(.visible) }
        ],
        "glass-buttons": [
            Ignored("glass is approximated") { Button("a") {}.buttonStyle(.glass) },
            Ignored("glass is approximated") { Button("a") {}.buttonStyle(.glass(.clear)) },
            Ignored("glass is approximated") { Button("a") {}.buttonStyle(.glassProminent) },
        ],
        "script-missing": [
            Ignored("U+1780") { Text("\u{1780}") }
        ],
    ]

    @Test func `Every row of the table is tried here`() throws {
        let rows = try UnsupportedDocument.rows("Ignored, with a warning")
        for row in rows { #expect(row.id != nil, "no id in the row of \(row.text)") }
        #expect(rows.compactMap(\.id).sorted() == Self.ids)
    }

    @Test(arguments: rows.keys.sorted())
    func `What is ignored is named in a warning`(id: String) throws {
        for ignored in try #require(Self.rows[id]) {
            let warnings = laidOut(ignored.view()).warnings
            #expect(warnings.contains { $0.contains(ignored.warning) }, "\(id): \(warnings)")
        }
    }

    @Test func `What changes nothing is no warning`() {
        let serif = Font.system(.body, design: .serif).smallCaps()
        let views: [AnyView] = [
            AnyView(Text("a").font(.body.width(.standard))),
            AnyView(Text("a").font(serif)),
            AnyView(Text("a").font(.body.width(.condensed).smallCaps()).fontWidth(.expanded)),
            AnyView(Text("a").lineHeight(.loose).allowsTightening(true).textScale(.secondary)),
            AnyView(Text("a").allowsTightening(false).headerProminence(.standard)),
            AnyView(Image(systemName: "star").symbolRenderingMode(.monochrome).antialiased(true).resizable()),
            AnyView(Color.red.frame(width: 9).blur(radius: 2).drawingGroup()),
            AnyView(Image(systemName: "star").symbolEffect(.scale.up, isActive: false).symbolEffect(.pulse)),
            AnyView(
                Color(.displayP3, white: 1).background(Color(.displayP3, red: 0.8, green: 0.6, blue: 0.5))),
            AnyView(ScrollView { Text("a") }.scrollIndicators(.hidden)),
            AnyView(Text("Latin Ελληνικά Кириллица العربية")),
        ]
        for view in views { #expect(laidOut(view).warnings == []) }
        #expect(
            laidOut(Text("a").font(serif)).list
                != laidOut(Text("a").font(.system(.body, design: .serif))).list)
    }
}
