public import Catalog
internal import Digests
internal import Drawing
internal import Pixels
internal import Raster
public import ViewCore

/// Lays tiles out, one after the other, and has them drawn, encoded and written on several threads.
///
/// Tiles go through each stage in small groups: code and tables of one stage fill the processor's
/// caches, and a change of stage for every tile costs a quarter of its time. No more than a few
/// groups wait at any time, whatever the number of tiles.
@MainActor public final class TileWriter {
    /// Tiles of a group, unless their pixels fill it first; measured: 32 is 5 % slower, 8 is 10 %.
    public nonisolated static let groupLength = 64
    /// Pixels of a group: large pictures go alone, so that each finds a thread.
    private static let groupPixels = 2 << 20

    private let settler: TileSettler
    private let pool: ThreadPool
    private let drawn: DrawnLists
    /// Groups grow up to the full length, so that no thread waits long for the first.
    private var length = 8
    private var group: [Draft] = []
    private var pixels = 0

    /// - Parameter workers: threads that draw, this one included; at least 1 and at most 64 are used.
    public convenience init(settler: TileSettler, workers: Int) {
        self.init(
            settler: settler, pool: ThreadPool(workers: workers),
            drawn: DrawnLists(library: settler.library))
    }

    init(settler: TileSettler, pool: ThreadPool, drawn: DrawnLists) {
        self.settler = settler
        self.pool = pool
        self.drawn = drawn
    }

    /// Writes the tile's PNG in place of what is at `path`; `report` is called once, on any thread.
    ///
    /// The folder must be there. The file may not be complete before ``finish()`` returns.
    public func write(
        _ tile: Tile, to path: String,
        _ report: @escaping @Sendable (Result<WrittenTile, any Error>) -> Void
    ) {
        write(settler.layOut(tile, needsTrace: false), to: FilePlace(path), report)
    }

    /// The same for a picture that is laid out already, such as a page of a sheet.
    public func write(
        _ laidOut: LaidOut, to path: String,
        _ report: @escaping @Sendable (Result<WrittenTile, any Error>) -> Void
    ) {
        write(laidOut, to: FilePlace(path), report)
    }

    func write(
        _ laidOut: LaidOut, to place: FilePlace?, as format: PictureFormat = .png(.fast), title: String = "",
        words: VectorWords? = nil, tellsDigests: Bool = false,
        _ report: @escaping @Sendable (Result<WrittenTile, any Error>) -> Void
    ) {
        group.append(
            Draft(
                list: laidOut.list, warnings: laidOut.warnings, format: format, title: title, words: words,
                place: place,
                tellsDigests: tellsDigests, report: report))
        pixels += laidOut.list.pixelSize.width * laidOut.list.pixelSize.height
        if group.count >= length || pixels >= Self.groupPixels { submit() }
    }

    private func submit() {
        let drafts = group
        guard !drafts.isEmpty else { return }
        length = min(length * 2, Self.groupLength)
        group = []
        group.reserveCapacity(length)
        pixels = 0
        pool.submit { [drawn] in writePictures(drafts, drawn) }
    }

    /// Has all tiles drawn that wait for their group to be full.
    func flush() {
        // A part for each thread, so that none waits long for the last.
        let part = (group.count + pool.workers - 1) / pool.workers
        while group.count > part {
            let drafts = Array(group.suffix(part))
            group.removeLast(part)
            pool.submit { [drawn] in writePictures(drafts, drawn) }
        }
        submit()
    }

    /// Returns when every tile has been reported.
    public func finish() {
        flush()
        pool.drain()
    }
}

/// A picture that is laid out, where it goes, and who wants to know.
private struct Draft: Sendable {
    let list: DisplayList
    let warnings: [String]
    let format: PictureFormat
    let title: String
    let words: VectorWords?
    let place: FilePlace?
    let tellsDigests: Bool
    let report: @Sendable (Result<WrittenTile, any Error>) -> Void
}

/// Draws and encodes all of them, then writes all of them.
private func writePictures(_ drafts: [Draft], _ drawn: DrawnLists) {
    let files = drawn.withRenderer { renderer in
        drafts.map { draft in
            Result { () throws(RasterError) in
                try drawn.file(
                    of: draft.list, as: draft.format, title: draft.title, words: draft.words, by: renderer)
            }
        }
    }
    var writer = AtomicWriter()
    for (draft, file) in zip(drafts, files) {
        draft.report(
            Result {
                let file = try file.get()
                if let place = draft.place { try writer.write(file.bytes, to: place, durable: false) }
                return WrittenTile(
                    width: draft.list.pixelSize.width, height: draft.list.pixelSize.height,
                    byteCount: file.bytes.count, bytes: draft.place == nil ? file.bytes : nil,
                    warnings: draft.warnings + file.warnings,
                    digests: draft.tellsDigests
                        ? PictureDigests(list: draft.list.digest, file: ContentDigest(of: file.bytes)) : nil)
            })
    }
}
