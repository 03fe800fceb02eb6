import Drawing
import Foundation
import Pixels
import Testing

@testable import Golden

/// Records that nobody wrote. The claim is that reading ends, with an error or a value.
@Suite struct HostileGoldenTests {
    @Test func `a record that claims to inflate without end is refused`() {
        let bomb = Zlib.compress([UInt8](repeating: 0, count: 1 << 20))
        for size: [UInt8] in [[0, 0, 16, 0], [255, 255, 255, 127], [255, 255, 255, 255]] {
            #expect(throws: GoldenError.self) { try GoldenDetails(packed: (size + bomb)[...]) }
        }
    }

    @Test func `details of other bytes are refused`() {
        for body: [UInt8] in [[], [1], [4, 0, 0, 0], [255, 255, 255, 255, 0], [0, 0, 0, 0, 1, 0]] {
            let count = [UInt8(body.count), 0, 0, 0]
            #expect(throws: GoldenError.self) {
                try GoldenDetails(packed: (count + Zlib.compress(body))[...])
            }
        }
        #expect(throws: GoldenError.self) { try GoldenDetails(packed: []) }
    }

    @Test func `chunks of any length are walked in bounds`() {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let name = Array("spEC".utf8)
        for length: [UInt8] in [[0, 0, 0, 0], [255, 255, 255, 255], [0, 0, 0, 90], [0, 0, 0, 1]] {
            for room in [0, 1, 4, 12, 86, 100] {
                let bytes = signature + length + name + [UInt8](repeating: 1, count: room)
                #expect(!isIntact(bytes))
            }
        }
    }

    @Test func `deep and wide traces without names are explained`() {
        var deep = TraceNode(name: "", frame: .zero)
        for _ in 0..<400 { deep = TraceNode(name: "", frame: .infinite, children: [deep]) }
        let wide = TraceNode(
            name: "", frame: .null,
            children: (0..<3000).map { TraceNode(name: "\($0 % 3)", frame: .zero) })
        #expect(!explain(old: Trace(roots: [deep]), new: Trace(roots: [wide])).isEmpty)
        #expect(explain(old: Trace(), new: Trace()).isEmpty)
        #expect(explain(old: Trace(), new: Trace(roots: [wide])).count == 1)
    }
}
