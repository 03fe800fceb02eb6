import Catalog
import Controls
import Raster
import Rendering
import Testing
import ViewCore

/// What becomes of the states of a specimen's tiles.
@MainActor struct StateOutcomesTests {
    private func outcomes(_ specimen: Specimen) async throws -> [String: StateOutcome] {
        let settler = TileSettler(library: FontLibrary())
        let found = try await stateOutcomes(of: specimen.tiles) { tiles in
            var looks: [DrawnLook?] = []
            for tile in tiles { looks.append(DrawnLook(await settler.settle(tile, needsTrace: false))) }
            return looks
        }
        return Dictionary(
            found.map { (String($0.id.dropFirst(specimen.id.count + 1)), $0.outcome) },
            uniquingKeysWith: { first, _ in first })
    }

    private func axes(_ states: TileState...) -> Axes {
        Axes(states: states, sizes: [.regular], schemes: [.light])
    }

    @Test func `States that ask for nothing have no outcome`() async throws {
        let found = try await outcomes(specimen("Button/a", axes: axes(.normal, .disabled)))
        #expect(found == [:])
    }

    @Test func `A press that is seen, one that is not, and a state that nobody takes are told apart`()
        async throws
    {
        let built = Specimen(
            "Button/a", style: PlainButtonStyle.self, axes: axes(.pressed, TileState(.mixed))
        ) {
            Button("Go") {}
        }
        #expect(
            try await outcomes(built) == [
                "pressed-regular@2x": StateOutcome(),
                "mixed-regular@2x": StateOutcome(unclaimed: .mixed),
            ])
        // Its style draws no press.
        #expect(
            try await outcomes(specimen("Button/b", axes: axes(.pressed))) == [
                "pressed-regular@2x": StateOutcome(notShown: .press)
            ])
    }

    @Test func `A toggle's values are told against the toggle as it is stored`() async throws {
        let toggle = Specimen(
            "Toggle/a", style: SwitchToggleStyle.self,
            axes: axes(TileState(.on), TileState(.off), TileState(.on, .disabled), TileState(.hovered))
        ) {
            Toggle("Wi-Fi", isOn: .constant(false))
        }
        #expect(
            try await outcomes(toggle) == [
                "on-regular@2x": StateOutcome(), "off-regular@2x": StateOutcome(notShown: .off),
                "on+disabled-regular@2x": StateOutcome(),
                "hovered-regular@2x": StateOutcome(unclaimed: .hover),
            ])
    }

    @Test func `A state that the content reads is not unclaimed, and not put to controls`() async throws {
        let reading = Specimen(
            "Toggle/a", style: SwitchToggleStyle.self, axes: axes(TileState(.on), TileState(.loading))
        ) { tile in
            Toggle("first", isOn: .constant(false))
            Toggle("second", isOn: .constant(tile.state.contains(.on)))
        }
        let settler = TileSettler(library: FontLibrary())
        let stored = Specimen(
            "Toggle/a", style: SwitchToggleStyle.self, axes: axes(.normal)
        ) {
            Toggle("first", isOn: .constant(false))
            Toggle("second", isOn: .constant(true))
        }
        #expect(
            settler.layOut(reading.tiles[0]).list == settler.layOut(stored.tiles[0]).list)
        #expect(settler.layOut(reading.tiles[0]).warnings == [])
        #expect(settler.layOut(reading.tiles[1]).unclaimed == .loading)
    }

    @Test func `A state that a view of the content reads late is read all the same`() async throws {
        struct Inner: View {
            let tile: TileContext
            var body: some View { Text(verbatim: tile.state.contains(.loading) ? "…" : "a") }
        }
        let reading = Specimen("View/a", style: Inner.self, axes: axes(TileState(.loading))) {
            Inner(tile: $0)
        }
        #expect(try await outcomes(reading) == ["loading-regular@2x": StateOutcome()])
    }

    @Test(arguments: [nil, "b", "nobody"])
    func `A specimen's target takes the press`(target: String?) {
        let row = Specimen(
            "Button/a", style: PlainButtonStyle.self, axes: axes(.pressed), target: target
        ) {
            VStack {
                Button("A") {}
                Button("B") {}.accessibilityIdentifier("b")
            }
        }
        let laidOut = TileSettler(library: FontLibrary()).layOut(row.tiles[0])
        #expect(laidOut.unclaimed == (target == "nobody" ? .press : []))
        #expect(laidOut.warnings.count == (target == "nobody" ? 1 : 0))
        #expect(laidOut.warnings.allSatisfy { $0.contains("'nobody'") })
    }
}
