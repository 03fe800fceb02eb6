import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Writes the toggle's state before its label.
private struct Written: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(verbatim: configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off")
            configuration.label
        }
    }
}

/// On, off, mixed, empty and filled: values that a tile's state shows whatever is stored.
@MainActor struct ValueStateTests {
    @Test(arguments: [false, true], [("on", StateRequests.on), ("off", .off), ("mixed", .mixed)])
    func `A toggle shows the state of its tile, not what is stored`(
        isOn: Bool, state: (name: String, request: StateRequests)
    ) {
        let view = Toggle("Wi-Fi", isOn: .constant(isOn)).toggleStyle(Written())
        let drawn = Drawn(view, asking: state.request)
        #expect(drawn.words == [state.name, "Wi-Fi"])
        #expect(drawn.laidOut.claimed == state.request)
        #expect(drawn.warnings == [])
    }

    @Test func `A switch that is shown on looks like one that is on`() {
        let shown = Drawn(Toggle("Wi-Fi", isOn: .constant(false)), 200, asking: .on)
        let stored = Drawn(Toggle("Wi-Fi", isOn: .constant(true)), 200)
        #expect(shown.list == stored.list)
    }

    @Test func `A toggle made again from a configuration shows the same`() {
        struct Framed: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text(verbatim: configuration.isOn ? "framed on" : "framed off")
                    Toggle(configuration)
                }
            }
        }
        let view = Toggle("Wi-Fi", isOn: .constant(false)).toggleStyle(Framed())
            .toggleStyle(Written())
        #expect(Drawn(view, asking: .on).words == ["framed on", "on", "Wi-Fi"])
        #expect(Drawn(view, asking: .mixed).words == ["framed off", "mixed", "Wi-Fi"])
    }

    @Test func `A toggle made again by hand shows the same`() {
        struct ByHand: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text(verbatim: configuration.isOn ? "outside on" : "outside off")
                    Toggle(isOn: configuration.$isOn) { configuration.label }
                }
            }
        }
        let view = Toggle("Wi-Fi", isOn: .constant(false)).toggleStyle(ByHand())
            .toggleStyle(Written())
        #expect(Drawn(view, asking: .on).words == ["outside on", "on", "Wi-Fi"])
    }

    @Test func `Of toggles in the labels of toggles the innermost first one is on`() {
        let view = Toggle(isOn: .constant(false)) {
            HStack {
                Toggle("a", isOn: .constant(false))
                Toggle("b", isOn: .constant(false))
            }
        }
        .toggleStyle(Written())
        #expect(Drawn(view, asking: .on).words == ["off", "on", "a", "off", "b"])
    }

    @Test func `A toggle of its own in a toggle's style is on before the toggle around it`() {
        struct Holding: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text(verbatim: configuration.isOn ? "outside on" : "outside off")
                    Toggle("own", isOn: .constant(false))
                }
            }
        }
        let view = Toggle("Wi-Fi", isOn: .constant(false)).toggleStyle(Holding())
            .toggleStyle(Written())
        #expect(Drawn(view, asking: .on).words == ["outside off", "on", "own"])
    }

    @Test func `Of two values that exclude each other a toggle shows one, and the other is told`() {
        let view = Toggle("Wi-Fi", isOn: .constant(false)).toggleStyle(Written())
        let drawn = Drawn(view, asking: [.on, .off])
        #expect(drawn.words == ["on", "Wi-Fi"])
        #expect(drawn.laidOut.unclaimed == .off)
        #expect(drawn.warnings.count == 1)
    }

    @Test func `A disabled toggle is on all the same`() {
        let view = Toggle("Wi-Fi", isOn: .constant(false)).toggleStyle(Written()).disabled(true)
        let drawn = Drawn(view, asking: [.on, .press])
        #expect(drawn.words == ["on", "Wi-Fi"])
        #expect(drawn.laidOut.unclaimed == .press)
    }

    @Test func `The press is on the button that an on toggle shows`() {
        let view = Toggle("Wi-Fi", isOn: .constant(false)).toggleStyle(.button)
        let on = Drawn(view, asking: .on)
        let pressed = Drawn(view, asking: [.on, .press])
        #expect(pressed.laidOut.claimed == [.on, .press])
        #expect(on.list != pressed.list)
        #expect(pressed.list != Drawn(view, asking: .press).list)
    }

    @Test func `A toggle's style is told once that it is on`() {
        struct Recording: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onChange(of: configuration.isOn) { old, new in
                    ViewGraph.record("\(old)>\(new)")
                }
            }
        }
        let view = Toggle("Wi-Fi", isOn: .constant(false)).toggleStyle(Recording())
        #expect(Drawn(view, asking: .on).events == ["false>true"])
    }

    @Test(arguments: [("", "Text"), ("swift", "swift")])
    func `A filled field shows the text it has, or a word`(stored: String, shown: String) {
        let view = TextField("Search", text: .constant(stored))
        #expect(Drawn(view, 200, asking: .filled).words == [shown])
    }

    @Test func `An empty field shows its prompt whatever is stored`() {
        let view = TextField("Search", text: .constant("swift"))
        #expect(Drawn(view, 200, asking: .empty).words == ["Search"])
        #expect(
            Drawn(view, 200, asking: .empty).list
                == Drawn(TextField("Search", text: .constant("")), 200).list)
    }

    @Test func `A filled secure field shows dots`() {
        let view = SecureField("Password", text: .constant(""))
        #expect(Drawn(view, 200, asking: .filled).words == ["••••"])
    }
}
