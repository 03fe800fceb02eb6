internal import Glibc

/// Reads PNG files in pairs, keeping its memory from pair to pair: pictures that are equal are never
/// made into values.
package final class PNGPairReader {
    package enum Pair {
        /// The files are the same in every byte, and every chunk is whole; outside of folders the
        /// picture too.
        case sameBytes
        /// The files differ, their pictures do not.
        case samePixels
        case pictures(Pixmap, Pixmap)
    }

    /// Memory for one of the two.
    private struct Side: ~Copyable {
        var file = FileReader()
        var pixels = ScratchBuffer()
    }

    private var left = Side()
    private var right = Side()
    private let decoder = PNGDecoder()
    private let limits: PNGLimits
    private let byteLimit: Int

    /// - Parameter byteLimit: larger files are refused.
    package init(limits: PNGLimits = .standard, byteLimit: Int) {
        self.limits = limits
        self.byteLimit = byteLimit
    }

    /// Reads two files; throws `FileError` or `PNGError`. With `wantsPictures` the pair always has
    /// the pictures. Relative paths start at `folders`, or at the current one; in folders they are
    /// those of regular files.
    package func read(
        _ first: String, _ second: String, in folders: (OpenFolder, OpenFolder)? = nil,
        wantsPictures: Bool
    ) throws -> Pair {
        let isRegular = folders != nil
        let a = try unsafe left.file.read(
            first, in: folders?.0, isRegular: isRegular, limit: byteLimit)
        let b = try unsafe right.file.read(
            second, in: folders?.1, isRegular: isRegular, limit: byteLimit)
        let isSame = unsafe haveSameBytes(a, b)
        if isSame, !wantsPictures {
            // Two copies of a damaged file must not pass for pictures; the checksums tell. Of one
            // pair it costs nothing that one would notice to see that there is a picture as well,
            // of thousands in folders it would be most of the time.
            try named(first, in: folders?.0) { () throws(PNGError) in
                if isRegular {
                    _ = try unsafe PNGContent(a, limits: limits, name: first)
                } else {
                    _ = try unsafe decoder.decode(
                        a, limits: limits, name: first, into: &left.pixels)
                }
            }
            return .sameBytes
        }
        let old = try unsafe named(first, in: folders?.0) { () throws(PNGError) in
            try unsafe decoder.decode(a, limits: limits, name: first, into: &left.pixels)
        }
        let new =
            isSame
            ? unsafe old
            : try unsafe named(second, in: folders?.1) { () throws(PNGError) in
                try unsafe decoder.decode(b, limits: limits, name: second, into: &right.pixels)
            }
        let (from, to) = unsafe (old.header, new.header)
        let hasOneSize = (from.width, from.height) == (to.width, to.height)
        if !wantsPictures, hasOneSize, unsafe haveSameBytes(old.pixels, new.pixels) {
            return .samePixels
        }
        return unsafe .pictures(picture(from, old.pixels), picture(to, new.pixels))
    }

    /// Errors of `body` with the file's whole path, which is only put together for them.
    private func named<R>(
        _ file: String, in folder: OpenFolder?, _ body: () throws(PNGError) -> R
    ) throws(PNGError) -> R {
        do throws(PNGError) {
            return try body()
        } catch {
            throw PNGError(name: fullPath(file, in: folder), reason: error.reason)
        }
    }

    private func picture(_ header: PNGHeader, _ pixels: UnsafeRawBufferPointer) -> Pixmap {
        Pixmap(width: header.width, height: header.height, bytes: unsafe Array(pixels))
    }
}

private func haveSameBytes(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
    guard a.count == b.count else { return false }
    guard let start = a.baseAddress, let other = b.baseAddress else { return true }
    return unsafe memcmp(start, other, a.count) == 0
}
