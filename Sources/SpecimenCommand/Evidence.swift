internal import Catalog
internal import Digests
internal import Drawing
import Foundation
internal import Golden
internal import Pixels
internal import Raster
import Synchronization
internal import ViewCore

/// Tiles as the golden store wants them: digest and stack at once, picture and trace when asked.
@MainActor final class EvidenceDesk {
    let studio: Studio
    private let stations: StationPool
    /// By the faces' names, in the order the list has them.
    private var stacks: [[String]: Stack] = [:]
    private var recent: (faces: [String], stack: Stack)?

    init(studio: Studio) {
        self.studio = studio
        stations = StationPool(library: studio.library)
    }

    /// The tile laid out, with its digest and the stack of the fonts it uses.
    func evidence(for tile: Tile) async throws -> (evidence: TileEvidence, warnings: [String]) {
        let laidOut = await studio.settle(tile, needsTrace: false)
        try studio.checkFonts()
        let (list, stations, studio) = (laidOut.list, stations, studio)
        let evidence = TileEvidence(
            id: tile.id, listDigest: list.digest, stack: try stack(of: list),
            source: .init(file: tile.specimen.file, line: tile.specimen.line),
            list: { list },
            trace: { await studio.settle(tile).trace },
            pixmap: { try stations.withStation { try rasterize(list, with: $0.context) } })
        return (evidence, laidOut.warnings)
    }

    /// Few sets of fonts are in use, so each stack is put together once.
    func stack(of list: DisplayList) throws -> Stack {
        let faces = studio.library.faces(of: list)
        if let recent, recent.faces == faces { return recent.stack }
        let stack = try stacks[faces] ?? makeStack(of: list)
        stacks[faces] = stack
        recent = (faces, stack)
        return stack
    }

    private func makeStack(of list: DisplayList) throws -> Stack {
        Stack(lines: try studio.library.stackDescription(for: list))
    }

    /// The parts of the stack that every tile has.
    static var sharedStack: Stack { Stack(lines: RasterStack.components) }
}

/// Drawing stations for tasks, as many as draw at once.
final class StationPool: Sendable {
    private let library: FontLibrary
    private let idle = Mutex<[Box]>([])

    /// A station is used by one task at a time.
    private final class Box: @unchecked Sendable {
        let station: DrawingStation
        init(_ station: DrawingStation) { self.station = station }
    }

    init(library: FontLibrary) { self.library = library }

    func withStation<R>(_ body: (DrawingStation) throws -> R) rethrows -> R {
        let box = idle.withLock { $0.popLast() } ?? Box(DrawingStation(library: library))
        defer { idle.withLock { $0.append(box) } }
        return try body(box.station)
    }
}
