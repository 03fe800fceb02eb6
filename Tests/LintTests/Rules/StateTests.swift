import Catalog
import Lint
import SwiftUI
import Testing

/// States and settings that nobody sees.
@MainActor @Suite struct StateTests {
    private struct Style: ButtonStyle {
        var showsPress = true

        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding().opacity(configuration.isPressed && showsPress ? 0.5 : 1)
        }
    }

    private struct Chip: ToggleStyle {
        let on: String
        let off: String
        var hasMark = false

        func makeBody(configuration: Configuration) -> some View {
            HStack {
                if hasMark, configuration.isOn { Image(systemName: "checkmark") }
                configuration.label
            }
            .padding().background(Color(hex: configuration.isOn ? on : off))
        }
    }

    private func chip(_ style: Chip) -> Sample {
        Sample(states: [TileState(.on), TileState(.off)]) {
            Toggle("Wi-Fi", isOn: .constant(false)).toggleStyle(style)
        }
    }

    @Test func `A press that a style does not draw is found`() async throws {
        func button(_ style: Style) -> Sample {
            Sample(states: [.normal, .pressed]) { Button("Save") {}.buttonStyle(style) }
        }
        let found = try await button(Style(showsPress: false)).findings(.sameState)
        #expect(found.map(\.measured) == ["pressed looks like normal in every tile"])
        #expect(try await button(Style()).findings(.sameState) == [])
    }

    @Test func `A toggle that looks on as it does off is an error`() async throws {
        let found = try await chip(Chip(on: "#336699", off: "#336699")).findings(.sameState)
        #expect(found.map(\.severity) == [.error])
        #expect(try await chip(Chip(on: "#336699", off: "#993366")).findings(.sameState) == [])
    }

    @Test func `A difference in hue alone is found below 3, and one in form or lightness is none`()
        async throws
    {
        // Technique G183 asks for 3:1.
        #expect(try await chip(Chip(on: "#34C759", off: "#FF9500")).findings(.hueOnly).count == 1)
        #expect(try await chip(Chip(on: "#FFFFFF", off: "#949494")).findings(.hueOnly) == [])
        #expect(try await chip(Chip(on: "#FFFFFF", off: "#959595")).findings(.hueOnly).count == 1)
        #expect(try await chip(Chip(on: "#34C759", off: "#FF9500", hasMark: true)).findings(.hueOnly) == [])
    }

    @Test func `A difference that eyes with two kinds of cones do not see is found with their name`()
        async throws
    {
        // Computed apart from this code: 4.07:1 to all, 2.54:1 after Machado's matrix for protanopia, which darkens red.
        let red = try await chip(Chip(on: "#FF0000", off: "#202020")).findings(.hueOnly)
        #expect(red.map { $0.measured.contains("by 2.54:1 to eyes with protanopia") } == [true])
        // 3.59:1 to all; 2.54:1 after that for tritanopia.
        let green = try await chip(Chip(on: "#34C759", off: "#1A1AFF")).findings(.hueOnly)
        #expect(green.map { $0.measured.contains("by 2.54:1 to eyes with tritanopia") } == [true])
        // 3.71:1 at least, to all kinds.
        #expect(try await chip(Chip(on: "#FFFF00", off: "#808000")).findings(.hueOnly) == [])
    }

    @Test func `What the guidelines do not flip is found where it is flipped, and an arrow is not`()
        async throws
    {
        func flipped<Content: SwiftUI.View>(
            @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
        ) async throws -> [String] {
            try await Sample(change: { $0[.direction] = [.leftToRight, .rightToLeft] }, content)
                .findings(.mirrored).map(\.measured)
        }
        #expect(
            try await flipped { Image(systemName: "checkmark").flipsForRightToLeftLayoutDirection(true) }
                == ["drawn as the mirror image of “checkmark”"])
        #expect(
            try await flipped { Image(systemName: "clock").flipsForRightToLeftLayoutDirection(true) }.count
                == 1)
        #expect(try await flipped { Text("12").flipsForRightToLeftLayoutDirection(true) }.count == 1)
        #expect(
            try await flipped {
                Image(systemName: "arrow.turn.up.left").flipsForRightToLeftLayoutDirection(true)
            } == [])
        #expect(try await flipped { Image(systemName: "checkmark") } == [])
        // A reflection is one from left to right, too.
        #expect(try await flipped { Text("12").scaleEffect(x: 1, y: -1) } == [])
    }

    @Test func `Dark that looks like light is advice`() async throws {
        func view(_ color: Color) -> Sample {
            Sample(change: { $0[.scheme] = [.light, .dark] }) { color.frame(width: 40, height: 40) }
        }
        #expect(try await view(Color(hex: "#336699")).findings(.sameDark).map(\.severity) == [.advice])
        #expect(try await view(.primary).findings(.sameDark) == [])
    }

    @Test func `What draws nothing has no look in the dark`() async throws {
        let empty = Sample(change: { $0[.scheme] = [.light, .dark] }) {
            EmptyView().padding(10)
        }
        #expect(try await empty.findings(.sameDark) == [])
    }

    @Test func `What stays as it is from right to left is found where it is not its own mirror image`()
        async throws
    {
        func row(_ isFixed: Bool) -> Sample {
            Sample(change: { $0[.direction] = [.leftToRight, .rightToLeft] }) {
                HStack {
                    Color.red.frame(width: 10, height: 10)
                    Color.blue.frame(width: 30, height: 10)
                }.environment(\.layoutDirection, isFixed ? .leftToRight : .rightToLeft)
            }
        }
        #expect(try await row(true).findings(.notMirrored).count == 1)
        let turned = Sample(change: { $0[.direction] = [.leftToRight, .rightToLeft] }) {
            HStack {
                Color.red.frame(width: 10, height: 10)
                Color.blue.frame(width: 30, height: 10)
            }
        }
        #expect(try await turned.findings(.notMirrored) == [])
        let same = Sample(change: { $0[.direction] = [.leftToRight, .rightToLeft] }) {
            Color.red.frame(width: 10, height: 10)
        }
        #expect(try await same.findings(.notMirrored) == [])
    }

    @Test func `Increased contrast that changes nothing is found where contrast is short`() async throws {
        func text(_ color: String) -> Sample {
            Sample(change: { $0[.contrast] = [.standard, .increased] }) {
                Text("Save").foregroundStyle(Color(hex: color))
            }
        }
        #expect(try await text("#AAAAAA").findings(.contrastSetting).count == 1)
        #expect(try await text("#333333").findings(.contrastSetting) == [])
        // One that follows the setting is not short of an effect, be it enough or not.
        struct Following: SwiftUI.View {
            @Environment(\.colorSchemeContrast) private var contrast
            var body: some SwiftUI.View {
                Text("Save").foregroundStyle(Color(hex: contrast == .increased ? "#999999" : "#AAAAAA"))
            }
        }
        let following = Sample(change: { $0[.contrast] = [.standard, .increased] }) { Following() }
        #expect(try await following.findings(.contrastSetting) == [])
    }

    @Test func `A state that looks like two others is told once`() async throws {
        let same = Chip(on: "#336699", off: "#336699")
        let sample = Sample(states: [TileState(.on), TileState(.off), TileState(.disabled)]) {
            Toggle("Wi-Fi", isOn: .constant(false)).toggleStyle(same)
        }
        let found = try await sample.findings(.sameState)
        #expect(found.filter { $0.measured.hasPrefix("disabled") }.count == 1)
        #expect(found.filter { $0.severity == .error }.count == 1)
    }

    @Test func `Colours and images that are not there are no look`() async throws {
        struct Pictured: ToggleStyle {
            let isNamed: Bool
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    if isNamed { Image(configuration.isOn ? "bright" : "dim") }
                }.background(Color(hex: "#336699"))
            }
        }
        func sample(_ isNamed: Bool) -> Sample {
            Sample(states: [TileState(.on), TileState(.off)], change: { $0[.scheme] = [.light, .dark] }) {
                Toggle("Lamp", isOn: .constant(false)).toggleStyle(Pictured(isNamed: isNamed))
                    .foregroundStyle(.white)
            }
        }
        #expect(try await sample(true).findings(.sameState) == [])
        #expect(try await sample(true).findings(.sameDark) == [])
        #expect(try await sample(false).findings(.sameState).count == 1)
        #expect(try await sample(false).findings(.sameDark).count == 1)
    }
}
