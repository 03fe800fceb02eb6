import Drawing
package import Pixels
import Raster

/// What a settled tile's display list becomes.
package enum PictureFormat: Hashable, Sendable {
    case png(PNGEffort)

    /// How a file's name ends, without the dot.
    package var fileExtension: String {
        switch self {
        case .png: "png"
        }
    }

    /// Makes the file and lends it: the bytes are good until `body` returns.
    func withFile<R>(
        of list: DisplayList, by renderer: ListRenderer,
        _ body: (UnsafeRawBufferPointer) throws(RasterError) -> R
    ) throws(RasterError) -> R {
        switch self {
        case .png(let effort):
            try unsafe renderer.withPNG(of: list, effort: effort, body)
        }
    }
}
