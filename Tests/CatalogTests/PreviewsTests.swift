import Catalog
import Foundation
import Testing
import ViewCore

private let secret = "private to this file"

#Preview("Two words") { Text(secret) }

// A comment that names #Preview("Other").
@available(iOS 17, *)
#Preview("Two words", traits: .fixedLayout(width: 200, height: 50)) {
    Text("a")
}

#Preview { Text("b") }

#Preview("a/../…", traits: .sizeThatFitsLayout, .landscapeLeft, body: { Text("c") })

/// Nobody could reach what stands in another declaration.
private enum Inside {
    #Preview("inside") { Text("d") }
}

struct PreviewsTests {
    private let own = Previews.catalog.specimens.filter { $0.id.hasPrefix("CatalogTests/") }

    @Test func `Previews of a target are specimens in their order`() {
        #expect(
            own.map(\.id) == [
                "CatalogTests/Preview/Two%20words", "CatalogTests/Preview/Two%20words.2",
                "CatalogTests/Preview/preview", "CatalogTests/Preview/a/__/%E2%80%A6",
            ])
    }

    @Test func `A preview names its file and line`() {
        #expect(own.map(\.file) == Array(repeating: #filePath, count: 4))
        #expect(own.map(\.line) == [8, 12, 16, 18])
    }

    @Test func `Traits decide the room`() {
        #expect(own.map(\.width) == [375, 200, 375, 852])
        #expect(own.map(\.height) == [nil, 50, nil, 393])
    }

    @Test func `Tiles are those of all previews`() {
        #expect(Previews.tiles.map(\.id) == Previews.catalog.tiles.map(\.id))
        #expect(Previews.catalog.problems.isEmpty)
    }
}
