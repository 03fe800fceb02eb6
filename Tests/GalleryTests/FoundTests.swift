import Catalog
import SwiftUI
import Testing

struct FoundTests {
    private func found(
        _ name: String, _ style: String, isPreset: Bool, choices: [(name: String, values: [String])] = []
    ) -> Specimen {
        Specimen(
            found: name, style: style, isPreset: isPreset, choices: choices, file: "Styles.swift", line: 7
        ) { _ in Text("found") }
    }

    private struct CardStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }

    private func catalog(_ found: [Specimen], axes: Axes = Axes()) -> [Specimen] {
        Catalog("Group", found: found) {
            Specimen("Button/card", style: CardStyle.self, axes: axes) { Text("written") }
            Specimen("Button/card.loud", style: CardStyle.self) { Text("written") }
        }.specimens
    }

    private func ids(_ found: [Specimen], axes: Axes = Axes()) -> [String] {
        catalog(found, axes: axes).dropFirst(2).map(\.id)
    }

    @Test func `A preset that no specimen is called by joins the group`() throws {
        let other = try #require(catalog([found("Button/other", "CardStyle", isPreset: true)]).last)
        #expect(other.id == "Group/Button/other")
        #expect(other.line == 7)
        #expect(other.file == #filePath.replacing("FoundTests", with: "Styles"))
    }

    @Test(arguments: ["Button/card", "Button/CARD"])
    func `A preset that a specimen is called by stays out`(name: String) {
        #expect(ids([found(name, "CardStyle", isPreset: true)]) == [])
    }

    @Test func `A value of the style itself is shown by one that is called by the value`() {
        #expect(ids([found("Button/CardStyle.loud", "CardStyle", isPreset: true)]) == [])
        #expect(
            ids([found("Button/CardStyle.quiet", "CardStyle", isPreset: true)]) == [
                "Group/Button/CardStyle.quiet"
            ])
    }

    @Test func `A style is shown by any specimen of it`() {
        #expect(ids([found("Button/CardStyle", "Outer.CardStyle<Text>", isPreset: false)]) == [])
        #expect(ids([found("Button/Other", "Other", isPreset: false)]) == ["Group/Button/Other"])
        // One of the name for another control is another style.
        #expect(ids([found("Label/CardStyle", "CardStyle", isPreset: false)]) == ["Group/Label/CardStyle"])
    }

    @Test func `Of a shown style only those values of its arguments are left that no specimen shows`() throws
    {
        let choices = [(name: "kind", values: ["default", "loud", "quiet"])]
        let rest = catalog([found("Button/CardStyle", "CardStyle", isPreset: false, choices: choices)])
        #expect(rest.count == 3)
        let names = try #require(rest.last).axes.list.first { $0.id == "kind" }?.values.map(\.name)
        #expect(names == ["quiet"])
        let shown = Axes(custom: [Axis("look", ["quiet", "still"])])
        #expect(
            ids([found("Button/CardStyle", "CardStyle", isPreset: false, choices: choices)], axes: shown)
                == [])
    }

    @Test func `A found specimen draws the value that a tile asks for`() throws {
        let specimen = Specimen(
            found: "Button/CardStyle", style: "CardStyle", choices: [(name: "kind", values: ["a", "b"])],
            file: "",
            line: 1
        ) { choice in Text(choice["kind", ["first", "second"]]) }
        #expect(specimen.axes.list.first { $0.id == "kind" }?.values.map(\.name) == ["a", "b"])
        #expect(specimen.axes.count == 4)
    }

    /// Nothing but the build's plug-in says so.
    @Test(arguments: [
        "Configuration/Button/ghost", "Configuration/Label/PositionedLabelStyle", "Effects/Shape/Star",
        "Protocols/Button/primary",
    ])
    func `The Gallery has what was found in its files`(id: String) throws {
        let specimen = try #require(galleryCatalog.specimens.first { $0.id == id })
        #expect(specimen.origin != nil)
        #expect(try String(contentsOfFile: specimen.file, encoding: .utf8).contains(specimen.style))
    }

    @Test func `What is private to a file is a part of what the Gallery shows`() {
        #expect(!galleryCatalog.specimens.contains { $0.style == "SunkenButtonStyle" })
    }
}
