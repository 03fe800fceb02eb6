import Catalog
import Drawing
import Pixels
import Raster
import ViewCore

/// Draws a tile at one moment after the other into a file, with two frames in memory at a time.
///
/// All moments are laid out twice: first for the room that they need together, then to be drawn.
@MainActor struct MovingPicture {
    let settler: TileSettler
    let drawn: DrawnLists
    let tile: Tile
    let span: MotionSpan

    /// The last frame is shown for half a second longer, so that the end is seen before it begins again.
    private var rest: Int { span.rate / 2 }

    /// - Parameter place: where the file goes; without one its bytes are in the answer.
    func write(to place: FilePlace?) async throws -> WrittenTile {
        let tiles = span.moments.compactMap { tile.after(milliseconds: $0) }
        guard tiles.count == span.moments.count else { throw WithoutMoments() }
        let still = await settler.settle(tile, needsTrace: false)
        var room = MotionRoom()
        var warnings = still.warnings
        room.add(still)
        for tile in tiles {
            let frame = await settler.settle(tile, needsTrace: false)
            room.add(frame)
            for warning in frame.warnings where !warnings.contains(warning) { warnings.append(warning) }
        }

        func pixmap(_ picture: LaidOut) throws(RasterError) -> Pixmap {
            let list = room.filled(with: picture)
            let digest = list.digest
            let pixmap = try drawn.pixmap(of: list, digest)
            for warning in drawn.warnings(of: digest) where !warnings.contains(warning) {
                warnings.append(warning)
            }
            return pixmap
        }
        let settled = try pixmap(still)
        let encoder = APNGEncoder(width: settled.width, height: settled.height, rate: span.rate)
        let target = try MovingTarget(place)
        try target.write(encoder.begin(still: settled))
        for tile in tiles {
            try target.write(encoder.add(try pixmap(await settler.settle(tile, needsTrace: false))))
        }
        let bytes = try target.end(encoder.end(rest: rest))
        return WrittenTile(
            width: settled.width, height: settled.height, byteCount: target.count, bytes: bytes,
            warnings: warnings)
    }
}

/// The file, or its bytes where there is none.
private final class MovingTarget {
    private let file: StreamedFile?
    private var bytes: [UInt8] = []
    private(set) var count = 0

    init(_ place: FilePlace?) throws(FileError) {
        if let place { file = try StreamedFile(place) } else { file = nil }
    }

    func write(_ piece: [UInt8]) throws(FileError) {
        count += piece.count
        if let file { try file.write(piece) } else { bytes += piece }
    }

    func end(_ ending: APNGEncoder.Ending) throws(FileError) -> [UInt8]? {
        try write(ending.bytes)
        let (place, number) = ending.count
        guard let file else {
            bytes.replaceSubrange(place..<place + number.count, with: number)
            return bytes
        }
        try file.replace(at: place, with: number)
        try file.finish()
        return nil
    }
}

private struct WithoutMoments: Error, CustomStringConvertible {
    var description: String { "the tile has no moments" }
}
