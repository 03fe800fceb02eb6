import Pixels
import Synchronization
import ViewCore

/// The PNG files of image sets, each read once.
final class PictureFiles: Sendable {
    private let known = Mutex<[String: Result<ImageCatalog.Pixels, ImageCatalog.Problem>]>([:])
    /// Files larger than that, or with more pixels, are none of a control.
    private static let limits = PNGLimits(
        side: 8192, pixels: 16 << 20, bytes: 32 << 20, chunks: 4096, chunkBytes: 16 << 20)

    func read(_ path: String) -> Result<ImageCatalog.Pixels, ImageCatalog.Problem> {
        if let result = known.withLock({ $0[path] }) { return result }
        let result = PictureFiles.decoded(path)
        known.withLock { $0[path] = result }
        return result
    }

    private static func decoded(_ path: String) -> Result<ImageCatalog.Pixels, ImageCatalog.Problem> {
        do {
            let pixmap = try decodePNG(
                readPlainFile(path, limit: limits.bytes), limits: limits, name: path)
            return .success(
                ImageCatalog.Pixels(bytes: pixmap.bytes, width: pixmap.width, height: pixmap.height))
        } catch {
            // A part of a sentence.
            let words = "\(error)"
            return .failure(ImageCatalog.Problem(words.hasSuffix(".") ? String(words.dropLast()) : words))
        }
    }
}
