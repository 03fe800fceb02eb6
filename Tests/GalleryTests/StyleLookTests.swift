import Rendering
import Catalog
import Drawing
import Foundation
import Raster
import Testing
import ViewCore

@MainActor struct StyleLookTests {
    private let settler = TileSettler(library: FontLibrary())

    private func laidOut(_ id: String) throws -> LaidOut {
        let tile = try #require(galleryCatalog.tiles.first { $0.id == id }, "no tile \(id)")
        return settler.layOut(tile)
    }

    /// The fill behind the label: the first one that is not the tile's background.
    private func background(_ id: String) throws -> RGBA {
        let fills = Shown(try laidOut(id).list).fills
        try #require(fills.count > 1, "nothing but the background in \(id)")
        return fills[1].color
    }

    /// How light a colour is on white, from 0 to 1.
    private func lightness(_ color: RGBA) -> Double {
        let sum = [color.red, color.green, color.blue].map { $0 * color.alpha + 1 - color.alpha }
        return sum.reduce(0, +) / 3
    }

    @Test(arguments: ControlSize.allCases)
    func `A pressed filled button is visibly lighter`(size: ControlSize) throws {
        let normal = try background("Filled/Button/filled/normal-\(size.rawValue)@2x")
        let pressed = try background("Filled/Button/filled/pressed-\(size.rawValue)@2x")
        #expect(lightness(pressed) > lightness(normal) + 0.1)
    }

    @Test(arguments: ["Configuration/Button/primary", "Protocols/Button/primary"])
    func `A disabled primary button is gray`(id: String) throws {
        let color = try background(id + "/disabled-regular@2x")
        #expect(max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue) < 0.05)
    }

    @Test(arguments: ["Configuration/Button/primary", "Protocols/Button/primary"])
    func `An enabled primary button is not gray`(id: String) throws {
        let color = try background(id + "/normal-regular@2x")
        #expect(max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue) > 0.2)
    }

    @Test(arguments: [
        "Configuration/Button/primary", "Configuration/Button/primaryCompact",
        "Configuration/Button/primaryHero", "Configuration/Button/primary.fullWidth",
        "Configuration/Button/outlined", "Filled/Button/filled", "Filled/Button/filledShrinking",
    ])
    func `Capsules are true capsules at every size and scale`(id: String) throws {
        var selection = Selection()
        selection.filters = [id]
        selection[.scale] = [1, 2, 3]
        for tile in selection.tiles(of: galleryCatalog) {
            let shapes = Shown(settler.layOut(tile).list).roundedRectangles
            #expect(!shapes.isEmpty, "\(tile.id) has no capsule")
            for (rect, radius) in shapes {
                #expect(abs(radius - rect.height / 2) < 0.001, "\(tile.id): \(rect) r\(radius)")
            }
        }
    }

    @Test(arguments: ["primaryHero", "primary.hero", "primary.fullWidth", "primary.applyFilter"])
    func `A full-width button stretches to its frame`(preset: String) throws {
        let list = try laidOut("Configuration/Button/\(preset)/normal-regular@2x").list
        #expect(Shown(list).roundedRectangles.map(\.rect.width) == [320])
    }

    @Test func `A button that is not full width does not stretch`() throws {
        let list = try laidOut("Configuration/Button/primary/normal-regular@2x").list
        let width = try #require(Shown(list).roundedRectangles.first?.rect.width)
        #expect(width < 160)
    }

    @Test func `Padding before the colour makes a larger background than after it`() throws {
        let first = try laidOut("Composition/Button/callToAction/normal-regular@2x").list
        let later = try laidOut("Composition/Button/callToAction.colorFirst/normal-regular@2x").list
        let sizes = [first, later].compactMap { Shown($0).roundedRectangles.first?.rect.size }
        try #require(sizes.count == 2)
        #expect(sizes[0].width > sizes[1].width && sizes[0].height > sizes[1].height)
    }

    @Test(arguments: [
        ("primaryHero", ["impact.medium"]), ("primary.hero", ["impact.medium"]),
        ("primary", ["impact.light"]), ("primary.quiet", []), ("primary.applyFilter", []),
    ])
    func `A pressed tile records its preset's haptic once`(preset: String, events: [String]) throws {
        #expect(
            try laidOut("Configuration/Button/\(preset)/pressed-regular@2x").events == events)
    }

    @Test(arguments: ["normal", "disabled"])
    func `Tiles that are not pressed record no haptic`(state: String) throws {
        #expect(try laidOut("Configuration/Button/primaryHero/\(state)-regular@2x").events == [])
    }

    /// What is approximated or left out in a specimen that is there to show it.
    private static func expected(_ id: String) -> String? {
        if id.hasPrefix("Places/AsyncImage") { return "fetches nothing" }
        if id.hasPrefix("Effects/Color/written") { return "outside of sRGB" }
        if id.hasPrefix("Indicators/Gauge/automatic") || id.hasPrefix("Indicators/Gauge/linearCapacity") {
            return "a gradient as the tint"
        }
        if id.contains("/inContext/") {
            return ["menu", "toolbar", "alert"].contains { id.contains("context=\($0)") } ? "glass" : nil
        }
        let glass = [
            "Choices/Button/glass", "Places/TabView/automatic", "Places/TabView/tabBarOnly",
            "Places/TabView/sidebarAdaptable", "Places/Presentation/sheet", "Places/Presentation/popover",
            "Places/Presentation/alert", "Places/Presentation/confirmationDialog", "Places/NavigationStack",
            "Places/NavigationSplitView", "Places/Menu/open",
        ]
        return glass.contains { id.hasPrefix($0) } ? "glass" : nil
    }

    /// The row without interaction is there pressed to show that it does not answer; glass says what it lacks.
    @Test func `No tile of the Gallery warns but those of a row that takes no touches and of glass`() {
        var warned: [String: StateRequests] = [:]
        for tile in galleryCatalog.tiles {
            let laidOut = settler.layOut(tile, needsTrace: false)
            let expected = Self.expected(tile.id)
            if let expected { #expect(laidOut.warnings.contains { $0.contains(expected) }, "\(tile.id)") }
            if laidOut.warnings.count > (expected == nil ? 0 : 1) { warned[tile.id] = laidOut.unclaimed }
        }
        #expect(
            warned == [
                "Cells/TableCell/deliveryStyle/pressed-regular@2x": .press,
                "Cells/TableCell/deliveryStyle/pressed-regular-dark@2x": .press,
            ])
    }
}
