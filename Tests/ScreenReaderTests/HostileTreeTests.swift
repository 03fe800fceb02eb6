import Controls
import Drawing
import ScreenReader
import SwiftUI
import Testing

/// Values that nobody means: the claim is that it ends, with a message where something is left out.
@MainActor struct HostileTreeTests {
    @Test func `Ten thousand elements keep their order and numbers`() {
        let tree = spokenTree(VStack { ForEach(0..<10_000, id: \.self) { Text(verbatim: "\($0)") } })
        #expect(tree.elements.count == 10_000)
        #expect(tree.elements.last?.label == "9999")
        #expect(tree.description.hasSuffix(#"10000 "9999" (staticText)"#))
    }

    @Test func `A representation that contains itself ends with a warning`() {
        struct Endless: View {
            var body: some View { Text("x").accessibilityRepresentation { Endless() } }
        }
        let laidOut = laidOutForSpeech(Endless())
        #expect(laidOut.warnings.contains { $0.contains("nested too deep") })
        #expect(SpokenTree(laidOut.trace).inOrder.count <= 1)
    }

    @Test func `A huge label is kept whole and printed on one line`() {
        let label = String(repeating: "word\n", count: 100_000)
        let tree = spokenTree(Circle().accessibilityLabel(label))
        #expect(tree.elements.first?.label == label)
        #expect(!tree.description.contains("\n"))
    }

    @Test func `Control characters do not leave the line`() {
        let said = spoken(Circle().accessibilityLabel("a\u{1B}[31m\u{2028}\"b\""))
        #expect(said == #"1 "a\u{1B}[31m\u{2028}\"b\"""#)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308])
    func `A priority that is no number leaves the order`(priority: Double) {
        let tree = spokenTree(
            HStack {
                Text("a"); Text("b").accessibilitySortPriority(priority)
            })
        #expect(Set(tree.elements.map(\.label)) == ["a", "b"])
    }

    @Test func `Groups in groups end where views do`() {
        var view = AnyView(Text("x"))
        for _ in 0..<200 { view = AnyView(view.accessibilityElement(children: .contain)) }
        #expect(spokenTree(view).inOrder.count == 201)
    }

    @Test func `A tile that is not asked tells nothing more`() {
        let view = Toggle("Wi-Fi", isOn: .constant(true)).accessibilityLabel("x")
        let plain = ViewGraph(engine: FixedTextEngine()).layOut(view, in: EnvironmentValues())
        func names(_ node: TraceNode) -> [String] { [node.name] + node.children.flatMap(names) }
        #expect(!plain.trace.roots.flatMap(names).contains { $0.hasPrefix(".accessibility") })
        #expect(plain.list == laidOutForSpeech(view, width: nil).list)
    }
}
