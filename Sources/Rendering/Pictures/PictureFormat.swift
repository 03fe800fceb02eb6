import Drawing
package import Pixels
import Raster

/// What a settled tile's display list becomes.
package enum PictureFormat: Hashable, Sendable {
    case png(PNGEffort)
    /// Shapes, text as outlines.
    case svg

    /// How a file's name ends, without the dot.
    package var fileExtension: String {
        switch self {
        case .png: "png"
        case .svg: "svg"
        }
    }

    /// Those that a picture may be asked for in.
    package static let all: [PictureFormat] = [.png(.fast), .svg]

    package init?(fileExtension: String) {
        guard let format = PictureFormat.all.first(where: { $0.fileExtension == fileExtension.lowercased() })
        else { return nil }
        self = format
    }

    /// Makes the file and lends it: the bytes are good until `body` returns.
    ///
    /// - Parameter title: what it shows, for formats that say it.
    func withFile<R>(
        of list: DisplayList, title: String, by renderer: ListRenderer,
        _ body: (UnsafeRawBufferPointer) throws(RasterError) -> R
    ) throws(RasterError) -> R {
        switch self {
        case .png(let effort):
            return try unsafe renderer.withPNG(of: list, effort: effort, body)
        case .svg:
            let file = try renderer.svg(of: list, title: title)
            return try unsafe withBytes(of: file, body)
        }
    }
}

/// Lends bytes with an error of one type, which the library's own way does not.
private func withBytes<R, Failure: Error>(
    of bytes: [UInt8], _ body: (UnsafeRawBufferPointer) throws(Failure) -> R
) throws(Failure) -> R {
    let result = unsafe bytes.withUnsafeBytes { buffer -> Result<R, Failure> in
        do throws(Failure) { return .success(try unsafe body(buffer)) } catch { return .failure(error) }
    }
    return try result.get()
}
