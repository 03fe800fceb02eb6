import Catalog
import Drawing
@testable import Rendering
import Raster
import SwiftUI
import Testing
import ViewCore

/// Sheets with tiles that could not be drawn, and of views that say in which scheme they want to be drawn.
@MainActor struct LostAndPreferredTests {
    private static let settler = TileSettler(library: FontLibrary())

    private func shown(
        in states: [TileState] = [.normal], _ view: @escaping @MainActor @Sendable () -> some View
    ) -> Specimen {
        Specimen(
            "Button/a", style: Text.self, axes: Axes(states: states, sizes: [.regular]), content: view)
    }

    private func words(_ list: DisplayList) -> [String] {
        var found: [String] = []
        func add(_ items: [DisplayItem]) {
            for item in items {
                switch item {
                case .group(let group): add(group.items)
                case .glyphs(let run): found.append(run.text)
                default: break
                }
            }
        }
        add(list.items)
        return found
    }

    @Test func `A tile that is lost has a cell that says so, and its reason stands below`() async {
        let specimen = shown(in: [.normal, .pressed]) { Text("Label") }
        let lost = specimen.tiles.filter { $0.point[.state] == .pressed }.map { ($0.id, "A.swift:3: no") }
        let sheet = await Self.settler.settledSheet(
            specimen, tiles: specimen.tiles, lost: Dictionary(uniqueKeysWithValues: lost))
        let words = words(sheet.pages[0].list)
        #expect(words.count { $0 == "crashed" } == 2)
        #expect(words.count { $0 == "Label" } == 2)
        let text = words.joined(separator: " ")
        #expect(text.contains("Trapped: 2 of 4 tiles (pressed): A.swift:3: no."), "\(text)")
        // Nothing was seen of the state, so that nothing is said of what it draws.
        #expect(!text.contains("looks as"))
    }

    @Test func `A view that prefers a scheme is drawn in it on its ground, whatever the tile's is`() async {
        let specimen = shown { Text("Label").preferredColorScheme(.dark) }
        for tile in specimen.tiles {
            let laidOut = await Self.settler.settle(tile, needsTrace: false)
            #expect(laidOut.preferredScheme == .dark)
            let black = DisplayItem.fill(
                .rectangle(CGRect(origin: .zero, size: laidOut.list.size)),
                .solid(RGBA(packed: 0x0000_00FF)), .nonZero)
            #expect(laidOut.list.items.first == black)
            #expect(Self.settler.layOut(tile, needsTrace: false).list == laidOut.list)
        }
        let plain = await Self.settler.settle(shown { Text("Label") }.tiles[0], needsTrace: false)
        #expect(plain.preferredScheme == nil)
    }

    @Test func `Its sheet has that scheme's panel alone and says why`() async {
        let specimen = shown { Text("Label").preferredColorScheme(.dark) }
        let sheet = await Self.settler.settledSheet(specimen, tiles: specimen.tiles)
        let words = words(sheet.pages[0].list)
        #expect(words.contains("Dark") && !words.contains("Light"))
        let text = words.joined(separator: " ")
        #expect(text.contains("Drawn dark: the view prefers that scheme."), "\(text)")
        #expect(!text.contains("draws no difference"))
    }

    @Test func `The outermost view that prefers a scheme decides`() async {
        let specimen = shown {
            VStack { Text("a").preferredColorScheme(.light) }.preferredColorScheme(.dark)
        }
        let laidOut = await Self.settler.settle(specimen.tiles[0], needsTrace: false)
        #expect(laidOut.preferredScheme == .dark)
    }

    @Test func `A modifier that cannot be seen on its sample is said to do nothing there`() async {
        func sheet(_ change: @escaping @MainActor @Sendable (Text) -> any View) async -> String {
            let specimen = Specimen(
                found: "View/a", style: "a", bare: { _ in Text("Sample") }, file: "A.swift", line: 1
            ) { _ in change(Text("Sample")) }
            let sheet = await Self.settler.settledSheet(specimen, tiles: specimen.tiles)
            return words(sheet.pages[0].list).joined(separator: " ")
        }
        let said = "The sample looks the same without the modifier."
        #expect(await sheet { $0.tint(.red) }.contains(said))
        #expect(await !sheet { $0.foregroundStyle(.red) }.contains(said))
    }
}
