#if canImport(SpecimenTesting)
    import Catalog
    import Foundation
    import SpecimenTesting
    import Testing

    /// Where the commands keep them, too: the folder of the package.
    private let goldens = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Golden").path

    @MainActor @Suite struct PreviewTests {
        /// Every preview of the targets that the tests depend on, in light and dark.
        @Test(arguments: Previews.tiles)
        func `Previews look as accepted`(_ tile: Tile) async {
            await expectGolden(tile, goldens: goldens)
        }
    }
#endif
