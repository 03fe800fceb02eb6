import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// When actions run: `onAppear`, `onChange`, and what never ends.
@MainActor struct EffectTests {
    private func run(_ view: some View, pressed: Bool = false) -> [String] {
        layOut(view, asking: pressed ? .press : []).warnings
    }

    /// A control that takes the press.
    private struct Pressable<Label: View>: View {
        @ViewBuilder var label: (Bool) -> Label
        var body: some View { Taking(label: label) }
    }

    private struct Taking<Label: View>: View {
        var label: (Bool) -> Label
        typealias Body = Never
        func unfold(into unfolding: inout Unfolding) {
            unfolding.claim(.press) { claim, unfolding in
                label(claim.shown.contains(.press)).unfold(into: &unfolding)
            }
        }
    }

    @Test func `An action on appearance runs once`() {
        let log = Log()
        _ = run(Text("a").onAppear { log.add("appeared") })
        #expect(log.lines == ["appeared"])
    }

    @Test func `It runs once however often the view is laid out`() {
        let log = Log()
        let graph = ViewGraph(engine: FixedTextEngine())
        for _ in 0..<3 {
            _ = graph.layOut(Text("a").onAppear { log.add("appeared") }, in: EnvironmentValues())
        }
        #expect(log.lines == ["appeared"])
    }

    @Test func `Appearance without an action is nothing`() {
        #expect(run(Text("a").onAppear()) == [])
    }

    @Test func `A press changes a value once, with the old and the new one`() {
        let log = Log()
        _ = run(
            Pressable { isPressed in
                Text("a").onChange(of: isPressed) { log.add("\($0) to \($1)") }
            }, pressed: true)
        #expect(log.lines == ["false to true"])
    }

    @Test func `Without a press nothing changes`() {
        let log = Log()
        _ = run(Pressable { Text("a").onChange(of: $0) { log.add("changed") } })
        #expect(log.lines == [])
    }

    @Test func `Only the first control takes the press`() {
        let log = Log()
        _ = run(
            HStack {
                Pressable { Text("a").onChange(of: $0) { log.add("first") } }
                Pressable { Text("b").onChange(of: $0) { log.add("second") } }
            }, pressed: true)
        #expect(log.lines == ["first"])
    }

    @Test func `An initial change is told with one value twice`() {
        let log = Log()
        _ = run(Text("a").onChange(of: 7, initial: true) { log.add("\($0) to \($1)") })
        #expect(log.lines == ["7 to 7"])
    }

    @Test func `Several changes on one view are all told`() {
        let log = Log()
        _ = run(
            Pressable { isPressed in
                Text("a")
                    .onChange(of: isPressed) { log.add("one") }
                    .onChange(of: isPressed) { log.add("two") }
                    .onChange(of: isPressed ? "x" : "y") { log.add("\($0) to \($1)") }
            }, pressed: true)
        #expect(Set(log.lines) == ["one", "two", "y to x"])
        #expect(log.lines.count == 3)
    }

    @Test func `Actions run in tree order`() {
        let log = Log()
        _ = run(
            VStack {
                Text("a").onAppear { log.add("a") }
                HStack {
                    Text("b").onAppear { log.add("b") }
                    Text("c").onAppear { log.add("c") }
                }
                .onAppear { log.add("row") }
                Text("d").onAppear { log.add("d") }
            })
        #expect(log.lines == ["a", "row", "b", "c", "d"])
    }

    private struct Chain: View {
        @State private var a = 0
        @State private var b = 0
        @State private var c = 0
        var log: Log
        var body: some View {
            Text(verbatim: "\(a)\(b)\(c)")
                .onAppear { a = 1 }
                .onChange(of: a) { _, new in
                    log.add("a")
                    b = new + 1
                }
                .onChange(of: b) { _, new in
                    log.add("b")
                    c = new + 1
                }
                .onChange(of: c) { log.add("c") }
        }
    }

    @Test func `A change that follows from a change is told in the next pass`() {
        let log = Log()
        #expect(run(Chain(log: log)) == [])
        #expect(log.lines == ["a", "b", "c"])
    }

    private struct Restless: View {
        @State private var count = 0
        var body: some View {
            Text(verbatim: "\(count)")
                .onAppear { count = 1 }
                .onChange(of: count) { count += 1 }
        }
    }

    @Test func `A view that never settles is drawn as it is, with a warning`() {
        #expect(
            run(Restless()) == [
                "the view still changes after 16 passes; it is drawn as it is then"
            ])
    }

    private struct Writing: View {
        @State private var count = 0
        var body: some View {
            count += 1
            return Text(verbatim: "\(count)")
        }
    }

    @Test func `A body that writes to its own state ends with the warning`() {
        #expect(run(Writing()).count == 1)
    }

    @Test func `An event is recorded with the tile whose action runs`() {
        let tile = layOut(Text("a").onAppear { ViewGraph.record("impact.medium") })
        #expect(tile.events == ["impact.medium"])
    }

    @Test func `Outside of an action events go nowhere`() {
        ViewGraph.record("lost")
        #expect(layOut(Text("a")).events == [])
    }
}
