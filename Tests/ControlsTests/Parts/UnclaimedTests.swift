import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// What is said of requests that nobody takes, and of targets.
@MainActor struct UnclaimedTests {
    @Test(arguments: StateRequests.each)
    func `What no control takes is a warning that names it`(request: StateRequests) throws {
        let drawn = Drawn(Text(verbatim: "a"), asking: request)
        let name = try #require(request.states.first)
        #expect(drawn.laidOut.unclaimed == request)
        #expect(drawn.laidOut.claimed == [])
        #expect(drawn.warnings.count == 1)
        #expect(drawn.warnings.first?.hasPrefix("nothing in this tile takes '\(name)'") == true)
        #expect(drawn.list == Drawn(Text(verbatim: "a")).list)
    }

    @Test func `A normal tile has nothing to say`() {
        #expect(Drawn(Text(verbatim: "a")).warnings == [])
    }

    @Test func `Of a combination only what nobody takes is told`() {
        let drawn = Drawn(Button("Go") {}, asking: [.press, .mixed])
        #expect(drawn.laidOut.claimed == .press)
        #expect(drawn.laidOut.unclaimed == .mixed)
        #expect(drawn.warnings.first?.contains("'mixed'") == true)
        #expect(drawn.warnings.first?.contains("'pressed'") == false)
    }

    @Test func `A disabled control is named as the reason`() {
        let drawn = Drawn(Button("Go") {}.disabled(true), asking: .press)
        #expect(drawn.warnings.first?.contains("disabled") == true)
    }

    private var row: some View {
        HStack {
            Button("A") {}.accessibilityIdentifier("a")
            Button("B") {}.id("b")
            Button("C") {}.disabled(true).accessibilityIdentifier("c")
        }
        .buttonStyle(Pressing())
    }

    @Test(arguments: [("a", 0), ("b", 1)])
    func `A target takes the press in place of the first control`(target: String, index: Int) {
        let drawn = Drawn(row, asking: .press, of: target)
        #expect(drawn.words.enumerated().filter { $0.element == "pressed" }.map(\.offset) == [index])
        #expect(drawn.warnings == [])
    }

    @Test func `A target that is disabled passes the press to nobody`() {
        let drawn = Drawn(row, asking: .press, of: "c")
        #expect(drawn.words == ["normal", "normal", "normal"])
        #expect(drawn.warnings.count == 1)
        #expect(drawn.warnings.first?.contains("'c'") == true)
        #expect(drawn.warnings.first?.contains("disabled") == true)
    }

    @Test func `A target that no view has is named in the warning`() {
        let drawn = Drawn(row, asking: .press, of: "d")
        #expect(drawn.words == ["normal", "normal", "normal"])
        #expect(drawn.warnings.count == 1)
        #expect(drawn.warnings.first?.contains("no view in this tile has the identifier 'd'") == true)
    }

    @Test func `The first control in a target that holds several takes the press`() {
        let view = HStack {
            Button("A") {}
            HStack {
                Button("B") {}
                Button("C") {}
            }
            .accessibilityIdentifier("inner")
        }
        .buttonStyle(Pressing())
        #expect(
            Drawn(view, asking: .press, of: "inner").words == ["normal", "pressed", "normal"])
    }

    @Test func `A target may be what a number names`() {
        let view = HStack { ForEach(0..<3) { Button("\($0)") {}.id($0) } }.buttonStyle(Pressing())
        #expect(Drawn(view, asking: .press, of: "1").words == ["normal", "pressed", "normal"])
    }

    @Test func `Ten thousand buttons have one that is pressed`() {
        let view = VStack { ForEach(0..<10_000) { _ in Button("a") {} } }.buttonStyle(Pressing())
        let drawn = Drawn(view, asking: [.press, .hover, .focus])
        #expect(drawn.words.first == "pressed")
        #expect(drawn.words.count { $0 == "pressed" } == 1)
        #expect(drawn.words.count == 10_000)
    }

    @Test func `The last of ten thousand buttons can be named`() {
        let view = VStack { ForEach(0..<10_000) { Button("a") {}.id($0) } }.buttonStyle(Pressing())
        #expect(Drawn(view, asking: .press, of: "9999").words.last == "pressed")
    }

    @Test func `Buttons as deep as labels go have one that is pressed, the innermost`() {
        var view = AnyView(Button("a") {})
        for _ in 0..<100 {
            let label = view
            view = AnyView(
                Button {
                } label: {
                    label
                })
        }
        #expect(Drawn(view, asking: .press).laidOut.claimed == .press)
    }
}
