import Digests
import Foundation
import Testing

@testable import Drawing

@Suite struct DisplayListCodingTests {
    @Test func `every list reads back as it was written`() throws {
        var lists = RandomLists(seed: 1)
        for _ in 0..<500 {
            let list = lists.list()
            let bytes = list.encoded()
            let decoded = try DisplayList(decoding: bytes)
            #expect(decoded == list)
            #expect(decoded.encoded() == bytes)
        }
    }

    @Test func `every trace reads back as it was written`() throws {
        var lists = RandomLists(seed: 2)
        for _ in 0..<300 {
            let trace = Trace(roots: lists.many(3) { $0.node(depth: 4) })
            #expect(try Trace(decoding: trace.encoded()) == trace)
        }
    }

    @Test func `equal lists have equal digests`() {
        func list(_ zero: CGFloat, _ text: String) -> DisplayList {
            DisplayList(
                size: CGSize(width: zero, height: 10), scale: 2,
                items: [
                    .glyphs(
                        GlyphRun(
                            face: FontFace(name: text), size: zero, glyphs: [],
                            paint: .solid(.black), text: text))
                ])
        }
        let plain = list(0, "caf\u{E9}")
        let other = list(-0.0, "cafe\u{301}")
        #expect(plain == other)
        #expect(plain.digest == other.digest)
    }

    @Test func `names of unknown images are part of a list, and lists without any are written as before`()
        throws
    {
        let plain = DisplayList(size: CGSize(width: 1, height: 1), scale: 1, items: [])
        var named = plain
        named.missingImages = ["logo", "é"]
        #expect(named != plain && named.digest != plain.digest)
        let bytes = named.encoded()
        #expect(bytes.starts(with: plain.encoded()) && plain.encoded().last == 0)
        #expect(try DisplayList(decoding: bytes) == named)
        for rest in [bytes.dropLast(), plain.encoded() + [0], plain.encoded() + [1], bytes + [0]] {
            #expect(throws: CanonicalCodingError.self) { try DisplayList(decoding: Array(rest)) }
        }
    }

    @Test func `all NaNs count as one`() {
        func list(_ value: CGFloat) -> DisplayList {
            DisplayList(size: CGSize(width: value, height: 1), scale: 1, items: [])
        }
        #expect(list(.nan).digest == list(-CGFloat.nan).digest)
        #expect(list(.nan).digest == list(CGFloat(nan: 5, signaling: false)).digest)
    }

    @Test func `unequal lists have unequal digests`() {
        var lists = RandomLists(seed: 3)
        var seen: [ContentDigest: DisplayList] = [:]
        for _ in 0..<500 {
            let list = lists.list()
            if let other = seen[list.digest] { #expect(other == list) }
            seen[list.digest] = list
        }
    }

    @Test func `the digest is that of the encoding, whatever its length`() {
        var lists = RandomLists(seed: 4)
        for _ in 0..<100 {
            let list = lists.list()
            #expect(list.digest == ContentDigest(of: list.encoded()))
        }
    }

    @Test func `the digest of a known list never changes`() {
        let list = DisplayList(
            size: CGSize(width: 20, height: 10), scale: 2,
            items: [
                .fill(
                    .rectangle(CGRect(x: 0, y: 0, width: 20, height: 10)), .solid(.white), .nonZero)
            ])
        #expect(list.digest.hex == "1601cdf7dbdd595660af27523669cf98")
    }
}
