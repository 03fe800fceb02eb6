import Foundation
import Testing

@testable import Drawing

/// Bytes that nobody wrote with `encoded()`. The claim is that reading ends.
@Suite struct HostileEncodingTests {
    @Test func `every shortened list is refused`() {
        var lists = RandomLists(seed: 11)
        for _ in 0..<20 {
            let bytes = lists.list().encoded()
            for length in 0..<min(bytes.count, 400) {
                #expect(throws: CanonicalCodingError.self) {
                    try DisplayList(decoding: Array(bytes.prefix(length)))
                }
            }
        }
    }

    @Test func `a byte too many is refused`() {
        var lists = RandomLists(seed: 12)
        #expect(throws: CanonicalCodingError.self) {
            try DisplayList(decoding: lists.list().encoded() + [0])
        }
    }

    @Test func `flipped bytes end in an error or another list`() {
        var lists = RandomLists(seed: 13)
        for _ in 0..<60 {
            let bytes = lists.list().encoded()
            for _ in 0..<60 {
                var damaged = bytes
                for _ in 0...lists.below(3) {
                    damaged[lists.below(damaged.count)] = UInt8(lists.below(256))
                }
                if let list = try? DisplayList(decoding: damaged) { _ = list.description }
            }
        }
    }

    @Test func `random bytes end in an error or a value`() {
        var lists = RandomLists(seed: 14)
        for _ in 0..<3000 {
            var bytes = lists.many(200) { UInt8($0.below(256)) }
            if !bytes.isEmpty { bytes[0] = 1 }
            _ = try? DisplayList(decoding: bytes)
            _ = try? Trace(decoding: bytes)
        }
    }

    @Test func `a count without the bytes for it reserves nothing`() {
        let header = DisplayList(size: .zero, scale: 1, items: []).encoded().dropLast()
        let huge = Array(header) + [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]
        #expect(throws: CanonicalCodingError.self) { try DisplayList(decoding: huge) }
        #expect(throws: CanonicalCodingError.self) {
            try DisplayList(decoding: Array(header) + [UInt8](repeating: 0xFF, count: 12))
        }
    }

    @Test func `nesting past the limit is refused before the stack is`() {
        func nested(_ depth: Int) -> DisplayList {
            var item = DisplayItem.group(DisplayGroup(items: []))
            for _ in 0..<depth { item = .group(DisplayGroup(items: [item])) }
            return DisplayList(size: .zero, scale: 1, items: [item])
        }
        let most = CanonicalReader.maximumDepth
        #expect(throws: Never.self) { try DisplayList(decoding: nested(most - 2).encoded()) }
        #expect(throws: CanonicalCodingError.self) {
            try DisplayList(decoding: nested(most + 1).encoded())
        }
    }

    @Test func `a trace too deep to read is written without its deepest branches`() throws {
        var node = TraceNode(name: "leaf", frame: .zero)
        for _ in 0..<2000 { node = TraceNode(name: ".padding", frame: .zero, children: [node]) }
        let decoded = try Trace(decoding: Trace(roots: [node]).encoded())
        var depth = 0
        var level = decoded.roots
        while let first = level.first {
            depth += 1
            level = first.children
        }
        #expect(depth == CanonicalReader.maximumDepth)
    }

    @Test func `a text that is not UTF-8 is refused`() {
        let trace = Trace(roots: [TraceNode(name: "Text", frame: .zero)]).encoded()
        var damaged = trace
        damaged[4] = 0xFF
        #expect(throws: CanonicalCodingError.self) { try Trace(decoding: damaged) }
    }
}
