import Catalog
import Drawing
import Lint
import SwiftUI
import Testing

/// Names of controls, images and colours.
@MainActor @Suite struct NameTests {
    private func button<Content: SwiftUI.View>(
        @ViewBuilder _ label: @escaping @MainActor @Sendable () -> Content
    ) -> Sample {
        Sample {
            Button {
            } label: {
                label()
            }
        }
    }

    @Test func `A control without words or label has no name`() async throws {
        let image = try await button { Image(systemName: "trash") }.findings(.noName)
        #expect(image.map(\.severity) == [.warning])
        #expect(
            try await button { Color.red.frame(width: 9, height: 9) }.findings(.noName).map(\.severity) == [
                .error
            ])
        #expect(try await button { Text("Delete") }.findings(.noName) == [])
        #expect(
            try await button { Label("Delete", systemImage: "trash").labelStyle(.iconOnly) }.findings(.noName)
                == [])
        #expect(
            try await button { Image(systemName: "trash").accessibilityLabel("Delete") }.findings(.noName)
                == [])
        #expect(try await button { ProgressView() }.findings(.noName) == [])
        let outside = Sample {
            Button {
            } label: {
                Image(systemName: "trash")
            }.accessibilityLabel("Delete")
        }
        #expect(try await outside.findings(.noName) == [])
    }

    @Test func `A control whose label is not drawn is asked for it all the same`() async throws {
        #expect(
            try await Sample { Slider(value: .constant(0.5)) }.findings(.noName).map(\.measured) == [
                "nothing names it, only the value “50%”"
            ])
        #expect(try await Sample { Slider(value: .constant(0.5)) { Text("Volume") } }.findings(.noName) == [])
        #expect(try await Sample { Toggle("", isOn: .constant(true)) }.findings(.noName).count == 1)
        #expect(
            try await Sample { Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden() }.findings(.noName) == []
        )
        #expect(try await Sample { TextField("", text: .constant("")) }.findings(.noName).count == 1)
        #expect(try await Sample { TextField("Name", text: .constant("")) }.findings(.noName) == [])
        #expect(
            try await Sample { TextField("", text: .constant(""), prompt: Text("Name")) }.findings(.noName)
                == [])
        // A text beside it names nothing.
        let row = Sample {
            HStack {
                Text("Volume"); Slider(value: .constant(0.5))
            }
        }
        #expect(try await row.findings(.noName).count == 1)
    }

    @Test func `What nobody meets needs no name, and what is one element needs one`() async throws {
        let hidden = Sample {
            Button {
            } label: {
                Image(systemName: "trash")
            }.accessibilityHidden(true)
        }
        #expect(try await hidden.findings(.noName) == [])
        let combined = Sample {
            HStack {
                Text("Inbox")
                Button {
                } label: {
                    Image(systemName: "trash")
                }
            }.accessibilityElement(children: .combine)
        }
        #expect(try await combined.findings(.noName) == [])
    }

    @Test func `Images, headings and links repeat what they are, too`() async throws {
        #expect(
            try await Sample { Image(systemName: "dog").accessibilityLabel("Dog image") }.findings(
                .labelTrait
            )
            .count == 1)
        #expect(
            try await Sample { Text("Fruit heading").accessibilityAddTraits(.isHeader) }.findings(.labelTrait)
                .count == 1)
        #expect(try await Sample { Text("Fruit heading") }.findings(.labelTrait) == [])
        #expect(
            try await Sample { Image(systemName: "link") }.findings(.labelTrait) == [])
    }

    @Test func `A label that says what it is of is found`() async throws {
        #expect(try await button { Text("Save button") }.findings(.labelTrait).count == 1)
        #expect(try await button { Text("Save") }.findings(.labelTrait) == [])
        #expect(try await button { Text("Button") }.findings(.labelTrait) == [])
        let link = Sample { Toggle("Wi-Fi switch", isOn: .constant(true)) }
        #expect(try await link.findings(.labelTrait).count == 1)
    }

    @Test func `A symbol that no icon stands for is no missing image`() async throws {
        let logo = Sample { Image(systemName: "applelogo") }
        #expect(try await logo.findings(.missingImage) == [])
        #expect(try await logo.findings(.placeholderSymbol).map(\.severity) == [.advice])
    }

    @Test func `An image that is not there is an error`() async throws {
        let found = try await Sample { Image("Nowhere") }.findings(.missingImage)
        #expect(found.map(\.measured) == ["no image “Nowhere”"])
        #expect(try await Sample { Image(systemName: "trash") }.findings(.missingImage) == [])
    }

    @Test func `A colour that is no token is told with the nearest one`() async throws {
        let tokens = [
            "brand": try #require(RGBA(hex: "#336699")), "danger": try #require(RGBA(hex: "#CC0000")),
        ]
        func text(_ color: Color) -> Sample {
            Sample(tokens: tokens) { Text("Save").foregroundStyle(color) }
        }
        let found = try await text(Color(hex: "#346699")).findings(.colorToken)
        #expect(found.map(\.measured) == ["#346699 is no token"])
        #expect(found.first?.advice.hasPrefix("The nearest is brand, #336699") == true)
        #expect(try await text(Color(hex: "#336699")).findings(.colorToken) == [])
        #expect(try await text(Color(hex: "#336699").opacity(0.5)).findings(.colorToken) == [])
    }

    @Test func `Without tokens no colour is asked about`() async throws {
        #expect(
            try await Sample { Text("Save").foregroundStyle(Color(hex: "#123456")) }.findings(.colorToken)
                == [])
    }
}
