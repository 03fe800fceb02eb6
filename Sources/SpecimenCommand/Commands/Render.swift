import ArgumentParser
import Catalog
import Drawing
import Foundation
import Pixels
import Raster
import ViewCore

/// `specimen render`
struct Render: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Draws one tile as a PNG file.")

    @Argument(
        help: "A tile's id, or a specimen's, which means its normal one: regular size, light.")
    var id: String

    @Option(name: .shortAndLong, help: "The file to write, or - for standard output.")
    var output: String

    @Option(name: .long, help: "Words in place of the control's own label.")
    var label: String?

    @Option(name: .long, help: "Points offered across, instead of what the specimen says.")
    var width: String?

    @OptionGroup var engine: EngineOptions

    func run() async throws {
        try await guarded { console, _ in
            var tile = try TileLookup(Workspace.catalog).tile(id, label: label)
            if let width { tile.setWidth(try Parse.width(width)) }
            let studio = try engine.studio()
            let laidOut = await studio.settle(tile, needsTrace: false)
            try studio.checkFonts()
            for warning in laidOut.warnings { console.warning("\(tile.id): \(warning)") }
            let station = DrawingStation(library: studio.library)
            try unsafe station.withPNG(of: laidOut.list) { bytes throws(FileError) in
                if output == "-" {
                    unsafe writeToOutput([UInt8](bytes))
                } else {
                    try unsafe writeAtomically(bytes, to: output, durable: false)
                }
            }
            for warning in station.context.warnings { console.warning("\(tile.id): \(warning)") }
        }
    }
}

extension Parse {
    static func width(_ text: String) throws -> Double {
        guard let width = Double(text), width > 0, width <= 16384 else {
            throw ValidationError("a width is a number of points up to 16384, not '\(text)'")
        }
        return width
    }
}

/// Tiles by the ids that people and job files write.
struct TileLookup {
    private let catalog: Catalog
    private let byID: [String: Specimen]

    init(_ catalog: Catalog) {
        self.catalog = catalog
        byID = Dictionary(catalog.specimens.map { ($0.id, $0) }) { first, _ in first }
    }

    func specimen(_ id: String) -> Specimen? { byID[id] }

    func tile(_ id: String, label: String? = nil) throws -> Tile {
        if let specimen = byID[id], let normal = normalPoint(of: specimen) {
            return Tile(specimen: specimen, point: normal, label: label)
        }
        if let cut = id.lastIndex(of: "/"), let specimen = byID[String(id[..<cut])] {
            let name = String(id[id.index(after: cut)...])
            let names = specimen.axes.points
            if let point = names.first(where: { $0.name == name }) ?? scaled(name, names) {
                return Tile(specimen: specimen, point: point, label: label)
            }
            throw ValidationError(
                "\(specimen.id) has no tile '\(name)'; one is "
                    + "'\(names.first?.name ?? "")'; 'specimen list --tiles --filter "
                    + "\(specimen.id)' shows them")
        }
        let near = Suggestions.near(id, Array(byID.keys))
        throw ValidationError(
            "no specimen or tile has the id '\(id)'"
                + (near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?")
                + "; 'specimen list' shows them")
    }

    /// What a specimen's id alone means: its first state and scheme, at the regular size if it has that.
    private func normalPoint(of specimen: Specimen) -> TilePoint? {
        let points = specimen.axes.points
        return points.first { $0.size == .regular } ?? points.first
    }

    /// A tile of the catalogue at another scale.
    private func scaled(_ name: String, _ points: [TilePoint]) -> TilePoint? {
        guard let at = name.lastIndex(of: "@"), name.hasSuffix("x"),
            let scale = try? Parse.scale(String(name[name.index(after: at)...].dropLast()))
        else { return nil }
        for var point in points {
            point.scale = scale
            if point.name == name { return point }
        }
        return nil
    }
}
