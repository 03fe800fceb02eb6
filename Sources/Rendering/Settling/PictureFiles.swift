import Drawing
import Foundation
import Pixels
import Raster
import Synchronization
import ViewCore

/// The files of image and symbol sets, each read once.
final class PictureFiles: Sendable {
    typealias Answer<Value> = Result<Value, ImageCatalog.Problem>

    private struct SymbolKey: Hashable {
        let path: String
        let weight: Double
        let scale: SymbolScale
    }

    private let known = Mutex<[String: Answer<ImageCatalog.Content>]>([:])
    private let symbols = Mutex<[SymbolKey: Answer<ImageCatalog.CustomSymbol>]>([:])
    /// Files larger than that, or with more pixels, are none of a control.
    private static let limits = PNGLimits(
        side: 8192, pixels: 16 << 20, bytes: 32 << 20, chunks: 4096, chunkBytes: 16 << 20)

    func read(_ path: String) -> Answer<ImageCatalog.Content> {
        if let result = known.withLock({ $0[path] }) { return result }
        let result = PictureFiles.answer { try PictureFiles.content(path) }
        known.withLock { $0[path] = result }
        return result
    }

    /// What a file begins with counts for more than what it is called, as for Apple.
    private static func content(_ path: String) throws -> ImageCatalog.Content {
        try content(try readPlainFile(path, limit: limits.bytes), path)
    }

    /// What code has as bytes: `name` is for messages.
    static func read(_ bytes: [UInt8], name: String) -> Answer<ImageCatalog.Content> {
        answer { try content(bytes, name) }
    }

    private static func content(_ bytes: [UInt8], _ path: String) throws -> ImageCatalog.Content {
        if path.lowercased().hasSuffix(".svg") {
            let picture = try SVGPicture(bytes, name: path)
            return .vector(drawing(picture.size, .svg) { try picture.drawn(width: $0, height: $1) })
        }
        if path.lowercased().hasSuffix(".pdf") || bytes.starts(with: PDFPicture.signature) {
            let picture = try PDFPicture(bytes, name: path)
            return .vector(drawing(picture.size, .pdf) { try picture.drawn(width: $0, height: $1) })
        }
        if bytes.starts(with: [0xFF, 0xD8]) || isJPEG(path) && !bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            let limits = JPEGLimits(side: limits.side, pixels: limits.pixels, scans: 100)
            return .pixels(
                ImageCatalog.Pixels(try decodeJPEG(bytes, limits: limits, name: path), by: .jpeg))
        }
        return .pixels(ImageCatalog.Pixels(try decodePNG(bytes, limits: limits, name: path)))
    }

    /// A drawing of the template of a custom symbol. Scales that it lacks are as much larger as those of the system.
    func readSymbol(
        _ path: String, _ weight: Double, _ scale: SymbolScale
    ) -> Answer<ImageCatalog.CustomSymbol> {
        let key = SymbolKey(path: path, weight: weight, scale: scale)
        if let result = symbols.withLock({ $0[key] }) { return result }
        let result = PictureFiles.answer {
            let bytes = try readPlainFile(path, limit: PictureFiles.limits.bytes)
            let found = try SymbolTemplate(bytes, name: path)
                .picture(weight: weight, scale: scale) { Symbols.factor(of: $0) }
            return ImageCatalog.CustomSymbol(
                vector: PictureFiles.drawing(found.picture.size, .svg) {
                    try found.picture.drawn(width: $0, height: $1)
                }, middle: found.middle)
        }
        symbols.withLock { $0[key] = result }
        return result
    }

    private static func isJPEG(_ path: String) -> Bool {
        let name = path.lowercased()
        return name.hasSuffix(".jpg") || name.hasSuffix(".jpeg")
    }

    private static func drawing(
        _ size: CGSize, _ library: PictureLibrary,
        _ draw: @escaping @Sendable (_ width: Int, _ height: Int) throws -> Pixmap
    ) -> ImageCatalog.Vector {
        let sizes = DrawnSizes()
        return ImageCatalog.Vector(size: size) { width, height in
            sizes.pixels(width, height) {
                answer { ImageCatalog.Pixels(try draw(width, height), by: library) }
            }
        }
    }

    fileprivate static func answer<Value>(_ make: () throws -> Value) -> Answer<Value> {
        do {
            return .success(try make())
        } catch {
            // A part of a sentence.
            let words = "\(error)"
            return .failure(ImageCatalog.Problem(words.hasSuffix(".") ? String(words.dropLast()) : words))
        }
    }
}

/// A drawing in the sizes it was last asked for: the tiles of a sheet ask for few.
private final class DrawnSizes: Sendable {
    private struct Size: Hashable {
        var width: Int
        var height: Int
    }
    private let known = Mutex<[Size: PictureFiles.Answer<ImageCatalog.Pixels>]>([:])
    /// Pixels of a drawing that are kept.
    private static let limit = 4 << 20

    func pixels(
        _ width: Int, _ height: Int, _ make: () -> PictureFiles.Answer<ImageCatalog.Pixels>
    ) -> PictureFiles.Answer<ImageCatalog.Pixels> {
        let size = Size(width: width, height: height)
        if let pixels = known.withLock({ $0[size] }) { return pixels }
        let pixels = make()
        known.withLock { known in
            let kept = known.keys.reduce(0) { $0 + $1.width * $1.height }
            if kept > DrawnSizes.limit { known = [:] }
            known[size] = pixels
        }
        return pixels
    }
}

extension ImageCatalog.Pixels {
    fileprivate init(_ pixmap: Pixmap, by library: PictureLibrary? = nil) {
        self.init(
            bytes: pixmap.bytes, width: pixmap.width, height: pixmap.height, library: library?.version)
    }
}
