import Badges
import Catalog
import SpecimenTesting
import SwiftUI
import Testing
import XCTest

@MainActor @Suite struct BadgeTests {
    /// Every tile of the catalogue, one test case each.
    @Test(arguments: badges.tiles)
    func `Badges look as accepted`(_ tile: Tile) async {
        await expectGolden(tile)
    }

    /// A view on its own, without a catalogue; never written by a test run.
    @Test(.recordGoldens(.never))
    func `Two badges stand side by side`() async {
        await expectGolden(
            HStack {
                Button("3 new") {}.buttonStyle(.info)
                Button("Offline") {}.buttonStyle(.warning)
            },
            named: "pair", axes: Axes(states: [.normal], sizes: [.regular]))
    }
}

final class BadgeXCTests: XCTestCase {
    @MainActor func testTheWarningBadgeLooksAsAccepted() async {
        await expectGolden(Button("Offline") {}.buttonStyle(.warning), named: "warning")
    }
}
