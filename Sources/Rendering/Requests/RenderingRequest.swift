package import Catalog
package import Digests
package import Drawing
package import Golden
package import Lint
package import Pixels
package import ScreenReader

/// What is to be done with a tile, or with the sheet of a specimen.
package enum RenderingRequest: Sendable {
    /// Draws the tile into a file, whose folder must be there; without a place the file is in the answer.
    case picture(Tile, to: FilePlace?, as: PictureFormat = .png(.fast))
    /// Draws the tile at each moment into a PNG file that moves.
    case motion(Tile, MotionSpan, to: FilePlace?)
    /// Draws the tiles of one specimen on captioned pages.
    indirect case sheet(SheetRequest)
    /// Lays the tile out and draws nothing: whether its view ends the process.
    case trial(Tile)
    /// Makes what recording the tile writes; the goldens are only read.
    case golden(Tile)
    /// Compares the tile with its golden.
    case verdict(Tile)
    /// Lays the tile out to be compared with others of this run.
    case look(Tile)
    /// Tells what is in the tile: views, events, display list.
    case inspection(Tile)
    /// Has the tile measured by the rules of `lint`.
    case lint(Tile)
    /// Tells what assistive technology meets in the tile.
    case spoken(Tile)
    /// Draws the tile with what that is numbered, and a legend beside it, as `picture` does.
    case spokenSheet(Tile, to: FilePlace?)
}

extension RenderingRequest {
    /// The id of what is drawn: a tile's, or of a sheet the specimen's.
    package var id: String { tile?.id ?? specimen.id }

    package var specimen: Specimen {
        switch self {
        case .picture(let tile, _, _), .golden(let tile), .verdict(let tile), .trial(let tile),
            .look(let tile), .inspection(let tile), .lint(let tile), .spoken(let tile),
            .spokenSheet(let tile, _), .motion(let tile, _, _):
            tile.specimen
        case .sheet(let sheet): sheet.specimen
        }
    }

    private var tile: Tile? {
        switch self {
        case .picture(let tile, _, _), .golden(let tile), .verdict(let tile), .trial(let tile),
            .look(let tile), .inspection(let tile), .lint(let tile), .spoken(let tile),
            .spokenSheet(let tile, _), .motion(let tile, _, _):
            tile
        case .sheet: nil
        }
    }

    /// How many tiles of a sheet take as long. A frame is laid out twice, as large as the tile, and drawn.
    var tileCount: Int {
        switch self {
        case .sheet(let sheet): sheet.tiles.count
        case .motion(_, let span, _): 10 * span.moments.count
        default: 1
        }
    }
}

/// The sheet of a specimen: its tiles, and where its files go, one a page.
package struct SheetRequest: Sendable {
    package let specimen: Specimen
    package let tiles: [Tile]
    package let scale: Double
    package let folder: String
    /// Of the files, without page and format.
    package let name: String
    /// Why tiles are not drawn, by their ids: a cell that says so takes the place of each.
    package var lost: [String: String] = [:]
    /// What is said below the panels of which tiles these are; empty for nothing.
    package var remark = ""
    package var format = PictureFormat.png(.fast)
    /// Whether the pages come with the answer as lists, for a file of several sheets, instead of being written.
    package var isHandedOver = false

    package init(_ specimen: Specimen, tiles: [Tile], scale: Double, folder: String, name: String) {
        self.specimen = specimen
        self.tiles = tiles
        self.scale = scale
        self.folder = folder
        self.name = name
    }
}

/// What a request comes to; passed on by many hands, so that a copy is one reference.
package indirect enum RenderingAnswer: Sendable {
    case picture(WrittenTile)
    case sheet(WrittenSheet)
    case golden(PlannedRecording, warnings: [String])
    case verdict(TileVerdict)
    /// A trial that ended well.
    case settled
    case look(DrawnLook)
    case inspection(Inspection)
    case linted(LintedTile, warnings: [String])
    case spoken(SpokenAnswer)
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
    /// Where the settings ask for them.
    package var digests: PictureDigests?
}

/// What assistive technology meets in a tile.
package struct SpokenAnswer: Codable, Sendable {
    /// In the picture's points.
    package let tree: SpokenTree
    /// Of the picture, in points.
    package let size: [Double]
    package let warnings: [String]
}

/// What a picture is known by later.
package struct PictureDigests: Hashable, Sendable {
    /// Of the display list.
    package let list: ContentDigest
    /// Of the file's bytes.
    package let file: ContentDigest

    package init(list: ContentDigest, file: ContentDigest) { (self.list, self.file) = (list, file) }
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
        /// What is written on it, where the file is one of shapes.
        package var words = ""
        /// Where the page was to be handed over.
        package var list: DisplayList?
        package var marks: [SheetMark] = []
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
    /// The values that were selected, by axis: a tile's distance from the usual one is told among them.
    package var chosen: [String: [String]] = [:]
    /// Folders with fonts beside the system's.
    package var fonts: [String] = []
    /// Whether the system's font stands for one that is not there.
    package var substitutesFonts = false
    /// Whether a font that cannot be used matters at all.
    package var checksFonts = true
    /// Whether a font that cannot be used ends the run at once, instead of when all is done.
    package var stopsAtFonts = true
    /// Whether a sheet shows equal rows as one, and equal columns.
    package var foldsSheets = true
    /// Whether answers hold the digests of pictures.
    package var tellsDigests = false
    /// How far the processes that draw stand back behind others, at least.
    package var niceness = 0

    package init() {}
}
