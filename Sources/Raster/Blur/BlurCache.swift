import Digests
import Drawing
import Foundation

/// Blurs of the last pictures, by all that decides them: the pixels before, their shape and the blur.
///
/// A style sheet has the same shadow in every scheme and nearly every state; telling two covers apart by
/// their digest takes a twentieth of blurring one.
struct BlurCache {
    private struct Key: Hashable {
        var content: ContentDigest
        var width: Int
        var height: Int
        var channels: Int
        var sigma: PixelLength
    }

    // 8 MiB a half, and no single picture of more than an eighth of that.
    private var blurs = RecentCache<Key, [UInt8]>(limit: 8 << 20)
    private static let largest = 1 << 20

    /// Blurs a surface in place.
    mutating func blur(
        _ surface: borrowing ImageSurface, sigma: PixelLength
    ) throws(RasterError) {
        let count = surface.stride * surface.height
        guard count <= BlurCache.largest else {
            return try GaussianBlur(sigma: sigma).apply(to: surface)
        }
        let content = try unsafe surface.withPixels { pixels throws(RasterError) in
            unsafe ContentDigest(of: UnsafeRawBufferPointer(start: pixels, count: count))
        }
        let key = Key(
            content: content, width: surface.width, height: surface.height,
            channels: surface.format.channels, sigma: sigma)
        if let known = blurs.value(for: key, cost: count) {
            try unsafe surface.withPixels { pixels throws(RasterError) in
                unsafe known.withUnsafeBytes {
                    unsafe pixels.copyMemory(from: $0.baseAddress!, byteCount: count)
                }
            }
            return
        }
        try GaussianBlur(sigma: sigma).apply(to: surface)
        let blurred = try unsafe surface.withPixels { pixels throws(RasterError) in
            unsafe [UInt8](UnsafeRawBufferPointer(start: pixels, count: count))
        }
        blurs.insert(blurred, for: key, cost: count)
    }
}
