import Catalog
import Lint
import SwiftUI
import Testing

/// What the command chose for arguments decides nothing about the style.
@MainActor @Suite struct SampleArgumentsTests {
    @Test(arguments: [
        "sample tint Color.blue", "sample fill LinearGradient(colors: [Color.blue, Color.purple])",
        "sample hex \"3366CC\"", "sample size 44, backgroundColor Color.gray", "sample red 0.2",
        "sample theme Theme(accent: Color.blue)",
    ])
    func `Colours are known by their types and by the names of their parts`(_ caption: String) {
        #expect(SampleArguments([caption]).hasColors)
    }

    @Test(arguments: ["sample scheme ColorScheme.light", "sample title \"Title\"", "tint Color.blue", ""])
    func `Other values are no colours, and neither is what an author says`(_ caption: String) {
        #expect(!SampleArguments([caption]).hasColors)
    }

    @Test func `Lengths are told from the width of a line, the size of a font and a choice by name`() {
        #expect(SampleArguments(["sample size 44"]).hasLengths)
        #expect(SampleArguments(["sample title \"Title\", maxWidth 44"]).hasLengths)
        #expect(SampleArguments(["sample frame CGSize(width: 44, height: 44)"]).hasLengths)
        for caption in ["sample lineWidth 2", "sample fontSize 17", "sample size Size.small", "size 44"] {
            #expect(!SampleArguments([caption]).hasLengths, "\(caption)")
        }
    }

    private func sample<Content: SwiftUI.View>(
        _ captions: [String], change: (inout Axes) -> Void = { _ in },
        @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
    ) -> Sample {
        Sample(arguments: SampleArguments(captions), change: change, content)
    }

    @Test func `A colour that the command chose is not measured, one of the author is`() async throws {
        func text(_ captions: [String]) -> Sample {
            sample(captions, change: { $0[.scheme] = [.light, .dark] }) {
                Text("Save").foregroundStyle(Color(hex: "#999999")).background(Color(hex: "#AAAAAA"))
            }
        }
        let chosen = text(["sample tint Color.gray"])
        #expect(try await chosen.findings(.contrast) == [])
        #expect(try await chosen.findings(.sameDark) == [])
        let own = text(["sample title \"Title\""])
        #expect(try await own.findings(.contrast).count == 2)
        #expect(try await own.findings(.sameDark).count == 1)
    }

    @Test func `Room that the command chose cuts nothing`() async throws {
        func text(_ captions: [String]) -> Sample {
            sample(captions) { Text("A long text for little room").lineLimit(1).frame(width: 44) }
        }
        #expect(try await text(["sample width 44"]).findings(.textCut) == [])
        #expect(try await text([]).findings(.textCut).count == 1)
    }

    @Test func `An image that the command named is missing nobody`() async throws {
        let named = sample(["sample imageName \"star.fill\""]) { Image("star.fill") }
        #expect(try await named.findings(.missingImage) == [])
        let other = sample(["sample imageName \"star.fill\""]) { Image("logo") }
        #expect(try await other.findings(.missingImage).count == 1)
    }

    @Test func `Styles and modifiers of source files are shown on samples, views and previews are not`() {
        func specimen(_ name: String, isModifier: Bool = false) -> Specimen {
            let view: @MainActor @Sendable (FoundChoice) -> any SwiftUI.View = { _ in Text("Sample") }
            return Specimen(
                found: name, style: "Style", bare: isModifier ? view : nil, file: "F.swift", line: 1,
                content: view)
        }
        #expect(specimen("Button/pill").isShownOnSample)
        #expect(specimen("View/boxed", isModifier: true).isShownOnSample)
        #expect(!specimen("View/Card").isShownOnSample)
        #expect(!specimen("Preview/Both").isShownOnSample)
        let written = Specimen("Button/pill", style: Never.self) { Button("Save") {} }
        #expect(!written.isShownOnSample && written.chosenArguments == [])
    }
}
