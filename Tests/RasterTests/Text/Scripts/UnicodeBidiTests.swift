import Testing

@testable import Raster

/// Unicode Standard Annex 9 by its own tests. A text here is one line of a paragraph, whose direction is the
/// layout's.
@Suite(.enabled(if: UnicodeTestData.isInstalled, UnicodeTestData.reason))
struct UnicodeBidiTests {
    @Test func `Characters have the levels and the order of Unicode's test`() throws {
        var (count, wrong) = (0, [String]())
        try UnicodeTestData.forEachLine(of: "BidiCharacterTest.txt") { line in
            let fields = line.fields(";")
            let direction = fields[1].number()
            let scalars = fields[0].fields(" ").map { $0.number(radix: 16) }
            // 2 is the direction of the first letter, and separators end a paragraph: neither reaches a line of text.
            guard direction < 2, !scalars.dropLast().contains(0x2029) else { return }
            let levels = BidiLevels.levels(of: scalars, rightToLeft: direction == 1)
            let expected = fields[3].fields(" ")
            count += 1
            let order = fields[4].fields(" ").map { Int($0.number()) }
            if !agree(levels, expected) || self.order(levels, expected) != order {
                wrong.append(String(Substring(fields[0])))
            }
        }
        #expect(count > 60_000 && wrong.isEmpty, "\(wrong.count) of \(count): \(wrong.prefix(5))")
    }

    /// The same of classes, each shown by one character of it.
    @Test func `Classes have the levels of Unicode's test`() throws {
        let samples: [String: UInt32] = [
            "L": 0x61, "R": 0x5D0, "AL": 0x627, "EN": 0x31, "ES": 0x2B, "ET": 0x23, "AN": 0x661, "CS": 0x2C,
            "B": 0x2029, "S": 0x09, "WS": 0x20, "ON": 0x21, "NSM": 0x300, "BN": 0xAD, "LRE": 0x202A,
            "RLE": 0x202B,
            "LRO": 0x202D, "RLO": 0x202E, "PDF": 0x202C, "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068,
            "PDI": 0x2069,
        ]
        let classes = samples.map { (Array($0.key.utf8), $0.value) }
        var (count, wrong) = (0, [String]())
        var expected: [Substring.UTF8View] = []
        try UnicodeTestData.forEachLine(of: "BidiTest.txt") { line in
            if line.first == UInt8(ascii: "@") {
                guard line.starts(with: "@Levels:".utf8) else { return }
                expected = line.dropFirst(8).fields("\t").flatMap { $0.fields(" ") }
                return
            }
            let fields = line.fields(";")
            let scalars = fields[0].fields(" ").map { name in
                classes.first { $0.0.elementsEqual(name) }?.1 ?? 0
            }
            guard !scalars.dropLast().contains(0x2029) else { return }
            let directions = fields[1].filter { $0 != UInt8(ascii: " ") }.reduce(0) { $0 * 16 + Int($1 & 15) }
            for rightToLeft in [false, true] where directions & (rightToLeft ? 4 : 2) != 0 {
                count += 1
                if !agree(BidiLevels.levels(of: scalars, rightToLeft: rightToLeft), expected) {
                    wrong.append(String(Substring(fields[0])))
                }
            }
        }
        #expect(count > 300_000 && wrong.isEmpty, "\(wrong.count) of \(count): \(wrong.prefix(5))")
    }

    /// `x` is what rule X9 takes out.
    private func agree(_ levels: [UInt8], _ expected: [Substring.UTF8View]) -> Bool {
        levels.count == expected.count
            && zip(levels, expected).allSatisfy { level, text in
                text.first == UInt8(ascii: "x") || UInt32(level) == text.number()
            }
    }

    private func order(_ levels: [UInt8], _ expected: [Substring.UTF8View]) -> [Int] {
        let kept = expected.indices.filter { expected[$0].first != UInt8(ascii: "x") }
        return BidiLevels.visualOrder(of: kept.map { levels[$0] }).map { kept[$0] }
    }
}
