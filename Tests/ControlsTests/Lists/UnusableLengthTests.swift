import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Lengths that are none are ignored, and the warning names who was given them.
@MainActor struct UnusableLengthTests {
    private struct Case: CustomTestStringConvertible {
        let call: String
        let base: AnyView
        let changed: (CGFloat) -> AnyView
        var testDescription: String { call }

        init(_ call: String, _ base: some View, _ changed: @escaping (CGFloat) -> some View) {
            (self.call, self.base) = (call, AnyView(base))
            self.changed = { AnyView(changed($0)) }
        }
    }

    private static var cases: [Case] {
        let list = List { Section("Header") { Text(verbatim: "row") } }
        let label = Label("title", systemImage: "star")
        let wheel = Picker("p", selection: .constant(1)) { Text(verbatim: "a").tag(1) }.pickerStyle(.wheel)
        let split = { (width: CGFloat?) in
            NavigationSplitView {
                if let width { Color.red.navigationSplitViewColumnWidth(width) } else { Color.red }
            } detail: {
                Color.blue
            }.frame(width: 600, height: 100)
        }
        return [
            Case(".listRowSpacing(", list) { list.listRowSpacing($0) },
            Case(".environment(\\.defaultMinListRowHeight,", list) {
                list.environment(\.defaultMinListRowHeight, $0)
            },
            Case(".environment(\\.defaultMinListHeaderHeight,", list) {
                list.environment(\.defaultMinListHeaderHeight, $0)
            },
            Case(".labelIconToTitleSpacing(", label) { label.labelIconToTitleSpacing($0) },
            Case(".labelReservedIconWidth(", label) { label.labelReservedIconWidth($0) },
            Case(".labelIconToTitleSpacing(", List { label }) { List { label }.labelIconToTitleSpacing($0) },
            Case(".defaultWheelPickerItemHeight(", wheel) { wheel.defaultWheelPickerItemHeight($0) },
            Case(".navigationSplitViewColumnWidth(", split(nil)) { split($0) },
        ]
    }

    private var wide: EnvironmentValues {
        var values = environment(.light, .ios26)
        values.horizontalSizeClass = .regular
        return values
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e9])
    func `A length that is none is ignored and said`(length: CGFloat) {
        for one in Self.cases {
            let (usual, drawn) = (Drawn(one.base, 300, in: wide), Drawn(one.changed(length), 300, in: wide))
            #expect(drawn.list == usual.list, "\(one.call) \(length)")
            let warnings = drawn.warnings.filter { !usual.warnings.contains($0) }
            #expect(warnings.count == 1, "\(one.call) \(length): \(warnings)")
            #expect(warnings.first?.hasPrefix(one.call) ?? false, "\(one.call): \(warnings)")
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, 1e9])
    func `A margin that is none is 0`(length: CGFloat) {
        let list = List { Section("Header") { Text(verbatim: "row") }.listSectionMargins(.all, length) }
        let none = List { Section("Header") { Text(verbatim: "row") }.listSectionMargins(.all, 0) }
        #expect(Drawn(list, 300).list == Drawn(none, 300).list)
        #expect(Drawn(list, 300).warnings.first?.hasPrefix(".listSectionMargins(") ?? false)
    }

    @Test func `Corners that are none are the sheet's own`() {
        func sheet(_ radius: CGFloat?) -> Drawn {
            let view = Text(verbatim: "a").sheet(isPresented: .constant(true)) {
                Color.red.presentationCornerRadius(radius)
            }
            return Drawn(PresentedContent(.sheet, of: view), 300)
        }
        for radius in [CGFloat.nan, .infinity, 1e9] {
            #expect(sheet(radius).list == sheet(nil).list)
            #expect(sheet(radius).warnings.first?.hasPrefix(".presentationCornerRadius(") ?? false)
        }
        #expect(sheet(30).warnings == [])
    }

    @Test func `Columns keep to their bounds`() {
        func width(_ least: CGFloat?, _ ideal: CGFloat, _ most: CGFloat?) -> CGFloat? {
            let view = NavigationSplitView {
                Color.red.accessibilityIdentifier("side")
                    .navigationSplitViewColumnWidth(min: least, ideal: ideal, max: most)
            } detail: {
                Color.blue
            }.frame(width: 600, height: 100)
            return Drawn(
                view,
                in: {
                    var values = wide; values.generation = .ios18; return values
                }()
            )
            .frame("side")?.width
        }
        #expect(width(nil, 100, nil) == 100)
        #expect(width(150, 100, 200) == 150)
        #expect(width(10, 250, 200) == 200)
        #expect(width(200, 100, 50) == 200)
        #expect(width(.nan, 100, .infinity) == 100)
    }
}
