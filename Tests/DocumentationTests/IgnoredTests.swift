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

private struct Matched: View {
    @Namespace private var space
    var isSource: Bool
    var body: some View { Text("a").matchedGeometryEffect(id: 1, in: space, isSource: isSource) }
}

/// In the real fonts, which say what they lack.
@MainActor private func laidOut(_ view: some View) -> LaidOut {
    layOut(view, engine: HarfBuzzTextEngine(library: FontLibrary()))
}

@MainActor struct IgnoredTests {
    nonisolated static var rowNames: [String] { rows.keys.sorted() }

    /// By the first cell of the document's row.
    private nonisolated static let rows: [String: [Ignored]] = [
        "`Font.width`": [
            Ignored("Font.width") { Text("a").font(.body.width(.condensed)) }
        ],
        "`smallCaps`, `lowercaseSmallCaps`, `uppercaseSmallCaps`": [
            Ignored(".smallCaps()") { Text("a").font(.body.smallCaps()) },
            Ignored(".lowercaseSmallCaps()") { Text("a").font(.body.lowercaseSmallCaps()) },
            Ignored(".uppercaseSmallCaps()") { Text("a").font(.title.uppercaseSmallCaps()) },
            Ignored("Nunito") { Text("a").font(.system(.body, design: .rounded).smallCaps()) },
        ],
        "`allowsTightening(true)`": [
            Ignored(".allowsTightening(true)") { Text("a").allowsTightening(true) }
        ],
        "`searchable`": [
            Ignored(".searchable") { Text("a").searchable(text: .constant("")) }
        ],
        "`symbolRenderingMode`": [
            Ignored(".symbolRenderingMode") { Image(systemName: "star").symbolRenderingMode(.palette) },
            Ignored(".symbolRenderingMode") {
                Text("a \(Image(systemName: "star").symbolRenderingMode(.multicolor))")
            },
        ],
        "`symbolColorRenderingMode(.gradient)`": [
            Ignored(".symbolColorRenderingMode(.gradient)") {
                Text("a").symbolColorRenderingMode(.gradient)
            },
            Ignored(".symbolColorRenderingMode(.gradient)") {
                Image(systemName: "star").symbolColorRenderingMode(.gradient)
            },
        ],
        "`lineHeight`": [
            Ignored(".lineHeight") { Text("a").lineHeight(.loose) },
            Ignored(".lineHeight") { Text("a").lineHeight(.exact(points: 30)) },
        ],
        "`Image(systemName:variableValue:)`": [
            Ignored("variableValue") { Image(systemName: "wifi", variableValue: 0.4) }
        ],
        "`AsyncImage`": [Ignored("AsyncImage") { AsyncImage(url: nil).frame(width: 9, height: 9) }],
        "`sheet`, `fullScreenCover`, `popover`, `alert`, `confirmationDialog`, `inspector` while they are presented":
            [
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
        "`toolbar` without a bar around": [Ignored(".toolbar") { Text("a").toolbar { Button("b") {} } }],
        "a title or a toolbar inside of a `GeometryReader`": [
            Ignored("GeometryReader") {
                NavigationStack { GeometryReader { _ in Text("a").navigationTitle("b") } }
            }
        ],
        "`ToolbarItemPlacement.keyboard`": [
            Ignored("ToolbarItemPlacement.keyboard") {
                NavigationStack { Text("a").toolbar { ToolbarItem(placement: .keyboard) { Text("b") } } }
            }
        ],
        "bars, tab bars, sheets and alerts of iOS 26": [
            Ignored("glass") { NavigationStack { Text("a").toolbar { Button("b") {} } } },
            Ignored("glass") { TabView { Text("a").tabItem { Text("b") } } },
        ],
        "`Canvas(colorMode:)`, `GradientOptions.linearColor`, `FilterOptions.linearColor`": [
            Ignored("Canvas(colorMode:)") { Canvas(colorMode: .linear) { _, _ in } },
            Ignored("GradientOptions.linearColor") {
                Canvas { context, _ in
                    context.fill(
                        Path(CGRect(x: 0, y: 0, width: 9, height: 9)),
                        with: .linearGradient(
                            Gradient(colors: [.red]), startPoint: .zero, endPoint: .zero,
                            options: .linearColor))
                }
            },
            Ignored("FilterOptions.linearColor") {
                Canvas { context, _ in context.addFilter(.brightness(0.1), options: .linearColor) }
            },
        ],
        "`GraphicsContext.BlendMode`: `copy`, `sourceIn`, `sourceOut`, `destinationIn`, `destinationAtop`, `xor`":
            [
                ("copy", GraphicsContext.BlendMode.copy), ("sourceIn", .sourceIn), ("sourceOut", .sourceOut),
                ("destinationIn", .destinationIn), ("destinationAtop", .destinationAtop), ("xor", .xor),
            ].map { name, mode in
                Ignored("BlendMode.\(name)") {
                    Canvas { context, _ in
                        context.blendMode = mode
                        context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
                    }
                }
            },
        "`Filter.shadow(blendMode:)`, `ShadowOptions`": [
            Ignored("Filter.shadow(blendMode:)") {
                Canvas { context, _ in context.addFilter(.shadow(radius: 2, blendMode: .multiply)) }
            },
            Ignored("ShadowOptions.shadowOnly") {
                Canvas { context, _ in context.addFilter(.shadow(radius: 2, options: .shadowOnly)) }
            },
        ],
        "`BlurOptions.opaque`": [
            Ignored("BlurOptions.opaque") {
                Canvas { context, _ in context.addFilter(.blur(radius: 2, options: .opaque)) }
            }
        ],
        "`Filter.alphaThreshold(max:)`": [
            Ignored("alphaThreshold(max:)") {
                Canvas { context, _ in context.addFilter(.alphaThreshold(min: 0.1, max: 0.5)) }
            }
        ],
        "`Shading.tiledImage(sourceRect:)`": [
            Ignored("sourceRect") {
                Canvas { context, _ in
                    context.fill(
                        Path(CGRect(x: 0, y: 0, width: 9, height: 9)),
                        with: .tiledImage(
                            Image(systemName: "star"), sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1)))
                }
            }
        ],
        "`glassEffect`": [
            Ignored("glass is approximated") { Text("a").glassEffect() }
        ],
        "`fontWidth`": [
            Ignored("Font.width") { Text("a").fontWidth(.condensed) }
        ],
        "`buttonStyle(.card)`": [
            Ignored(".buttonStyle(.card)") { Button("a") {}.buttonStyle(.card) }
        ],
        "`UIViewRepresentable` and its like": [
            Ignored("Switch, which its own code draws") { Represented() }
        ],
        "`ImageRenderer`": [
            Ignored("ImageRenderer makes no picture") {
                Text("a").onAppear { _ = ImageRenderer(content: Text("b")).uiImage }
            }
        ],
        "`Gauge(markedValueLabels:)`": [
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
        "`Slider(step:)` in iOS 26": [
            Ignored("Slider(step:)") {
                Slider(value: .constant(0.5), in: 0...1, step: 0.1)
                    .transformEnvironment(\.generation) { $0 = .ios26 }
            }
        ],
        "a symbol without an icon": [
            Ignored("\"no.such.symbol\"") { Image(systemName: "no.such.symbol") }
        ],
        "`Image(\"name\")` that no image set has a PNG file for": [
            Ignored("no image named \"photo\"") { Image("photo") }
        ],
        "`resizable(capInsets:)`, `resizable(resizingMode: .tile)`": [
            Ignored("capInsets") {
                Image(systemName: "star").resizable(
                    capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
            },
            Ignored(".tile") { Image(systemName: "star").resizable(resizingMode: .tile) },
        ],
        "`^[…](inflect: true)` without a number and an English noun behind it": [
            Ignored("no number to agree with") { Text("^[apple](inflect: true)") },
            Ignored("no English noun") { Text("^[3 りんご](inflect: true)") },
            Ignored("would have to agree") { Text("^[3 item is new](inflect: true)") },
        ],
        "`^[…](…)` with other attributes": [
            Ignored("no attribute \"rainbow\"") { Text("^[a](rainbow: 'extreme')") }
        ],
        "U+FE0E behind an emoji that no text face has": [
            Ignored("no registered font has a text form of U+260E") { Text("☎\u{FE0E}") }
        ],
        "`antialiased(false)`": [
            Ignored(".antialiased(false)") { Image(systemName: "star").antialiased(false) },
            Ignored("antialiased: false") {
                Circle().stroke(.red, style: StrokeStyle(lineWidth: 2), antialiased: false)
            },
        ],
        "`shadow(.inner(…))`": [
            Ignored(".shadow(.inner(…))") {
                Circle().fill(Color.red.shadow(.inner(radius: 2))).frame(width: 9, height: 9)
            }
        ],
        "`Color(\"name\")` that no colour set has": [
            Ignored("no colour named \"none\"") { Color("none").frame(width: 9) },
            Ignored("no colour named \"none\"") { Text("a").foregroundStyle(Color("none").opacity(0.5)) },
        ],
        "`matchedGeometryEffect(isSource: false)`": [
            Ignored(".matchedGeometryEffect(isSource: false)") { Matched(isSource: false) }
        ],
        "`scrollIndicators(.visible)`": [
            Ignored(".scrollIndicators(.visible)") { ScrollView { Text("a") }.scrollIndicators(.visible) }
        ],
        "`buttonStyle(.glass)`, `buttonStyle(.glassProminent)`": [
            Ignored("glass is approximated") { Button("a") {}.buttonStyle(.glass) },
            Ignored("glass is approximated") { Button("a") {}.buttonStyle(.glass(.clear)) },
            Ignored("glass is approximated") { Button("a") {}.buttonStyle(.glassProminent) },
        ],
        "a character of a script that no font has": [
            Ignored("U+05D0") { Text("\u{5D0}") }
        ],
    ]

    @Test func `Every row of the table is tried here`() throws {
        #expect(try UnsupportedDocument.rows("Ignored, with a warning").sorted() == Self.rows.keys.sorted())
    }

    @Test(arguments: rows.keys.sorted())
    func `What is ignored is named in a warning`(_ row: String) throws {
        for ignored in try #require(Self.rows[row]) {
            let warnings = laidOut(ignored.view()).warnings
            #expect(warnings.contains { $0.contains(ignored.warning) }, "\(row): \(warnings)")
        }
    }

    @Test func `What changes nothing is no warning`() {
        let serif = Font.system(.body, design: .serif).smallCaps()
        let views: [AnyView] = [
            AnyView(Text("a").font(.body.width(.standard))),
            AnyView(Text("a").font(serif)),
            AnyView(Text("a").allowsTightening(false).headerProminence(.standard)),
            AnyView(Image(systemName: "star").symbolRenderingMode(.monochrome).antialiased(true).resizable()),
            AnyView(Color.red.frame(width: 9).blur(radius: 2).drawingGroup()),
            AnyView(Matched(isSource: true)),
            AnyView(ScrollView { Text("a") }.scrollIndicators(.hidden)),
            AnyView(Text("Latin Ελληνικά Кириллица العربية")),
        ]
        for view in views { #expect(laidOut(view).warnings == []) }
        #expect(
            laidOut(Text("a").font(serif)).list
                != laidOut(Text("a").font(.system(.body, design: .serif))).list)
    }
}
