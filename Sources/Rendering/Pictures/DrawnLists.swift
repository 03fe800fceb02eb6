import Digests
import Drawing
import Golden
import Pixels
package import Raster

/// The pictures of the lists that a run has drawn: one that comes again is neither drawn nor compressed again.
///
/// Lists are known by their digests. Equal ones come close to each other, as states that look alike do: of files 2 MiB
/// are kept, of goldens' pictures 4, of pixels 8, and 2 MiB of pixels' digests, some 10,000 of them.
package final class DrawnLists: Sendable {
    /// A file with what drawing it had to leave out, in words.
    package struct File: Sendable {
        package let bytes: [UInt8]
        package let warnings: [String]
    }

    /// Pixels with their digest, and what drawing them had to leave out, in words.
    struct Pixels: Sendable {
        let pixmap: Pixmap
        let known: KnownPixels
    }

    /// What is known of pixels that may no longer be there.
    struct KnownPixels: Sendable {
        let digest: ContentDigest
        let warnings: [String]
    }

    private struct FileKey: Hashable, Sendable {
        let list: ContentDigest
        let format: PictureFormat
        /// Of formats that say it.
        let title: String
    }

    private let renderers: RendererPool
    private let files = OnceCache<FileKey, File>(limit: 2 << 20) { $0.bytes.count + 200 }
    private let goldens = OnceCache<ContentDigest, File>(limit: 4 << 20) { $0.bytes.count + 200 }
    private let pixels = OnceCache<ContentDigest, Pixels>(limit: 8 << 20) {
        $0.pixmap.width * $0.pixmap.height * 4 + 200
    }
    private let digests = OnceCache<ContentDigest, KnownPixels>(limit: 2 << 20) { _ in 200 }

    package init(library: FontLibrary) { renderers = RendererPool(library: library) }

    /// Lends a renderer for many lists.
    func withRenderer<R, Failure: Error>(
        _ body: (ListRenderer) throws(Failure) -> R
    ) throws(Failure) -> R { try renderers.withRenderer(body) }

    /// The file that a list becomes.
    ///
    /// - Parameter words: what it says beside its shapes; such a file is made anew.
    func file(
        of list: DisplayList, as format: PictureFormat, title: String = "", words: VectorWords? = nil,
        by renderer: ListRenderer
    ) throws(RasterError) -> File {
        if let words {
            let bytes = try renderer.svg(
                of: list, title: title, words: words, hasLiveText: format.vectors?.hasLiveText == true)
            return File(bytes: bytes, warnings: renderer.warnings)
        }
        let key = FileKey(list: list.digest, format: format, title: format.vectors == nil ? "" : title)
        return try files.value(for: key) { () throws(RasterError) in
            let bytes = try unsafe format.withFile(of: list, title: title, by: renderer) {
                (bytes) throws(RasterError) in unsafe [UInt8](bytes)
            }
            return File(bytes: bytes, warnings: renderer.warnings)
        }
    }

    /// The picture of a golden, as small as possible, without the golden's own chunk.
    func goldenFile(of list: DisplayList, _ digest: ContentDigest) throws(RasterError) -> File {
        try goldens.value(for: digest) { () throws(RasterError) in
            let warnings = try knownPixels(of: list, digest).warnings
            let pixels = try pixels(of: list, digest)
            let bytes = renderers.withRenderer { $0.encode(pixels.pixmap, effort: .small) }
            return File(bytes: bytes, warnings: warnings)
        }
    }

    /// What the list's pixels are known by; outlives them.
    func knownPixels(of list: DisplayList, _ digest: ContentDigest) throws(RasterError) -> KnownPixels {
        try digests.value(for: digest) { () throws(RasterError) in try pixels(of: list, digest).known }
    }

    func pixmap(of list: DisplayList, _ digest: ContentDigest) throws(RasterError) -> Pixmap {
        try pixels(of: list, digest).pixmap
    }

    private func pixels(of list: DisplayList, _ digest: ContentDigest) throws(RasterError) -> Pixels {
        try pixels.value(for: digest) { () throws(RasterError) in
            try renderers.withRenderer { (renderer) throws(RasterError) in
                let pixmap = try renderer.pixmap(of: list)
                return Pixels(
                    pixmap: pixmap,
                    known: KnownPixels(digest: pixmap.contentDigest, warnings: renderer.warnings))
            }
        }
    }

    /// What drawing the list had to leave out, in words; nothing where it was not drawn.
    func warnings(of digest: ContentDigest) -> [String] { digests.cachedValue(for: digest)?.warnings ?? [] }
}
