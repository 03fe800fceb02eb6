import Drawing
import Foundation
import Testing
import ViewCore

/// Notes what happened, in order.
@MainActor final class Log {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
}

/// State of views: where it lives and how long.
@MainActor struct StateTests {
    private func shown(_ view: some View, on graph: ViewGraph? = nil) -> [String] {
        let graph = graph ?? ViewGraph(engine: FixedTextEngine())
        return graph.layOut(view, in: EnvironmentValues()).list.items.compactMap {
            guard case .glyphs(let run) = $0 else { return nil }
            return run.text
        }
    }

    /// Counts up to `end` when it appears, one step at a time.
    private struct Counter: View {
        var end = 3
        @State private var count = 0
        var body: some View {
            Text(verbatim: "\(count)")
                .onAppear { count += 1 }
                .onChange(of: count) { _, new in if new < end { count = new + 1 } }
        }
    }

    @Test func `State keeps its value between passes`() {
        #expect(shown(Counter()) == ["3"])
    }

    @Test func `Equal views in different places have state of their own`() {
        #expect(
            shown(
                HStack {
                    Counter(end: 2); Counter(end: 5)
                }) == ["2", "5"])
    }

    @Test func `Two tiles never share state`() {
        let view = Counter(end: 4)
        #expect(shown(view) == ["4"])
        #expect(shown(view) == ["4"])
    }

    @Test func `A tile laid out again goes on from its state`() {
        let graph = ViewGraph(engine: FixedTextEngine())
        #expect(shown(Counter(end: 2), on: graph) == ["2"])
        #expect(shown(Counter(end: 2), on: graph) == ["2"])
    }

    private struct Switching: View {
        var usesID: Bool
        @State private var step = 0
        var body: some View {
            VStack {
                if usesID {
                    Fresh().id(step)
                } else {
                    Fresh()
                }
            }
            .onAppear { step = 1 }
        }
    }

    /// Shows how often it has appeared.
    private struct Fresh: View {
        @State private var appearances = 0
        var body: some View {
            Text(verbatim: "\(appearances)").onAppear { appearances += 1 }
        }
    }

    @Test func `Another id starts state afresh`() {
        // The new one appears as well, from 0 to 1.
        #expect(shown(Switching(usesID: true)) == ["1"])
        #expect(shown(Switching(usesID: false)) == ["1"])
    }

    private struct Branches: View {
        @State private var isSecond = false
        var log: Log
        var body: some View {
            if isSecond {
                Noting(name: "second", log: log)
            } else {
                Noting(name: "first", log: log).onAppear { isSecond = true }
            }
        }
    }

    private struct Noting: View {
        var name: String
        var log: Log
        @State private var seen = "nobody"
        var body: some View {
            Text(verbatim: seen).onAppear {
                log.add("\(name) saw \(seen)")
                seen = name
            }
        }
    }

    @Test func `Branches of a condition have separate state`() {
        let log = Log()
        #expect(shown(Branches(log: log)) == ["second"])
        #expect(log.lines == ["first saw nobody", "second saw nobody"])
    }

    private struct Blinking: View {
        @State private var step = 0
        var log: Log
        var body: some View {
            VStack {
                if step != 1 { Noting(name: "it", log: log) }
            }
            .onAppear { step = 1 }
            .onChange(of: step) { _, new in if new == 1 { step = 2 } }
        }
    }

    @Test func `A view that went away comes back without its state`() {
        let log = Log()
        #expect(shown(Blinking(log: log)) == ["it"])
        #expect(log.lines == ["it saw nobody", "it saw nobody"])
    }

    private struct Rows: View {
        @State private var order = [1, 2, 3]
        var log: Log
        var body: some View {
            VStack {
                ForEach(order, id: \.self) { Noting(name: "\($0)", log: log) }
            }
            .onAppear { order = [3, 1] }
        }
    }

    @Test func `Rows keep their state by id when they move`() {
        let log = Log()
        #expect(shown(Rows(log: log)) == ["3", "1"])
        #expect(log.lines.count == 3)
    }

    private struct Parent: View {
        @State private var count = 1
        var body: some View { Child(count: $count) }
    }

    private struct Child: View {
        @Binding var count: Int
        var body: some View { Text(verbatim: "\(count)").onAppear { count += 41 } }
    }

    @Test func `A binding writes to the state it comes from`() {
        #expect(shown(Parent()) == ["42"])
    }

    private struct Optionally: View {
        @State private var name: String?
        var body: some View { Text(verbatim: name ?? "none") }
    }

    @Test func `State of an optional starts as nil`() {
        #expect(shown(Optionally()) == ["none"])
    }

    private struct Stateful: ViewModifier {
        @State private var text = "before"
        func body(content: Content) -> some View {
            HStack {
                content; Text(verbatim: text)
            }.onAppear { text = "after" }
        }
    }

    @Test func `State works in modifiers`() {
        #expect(shown(Text("a").modifier(Stateful())) == ["a", "after"])
    }

    @Test func `Each of several overlays of a group has state of its own`() {
        let log = Log()
        let view = Group {
            Color.red; Color.blue
        }
        .overlay { Noting(name: "over", log: log).fixedSize() }
        #expect(shown(HStack { view }) == ["over", "over"])
        #expect(log.lines == ["over saw nobody", "over saw nobody"])
    }
}
