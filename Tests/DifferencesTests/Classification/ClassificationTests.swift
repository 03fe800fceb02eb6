import Drawing
import Differences
import Pixels
import Testing
import TestSupport

@Suite struct ClassificationTests {
    private let ground = Pixmap(width: 60, height: 50, filledWith: (255, 255, 255, 255))
    private let blue: (UInt8, UInt8, UInt8, UInt8) = (0, 122, 255, 255)

    private func square(_ x: Int, _ y: Int, side: Int = 6) -> [(Int, Int)] {
        (0..<side).flatMap { dy in (0..<side).map { dx in (x + dx, y + dy) } }
    }

    @Test func `Equal pictures are named so, and equal files before that`() {
        #expect(classify(ground, ground).facts == [.equalPixels])
        #expect(classify(ground, ground, filesAreIdentical: true).facts == [.identicalBytes])
    }

    @Test func `Colours under no alpha are told apart from real changes`() {
        let old = Pixmap(width: 4, height: 4, filledWith: (9, 9, 9, 0))
        let new = old.painted([(1, 1)], (200, 0, 0, 0))
        let result = classify(old, new)
        #expect(result == Classification(facts: [.onlyUnderAlphaZero(pixels: 1)], boxes: []))
    }

    @Test func `Beside a change that one can see, colours under no alpha are a fact of their own`() {
        let clear = Pixmap(width: 60, height: 50, filledWith: (0, 0, 0, 0))
        let old = clear.painted(square(10, 10), blue)
        let new = clear.painted([(11, 12), (40, 3)], (200, 0, 0, 0)).painted(square(13, 12), blue)
        let result = classify(old, new)
        #expect(result.facts == [.translation(dx: 3, dy: 2), .alsoUnderAlphaZero(pixels: 1)])
        #expect(result.text == "moved by (3, 2), and colours under alpha 0")
        #expect(result.boxes == [Box(x: 10, y: 10, width: 9, height: 8)])
    }

    @Test func `A change that nobody can see is below the just noticeable`() throws {
        let result = classify(ground, ground.painted(square(5, 5), (254, 255, 255, 255)))
        guard case .belowJustNoticeable(let pixels, let difference) = result.facts[0] else {
            Issue.record("\(result)")
            return
        }
        #expect(pixels == 36)
        #expect(difference > 0 && difference < 1)
        #expect(result.boxes == [Box(x: 5, y: 5, width: 6, height: 6)])
    }

    @Test(arguments: [(1, 0), (0, -1), (-3, 7), (20, 20)])
    func `What moved on plain ground is a translation`(dx: Int, dy: Int) {
        let shape = square(12, 14) + square(20, 17, side: 3)
        let old = ground.painted(shape, blue)
        let new = ground.painted(shape.map { ($0 + dx, $1 + dy) }, blue)
        #expect(classify(old, new).facts.contains(.translation(dx: dx, dy: dy)))
    }

    @Test(arguments: [40, -40, 7, -7])
    func `A whole picture that moved, past its rim too, is a translation`(step: Int) {
        // Stripes that reach from rim to rim, but for plain ground on the left and right.
        func shifted(_ step: Int) -> Pixmap {
            let ground = Pixmap(width: 200, height: 30, filledWith: (255, 255, 255, 255))
            return (20..<170).reduce(ground) { picture, x in
                let column = (0..<30).compactMap { y in
                    (0..<200).contains(x + step) ? (x + step, y) : nil
                }
                return picture.painted(column, (UInt8(x), UInt8(x * 7 % 256), 0, 255))
            }
        }
        #expect(classify(shifted(0), shifted(step)).facts.first == .translation(dx: step, dy: 0))
    }

    @Test(arguments: [(3, -4), (-2, -9), (17, 5), (-20, 8)])
    func `What moved both ways and left the picture is a translation`(dx: Int, dy: Int) {
        var generator = SeededGenerator(state: 12)
        let all = Pixmap.random(width: 140, height: 90, using: &generator)
        func view(_ x: Int, _ y: Int) -> Pixmap { all.cropped(x: x, y: y, width: 90, height: 60) }
        #expect(classify(view(25, 15), view(25 - dx, 15 - dy)).facts == [.translation(dx: dx, dy: dy)])
    }

    @Test func `The way back is the same way, also of two halves that changed places`() {
        let (white, gray): ((UInt8, UInt8, UInt8, UInt8), (UInt8, UInt8, UInt8, UInt8)) = (
            (255, 255, 255, 255), (90, 90, 90, 255)
        )
        let top = Pixmap(width: 8, height: 2, filledWith: white)
            .painted((0..<8).map { ($0, 0) }, gray)
        let below = Pixmap(width: 8, height: 2, filledWith: gray)
            .painted((0..<8).map { ($0, 0) }, white)
        let facts = [classify(top, below).facts[0], classify(below, top).facts[0]]
        #expect(
            facts == [.translation(dx: 0, dy: 1), .translation(dx: 0, dy: -1)]
                || facts == [.translation(dx: 0, dy: -1), .translation(dx: 0, dy: 1)], "\(facts)")
        // What comes into the picture, so that the new one has more to look for.
        var generator = SeededGenerator(state: 14)
        let wide = (0..<600).reduce(Pixmap(width: 90, height: 60, filledWith: white)) { picture, index in
            let gray = UInt8.random(in: 0...255, using: &generator)
            return picture.painted([(index % 30 + 28, index / 30 + 20)], (gray, gray, gray, 255))
        }
        let old = wide.cropped(x: 40, y: 24, width: 40, height: 30)
        let new = wide.cropped(x: 33, y: 21, width: 40, height: 30)
        #expect(classify(old, new).facts.first == .translation(dx: 7, dy: 3))
        #expect(classify(new, old).facts.first == .translation(dx: -7, dy: -3))
    }

    /// Of a picture that moved, pixels are all compared whose old place was in it, those from its rim too, and all
    /// whose new place is. The one pixel that is other than it was is the only thing that speaks against a move.
    @Test(arguments: [(3, 2), (-3, 2), (3, -2), (-3, -2)], [0, 1, 2, 3])
    func `A pixel that comes from the rim is part of what moved`(step: (x: Int, y: Int), side: Int) {
        var generator = SeededGenerator(state: 15)
        let all = Pixmap.random(width: 80, height: 70, using: &generator)
        func view(_ x: Int, _ y: Int) -> Pixmap { all.cropped(x: x, y: y, width: 60, height: 50) }
        let (old, moved) = (view(10, 10), view(10 - step.x, 10 - step.y))
        #expect(classify(old, moved).facts == [.translation(dx: step.x, dy: step.y)])
        // Where it comes from: the middle of the left, right, upper or lower rim.
        let from = [(0, 25), (59, 25), (30, 0), (30, 49)][side]
        let to = (from.0 + step.x, from.1 + step.y)
        guard (0..<60).contains(to.0), (0..<50).contains(to.1) else { return }
        // On the rim itself nothing changed, so that only the pixel that came from there can tell.
        let other = old[to.0, to.1]
        let new = moved.painted([to], (255 - other.0, other.1, other.2, 255))
            .painted([from], old[from.0, from.1])
        #expect(classify(old, new).facts == [.content(pixels: classify(old, new).changed)])
    }

    @Test func `What moved and was redrawn is content`() {
        var generator = SeededGenerator(state: 13)
        let all = Pixmap.random(width: 140, height: 90, using: &generator)
        let old = all.cropped(x: 20, y: 20, width: 90, height: 60)
        let new = all.cropped(x: 17, y: 18, width: 90, height: 60).painted([(40, 30)], blue)
        #expect(classify(old, new).text == "content")
    }

    @Test func `A new row is named with its place, in a taller picture and in one as tall`() {
        var generator = SeededGenerator(state: 6)
        let bytes = (0..<(20 * 40 * 4)).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let old = Pixmap(width: 20, height: 40, bytes: bytes)
        let line = [UInt8](repeating: 7, count: 20 * 4)
        let taller = Pixmap(
            width: 20, height: 41, bytes: Array(bytes[..<800]) + line + Array(bytes[800...]))
        #expect(classify(old, taller).facts.first == .insertedRows(at: 10, count: 1))
        #expect(classify(taller, old).facts.first == .removedRows(at: 10, count: 1))
        let same = taller.cropped(x: 0, y: 0, width: 20, height: 40)
        #expect(classify(old, same).facts == [.insertedRows(at: 10, count: 1)])
        #expect(classify(same, old).facts == [.removedRows(at: 10, count: 1)])
    }

    @Test func `Columns are found like rows`() {
        var generator = SeededGenerator(state: 7)
        let old = Pixmap.random(width: 40, height: 20, using: &generator)
        let wide = (0..<20).flatMap { y -> [UInt8] in
            let row = Array(old.bytes[(y * 160)..<((y + 1) * 160)])
            return Array(row[..<80]) + [1, 2, UInt8(y), 255, 1, 3, UInt8(y), 255]
                + Array(row[80...])
        }
        let new = Pixmap(width: 42, height: 20, bytes: wide)
        #expect(classify(old, new).facts.first == .insertedColumns(at: 20, count: 2))
        #expect(classify(new, old).facts.first == .removedColumns(at: 20, count: 2))
    }

    @Test func `A recolouring is named by the palette, soft edges included`() throws {
        // A square with an edge of half the colour.
        func tile(_ color: (UInt8, UInt8, UInt8, UInt8)) -> Pixmap {
            func half(_ channel: UInt8) -> UInt8 { UInt8((Int(channel) + 255) / 2) }
            return ground.painted(
                square(10, 10, side: 12),
                (half(color.0), half(color.1), half(color.2), 255)
            ).painted(square(11, 11, side: 10), color)
        }
        let dark: (UInt8, UInt8, UInt8, UInt8) = (10, 132, 255, 255)
        let names = ColorNames([
            [
                "blue/dark": RGBA(red: 10.0 / 255, green: 132.0 / 255, blue: 1),
                "blue/light": RGBA(red: 0, green: 122.0 / 255, blue: 1),
            ]
        ])
        let result = classify(tile(blue), tile(dark), names: names)
        guard case .recolor(let from, let to, let pixels) = result.facts.last else {
            Issue.record("\(result)")
            return
        }
        #expect(("\(from)", "\(to)", pixels) == ("blue/light #007AFF", "blue/dark #0A84FF", 144))
        guard case .recolor(let plain, _, _) = classify(tile(blue), tile(dark)).facts.last else {
            Issue.record("without names it is a recolouring too")
            return
        }
        #expect(plain.description == "#007AFF")
    }

    /// A soft disc: coverage falls from 1 to 0 within a pixel of its rim.
    private func disc(
        _ ground: Pixmap, radius: Double, _ color: (UInt8, UInt8, UInt8), at centre: Double = 20
    ) -> Pixmap {
        var picture = ground
        for y in 0..<ground.height {
            for x in 0..<ground.width {
                let (dx, dy) = (Double(x) - centre, Double(y) - centre)
                let t = min(1, max(0, radius + 0.5 - (dx * dx + dy * dy).squareRoot()))
                let under = ground[x, y]
                func mixed(_ over: UInt8, _ under: UInt8) -> UInt8 {
                    UInt8((t * Double(over) + (1 - t) * Double(under)).rounded())
                }
                if t > 0 {
                    picture = picture.painted(
                        [(x, y)],
                        (
                            mixed(color.0, under.0), mixed(color.1, under.1),
                            mixed(color.2, under.2), 255
                        ))
                }
            }
        }
        return picture
    }

    /// The old and new colour of a recolouring, if the first of the facts is one.
    private func recolor(_ old: Pixmap, _ new: Pixmap) -> String? {
        for case .recolor(let from, let to, _) in classify(old, new).facts {
            return "\(from) → \(to)"
        }
        return nil
    }

    @Test func `A soft disc in another colour is a recolouring, on any plain ground`() {
        let dark = Pixmap(width: 60, height: 50, filledWith: (28, 28, 30, 255))
        for ground in [ground, dark] {
            for (old, new): ((UInt8, UInt8, UInt8), (UInt8, UInt8, UInt8)) in [
                ((0, 122, 255), (10, 132, 255)), ((0, 122, 255), (255, 59, 48)),
                ((60, 60, 60), (200, 200, 200)), ((200, 0, 0), (0, 200, 0)),
            ] {
                let found = recolor(disc(ground, radius: 9, old), disc(ground, radius: 9, new))
                #expect(found != nil, "\(old) \(new)")
            }
        }
    }

    @Test func `A new shape, one that went, and one that is another are no recolouring`() {
        let square = ground.painted(square(10, 10, side: 12), blue)
        let round = disc(ground, radius: 9, (0, 122, 255))
        #expect(recolor(ground, square) == nil)
        #expect(recolor(square, ground) == nil)
        #expect(recolor(ground, round) == nil)
        #expect(recolor(round, ground) == nil)
        for radius in [8.0, 8.3, 9.5, 10.0, 12] {
            #expect(recolor(round, disc(ground, radius: radius, (0, 122, 255))) == nil, "\(radius)")
        }
    }

    @Test func `A corner cut off and a part in another colour are no recolouring`() {
        let old = ground.painted(square(10, 10, side: 20), blue)
        #expect(recolor(old, old.painted(square(10, 10, side: 3), (255, 255, 255, 255))) == nil)
        #expect(recolor(old, old.painted(square(14, 14, side: 9), (9, 9, 9, 255))) == nil)
    }

    @Test func `A single pixel is content, whatever lies around it`() {
        #expect(classify(ground, ground.painted([(9, 9)], blue)).facts == [.content(pixels: 1)])
        let dotted = ground.painted([(9, 9)], (200, 0, 0, 255))
        #expect(recolor(dotted, dotted.painted([(9, 9)], blue)) == nil)
    }

    @Test func `Other letters in the same colour are content`() {
        // An I and an L of strokes, and an I and an E.
        func text(_ places: [(Int, Int)]) -> Pixmap { ground.painted(places, (138, 138, 142, 255)) }
        let stem = (10..<22).flatMap { y in [(10, y), (11, y), (16, y), (17, y)] }
        let foot = (18..<24).flatMap { x in [(x, 20), (x, 21)] }
        let arms = (18..<24).flatMap { x in [(x, 10), (x, 15)] }
        #expect(recolor(text(stem), text(stem + foot)) == nil)
        #expect(recolor(text(stem + foot + arms), text(stem + foot)) == nil)
        #expect(recolor(text(stem + foot), text(stem + arms)) == nil)
        let red = ground.painted(stem + foot, (255, 0, 0, 255))
        #expect(recolor(text(stem + foot), red) == "#8A8A8E → #FF0000")
    }

    @Test func `A shape without ground is recoloured with its soft edge`() {
        let clear = Pixmap(width: 20, height: 20, filledWith: (0, 0, 0, 0))
        func tile(_ red: UInt8) -> Pixmap {
            clear.painted(square(4, 4, side: 10), (red, 20, 30, 128))
                .painted(square(5, 5, side: 8), (red, 20, 30, 255))
        }
        #expect(recolor(tile(200), tile(90)) == "#C8141E → #5A141E")
    }

    @Test func `Two colours that went two ways are content`() {
        let old = ground.painted(square(2, 2), blue).painted(square(30, 30), (255, 0, 0, 255))
        let new = ground.painted(square(2, 2), (0, 255, 0, 255))
            .painted(square(30, 30), (0, 0, 0, 255))
        let result = classify(old, new)
        #expect(result.facts == [.content(pixels: 72)])
        #expect(
            result.boxes == [
                Box(x: 2, y: 2, width: 6, height: 6), Box(x: 30, y: 30, width: 6, height: 6),
            ])
    }

    @Test func `Changes nearer than ten pixels share a box, and boxes hold all changes`() throws {
        var generator = SeededGenerator(state: 8)
        for _ in 0..<60 {
            let places = (0..<Int.random(in: 1...90, using: &generator)).map { _ in
                (
                    Int.random(in: 0..<600, using: &generator),
                    Int.random(in: 0..<500, using: &generator)
                )
            }
            let old = Pixmap(width: 600, height: 500, filledWith: (255, 255, 255, 255))
            let boxes = classify(old, old.painted(places, blue)).boxes
            #expect(boxes.count <= clusterLimit)
            for (x, y) in places {
                #expect(
                    boxes.contains {
                        ($0.x..<($0.x + $0.width)).contains(x)
                            && ($0.y..<($0.y + $0.height)).contains(y)
                    })
            }
        }
        let near = classify(ground, ground.painted([(3, 3), (12, 3)], blue)).boxes
        #expect(near == [Box(x: 3, y: 3, width: 10, height: 1)])
        let far = classify(ground, ground.painted([(3, 3), (14, 3)], blue)).boxes
        #expect(far.count == 2)
    }

    @Test func `Empty and tiny pictures have facts too`() {
        let empty = Pixmap(width: 0, height: 0, bytes: [])
        let dot = Pixmap(width: 1, height: 1, filledWith: (1, 2, 3, 255))
        #expect(classify(empty, empty).facts == [.equalPixels])
        #expect(!classify(empty, dot).facts.isEmpty)
        #expect(!classify(dot, empty).facts.isEmpty)
        #expect(!classify(dot, dot.painted([(0, 0)], (200, 2, 3, 255))).facts.isEmpty)
    }
}

extension Classification {
    /// How many pixels its content has.
    fileprivate var changed: Int {
        for case .content(let pixels) in facts { return pixels }
        return 0
    }
}
