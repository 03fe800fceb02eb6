import Drawing
import Testing

@testable import Raster

/// Unicode Standard Annex 14 by its own tests.
@Suite(.enabled(if: UnicodeTestData.isInstalled, UnicodeTestData.reason))
struct UnicodeLineBreakTests {
    @Test func `Lines may end where Unicode's test says`() throws {
        var (count, wrong) = (0, [String]())
        try UnicodeTestData.forEachLine(of: "auxiliary/LineBreakTest.txt") { line in
            // A sign before and behind each character: × keeps together, ÷ is a place where a line may end.
            let fields = line.fields(" ").flatMap { $0.fields("\t") }.filter { !$0.isEmpty }
            var text = ""
            var expected: [Int] = []
            var last: UInt32 = 0
            for index in stride(from: 1, to: fields.count, by: 2) {
                let value = fields[index].number(radix: 16)
                guard let scalar = Unicode.Scalar(value) else { return }
                // Words of Korean stay whole (`LineBreaking`).
                let isWord = isHangul(last) && isHangul(value)
                if index > 1, fields[index - 1].isEqual(to: "÷"), !isWord { expected.append(text.utf8.count) }
                text.unicodeScalars.append(scalar)
                last = value
            }
            count += 1
            if LineBreaking.breaks(in: text).allowed != expected { wrong.append(String(Substring(line))) }
        }
        #expect(count > 7_000 && wrong.isEmpty, "\(wrong.count) of \(count): \(wrong.prefix(20))")
    }

    private func isHangul(_ value: UInt32) -> Bool {
        [0x1100...0x11FF, 0xA960...0xA97F, 0xAC00...0xD7FF].contains { $0.contains(value) }
    }
}
