import Differences
import Pixels
import Testing

/// Rows and columns that came in or went at several places.
@Suite struct BandsTests {
    /// A picture of one letter for each pixel: a space is white.
    private func picture(_ rows: [String]) -> Pixmap {
        let bytes = rows.flatMap { row in
            row.utf8.flatMap { $0 == 32 ? [255, 255, 255, 255] : [$0, 60, 200, 255] }
        }
        return Pixmap(width: rows[0].utf8.count, height: rows.count, bytes: bytes)
    }

    private let label = [
        "             ",
        "  kkkkkkkkk  ",
        " kk  a b  kk ",
        " kk bab a kk ",
        " kk a b a kk ",
        "  kkkkkkkkk  ",
        "             ",
    ]

    /// The label with its rows and columns repeated, those at `rows` and `columns` once more each.
    private func stretched(rows: [Int] = [], columns: [Int] = []) -> Pixmap {
        picture(
            label.indices.flatMap { y -> [String] in
                let row = label[y].enumerated().flatMap { x, letter in
                    Array(repeating: letter, count: 1 + columns.count { $0 == x })
                }
                return Array(repeating: String(row), count: 1 + rows.count { $0 == y })
            })
    }

    @Test func `A padding that grew on all sides is four bands of lines`() {
        let result = classify(
            picture(label), stretched(rows: [0, 6], columns: [0, 0, 12, 12]))
        #expect(
            result.facts == [
                .insertedRows(at: 1, count: 1), .insertedRows(at: 8, count: 1),
                .insertedColumns(at: 1, count: 2), .insertedColumns(at: 15, count: 2),
                .sizeChange(fromWidth: 13, fromHeight: 7, toWidth: 17, toHeight: 9),
            ])
        #expect(
            result.text
                == "1 row inserted at 1, 1 row inserted at 8, 2 columns inserted at 1, "
                + "2 columns inserted at 15")
        #expect(
            result.boxes == [
                Box(x: 0, y: 1, width: 17, height: 1), Box(x: 0, y: 8, width: 17, height: 1),
                Box(x: 1, y: 0, width: 2, height: 9), Box(x: 15, y: 0, width: 2, height: 9),
            ])
    }

    @Test func `A shape that was stretched has bands inside, and what shrank lost them`() {
        let wide = stretched(columns: [4, 4, 4])
        #expect(
            classify(picture(label), wide).facts.first == .insertedColumns(at: 5, count: 3))
        #expect(classify(wide, picture(label)).facts.first == .removedColumns(at: 5, count: 3))
        let both = stretched(rows: [0, 0])
        #expect(
            classify(wide, both).facts.prefix(2) == [
                .insertedRows(at: 1, count: 2), .removedColumns(at: 5, count: 3),
            ])
    }

    @Test func `Lines of any content are found at several places`() {
        func lines(_ kept: [Int]) -> Pixmap {
            picture(kept.map { "\(Character(UnicodeScalar(UInt8(65 + $0))))  xy" })
        }
        let all = Array(0..<24)
        let some = all.filter { $0 != 5 && $0 != 6 && $0 != 15 }
        #expect(
            classify(lines(some), lines(all)).facts.prefix(2) == [
                .insertedRows(at: 5, count: 2), .insertedRows(at: 15, count: 1),
            ])
        #expect(
            classify(lines(all), lines(some)).facts.prefix(2) == [
                .removedRows(at: 5, count: 2), .removedRows(at: 15, count: 1),
            ])
        let redrawn = all.filter { $0 != 5 }.map { $0 == 12 ? 50 : $0 }
        guard case .sizeChange = classify(lines(all), lines(redrawn)).facts[0] else {
            Issue.record("a line that was redrawn is not explained by lines that went")
            return
        }
    }

    @Test func `Another scale and another text are a change of the size alone`() {
        let every = (stretched(rows: Array(0..<7), columns: Array(0..<13)))
        let result = classify(picture(label), every)
        #expect(result.text == "size 13×7 → 26×14")
        var other = label
        other[3] = " kk baa a kk "
        let longer = classify(picture(label), picture(other + [other[0]]))
        #expect(longer.text == "size 13×7 → 13×8")
        // What differs where both are, and what only one has.
        #expect(
            longer.boxes == [
                Box(x: 6, y: 3, width: 1, height: 1), Box(x: 0, y: 7, width: 13, height: 1),
            ])
    }
}
