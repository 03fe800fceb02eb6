import Differences
import Pixels
import Testing
import TestSupport

/// Crops and paddings, and sizes that changed with colours nobody sees.
@Suite struct MarginsTests {
    private func picture(_ seed: UInt64, _ width: Int = 60, _ height: Int = 44) -> Pixmap {
        var generator = SeededGenerator(state: seed)
        let noise = (0..<(width * height)).map { _ in UInt8.random(in: 0...255, using: &generator) }
        return Pixmap(
            width: width, height: height, bytes: noise.flatMap { [$0, 255 - $0, $0 / 2, 255] })
    }

    /// More lines at the top, left, bottom and right.
    private func padded(
        _ picture: Pixmap, _ top: Int, _ left: Int, _ bottom: Int, _ right: Int,
        with color: (UInt8, UInt8, UInt8, UInt8)
    ) -> Pixmap {
        let (width, height) = (picture.width + left + right, picture.height + top + bottom)
        var bytes = Pixmap(width: width, height: height, filledWith: color).bytes
        for y in 0..<picture.height {
            let (from, to) = (y * picture.width * 4, ((y + top) * width + left) * 4)
            for index in 0..<(picture.width * 4) { bytes[to + index] = picture.bytes[from + index] }
        }
        return Pixmap(width: width, height: height, bytes: bytes)
    }

    @Test(arguments: [
        (3, 0, 0, 5), (0, 4, 6, 0), (2, 3, 0, 0), (0, 0, 7, 9), (5, 5, 5, 5), (1, 2, 3, 4), (0, 8, 0, 8),
    ])
    func `A padding and the crop that undoes it are lines at the sides`(sides: (Int, Int, Int, Int)) {
        let (top, left, bottom, right) = sides
        let small = picture(1)
        let large = padded(small, top, left, bottom, right, with: (10, 20, 30, 255))
        var came: [Classification.Fact] = []
        var went: [Classification.Fact] = []
        func add(_ at: Int, _ count: Int, _ isRow: Bool) {
            guard count > 0 else { return }
            came.append(isRow ? .insertedRows(at: at, count: count) : .insertedColumns(at: at, count: count))
            went.append(isRow ? .removedRows(at: at, count: count) : .removedColumns(at: at, count: count))
        }
        add(0, top, true)
        add(top + small.height, bottom, true)
        add(0, left, false)
        add(left + small.width, right, false)
        #expect(Array(classify(small, large).facts.dropLast()) == came)
        #expect(Array(classify(large, small).facts.dropLast()) == went)
        guard case .sizeChange = classify(small, large).facts.last else {
            Issue.record("the size is a fact")
            return
        }
    }

    @Test func `A view of another part, wider and less tall, is a padding and a crop`() {
        let all = picture(2, 120, 100)
        let old = all.cropped(x: 20, y: 10, width: 50, height: 70)
        let new = all.cropped(x: 7, y: 22, width: 90, height: 31)
        #expect(
            classify(old, new).facts == [
                .removedRows(at: 0, count: 12), .removedRows(at: 43, count: 27),
                .insertedColumns(at: 0, count: 13), .insertedColumns(at: 63, count: 27),
                .sizeChange(fromWidth: 50, fromHeight: 70, toWidth: 90, toHeight: 31),
            ])
    }

    @Test func `A plain picture in a frame is one that was padded`() {
        let plain = Pixmap(width: 8, height: 5, filledWith: (200, 0, 0, 255))
        let framed = padded(plain, 2, 3, 2, 3, with: (0, 0, 0, 255))
        #expect(
            classify(plain, framed).text == "2 rows inserted at 0, 2 rows inserted at 7, "
                + "3 columns inserted at 0, 3 columns inserted at 11")
    }

    @Test func `What was padded and redrawn is a change of the size alone`() {
        let small = picture(3)
        let large = padded(small, 3, 3, 3, 3, with: (0, 0, 0, 255)).painted([(30, 30)], (1, 2, 3, 255))
        #expect(classify(small, large).text == "size 60×44 → 66×50")
    }

    /// Every way of telling a size change holds with other colours under alpha 0.
    @Test func `Colours under alpha 0 do not hide what became of the size`() {
        let hole = (20..<30).flatMap { y in (10..<25).map { ($0, y) } }
        let small = picture(4).painted(hole, (0, 0, 0, 0))
        let other = picture(4).painted(hole, (9, 99, 199, 0))
        func told(_ old: Pixmap, _ new: Pixmap) -> [Classification.Fact] {
            classify(old, new).facts.filter { if case .sizeChange = $0 { false } else { true } }
        }
        let hidden = Classification.Fact.alsoUnderAlphaZero(pixels: 150)
        #expect(
            told(small, padded(other, 0, 0, 4, 0, with: (1, 1, 1, 255)))
                == [.insertedRows(at: 44, count: 4), hidden])
        #expect(
            told(padded(other, 0, 6, 0, 0, with: (1, 1, 1, 255)), small)
                == [.removedColumns(at: 0, count: 6), hidden])
        #expect(
            told(small, padded(other, 2, 2, 0, 0, with: (1, 1, 1, 255)))
                == [.insertedRows(at: 0, count: 2), .insertedColumns(at: 0, count: 2), hidden])
        // Plain bands that grew on all sides.
        let clear = padded(small, 4, 4, 4, 4, with: (0, 0, 0, 0))
        let colored = padded(other, 5, 6, 5, 6, with: (50, 60, 70, 0))
        let facts = told(clear, colored)
        #expect(
            facts.count == 5 && facts.last == .alsoUnderAlphaZero(pixels: 150 + 68 * 52 - 60 * 44), "\(facts)"
        )
    }

    // MARK: - Recolourings whose edges deviate

    /// A disc, whose edge is mixed by `edge` of its coverage.
    private func disc(_ color: (Double, Double, Double), edge: (Double) -> Double) -> Pixmap {
        Pixmap(
            width: 60, height: 50,
            bytes: (0..<3000).flatMap { index -> [UInt8] in
                let (dx, dy) = (Double(index % 60) - 30, Double(index / 60) - 25)
                let share = edge(min(max(15.5 - (dx * dx + dy * dy).squareRoot(), 0), 1))
                func mixed(_ channel: Double) -> UInt8 { UInt8((255 + share * (channel - 255)).rounded()) }
                return [mixed(color.0), mixed(color.1), mixed(color.2), 255]
            })
    }

    @Test func `A recolouring whose edges are mixed otherwise is told with its share`() throws {
        let old = disc((0, 122, 255)) { $0 }
        let new = disc((255, 59, 48)) { $0 * $0 }
        let result = classify(old, new)
        try #require(result.facts.count == 2, "\(result.facts)")
        guard case .content(let all) = result.facts[0],
            case .dominantRecolor(let from, let to, let pixels, let total) = result.facts[1]
        else {
            Issue.record("\(result.facts)")
            return
        }
        #expect("\(from) \(to)" == "#007AFF #FF3B30" && total == all)
        let direct = (0..<3000).count {
            old[$0 % 60, $0 / 60] == (0, 122, 255, 255) && new[$0 % 60, $0 / 60] == (255, 59, 48, 255)
        }
        #expect(pixels == direct && direct * 2 > all)
        #expect(result.text == "content, \(direct * 100 / all) % of it recolour #007AFF → #FF3B30")
    }

    @Test func `What came, went or took a part of another is not mostly a recolouring`() {
        let white = Pixmap(width: 60, height: 50, filledWith: (255, 255, 255, 255))
        let blue = disc((0, 122, 255)) { $0 }
        let red = disc((255, 59, 48)) { $0 * $0 }
        let part = (15..<35).flatMap { y in (25..<40).map { ($0, y) } }
        for (old, new) in [(white, blue), (blue, white), (blue, blue.painted(part, (9, 9, 9, 255)))] {
            for case .dominantRecolor in classify(old, new).facts {
                Issue.record("\(classify(old, new).text)")
            }
        }
        // Most of what changed went another way.
        let mixed = red.painted((0..<50).flatMap { y in (0..<14).map { ($0, y) } }, (0, 0, 0, 255))
            .painted((0..<50).flatMap { y in (46..<60).map { ($0, y) } }, (90, 0, 0, 255))
        for case .dominantRecolor in classify(blue, mixed).facts {
            Issue.record("\(classify(blue, mixed).text)")
        }
    }

    /// More changes than those among which a sample decides whether it is worth counting.
    @Test(arguments: [(45, false), (55, true), (90, true)])
    func `Of a large change that nothing explains, a recolouring is told where it is more than half`(
        percent: Int, isTold: Bool
    ) {
        var generator = SeededGenerator(state: 5)
        let (width, height) = (480, 480)
        var (before, after): ([UInt8], [UInt8]) = ([], [])
        for _ in 0..<(width * height) {
            before += [0, 122, 255, 255]
            let stays = Int.random(in: 0..<100, using: &generator) < percent
            after +=
                stays
                ? [255, 59, 48, 255] : [0, UInt8.random(in: 0...121, using: &generator), 7, 255]
        }
        let facts = classify(
            Pixmap(width: width, height: height, bytes: before),
            Pixmap(width: width, height: height, bytes: after)
        ).facts
        #expect(facts.first == .content(pixels: width * height))
        let told = facts.contains {
            if case .dominantRecolor(let from, let to, _, _) = $0 {
                from.description == "#007AFF" && to.description == "#FF3B30"
            } else {
                false
            }
        }
        #expect(told == isTold)
    }
}
