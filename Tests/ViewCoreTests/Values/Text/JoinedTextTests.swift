import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct JoinedTextTests {
    @Test func `A text of which something is said is one among words`() {
        let said = Text("b").accessibilityLabel("c").speechSpellsOutCharacters().accessibilityHeading(.h1)
        #expect(layOut(Text("a \(said.bold())")).list == layOut(Text("a \(Text("b").bold())")).list)
        #expect(layOut(Text("a ") + said).list == layOut(Text("a ") + Text("b")).list)
    }

    @Test func `A text may be added up of ten thousand`() {
        var text = Text(verbatim: "")
        for _ in 0..<10_000 { text = text + Text(verbatim: "y") }
        #expect(frames(text.lineLimit(1).accessibilityIdentifier("t"), 50, 20) == "50x20 t(0, 0, 50, 20)")
        var reversed = Text(verbatim: "")
        for _ in 0..<3_000 { reversed = Text(verbatim: "y").italic() + reversed }
        #expect(reversed.plain.count == 3_000)
    }

    @Test func `Emphasis without end is read`() {
        let key = LocalizedStringKey(String(repeating: "**a** b ", count: 3_000))
        #expect(Text(key).plain == String(repeating: "a b ", count: 3_000))
    }

    @Test func `What is inside wins over what is around, however texts are joined`() {
        let plain = Text("a") + Text("b").bold(false)
        #expect(
            layOut(plain.bold() + Text("c")).list
                == layOut(Text("a").bold() + Text("b") + Text("c")).list)
        #expect(layOut(plain.bold()).list != layOut(plain).list)
    }
}
