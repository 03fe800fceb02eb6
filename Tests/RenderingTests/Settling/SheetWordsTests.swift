import Catalog
import Controls
import Drawing
import Foundation
import Raster
@testable import Rendering
import Testing
import Vectors
import ViewCore

/// What a sheet's SVG file says of its tiles.
@MainActor struct SheetWordsTests {
    private func words(_ specimen: Specimen, isFolded: Bool = true) async throws -> (LaidOut, VectorWords) {
        let settler = TileSettler(library: FontLibrary())
        let sheet = await settler.settledSheet(
            specimen, tiles: specimen.tiles, lost: [:], scale: 2, isFolded: isFolded, remark: "",
            isNamed: true)
        return (try #require(sheet.pages.first), try #require(sheet.words.first))
    }

    private func saving(_ states: [TileState], sizes: [ControlSize] = [.regular]) -> Specimen {
        Specimen(
            "Button/save", style: BorderedProminentButtonStyle.self,
            axes: Axes(states: states, sizes: sizes, schemes: [.light])
        ) { tile in
            Button("Save") {}.buttonStyle(.borderedProminent)
        }
    }

    @Test func `Each tile has its names, where it stands on the page`() async throws {
        let (page, words) = try await words(saving([.normal, .disabled]))
        #expect(words.parts.count == 2)
        let buttons = words.elements.filter { $0.role == "button" }
        #expect(buttons.map(\.label) == ["Save", "Save"])
        #expect(buttons.map(\.isDisabled) == [false, true])
        for (button, part) in zip(buttons, words.parts) {
            #expect(part.contains(button.frame))
            #expect(CGRect(origin: .zero, size: page.list.size).contains(part))
        }
        #expect(words.parts[0].maxX <= words.parts[1].minX)
    }

    @Test func `Tiles that are shown once are named once`() async throws {
        let shown = try await words(saving([.normal, .normal]))
        #expect(shown.1.elements.filter { $0.role == "button" }.count == 1)
    }

    @Test func `Without being asked a sheet says nothing`() async {
        let settler = TileSettler(library: FontLibrary())
        let specimen = saving([.normal])
        let sheet = await settler.settledSheet(specimen, tiles: specimen.tiles)
        #expect(sheet.words.isEmpty)
    }
}
