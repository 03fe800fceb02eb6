import Catalog
import Drawing
import Raster
import SwiftUI
import Testing

@testable import Rendering

/// The picture of what a screen reader meets.
@MainActor @Suite struct SpokenSheetTests {
    private let settler = TileSettler(library: FontLibrary())

    /// Where the numbers of the picture stand: the first glyphs of one figure in the size of numbers.
    private func numbers(of specimen: Specimen) async -> [CGPoint] {
        let sheet = settler.sheet(of: await settler.spoken(specimen.tiles[0]), "sheet")
        var found: [CGPoint] = []
        sheet.list.walk { item in
            if case .glyphs(let run) = item, run.size == 10, run.text.allSatisfy(\.isNumber),
                let glyph = run.glyphs.first
            {
                found.append(CGPoint(x: glyph.x, y: glyph.y))
            }
            return .into
        }
        return found
    }

    @Test func `No number covers another, where frames begin nearly at one place`() async {
        let axes = Axes(states: [.normal], sizes: [.regular], schemes: [.light])
        let specimen = Specimen("View/group", style: Never.self, axes: axes) {
            // The first text is half a point narrower than the second, and stands in the middle.
            VStack(spacing: 0) {
                Text("One").frame(width: 40)
                Text("Two").frame(width: 41)
            }
            .accessibilityElement(children: .contain).accessibilityLabel("Numbers")
        }
        let places = await numbers(of: specimen)
        // Three in the picture and three in the legend.
        #expect(places.count == 6)
        for (index, place) in places.enumerated() {
            for other in places[(index + 1)...] {
                #expect(abs(place.x - other.x) >= 14 || abs(place.y - other.y) >= 14, "\(places)")
            }
        }
    }
}
