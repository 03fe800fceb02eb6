import Foundation
import Synchronization

/// Reads pictures that code has as bytes or as a path. What lays tiles out says how: values know no format of files.
package enum PictureReader {
    package typealias Read =
        @Sendable (_ bytes: [UInt8], _ name: String) -> Result<ImageCatalog.Content, ImageCatalog.Problem>

    private static let reader = Mutex<Read?>(nil)
    /// Files of pictures are no larger than that.
    private static let limit = 32 << 20

    package static func set(_ read: @escaping Read) { reader.withLock { $0 = read } }

    /// The pixels in `bytes`, or why there are none; `nil` where nothing reads pictures.
    package static func pixels(
        _ bytes: [UInt8], name: String
    ) -> Result<ImageCatalog.Pixels, ImageCatalog.Problem>? {
        guard let read = reader.withLock({ $0 }) else { return nil }
        return read(bytes, name).flatMap { content in
            switch content {
            case .pixels(let pixels): .success(pixels)
            case .vector:
                .failure(.init("\(name): it is a drawing, which UIKit reads from asset catalogues alone"))
            }
        }
    }

    /// The same of a file; `nil` for one that is not there, too.
    package static func pixels(path: String) -> Result<ImageCatalog.Pixels, ImageCatalog.Problem>? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        do throws(AssetFault) {
            return pixels(try AssetFile.bytes(path, limit: limit), name: path)
        } catch {
            return .failure(.init("\(path) \(error.words)"))
        }
    }
}
