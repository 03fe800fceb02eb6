import Drawing
import Foundation
import Raster
import SwiftUI
import Testing
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

private struct Matched: View {
    @Namespace private var space
    var isSource: Bool
    var body: some View { Text("a").matchedGeometryEffect(id: 1, in: space, isSource: isSource) }
}

@MainActor private func laidOut(_ view: some View) -> LaidOut {
    ViewGraph(engine: HarfBuzzTextEngine(library: FontLibrary())).layOut(view, in: EnvironmentValues())
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
        "`symbolRenderingMode`": [
            Ignored(".symbolRenderingMode") { Image(systemName: "star").symbolRenderingMode(.palette) },
            Ignored(".symbolRenderingMode") {
                Text("a \(Image(systemName: "star").symbolRenderingMode(.multicolor))")
            },
        ],
        "`Image(systemName:variableValue:)`": [
            Ignored("variableValue") { Image(systemName: "wifi", variableValue: 0.4) }
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
        "`Image(\"name\")`": [
            Ignored("no image named \"photo\"") { Image("photo") }
        ],
        "`resizable(capInsets:)`, `resizable(resizingMode: .tile)`": [
            Ignored("capInsets") {
                Image(systemName: "star").resizable(
                    capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
            },
            Ignored(".tile") { Image(systemName: "star").resizable(resizingMode: .tile) },
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
        "`headerProminence(.increased)`": [
            Ignored(".headerProminence") { Text("a").headerProminence(.increased) }
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
