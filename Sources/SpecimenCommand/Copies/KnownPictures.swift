internal import Digests
internal import Rendering

/// What is known of drawn pictures, by what they show, in some 30 bytes each: large batches have many.
///
/// Of names that lie near each other, most bytes are the same; only others are kept.
struct KnownPictures: Sendable {
    typealias Subject = EqualJobs.Subject
    typealias Drawn = EqualJobs.Drawn

    /// The block of a picture, and in the low 16 bits its place there.
    private var places = DigestNumbers()
    /// Pictures begin in the first 65,536 bytes of a block. A block never grows, so that none is there twice.
    private var blocks: [[UInt8]] = []
    /// The whole name that the last block begins with.
    private var first: [UInt8] = []

    private static let blockSize = 1 << 16
    /// What a picture takes at most beside its name: six numbers, of ten bytes at most, and two digests.
    private static let largest = 6 * 10 + 32

    var count: Int { places.count }

    subscript(subject: Subject) -> Drawn? {
        guard let place = places[subject] else { return nil }
        var reader = Reader(bytes: blocks[place >> 16], place: place & 0xFFFF)
        return reader.drawn()
    }

    /// Adds a picture. Its warnings are not kept.
    mutating func add(_ drawn: Drawn, for subject: Subject) {
        let name = Array(drawn.output.utf8)
        let size = KnownPictures.largest + name.count
        if blocks.last.map({ $0.count + size > KnownPictures.blockSize }) ?? true {
            var block: [UInt8] = []
            block.reserveCapacity(max(size, KnownPictures.blockSize))
            blocks.append(block)
        }
        var block = blocks.removeLast()
        places.set(blocks.count << 16 | block.count, for: subject)
        if block.isEmpty { first = [] }
        let (before, behind) = KnownPictures.ends(of: name, as: first)
        if block.isEmpty { first = name }
        block.append(number: drawn.width)
        block.append(number: drawn.height)
        // The last bit says whether there are digests.
        block.append(number: drawn.byteCount << 1 | (drawn.digests == nil ? 0 : 1))
        if let digests = drawn.digests { block += digests.list.bytes + digests.file.bytes }
        block.append(number: before)
        block.append(number: behind)
        block.append(number: name.count - before - behind)
        block += name[before..<(name.count - behind)]
        blocks.append(block)
    }

    /// With how many bytes of the other a name begins and, behind these, ends.
    private static func ends(of name: [UInt8], as other: [UInt8]) -> (before: Int, behind: Int) {
        let most = min(name.count, other.count)
        var (before, behind) = (0, 0)
        while before < most, name[before] == other[before] { before += 1 }
        while before + behind < most, name[name.count - 1 - behind] == other[other.count - 1 - behind] {
            behind += 1
        }
        return (before, behind)
    }

    /// Reads what `add` has written.
    private struct Reader {
        let bytes: [UInt8]
        var place: Int

        mutating func drawn() -> Drawn {
            var drawn = Drawn(output: "", width: number(), height: number(), byteCount: number())
            if drawn.byteCount & 1 == 1 { drawn.digests = PictureDigests(list: digest(), file: digest()) }
            drawn.byteCount >>= 1
            drawn.output = String(decoding: name(), as: UTF8.self)
            return drawn
        }

        private mutating func name() -> [UInt8] {
            let (before, behind, count) = (number(), number(), number())
            let own = bytes[place..<(place + count)]
            guard before + behind > 0 else { return Array(own) }
            // The first has nothing of another, and so its name ends this.
            var reader = Reader(bytes: bytes, place: 0)
            _ = (reader.number(), reader.number())
            if reader.number() & 1 == 1 { _ = (reader.digest(), reader.digest()) }
            let first = reader.name()
            return first.prefix(before) + own + first.suffix(behind)
        }

        private mutating func number() -> Int {
            var (number, shift) = (0, 0)
            while bytes[place] >= 0x80 {
                number |= Int(bytes[place] & 0x7F) << shift
                shift += 7
                place += 1
            }
            number |= Int(bytes[place]) << shift
            place += 1
            return number
        }

        private mutating func digest() -> ContentDigest {
            defer { place += 16 }
            func word(_ start: Int) -> UInt64 {
                bytes[start..<(start + 8)].reduce(0) { $0 << 8 | UInt64($1) }
            }
            return ContentDigest(high: word(place), low: word(place + 8))
        }
    }
}

extension [UInt8] {
    /// Appends a number that is not negative, seven bits a byte, the lowest first (LEB128).
    fileprivate mutating func append(number: Int) {
        var rest = number
        while rest >= 0x80 {
            append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        append(UInt8(rest))
    }
}
