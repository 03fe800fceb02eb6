internal import Glibc

/// Reads PNG files in pairs, keeping its memory from pair to pair: small pictures that are equal are never
/// made into values. Large ones are decoded where they stay, so that there is one copy of each.
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
        /// The bytes of the small picture of the pair before: as a rule nobody has it any more, and its memory is taken
        /// again, which the system would have to clear if it were new.
        private var picture: [UInt8] = []

        /// A picture of `bytes`, which are copied.
        mutating func picture(_ header: PNGHeader, _ bytes: UnsafeRawBufferPointer) -> Pixmap {
            if picture.count == bytes.count {
                unsafe picture.withUnsafeMutableBytes { unsafe $0.copyMemory(from: bytes) }
            } else {
                picture = unsafe Array(bytes)
            }
            return Pixmap(width: header.width, height: header.height, bytes: picture)
        }
    }

    /// Pictures of more bytes are large.
    private static let smallPicture = 4 << 20

    private var left = Side()
    private var right = Side()
    private let decoder = PNGDecoder()
    private let limits: PNGLimits
    private let byteLimit: Int

    /// - Parameter byteLimit: larger files are refused.
    package init(
        limits: PNGLimits = .standard, byteLimit: Int = PNGLimits.standardFileBytes
    ) {
        self.limits = limits
        self.byteLimit = byteLimit
    }

    /// Reads two files; throws `FileError` or `PNGError`. With `wantsPictures` the pair always has
    /// the pictures. Relative paths start at `folders`, or at the current one; in folders they are
    /// those of regular files. `surplus` gets what stands behind a picture that is whole, and what of it is not
    /// among its pixels (`PNGError.isUnseen`, and how two pictures are to be shown where it differs).
    package func read(
        _ first: String, _ second: String, in folders: (OpenFolder, OpenFolder)? = nil,
        wantsPictures: Bool, surplus: inout [PNGError]
    ) throws -> Pair {
        let isRegular = folders != nil
        defer {
            left.file.release()
            right.file.release()
        }
        // Of files that are not small.
        var nextCount = 0
        let a = try unsafe left.file.read(
            first, in: folders?.0, isRegular: isRegular, limit: byteLimit
        ) {
            nextCount = FileReader.size(second, in: folders?.1)
            return min(nextCount, byteLimit)
        }
        if nextCount > 0, nextCount != a.count {
            let old = try unsafe content(a, Name(first, folders?.0))
            if old.header.pixelBytes > Self.smallPicture {
                return try readInTurn(old, (first, second), folders, wantsPictures, &surplus)
            }
        }
        let b = try unsafe right.file.read(
            second, in: folders?.1, isRegular: isRegular, limit: byteLimit)
        let isSame = unsafe haveSameBytes(a, b)
        let (nameA, nameB) = (Name(first, folders?.0), Name(second, folders?.1))
        let old = try unsafe content(a, nameA)
        if isSame, !wantsPictures {
            // Two copies of a damaged file must not pass for pictures; the checksums tell. Of one
            // pair it costs nothing that one would notice to see that there is a picture as well,
            // of thousands in folders it would be most of the time.
            if !isRegular {
                _ = try unsafe decoder.pixels(
                    old, name: nameA.path, into: &left.pixels, surplus: &surplus)
            } else if old.bytesAfterEnd > 0 {
                surplus.append(
                    PNGError(name: nameA.path, reason: .dataAfterEnd(count: old.bytesAfterEnd)))
            }
            return .sameBytes
        }
        if old.header.pixelBytes > Self.smallPicture {
            let picture = try decoder.picture(old, name: nameA.path, surplus: &surplus) {
                self.left.file.release()
            }
            if isSame { return .pictures(picture, picture) }
            let deep = decoder.deepSamples
            let new = try unsafe content(b, nameB)
            let other = try decoder.picture(new, name: nameB.path, surplus: &surplus) {
                self.right.file.release()
            }
            noteUnseen(old, nameA, deep: deep, new, nameB, &surplus)
            return !wantsPictures && picture == other ? .samePixels : .pictures(picture, other)
        }
        let pixels = try unsafe decoder.pixels(
            old, name: nameA.path, into: &left.pixels, surplus: &surplus)
        if isSame {
            let picture = unsafe left.picture(old.header, pixels)
            return .pictures(picture, picture)
        }
        let deep = decoder.deepSamples
        let new = try unsafe content(b, nameB)
        if new.header.pixelBytes > Self.smallPicture {
            let other = try decoder.picture(new, name: nameB.path, surplus: &surplus) {
                self.right.file.release()
            }
            noteUnseen(old, nameA, deep: deep, new, nameB, &surplus)
            return unsafe .pictures(left.picture(old.header, pixels), other)
        }
        let others = try unsafe decoder.pixels(
            new, name: nameB.path, into: &right.pixels, surplus: &surplus)
        noteUnseen(old, nameA, deep: deep, new, nameB, &surplus)
        let hasOneSize = (old.header.width, old.header.height) == (new.header.width, new.header.height)
        if !wantsPictures, hasOneSize, unsafe haveSameBytes(pixels, others) {
            return .samePixels
        }
        return unsafe .pictures(left.picture(old.header, pixels), right.picture(new.header, others))
    }

    /// One after the other in the same memory, since files of two lengths are not the same.
    private func readInTurn(
        _ old: PNGContent, _ names: (String, String), _ folders: (OpenFolder, OpenFolder)?,
        _ wantsPictures: Bool, _ surplus: inout [PNGError]
    ) throws -> Pair {
        let (nameA, nameB) = (Name(names.0, folders?.0), Name(names.1, folders?.1))
        // The memory stays where it is until the second file has been there.
        let picture = try decoder.picture(old, name: nameA.path, surplus: &surplus) {}
        let deep = decoder.deepSamples
        let b = try unsafe left.file.read(
            names.1, in: folders?.1, isRegular: folders != nil, limit: byteLimit)
        let new = try unsafe content(b, nameB)
        let other = try decoder.picture(new, name: nameB.path, surplus: &surplus) {
            self.left.file.release()
        }
        noteUnseen(old, nameA, deep: deep, new, nameB, &surplus)
        return !wantsPictures && picture == other ? .samePixels : .pictures(picture, other)
    }

    /// Notes what of two pictures in unlike files no comparison of their pixels sees. The second one was decoded last.
    private func noteUnseen(
        _ old: PNGContent, _ nameA: Name, deep: UInt64?, _ new: PNGContent, _ nameB: Name,
        _ surplus: inout [PNGError]
    ) {
        for (content, name) in [(old, nameA), (new, nameB)] where content.isAnimated {
            surplus.append(PNGError(name: name.path, reason: .animated))
        }
        if old.meaning.colors != new.meaning.colors {
            surplus.append(PNGError(name: nameB.path, reason: .otherColors(than: nameA.path)))
        }
        if old.meaning.orientation != new.meaning.orientation {
            surplus.append(PNGError(name: nameB.path, reason: .otherOrientation(than: nameA.path)))
        }
        let isSameKind = old.header.isInterlaced == new.header.isInterlaced
        if deep == decoder.deepSamples, isSameKind { return }
        for (samples, name) in [(deep, nameA), (decoder.deepSamples, nameB)] where samples != nil {
            surplus.append(PNGError(name: name.path, reason: .deepSamples))
        }
    }

    /// A file's whole path, which is only put together where it is said.
    private struct Name {
        let file: String
        let folder: OpenFolder?
        var path: String { fullPath(file, in: folder) }
        init(_ file: String, _ folder: OpenFolder?) { (self.file, self.folder) = (file, folder) }
    }

    private func content(
        _ bytes: UnsafeRawBufferPointer, _ name: Name
    ) throws(PNGError) -> PNGContent {
        do throws(PNGError) {
            return try unsafe PNGContent(bytes, limits: limits, name: name.file)
        } catch {
            throw PNGError(name: name.path, reason: error.reason)
        }
    }
}

private func haveSameBytes(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
    guard a.count == b.count else { return false }
    guard let start = a.baseAddress, let other = b.baseAddress else { return true }
    return unsafe memcmp(start, other, a.count) == 0
}
