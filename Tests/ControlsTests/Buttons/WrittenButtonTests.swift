import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Every way to write a button, a toggle and a label makes the same one.
@MainActor struct WrittenButtonTests {
    /// Says its role, and starts its action at once.
    private struct Starting: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(verbatim: configuration.role == .destructive ? "destructive" : "none")
                configuration.label
            }
            .onAppear { configuration.trigger() }
        }
    }

    @MainActor private final class Counter {
        var count = 0
        func add() { count += 1 }
    }

    private func expect(
        _ name: String, words: [String], counts counter: Counter, _ view: some View,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        counter.count = 0
        let drawn = Drawn(view.buttonStyle(Starting()))
        #expect(drawn.words == words, "\(name)", sourceLocation: sourceLocation)
        #expect(counter.count == 1, "\(name)", sourceLocation: sourceLocation)
    }

    @Test func `A button has the label, the role and the action that it was written with`() {
        let counter = Counter()
        let title = String("Go")
        let isolated: @MainActor () -> Void = { counter.add() }
        let free: () -> Void = { onMain(()) { counter.add() } }
        let plain = ["none", "Go"]
        let destructive = ["destructive", "Go"]
        // An icon's words are its name.
        let (plainIcon, destructiveIcon) = (["none", "star", "Go"], ["destructive", "star", "Go"])
        expect("label", words: plain, counts: counter, Button(action: free) { Text(verbatim: "Go") })
        expect("label", words: plain, counts: counter, Button(action: isolated) { Text(verbatim: "Go") })
        expect(
            "role, label", words: destructive, counts: counter,
            Button(role: .destructive, action: free) { Text(verbatim: "Go") })
        expect(
            "role, label", words: destructive, counts: counter,
            Button(role: .destructive, action: isolated) { Text(verbatim: "Go") })
        expect("key", words: plain, counts: counter, Button("Go", action: free))
        expect("key", words: plain, counts: counter, Button("Go", action: isolated))
        expect("title", words: plain, counts: counter, Button(title, action: free))
        expect("title", words: plain, counts: counter, Button(title, action: isolated))
        expect(
            "key, role", words: destructive, counts: counter, Button("Go", role: .destructive, action: free))
        expect(
            "key, role", words: destructive, counts: counter,
            Button("Go", role: .destructive, action: isolated))
        expect(
            "title, role", words: destructive, counts: counter,
            Button(title, role: .destructive, action: free))
        expect(
            "title, role", words: destructive, counts: counter,
            Button(title, role: .destructive, action: isolated))
        expect(
            "key, symbol", words: plainIcon, counts: counter, Button("Go", systemImage: "star", action: free))
        expect(
            "key, symbol", words: plainIcon, counts: counter,
            Button("Go", systemImage: "star", action: isolated))
        expect(
            "title, symbol", words: plainIcon, counts: counter,
            Button(title, systemImage: "star", action: free))
        expect(
            "title, symbol", words: plainIcon, counts: counter,
            Button(title, systemImage: "star", action: isolated))
        expect(
            "key, symbol, role", words: destructiveIcon, counts: counter,
            Button("Go", systemImage: "star", role: .destructive, action: free))
        expect(
            "key, symbol, role", words: destructiveIcon, counts: counter,
            Button("Go", systemImage: "star", role: .destructive, action: isolated))
    }

    @Test func `A button of a configuration has its role and its action`() {
        struct Passing: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View { Button(configuration) }
        }
        let counter = Counter()
        expect(
            "configuration", words: ["destructive", "Go"], counts: counter,
            Button("Go", role: .destructive) { counter.add() }.buttonStyle(Passing()))
    }

    @Test func `A title and a symbol make a label of both`() {
        let title = String("Go")
        let labels: [AnyView] = [
            AnyView(Label("Go", systemImage: "star")), AnyView(Label(title, systemImage: "star")),
            AnyView(Button("Go", systemImage: "star") {}.buttonStyle(.plain)),
            AnyView(
                Toggle("Go", systemImage: "star", isOn: .constant(true)).toggleStyle(.button)
                    .buttonStyle(.plain)),
        ]
        let one = Drawn(
            Label {
                Text(verbatim: "Go")
            } icon: {
                Image(systemName: "star")
            })
        #expect(one.words.count == 2 && one.words.last == "Go")
        for (index, label) in labels.enumerated() { #expect(Drawn(label).words == one.words, "\(index)") }
    }
}
