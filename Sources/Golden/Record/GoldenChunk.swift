public import Digests
public import Drawing
public import Foundation
public import Pixels

/// A golden's own chunk in its PNG: what was drawn, with what, and proof that nobody touched it.
///
/// `spEC`: ancillary and private, so other readers skip it; not safe to copy, so an editor that
/// changes the picture drops it. Layout: version, digest of what follows, digests of the list, the
/// pixels, the rest of the file and the stack, the size of the details, the details as zlib.
enum GoldenChunk {
    static let type: [UInt8] = Array("spEC".utf8)
    static let version: UInt8 = 4
    /// Its details are not compressed after known words; all else is the same.
    static let wordless: UInt8 = 3
    static let fixedSize = 85
    /// Details may take this much once inflated; a record that claims more is refused.
    static let inflatedLimit = 8 << 20
    /// Compressed details beyond this leave out the trace, then the list: a golden stays small.
    static let detailLimit = 8 << 10
}

/// The golden's file: a PNG of `pixmap` that carries its owner, frame, list, trace and stack.
public func makeGolden(
    pixmap: Pixmap, list: DisplayList, trace: Trace, stack: Stack, frame: CGRect,
    owner: GoldenOwner?
) -> [UInt8] {
    makeGolden(
        png: encodePNG(pixmap, effort: .small), pixelDigest: pixmap.contentDigest, list: list,
        trace: trace, stack: stack, frame: frame, owner: owner)
}

/// The same for a picture that is already encoded, without a golden's chunk.
func makeGolden(
    png: [UInt8], pixelDigest: ContentDigest, list: DisplayList, trace: Trace, stack: Stack,
    frame: CGRect, owner: GoldenOwner?
) -> [UInt8] {
    let details = GoldenDetails(owner: owner, frame: frame, stack: stack, list: list, trace: trace)
    return golden(
        png: png,
        GoldenRecord(
            listDigest: list.digest, pixelDigest: pixelDigest, stackID: stack.id,
            packed: details.packed()[...]))
}

/// The golden with its picture compressed as well as those are that are recorded.
///
/// - Parameter picture: the file of its pixels, if that is known.
func recompressed(
    _ bytes: [UInt8], name: String, picture known: [UInt8]?, effort: PNGEffort = .small
) throws -> [UInt8] {
    let record = try readGoldenChunk(bytes)
    if let known { return golden(png: known, record) }
    let picture = try decodePNG(bytes, name: name)
    guard picture.contentDigest == record.pixelDigest else {
        throw GoldenError.damaged("its pixels are not the recorded ones")
    }
    return golden(png: encodePNG(picture, effort: effort), record)
}

/// The picture's file that a golden was made of; `nil` for a file that is none.
func pictureFile(of golden: [UInt8]) -> [UInt8]? {
    guard let range = try? locateChunk(in: golden) else { return nil }
    return Array(golden[..<range.lowerBound] + golden[range.upperBound...])
}

private func golden(png: [UInt8], _ record: GoldenRecord) -> [UInt8] {
    // The chunk goes before the end chunk, whose 12 bytes are the last of every file we write.
    let cut = png.count - 12
    var payload: [UInt8] = []
    payload.append(contentsOf: record.listDigest.bytes)
    payload.append(contentsOf: record.pixelDigest.bytes)
    payload.append(contentsOf: restDigest(of: png, without: cut..<cut).bytes)
    payload.append(contentsOf: record.stackID.bytes)
    payload.append(contentsOf: record.packed)
    let head = [GoldenChunk.version] + ContentDigest(of: payload).bytes
    var chunk = GoldenChunk.type
    chunk.append(contentsOf: head)
    chunk.append(contentsOf: payload)
    let checksum = Zlib.crc32(chunk[...])
    let length = bigEndian(UInt32(head.count + payload.count))
    return png[..<cut] + length + chunk + bigEndian(checksum) + png[cut...]
}

/// What a golden says about itself, read from a file that proved to be as it was written.
public struct GoldenRecord: Sendable {
    public let listDigest: ContentDigest
    public let pixelDigest: ContentDigest
    public let stackID: ContentDigest
    /// Inflated size and zlib stream of the details.
    fileprivate let packed: ArraySlice<UInt8>

    init(
        listDigest: ContentDigest, pixelDigest: ContentDigest, stackID: ContentDigest,
        packed: ArraySlice<UInt8>
    ) {
        self.listDigest = listDigest
        self.pixelDigest = pixelDigest
        self.stackID = stackID
        self.packed = packed
    }

    /// Whether both goldens show and say the same, however their pictures are compressed.
    func saysTheSame(as other: GoldenRecord) -> Bool {
        listDigest == other.listDigest && pixelDigest == other.pixelDigest && stackID == other.stackID
            && packed == other.packed
    }

    /// Owner, frame and stack, and list and trace as far as they were kept.
    public func details() throws(GoldenError) -> GoldenDetails { try GoldenDetails(packed: packed) }
}

/// Reads the golden's chunk after proving that neither it nor anything else in the file changed.
public func readGoldenChunk(_ bytes: [UInt8]) throws(GoldenError) -> GoldenRecord {
    let range = try locateChunk(in: bytes)
    let data = bytes[range].dropFirst(8).dropLast(4)
    guard let version = data.first, data.count > GoldenChunk.fixedSize else {
        throw .damaged("its record is truncated")
    }
    guard version == GoldenChunk.version || version == GoldenChunk.wordless else { throw .version(version) }
    let start = data.startIndex
    let payload = data[(start + 17)...]
    guard ContentDigest(at: start + 1, in: bytes) == digest(of: bytes, in: payload.indices),
        Zlib.crc32(bytes[(range.lowerBound + 4)..<(range.upperBound - 4)])
            == bigEndian(at: range.upperBound - 4, in: bytes)
    else { throw .damaged("its record does not match its own digest") }
    guard ContentDigest(at: start + 49, in: bytes) == restDigest(of: bytes, without: range) else {
        throw .edited
    }
    return GoldenRecord(
        listDigest: ContentDigest(at: start + 17, in: bytes),
        pixelDigest: ContentDigest(at: start + 33, in: bytes),
        stackID: ContentDigest(at: start + 65, in: bytes), packed: data[(start + 81)...])
}

/// Whether the file is a golden exactly as it was recorded.
public func isIntact(_ bytes: [UInt8]) -> Bool { (try? readGoldenChunk(bytes)) != nil }

extension Pixmap {
    /// Of size and pixels: equal for equal pictures only.
    public var contentDigest: ContentDigest {
        ContentDigest(
            of: bigEndian(UInt32(width)) + bigEndian(UInt32(height))
                + ContentDigest(of: bytes).bytes)
    }
}

// MARK: - The file around the chunk

private let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

/// Where the chunk lies, from its length to its checksum.
private func locateChunk(in bytes: [UInt8]) throws(GoldenError) -> Range<Int> {
    guard bytes.starts(with: signature) else {
        throw bytes.starts(with: Array("version https://git-lfs".utf8)) ? .pointer : .notPNG
    }
    var position = 8
    while bytes.count - position >= 12 {
        let length = Int(bigEndian(at: position, in: bytes))
        guard length <= bytes.count - position - 12 else { throw .damaged("a chunk is truncated") }
        let end = position + 12 + length
        if bytes[(position + 4)..<(position + 8)].elementsEqual(GoldenChunk.type) {
            return position..<end
        }
        position = end
    }
    throw .noRecord
}

/// The digest of everything but `range`: before and after it are digested, then the two digests.
private func restDigest(of bytes: [UInt8], without range: Range<Int>) -> ContentDigest {
    let before = digest(of: bytes, in: 0..<range.lowerBound)
    let after = digest(of: bytes, in: range.upperBound..<bytes.count)
    let words = (before.high.bigEndian, before.low.bigEndian, after.high.bigEndian, after.low.bigEndian)
    return unsafe withUnsafeBytes(of: words) { unsafe ContentDigest(of: $0) }
}

private func digest(of bytes: [UInt8], in range: Range<Int>) -> ContentDigest {
    unsafe bytes.withUnsafeBytes { unsafe ContentDigest(of: .init(rebasing: $0[range])) }
}

private func bigEndian(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
}

private func bigEndian(at offset: Int, in bytes: [UInt8]) -> UInt32 {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
}

extension ContentDigest {
    /// The sixteen bytes at `offset`, which must be there.
    init(at offset: Int, in bytes: [UInt8]) {
        func word(_ start: Int) -> UInt64 {
            precondition(start >= 0 && start + 8 <= bytes.count)
            return unsafe bytes.withUnsafeBytes { bytes in
                unsafe UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
            }
        }
        self.init(high: word(offset), low: word(offset + 8))
    }
}
