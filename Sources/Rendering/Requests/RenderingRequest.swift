package import Catalog
package import Drawing
package import Golden
package import Pixels

/// What is to be done with a tile, or with the sheet of a specimen.
package enum RenderingRequest: Sendable {
    /// Draws the tile into a file, whose folder must be there; without a place the file is in the answer.
    case picture(Tile, to: FilePlace?)
    /// Draws the tiles of one specimen into the folder, a file a page.
    case sheet(Specimen, [Tile], scale: Double, folder: String, name: String)
    /// Makes what recording the tile writes; the goldens are only read.
    case golden(Tile)
    /// Compares the tile with its golden.
    case verdict(Tile)
}

extension RenderingRequest {
    /// The id of what is drawn.
    package var name: String {
        switch self {
        case .picture(let tile, _), .golden(let tile), .verdict(let tile): tile.id
        case .sheet(let specimen, _, _, _, _): specimen.id
        }
    }
}

/// What a request comes to; passed on by many hands, so that a copy is one reference.
package indirect enum RenderingAnswer: Sendable {
    case picture(WrittenTile)
    case sheet(WrittenSheet)
    case golden(PlannedRecording, warnings: [String])
    case verdict(TileVerdict)
    /// Why the request could not be done, in words.
    case failed(String)
}

/// A picture as it was written; the size is in pixels.
public struct WrittenTile: Sendable {
    public let width: Int
    public let height: Int
    /// Of the file.
    public let byteCount: Int
    /// The file, where it was not to be written.
    package let bytes: [UInt8]?
    /// From layout and drawing.
    public let warnings: [String]
}

/// A sheet, whether or not its files could be written.
package struct WrittenSheet: Sendable {
    package struct Page: Sendable {
        package let file: String
        /// Of the picture in points.
        package let width: Double
        package let height: Double
        /// Why there is no file.
        package let problem: String?
    }
    package let pages: [Page]
    package let warnings: [String]
}

/// What the requests of one run have in common.
package struct RenderingSettings: Sendable {
    package var store = GoldenStore(root: "Golden")
    /// Who the goldens belong to that are recorded.
    package var owner: GoldenOwner?
    package var recordMode = RecordMode.missing
    package var judgement = JudgementOptions()
    /// Colours by token, for what is said of differences.
    package var colors: [String: RGBA] = [:]
    /// Whether verdicts hold what a report shows of them.
    package var describesForReport = false
    /// Whether a font that cannot be used ends the run at once, instead of when all is done.
    package var stopsAtFonts = true
    /// Whether a sheet shows equal rows as one, and equal columns.
    package var foldsSheets = true

    package init() {}
}
