import Foundation
import Testing

@testable import Drawing

/// The bytes of the encoding, where reading back what was written shows nothing.
@Suite struct EncodedBytesTests {
    private func bytes(_ write: (inout CanonicalWriter) -> Void) -> [UInt8] {
        var writer = CanonicalWriter(capacity: 1)
        write(&writer)
        return writer.bytes
    }

    private func reason(_ body: () throws -> Void) -> String {
        do {
            try body()
            return "accepted"
        } catch {
            return "\(error)"
        }
    }

    /// A list of no size at scale 1 with this count and these bytes of items.
    private func list(_ count: UInt8, _ items: [UInt8]) -> [UInt8] {
        DisplayList(size: .zero, scale: 1, items: []).encoded().dropLast() + [count] + items
    }

    private let emptyGroup = DisplayList(size: .zero, scale: 1, items: [.group(DisplayGroup(items: []))])
        .encoded().dropFirst(26)

    @Test func `Lists are of version 1 and traces of version 4`() {
        #expect(DisplayList(size: .zero, scale: 1, items: []).encoded().first == 1)
        #expect(Trace().encoded() == [4, 0])
    }

    @Test func `Counts are seven bits a byte, lowest first`() {
        let counts: [(Int, [UInt8])] = [
            (0, [0]), (127, [127]), (128, [128, 1]), (300, [0xAC, 2]), (16_383, [255, 127]),
            (16_384, [128, 128, 1]),
            (-1, [255, 255, 255, 255, 255, 255, 255, 255, 255, 1]),
        ]
        for (count, expected) in counts {
            #expect(bytes { $0.count(count) } == expected)
            var reader = CanonicalReader(expected)
            #expect((try? reader.integer()) == count)
        }
    }

    @Test(
        arguments: [
            ([255, 255, 255, 255, 255, 255, 255, 255, 255, 2], "an integer is too long at byte 10"),
            ([255, 255, 255, 255, 255, 255, 255, 255, 255, 129, 0], "an integer is too long at byte 10"),
            ([128, 0], "an integer is padded at byte 2"), ([128], "the end came too early at byte 1"),
        ] as [([UInt8], String)])
    func `An integer has one spelling, of 64 bits at most`(bytes: [UInt8], expected: String) {
        var reader = CanonicalReader(bytes)
        #expect(reason { _ = try reader.integer() } == expected)
    }

    @Test func `Words and numbers have their lowest byte first`() {
        #expect(bytes { $0.word(0x0102_0304) } == [4, 3, 2, 1])
        #expect(bytes { $0.number(1.0) } == [0, 0, 0, 0, 0, 0, 0xF0, 0x3F])
        #expect(bytes { $0.number(-0.0) } == [0, 0, 0, 0, 0, 0, 0, 0])
        #expect(bytes { $0.string("é") } == [2, 0xC3, 0xA9])
        #expect(bytes { $0.string("e\u{301}") } == [2, 0xC3, 0xA9])
        var reader = CanonicalReader([4, 3, 2, 1])
        #expect((try? reader.word()) == 0x0102_0304)
    }

    /// The sign lowest, then the magnitude; below both the unit: 1 for whole ones, 2 for 255ths, 3 for thousandths.
    @Test func `Short numbers are whole ones, channels or thousandths`() {
        func spelled(_ magnitude: Int, negative: Bool = false, unit: Int) -> [UInt8] {
            bytes { $0.count(magnitude << 3 | (negative ? 4 : 0) | unit) }
        }
        let numbers: [(Double, [UInt8])] = [
            (0, [1]), (2, [17]), (-3, [29]), (3 / 255.0, spelled(3, unit: 2)), (0.125, spelled(125, unit: 3)),
            (-0.125, spelled(125, negative: true, unit: 3)),
            (999_999_999_999, spelled(999_999_999_999, unit: 1)),
        ]
        for (number, expected) in numbers {
            #expect(bytes { $0.short(number) } == expected, "\(number)")
            var reader = CanonicalReader(expected)
            #expect((try? reader.short()) == number)
        }
        for number in [1e12, 1e300, .infinity, 1.0 / 7] {
            let expected = [0] + bytes { $0.number(number) }
            #expect(bytes { $0.short(number) } == expected, "\(number)")
        }
        var reader = CanonicalReader([4])
        #expect(reason { _ = try reader.short() } == "unknown unit of a number at byte 1")
    }

    // MARK: - Counts are held against the bytes that follow

    @Test func `An item takes 20 bytes at least`() throws {
        #expect(emptyGroup.count == 20)
        let three = list(3, Array(emptyGroup) + emptyGroup + emptyGroup)
        #expect(try DisplayList(decoding: three).items.count == 3)
        let short = three.dropLast()
        #expect(
            reason { _ = try DisplayList(decoding: Array(short)) }
                == "a count of 3 exceeds the bytes that follow at byte 26")
    }

    @Test func `A glyph takes 20 bytes, a stop 40, a length 8`() {
        func reads(_ item: DisplayItem, _ marker: String) -> Int? {
            // Cut at the end until the count itself is refused: the bytes that follow it are one too few.
            let whole = DisplayList(size: .zero, scale: 1, items: [item]).encoded()
            return (1..<200).first { cut in
                reason { _ = try DisplayList(decoding: Array(whole.dropLast(cut))) }.hasPrefix(
                    "a count of \(marker) ")
            }
        }
        let box = Outline.rectangle(.zero)
        let glyphs = (0..<5).map { GlyphRun.Glyph(id: $0, x: 0, y: 0) }
        let run = GlyphRun(
            face: FontFace(name: ""), size: 1, glyphs: glyphs, paint: .solid(.black), text: "")
        // Paint and text after the glyphs: 33 bytes and one.
        #expect(reads(.glyphs(run), "5") == 35)
        let stops = [GradientStop](repeating: GradientStop(color: .black, location: 0), count: 5)
        let gradient = PaintGradient(stops, .radial(center: .zero, startRadius: 0, endRadius: 1))
        #expect(reads(.fill(box, .gradient(gradient), .nonZero), "5") == 33)
        #expect(reads(.stroke(box, .solid(.black), StrokePen(dash: [1, 1, 1, 1, 1])), "5") == 9)
    }

    @Test func `A node takes nine bytes at least`() throws {
        // Flags, name, owner, properties, four numbers of the frame, children.
        let leaf: [UInt8] = [0, 0, 0, 0, 1, 1, 1, 1, 0]
        #expect(Trace(roots: [TraceNode(name: "", frame: .zero)]).encoded() == [4, 1] + leaf)
        #expect(try Trace(decoding: [4, 3] + leaf + leaf + leaf).roots.count == 3)
        #expect(
            reason { _ = try Trace(decoding: [4, 3] + leaf + leaf + leaf.dropLast()) }
                == "a count of 3 exceeds the bytes that follow at byte 2")
    }

    @Test func `A trace of another version is not read, and an earlier one is known for that`() throws {
        #expect(try Trace(decoding: [4, 0]) == Trace())
        for version in UInt8(0)...6 where version != 4 {
            #expect(reason { _ = try Trace(decoding: [version, 0]) }.contains("unknown version"))
            #expect(Trace.isEarlier([version, 0]) == (version < 4))
        }
        #expect(!Trace.isEarlier([]) && !Trace.isEarlier([4, 0]))
    }

    @Test func `What takes the fewest bytes is read in any number`() throws {
        let closes = Outline.path([PathElement](repeating: .close, count: 100))
        let list = DisplayList(size: .zero, scale: 1, items: [.fill(closes, .solid(.clear), .nonZero)])
        #expect(try DisplayList(decoding: list.encoded()) == list)
        func many<Value>(_ value: Value) -> [Value] { [Value](repeating: value, count: 100) }
        let stop = GradientStop(color: .clear, location: 0)
        let values: [TraceValue] = [
            .lengths(many(0)), .material(many(.clear)), .gradient(.init(.linear, many(stop), [])),
            .list(many(.flag(true))), .record(.init("", many(.init("", .flag(true))))),
            .font(.init(face: "", size: 0, weight: 0, features: many(""))),
        ]
        var nodes = values.map { TraceNode(name: "", properties: [.init("", $0)], frame: .zero) }
        nodes.append(TraceNode(name: "", owner: many(TraceNode.Author("")), frame: .zero))
        nodes.append(TraceNode(name: "", properties: many(.init("", .flag(true))), frame: .zero))
        for node in nodes {
            let trace = Trace(roots: [node])
            #expect(try Trace(decoding: trace.encoded()) == trace)
        }
    }

    // MARK: - What nobody wrote

    private func trace(flags: UInt8 = 0, owner: [UInt8] = [0], properties: [UInt8] = [0]) -> [UInt8] {
        [4, 1, flags, 0] + owner + properties + [1, 1, 1, 1, 0]
    }

    private func property(_ traits: UInt8, _ value: [UInt8]) -> [UInt8] {
        trace(properties: [1, traits, 0] + value)
    }

    /// Until its radius became the deviation itself, a shadow was item 6.
    @Test func `A shadow of an earlier golden has half of its radius`() throws {
        let shadow = DisplayItem.shadow(DisplayShadow(color: .black, radius: 3, x: 1, y: 2, items: []))
        var bytes = DisplayList(size: .zero, scale: 1, items: [shadow]).encoded()
        let kind = DisplayList(size: .zero, scale: 1, items: []).encoded().count
        #expect(bytes[kind] == 9)
        bytes[kind] = 6
        guard case .shadow(let found) = try DisplayList(decoding: bytes).items.first else {
            Issue.record("no shadow")
            return
        }
        #expect(found == DisplayShadow(color: .black, radius: 1.5, x: 1, y: 2, items: []))
    }

    @Test func `Flags and kinds that mean nothing are refused`() {
        let cases: [([UInt8], String)] = [
            (trace(flags: 64), "unknown node flags 64"), (trace(owner: [1, 4, 0]), "unknown author flags 4"),
            (property(16, [13]), "unknown traits 16"), (property(0, [19, 0, 0]), "unknown value 19"),
            (property(0, [9, 16]), "unknown edges 16"), ([5, 0], "unknown version 5"),
            ([1, 0], "unknown version 1"),
            (property(0, [6, 4, 0, 0]), "unknown choice 4"),
        ]
        for (bytes, expected) in cases {
            #expect(reason { _ = try Trace(decoding: bytes) }.hasPrefix(expected), "\(bytes)")
        }
        for bytes in [
            trace(flags: 16), trace(flags: 8), trace(owner: [1, 3, 0]), property(8, [13]), property(0, [14]),
        ] {
            #expect(reason { _ = try Trace(decoding: bytes) } == "accepted", "\(bytes)")
        }
        let zeros = [UInt8](repeating: 0, count: 64)
        let items: [([UInt8], String)] = [
            ([10], "unknown item 10"), ([8], "unknown extras 0 of a group"),
            ([7, 0, 0, 0, 0, 0, 0, 0x59, 0x40], "a width that is the usual one"),
            ([1, 5], "unknown outline 5"), ([1, 4, 1, 5], "unknown path element 5"),
            ([1, 4, 0, 5], "unknown paint 5"),
        ]
        for (item, expected) in items {
            #expect(
                reason { _ = try DisplayList(decoding: list(1, item + zeros)) }.hasPrefix(expected), "\(item)"
            )
        }
        for version: UInt8 in [0, 2] {
            #expect(
                reason { _ = try DisplayList(decoding: [version]) }.hasPrefix("unknown version \(version)"))
        }
        // A blend mode has its name, and `normal` has none.
        for name in ["normal", "shine"] {
            let item: [UInt8] = Array(zeros.prefix(18)) + [UInt8(name.utf8.count)] + Array(name.utf8) + [0]
            let bytes = list(1, item + zeros)
            #expect(reason { _ = try DisplayList(decoding: bytes) }.hasPrefix("unknown blend mode"))
        }
    }

    // MARK: - Depth

    private func nested(_ depth: Int) -> DisplayItem {
        var item = DisplayItem.group(DisplayGroup(items: []))
        for _ in 1..<depth { item = .group(DisplayGroup(items: [item])) }
        return item
    }

    @Test func `Groups may be nested 512 deep, whatever stands beside them`() {
        func reads(_ items: [DisplayItem]) -> Bool {
            (try? DisplayList(decoding: DisplayList(size: .zero, scale: 1, items: items).encoded())) != nil
        }
        let (most, side) = (nested(512), nested(3))
        #expect(reads([most]) && reads([side, side, most, side, most]))
        #expect(!reads([nested(513)]) && !reads([side, side, nested(513)]))
        #expect(!reads([.group(DisplayGroup(items: [side, side])), nested(513)]))
    }

    @Test func `Values of a trace are kept 16 levels deep`() throws {
        func depth(_ value: TraceValue) -> Int {
            switch value {
            case .list(let values): 1 + (values.first.map(depth) ?? 0)
            case .record(let record): 1 + (record.members.first.map { depth($0.value) } ?? 0)
            default: 0
            }
        }
        func kept(_ levels: Int, _ around: (TraceValue) -> TraceValue) throws -> Int {
            var value = TraceValue.flag(true)
            for _ in 0..<levels { value = around(value) }
            let node = TraceNode(name: "", properties: [.init("", value)], frame: .zero)
            let decoded = try Trace(decoding: Trace(roots: [node]).encoded())
            return depth(decoded.roots[0].properties[0].value)
        }
        #expect(try kept(16) { .list([$0]) } == 16)
        // The seventeenth is there and has nothing in it.
        #expect(try kept(30) { .list([$0]) } == 17)
        #expect(try kept(16) { .record(.init("", [.init("", $0)])) } == 16)
        #expect(try kept(30) { .record(.init("", [.init("", $0)])) } == 17)
        // Written by hand: 17 lists of one in one another.
        let deep: [UInt8] = (0..<17).flatMap { _ -> [UInt8] in [18, 1] } + [13]
        #expect(
            reason { _ = try Trace(decoding: property(0, deep)) }.hasPrefix("values nested deeper than 16"))
        #expect(reason { _ = try Trace(decoding: property(0, Array(deep.dropFirst(2)))) } == "accepted")
    }
}
