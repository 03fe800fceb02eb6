import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Writes the toggle's state before its label.
private struct Written: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            Text(verbatim: configuration.isOn ? "on" : "off")
            configuration.label
        }
    }
}

/// A toggle with a state of its own, switched when it appears.
private struct Switching: View {
    @State private var isOn = false
    var body: some View {
        Toggle("Wi-Fi", isOn: $isOn).toggleStyle(Written()).onAppear { isOn.toggle() }
    }
}

@MainActor struct ToggleTests {
    @Test(arguments: [false, true])
    func `A toggle style reads whether the toggle is on`(isOn: Bool) {
        let view = Toggle("Wi-Fi", isOn: .constant(isOn)).toggleStyle(Written())
        #expect(Drawn(view).words == [isOn ? "on" : "off", "Wi-Fi"])
    }

    @Test func `A toggle follows its binding`() {
        #expect(Drawn(Switching()).words == ["on", "Wi-Fi"])
    }

    @Test func `The toggle style nearest to a toggle draws it`() {
        let view = VStack { Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(Written()) }
            .toggleStyle(.switch)
        #expect(Drawn(view).words == ["on", "Wi-Fi"])
    }

    @Test func `A toggle of a configuration is drawn in the next style out`() {
        struct Framed: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack(spacing: 0) {
                    Text(verbatim: "framed")
                    Toggle(configuration)
                }
            }
        }
        let view = Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(Framed())
            .toggleStyle(Written())
        #expect(Drawn(view).words == ["framed", "on", "Wi-Fi"])
    }

    @Test func `A switch is at the trailing edge of what is offered`() {
        let drawn = Drawn(Toggle("Wi-Fi", isOn: .constant(true)), 200, in: environment(.light, .ios18))
        #expect(drawn.fills.first?.hasPrefix("capsule(149 0 51 31)") == true)
    }

    @Test func `A switch that is on shows green, or the tint`() {
        let plain = Drawn(Toggle("Wi-Fi", isOn: .constant(true)), 200)
        let tinted = Drawn(Toggle("Wi-Fi", isOn: .constant(true)).tint(.purple), 200)
        #expect(plain.fills.first != tinted.fills.first)
    }

    @Test func `A switch that is off does not show the tint`() {
        let plain = Drawn(Toggle("Wi-Fi", isOn: .constant(false)), 200)
        let tinted = Drawn(Toggle("Wi-Fi", isOn: .constant(false)).tint(.purple), 200)
        #expect(plain.list == tinted.list)
    }

    @Test func `A toggle without its label is the switch alone`() {
        let toggle = Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()
        #expect(Drawn(toggle, in: environment(.light, .ios18)).size.width == 51)
        #expect(Drawn(toggle, in: environment(.light, .ios26)).size.width == 61)
    }

    @Test func `A button toggle that is on does not look like one that is off`() {
        let off = Drawn(Toggle("Wi-Fi", isOn: .constant(false)).toggleStyle(.button))
        let on = Drawn(Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.button))
        #expect(off.list != on.list)
    }

    @Test func `A label override replaces the words of a toggle`() {
        var environment = EnvironmentValues()
        environment.labelOverride = "Bluetooth"
        let view = Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(Written())
        #expect(Drawn(view, in: environment).words == ["on", "Bluetooth"])
    }
}
