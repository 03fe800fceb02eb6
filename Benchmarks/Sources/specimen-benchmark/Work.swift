import Golden
import Rendering
import Catalog
import Drawing
import Foundation

import Synchronization

/// One part of the work, as the arguments name it: `W2 FOLDER n=5000 workers=1 stage=write`.
struct Work {
    enum Part: String {
        /// 90 tiles with one label, or many with a label each.
        case w1 = "W1"
        case w2 = "W2"
        /// The style sheet of W1's cells.
        case sheet
        /// Job lines of W2 for `specimen batch`, on standard output.
        case jobs
        /// Pairs of pictures: two folders in `FOLDER` and `with=`.
        case w3 = "W3"
        /// Shaping of W2's labels alone, nothing found in a cache.
        case shaping
    }

    /// How far each tile goes; every stage holds those before it.
    enum Stage: String { case layout, draw, encode, write }

    let part: Part
    let folder: String
    var count = 5000
    var workers = 1
    var stage = Stage.write
    var other = ""

    /// `nil` where the first argument is no part of the work.
    init?(_ arguments: ArraySlice<String>) {
        guard let first = arguments.first, let part = Part(rawValue: first) else { return nil }
        self.part = part
        folder = arguments.dropFirst().first ?? "."
        for argument in arguments.dropFirst(2) {
            let pair = argument.split(separator: "=").map(String.init)
            guard pair.count == 2 else { fatalError("\(argument): not NAME=VALUE") }
            switch pair[0] {
            case "n": count = Int(pair[1]) ?? count
            case "workers": workers = Int(pair[1]) ?? workers
            case "stage": stage = Stage(rawValue: pair[1]) ?? stage
            case "with": other = pair[1]
            default: fatalError("\(pair[0]): unknown; there are n, workers, stage and with")
            }
        }
        if part == .w1 { count = 90 }
    }

    @MainActor func run() throws {
        switch part {
        case .jobs:
            for (index, tile) in Tiles(labelled: true, count: count).enumerated() {
                print(
                    "{\"id\":\"\(tile.specimen.id)\",\"state\":\"\(tile.point[.state].name)\","
                        + "\"size\":\"\(tile.point[.size].rawValue)\","
                        + "\"scheme\":\"\(tile.point[.scheme].rawValue)\","
                        + "\"label\":\"\(itemLabel(index))\",\"output\":\"\(fileName(index))\"}")
            }
        case .shaping: try measure(units: count) { shape($0) }
        case .w3: try measure(units: 1000) { try differingPairs() }
        case .sheet: try measure(units: 1) { drawSheet($0) }
        case .w1, .w2:
            let tiles = Tiles(labelled: part == .w2, count: count)
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
            try measure(units: count) { settler in
                stage == .write ? write(tiles, settler) : try draw(tiles, settler)
            }
        }
    }

    private func fileName(_ index: Int) -> String { "cell_\(index + 1).png" }

    /// The bytes written.
    @MainActor private func write(_ tiles: Tiles, _ settler: TileSettler) -> Int {
        let writer = TileWriter(settler: settler, workers: workers)
        let bytes = ByteCount()
        for (index, tile) in tiles.enumerated() {
            writer.write(tile, to: folder + "/" + fileName(index)) { bytes.add($0) }
        }
        writer.finish()
        return bytes.total
    }

    /// The tiles up to a stage before writing, in groups as the writer takes them; the bytes of pixels
    /// or files made.
    @MainActor private func draw(_ tiles: Tiles, _ settler: TileSettler) throws -> Int {
        let renderer = ListRenderer(library: settler.library)
        var bytes = 0
        var lists: [DisplayList] = []
        func drawGroup() throws {
            for list in lists {
                switch stage {
                case .layout: bytes += list.items.count
                case .draw: bytes += try unsafe renderer.withPixels(of: list) { $0.count }
                case .encode, .write:
                    bytes += try unsafe renderer.withPNG(of: list) { (file) throws(Never) in file.count }
                }
            }
            lists.removeAll(keepingCapacity: true)
        }
        for tile in tiles {
            lists.append(settler.layOut(tile, needsTrace: false).list)
            if lists.count == TileWriter.groupLength { try drawGroup() }
        }
        try drawGroup()
        return bytes
    }

    @MainActor private func drawSheet(_ settler: TileSettler) -> Int {
        let sheet = settler.sheet(sheetSpecimen, tiles: sheetSpecimen.tiles, isFolded: false)
        let writer = TileWriter(settler: settler, workers: workers)
        let bytes = ByteCount()
        for (index, page) in sheet.pages.enumerated() {
            writer.write(page, to: folder + "/sheet~\(index).png") { bytes.add($0) }
        }
        writer.finish()
        return bytes.total
    }

    /// How many pairs of the two folders differ.
    private func differingPairs() throws -> Int {
        var differing = 0
        try FolderDiff(folder, other).forEachPair { if !$0.passes { differing += 1 } }
        return differing
    }

    @MainActor private func shape(_ settler: TileSettler) -> Int {
        let font = ResolvedFont(face: FontFace(name: "Inter", weight: 600), size: 15)
        return (0..<count).reduce(0) { sum, index in
            sum + settler.engine.shape(itemLabel(index), font: font, rightToLeft: false).glyphs.count
        }
    }
}

/// Bytes counted on several threads.
private final class ByteCount: Sendable {
    private let count = Atomic<Int>(0)
    func add(_ result: Result<WrittenTile, any Error>) {
        switch result {
        case .success(let written): count.wrappingAdd(written.byteCount, ordering: .relaxed)
        case .failure(let error): fatalError("\(error)")
        }
    }
    var total: Int { count.load(ordering: .relaxed) }
}
