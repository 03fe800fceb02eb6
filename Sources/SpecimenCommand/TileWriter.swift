public import Catalog
internal import Drawing
internal import Pixels
public import ViewCore

/// A tile's picture as it was written; the size is in pixels.
public struct WrittenTile: Sendable {
    public let width: Int
    public let height: Int
    /// Of the file.
    public let byteCount: Int
    /// From layout and drawing.
    public let warnings: [String]
}

/// Lays tiles out, one after the other, and has them drawn, encoded and written on several threads.
///
/// No more than a few tiles wait at any time, whatever their number.
@MainActor public final class TileWriter {
    private let studio: Studio
    private let pool: DrawPool

    /// - Parameter workers: threads that draw, this one included.
    public init(studio: Studio, workers: Int) {
        self.studio = studio
        pool = DrawPool(library: studio.library, workers: workers)
    }

    /// Writes the tile's PNG in place of what is at `path`; `report` is called once, on any thread.
    ///
    /// The folder must be there. The file may not be complete before ``finish()`` returns.
    public func write(
        _ tile: Tile, to path: String,
        _ report: @escaping @Sendable (Result<WrittenTile, any Error>) -> Void
    ) {
        write(studio.layOut(tile, needsTrace: false), to: path, report)
    }

    /// The same for a picture that is laid out already, such as a sheet.
    public func write(
        _ laidOut: LaidOut, to path: String,
        _ report: @escaping @Sendable (Result<WrittenTile, any Error>) -> Void
    ) {
        let (list, warnings) = (laidOut.list, laidOut.warnings)
        pool.submit { station in
            do {
                let count = try unsafe station.withPNG(of: list) { bytes throws(FileError) in
                    try unsafe writeAtomically(bytes, to: path, durable: false)
                    return bytes.count
                }
                report(
                    .success(
                        WrittenTile(
                            width: list.pixelWidth, height: list.pixelHeight, byteCount: count,
                            warnings: warnings + station.warnings)))
            } catch {
                report(.failure(error))
            }
        }
    }

    /// Returns when every tile has been reported.
    public func finish() { pool.drain() }
}
