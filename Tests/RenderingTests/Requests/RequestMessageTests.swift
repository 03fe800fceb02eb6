import Catalog
import Drawing
import Foundation
import Golden
import Pixels
import Testing
import ViewCore

@testable import Rendering

private let haptic = Axis("haptic", title: "Haptic", ["none", "light", "heavy"])

@MainActor private var catalog: Catalog {
    Catalog("Sent") {
        specimen("Button/a", axes: Axes(states: [.normal, .pressed], sizes: [.small, .regular]))
        specimen("Button/b", axes: Axes(states: [.normal], custom: [haptic, Axis.flag("wide")]))
    }
}

/// What one process tells another of its catalogue, of requests and of what these have in common.
@MainActor struct RequestMessageTests {
    private func arrived(_ catalog: Catalog) throws -> DescribedCatalog {
        var message = MessageWriter()
        DescribedCatalog(catalog, warnings: ["a warning"]).write(to: &message)
        var reader = MessageReader(message.bytes)
        return try DescribedCatalog(&reader)
    }

    private func arrived(_ request: RenderingRequest) throws -> RenderingRequest {
        var message = MessageWriter()
        request.write(to: &message)
        var reader = MessageReader(message.bytes)
        return try RequestReader(catalog).request(&reader)
    }

    @Test func `A catalogue arrives with its ids, axes, words and problems`() throws {
        let described = try arrived(catalog)
        #expect(described.catalog.tiles.map(\.id) == catalog.tiles.map(\.id))
        #expect(described.problems == [] && described.warnings == ["a warning"])
        let (old, new) = (catalog.specimens[1], described.catalog.specimens[1])
        #expect(
            [new.control, new.style, new.preset, new.file] == [old.control, old.style, old.preset, old.file])
        #expect(new.line == old.line && new.width == old.width && new.height == old.height)
        let axis = try #require(new.axes.axis("haptic"))
        #expect(axis.values.map(\.caption) == haptic.erased.values.map(\.caption))
        #expect(axis.definition.isDeclared && axis.usual?.name == "none")
        #expect(described.catalog.optionAxes.map(\.id) == catalog.optionAxes.map(\.id))
    }

    @Test func `A selection chooses the same of a catalogue that another process has`() throws {
        var selection = Selection()
        selection.filters = ["*/b/*heavy*"]
        try selection.choose(["xSmall", "large"], of: "type", in: catalog)
        let ids = selection.tiles(of: catalog).map(\.id)
        #expect(ids.count == 40)
        #expect(try selection.tiles(of: arrived(catalog).catalog).map(\.id) == ids)
    }

    @Test func `Each request for a tile arrives, at values that its specimen does not name too`() throws {
        let described = try arrived(catalog).catalog
        var point = described.specimens[1].tiles[3].point
        for (axis, value) in [("locale", "ar"), ("scale", "1.5"), ("haptic", "heavy")] {
            point.set(try #require(described.specimens[1].axes.axis(axis)?.definition.value(value)))
        }
        var tile = Tile(specimen: described.specimens[1], point: point, label: "Pay\n")
        tile.setWidth(17.25)
        let requests: [RenderingRequest] = [
            .picture(tile, to: nil), .trial(tile), .golden(tile), .verdict(tile), .look(tile),
            .inspection(tile),
        ]
        for request in requests {
            let found = try arrived(request)
            #expect(found.id == tile.id && found.specimen.width == 17.25)
        }
        let places = [FilePlace("a/b.png"), FilePlace("b.png", inside: "a")]
        for place in places {
            guard case .picture(let found, let to) = try arrived(.picture(tile, to: place)) else {
                Issue.record("another request arrived")
                continue
            }
            #expect(found.label == "Pay\n" && to == place)
        }
    }

    @Test func `A sheet arrives with what was selected, and what is lost`() throws {
        var specimen = try arrived(catalog).catalog.specimens[0]
        specimen.axes = specimen.axes.mapped { $0.id == "size" ? $0.taking(["small"]) : $0 }
        var request = SheetRequest(specimen, tiles: specimen.tiles, scale: 2, folder: "out", name: "Sent-a")
        request.lost = [specimen.tiles[1].id: "it\ttrapped\n"]
        guard case .sheet(let found) = try arrived(.sheet(request)) else {
            Issue.record("another request arrived")
            return
        }
        #expect(found.tiles.map(\.id) == specimen.tiles.map(\.id) && found.lost == request.lost)
        #expect(found.specimen.axes.axis("size")?.values.map(\.name) == ["small"])
        #expect((found.scale, found.folder, found.name) == (2, "out", "Sent-a"))
    }

    @Test func `A tile that is not there is an error that names it`() throws {
        let other = Catalog("Other") { specimen("Button/a") }.tiles[0]
        let error = #expect(throws: (any Error).self) { try arrived(.trial(other)) }
        #expect("\(try #require(error))".contains("Other/Button/a"))
    }

    @Test func `What requests have in common arrives as it was set`() throws {
        var settings = RenderingSettings()
        settings.store = GoldenStore(root: "some/Golden")
        settings.owner = .source("Login/Styles.swift")
        settings.recordMode = .changed
        settings.judgement = JudgementOptions(full: true, strictStack: false, drawsDifference: false)
        settings.colors = ["brand": RGBA(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)]
        settings.fonts = ["Fonts", "é"]
        settings.chosen = ["scale": ["0.5", "1"]]
        settings.substitutesFonts = true
        settings.foldsSheets = false
        settings.niceness = 7
        var message = MessageWriter()
        settings.write(to: &message)
        var reader = MessageReader(message.bytes)
        #expect("\(try RenderingSettings(&reader))" == "\(settings)")
        for count in 0..<message.bytes.count {
            var reader = MessageReader(Array(message.bytes.prefix(count)))
            #expect(throws: BrokenMessage.self) { try RenderingSettings(&reader) }
        }
    }

    @Test func `A description that is cut short is an error, wherever it is cut`() throws {
        var message = MessageWriter()
        DescribedCatalog(catalog).write(to: &message)
        for count in stride(from: 0, to: message.bytes.count, by: 7) {
            var reader = MessageReader(Array(message.bytes.prefix(count)))
            #expect(throws: BrokenMessage.self) { try DescribedCatalog(&reader) }
        }
    }
}
