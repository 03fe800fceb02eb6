import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Shows the environment's `isEnabled` and `controlSize` in place of the label.
private struct Reporting: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    func makeBody(configuration: Configuration) -> some View {
        Text(verbatim: "\(isEnabled ? "enabled" : "disabled") \(size.rawValue)")
    }
}

@MainActor struct DisablingTests {
    @Test func `A style reads that its button is enabled`() {
        #expect(Drawn(Button("Go") {}.buttonStyle(Reporting())).words == ["enabled regular"])
    }

    @Test func `Disabling after the style reaches the style`() {
        let view = Button("Go") {}.buttonStyle(Reporting()).disabled(true)
        #expect(Drawn(view).words == ["disabled regular"])
    }

    @Test func `Disabling before the style reaches the style`() {
        let view = Button("Go") {}.disabled(true).buttonStyle(Reporting())
        #expect(Drawn(view).words == ["disabled regular"])
    }

    @Test func `Disabling flows down the hierarchy`() {
        let view = VStack { HStack { Button("Go") {} } }.buttonStyle(Reporting()).disabled(true)
        #expect(Drawn(view).words == ["disabled regular"])
    }

    @Test func `Disabling cannot be undone further in`() {
        let view = VStack { Button("Go") {}.disabled(false) }
            .buttonStyle(Reporting()).disabled(true)
        #expect(Drawn(view).words == ["disabled regular"])
    }

    @Test func `Disabling one button leaves its neighbour alone`() {
        let view = HStack {
            Button("A") {}.disabled(true)
            Button("B") {}
        }
        .buttonStyle(Reporting())
        #expect(Drawn(view).words == ["disabled regular", "enabled regular"])
    }

    @Test(arguments: ControlSize.allCases)
    func `The control size reaches the style`(size: ControlSize) {
        let view = VStack { Button("Go") {} }.buttonStyle(Reporting()).controlSize(size)
        #expect(Drawn(view).words == ["enabled \(size.rawValue)"])
    }

    @Test func `A primitive style reads its environment too`() {
        struct Primitive: PrimitiveButtonStyle {
            @Environment(\.isEnabled) private var isEnabled
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: isEnabled ? "enabled" : "disabled")
            }
        }
        let view = Button("Go") {}.buttonStyle(Primitive()).disabled(true)
        #expect(Drawn(view).words == ["disabled"])
    }

    @Test func `A toggle style reads its environment too`() {
        struct Plain: ToggleStyle {
            @Environment(\.isEnabled) private var isEnabled
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: isEnabled ? "enabled" : "disabled")
            }
        }
        let view = Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(Plain()).disabled(true)
        #expect(Drawn(view).words == ["disabled"])
    }
}
