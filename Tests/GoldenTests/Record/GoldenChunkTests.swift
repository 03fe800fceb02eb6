import Digests
import Drawing
import Foundation
import Pixels
import TestSupport
import Testing

@testable import Golden

@Suite struct GoldenChunkTests {
    @Test func `a golden remembers what was drawn and with what`() throws {
        let record = try readGoldenChunk(sampleGolden())
        #expect(record.listDigest == sampleList().digest)
        #expect(record.pixelDigest == samplePixmap().contentDigest)
        #expect(record.stackID == sampleStack.id)
        let details = try record.details()
        #expect(details.list == sampleList())
        #expect(details.trace == sampleTrace())
        #expect(details.stack.components == sampleStack.components)
        #expect(details.owner == sampleOwner)
        #expect(details.frame == sampleFrame)
    }

    @Test func `a frame that is no number is kept as 0`() throws {
        let frame = CGRect(x: 8, y: 8.5, width: CGFloat.nan, height: .infinity)
        let golden = makeGolden(
            pixmap: samplePixmap(), list: sampleList(), trace: sampleTrace(), stack: sampleStack,
            frame: frame, owner: nil)
        let details = try readGoldenChunk(golden).details()
        #expect(details.frame == CGRect(x: 8, y: 8.5, width: 0, height: 0))
        #expect(details.owner == nil)
    }

    @Test func `a golden is still a PNG of its picture`() throws {
        #expect(try decodePNG(sampleGolden(), name: "golden") == samplePixmap())
    }

    @Test func `the same tile gives the same file`() {
        #expect(sampleGolden() == sampleGolden())
    }

    @Test func `any changed byte is noticed`() {
        let golden = sampleGolden()
        for offset in golden.indices {
            var damaged = golden
            damaged[offset] ^= 0x10
            #expect(!isIntact(damaged), "byte \(offset)")
        }
    }

    @Test func `any shortened file is refused`() {
        let golden = sampleGolden()
        for length in 0..<golden.count { #expect(!isIntact(Array(golden.prefix(length)))) }
        #expect(!isIntact(golden + [0]))
    }

    @Test func `a PNG that nobody recorded says so`() {
        #expect(throws: GoldenError.noRecord) {
            try readGoldenChunk(encodePNG(samplePixmap(), effort: .small))
        }
    }

    @Test func `the record of one golden in the picture of another is refused`() throws {
        let other = sampleGolden(shade: 0x10)
        let golden = sampleGolden()
        let cut = encodePNG(samplePixmap(), effort: .small).count - 12
        let otherCut = encodePNG(samplePixmap(shade: 0x10), effort: .small).count - 12
        let forged = golden[..<cut] + other[otherCut...]
        #expect(throws: GoldenError.edited) { try readGoldenChunk(Array(forged)) }
    }

    @Test func `a Git LFS pointer is named as one`() {
        let pointer = Array("version https://git-lfs.github.com/spec/v1\noid sha256:00".utf8)
        #expect(throws: GoldenError.pointer) { try readGoldenChunk(pointer) }
    }

    @Test func `a trace too long to keep is left out, and the golden stays small`() throws {
        let names = (0..<4000).map { "View\(ContentDigest(of: Array("\($0)".utf8)))" }
        let trace = Trace(roots: names.map { TraceNode(name: $0, frame: .zero) })
        let golden = makeGolden(
            pixmap: samplePixmap(), list: sampleList(), trace: trace, stack: sampleStack, frame: sampleFrame,
            owner: sampleOwner)
        #expect(golden.count < 20 << 10)
        let details = try readGoldenChunk(golden).details()
        #expect(details.trace == nil)
        #expect(details.list == sampleList())
    }

    /// As an earlier version recorded it: without known words before its details, and with a trace that is not read.
    private static let earlier = """
        iVBORw0KGgoAAAANSUhEUgAAAqAAAAEYAQMAAAC5g9YDAAAAAXNSR0IArs4c6QAAAANQTFRFAAAAp3o92gAAAC5JREFUeNrtwTEB
        AAAAwiD7pzbEXmAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAANEBXPgAAfNmb6MAAAJ6c3BFQwPDBYKAzRd2qaxBPcNTtknoirV9rbum
        bFKgjmgmIEkX6wYAo/CgHfGZMtAyPva4JlxkoOP4XthYkopZ5lepXKpzUzzPWwbxKxF/PuAak6kloKwEAAB42p2UwW4TMRCG7c12
        m3WrpIGC4NYjuVhJFKLeSJA4cE0QCC6V43V2Lbx25HghyYXkyFsQ8QQ8Qo88Ro/c6Bsw22TbVICqdA5rzXr8/TOe2T1CCHGTpkxH
        4WQsuEyFPkGFnXRvr26znnUzeFqhI2GljsMWYZYn0gnuMivC6WnnrNMmnElrwiZtdmiDjOUURMIGbbdoi4yZjvOt5w3abJGE2dEw
        m89DCITQkRXCzcYibMEmbYIvhzKSEN6gp99AGK+zyNbZLNgmK9T1MPq3/RX6P/v9okC0u7fWhd347+9GDEoIedgr0zGLIrgfhHGg
        hI5dElYZ2PK411seX+xjL6Ajy1IBFQWJkHHi0Co4f7DCKwzPAFfK1HwSVrGZ5z3pZc6kzEn+Rkzdq0g6YwdupoRXuXnx0kQzlB8t
        EF7lgA4Z/xhbk+no/pSjfn5eRH1oMfROiR1QJeSPpFIljHGIDrmxWtg+i2Q2gboP1v7VwSrhRjupM5NNtuVRhQy4NUq9leLzDsIY
        +WwqJtUy3CFEM7UNxeRh0Z9ntAio70K/buper1c07fuvGiaPbsCJsXIORd0XTer1HH2Ro5cEk83A7MDyUDll03cycsn1hH5ZhEzJ
        WMPH7qr7SrA82WrAwRX2svYT9C5rV3p+Dtul134wcfk/4RB5/ggK9/de59CvePkUeXvcKGNLIdhaBYMIehx8GDiYUZiGrbQ22eSt
        Oic/fIzRH7iFSzLG4GANAAAAAElFTkSuQmCC
        """

    private func earlierGolden() throws -> [UInt8] {
        [UInt8](try #require(Data(base64Encoded: Self.earlier, options: .ignoreUnknownCharacters)))
    }

    @Test func `a golden of an earlier version is read but for its trace`() throws {
        let golden = try earlierGolden()
        let record = try readGoldenChunk(golden)
        #expect(try decodePNG(golden, name: "golden").contentDigest == record.pixelDigest)
        let details = try record.details()
        #expect(details.list?.digest == record.listDigest)
        #expect(details.trace == nil && details.hasEarlierTrace)
        // Accepted again, its details stay as they are.
        let again = try readGoldenChunk(recompressed(golden, name: "golden", picture: nil))
        #expect(again.saysTheSame(as: record))
        #expect(try again.details().hasEarlierTrace)
    }

    @Test func `a golden of an earlier version is compared by its pixels and says that it explains less`()
        throws
    {
        let golden = try earlierGolden()
        let judgement = judge(sampleTile(), golden: GoldenFile(path: "g.png", bytes: golden))
        let difference = try #require(judgement.difference)
        #expect(difference.comparison.pixels > 0)
        #expect(
            difference.lines.last
                == "the golden was recorded by an earlier version; record it again for a fuller explanation")
        let today = judge(sampleTile(shade: 9), golden: GoldenFile(path: "g.png", bytes: sampleGolden()))
        #expect(try !#require(today.difference).lines.contains { $0.contains("earlier version") })
    }

    @Test func `a golden of a version to come is named as one`() {
        var golden = sampleGolden()
        let place = golden.firstRange(of: Array("spEC".utf8))!.upperBound
        for version in [0, 2, 5, 255] as [UInt8] {
            golden[place] = version
            #expect(throws: GoldenError.version(version)) { try readGoldenChunk(golden) }
        }
    }

    @Test func `details are smaller for the words that stand before all of them`() throws {
        let details = GoldenDetails(
            owner: sampleOwner, frame: sampleFrame, stack: sampleStack, list: sampleList(),
            trace: sampleTrace())
        let packed = details.packed()
        let size = packed[0..<4].reversed().reduce(0) { $0 << 8 | Int($1) }
        let body = try #require(
            Zlib.decompress(packed.dropFirst(4), count: size, after: DetailWords.bytes))
        #expect(packed.count - 4 < Zlib.compress(body, level: 9).count)
        #expect(Zlib.decompress(packed.dropFirst(4), count: size, after: DetailWords.bytes.dropLast()) == nil)
    }

    @Test func `images are kept as digests`() throws {
        var list = sampleList()
        list.items.append(
            .image(
                DisplayImage(
                    pixels: [UInt8](repeating: 7, count: 400), size: PixelSize(width: 10, height: 10),
                    frame: .zero)))
        let details = GoldenDetails(
            owner: sampleOwner, frame: sampleFrame, stack: sampleStack, list: list, trace: nil)
        #expect(details.list != list)
        #expect(details.list == list.abbreviated)
        #expect(details.list?.abbreviated == details.list)
    }

    @Test func `an unchanged tile passes by its list, undrawn`() {
        // Noise, for a file as large as those of rich tiles.
        var state: UInt32 = 1
        let noise = (0..<1600).flatMap { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return [UInt8(state >> 24), UInt8(state >> 16 & 255), UInt8(state >> 8 & 255), 255]
        }
        let bytes = makeGolden(
            pixmap: Pixmap(width: 40, height: 40, bytes: noise), list: sampleList(),
            trace: sampleTrace(), stack: sampleStack, frame: sampleFrame,
            owner: sampleOwner)
        let golden = GoldenFile(path: "golden.png", bytes: bytes)
        let digest = sampleList().digest
        let judgement = judgeWithoutDrawing(listDigest: digest, stack: sampleStack, golden: golden)
        guard case .passed(.sameList, []) = judgement else {
            Issue.record("\(String(describing: judgement))")
            return
        }
    }
}
