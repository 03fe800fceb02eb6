import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Writes whether a group is open before its label.
private struct Written: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(verbatim: configuration.isExpanded ? "open" : "closed")
            configuration.label
            if configuration.isExpanded { configuration.content }
        }
    }
}

@MainActor struct DisclosureGroupTests {
    private func group(_ isExpanded: Bool) -> some View {
        DisclosureGroup(isExpanded: .constant(isExpanded)) {
            Text(verbatim: "content").accessibilityIdentifier("content")
        } label: {
            Text(verbatim: "Title").accessibilityIdentifier("label")
        }
    }

    /// Documentation/Rules/style-protocols.md, section 7: label, Spacer, chevron; both in the tint. 8 is a
    /// guess.
    @Test func `An open group has its content below its header, at the leading edge`() {
        let drawn = Drawn(group(true), 200, in: environment(.light, .ios18))
        #expect(drawn.frame("label")?.minX == 0)
        #expect(drawn.frame("content") == CGRect(x: 0, y: 28, width: 70, height: 20))
        #expect(drawn.ink(of: "Title") == "#007AFF")
        #expect(drawn.ink(of: "content") == "#000000")
    }

    @Test func `A closed group is its header`() {
        let drawn = Drawn(group(false), 200)
        #expect(!drawn.words.contains("content"))
        #expect(drawn.size == CGSize(width: 200, height: 20))
    }

    @Test func `A closed group shows itself open in the state expanded`() {
        let drawn = Drawn(group(false), 200, asking: .expanded)
        #expect(drawn.laidOut.claimed == .expanded)
        #expect(drawn.warnings == [])
        #expect(drawn.list == Drawn(group(true), 200).list)
    }

    @Test func `A group without a binding is closed, and opens in the state expanded`() {
        let group = DisclosureGroup("Title") { Text(verbatim: "content") }
        #expect(!Drawn(group, 200).words.contains("content"))
        #expect(Drawn(group, 200, asking: .expanded).words.contains("content"))
    }

    @Test func `A style of one's own is told that its group is expanded`() {
        let view = group(false).disclosureGroupStyle(Written())
        #expect(Drawn(view).words == ["closed", "Title"])
        #expect(Drawn(view, asking: .expanded).words == ["open", "Title", "content"])
    }

    @Test func `A group of a configuration is the same group in the next style out`() {
        struct Framed: DisclosureGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text(verbatim: configuration.isExpanded ? "framed open" : "framed closed")
                    DisclosureGroup(configuration)
                }
            }
        }
        let view = group(false).disclosureGroupStyle(Framed()).disclosureGroupStyle(Written())
        #expect(Drawn(view).words == ["framed closed", "closed", "Title"])
        #expect(Drawn(view, asking: .expanded).words == ["framed open", "open", "Title", "content"])
    }

    @Test func `The header takes the press and fades`() {
        let pressed = Drawn(group(false), 200, asking: .press)
        #expect(pressed.laidOut.claimed == .press)
        #expect(pressed.list != Drawn(group(false), 200).list)
    }

    @Test func `Of groups in a group the inner one opens first`() {
        let view = DisclosureGroup(isExpanded: .constant(true)) {
            DisclosureGroup("Inner") { Text(verbatim: "inside") }
        } label: {
            Text(verbatim: "Outer")
        }
        .disclosureGroupStyle(Written())
        #expect(Drawn(view, asking: .expanded).words == ["open", "Outer", "open", "Inner", "inside"])
    }

    @Test func `On macOS the chevron is before the label`() {
        var values = EnvironmentValues()
        values.platform = .macos
        #expect(Drawn(group(false), 200, in: values).frame("label")?.minX == 16)
        #expect(Drawn(group(true), 200, in: values).frame("content")?.minX == 16)
    }
}
