import Differences
import Pixels
import Testing

/// Recolourings of shapes that are thinner than a pixel in places, as small text is.
@Suite struct RecoloringTests {
    private typealias Channels = (UInt8, UInt8, UInt8)

    /// An R and an i, of strokes 1.3 pixels wide: coverage in tenths, `a` being 10.
    private let letters = [
        "0000000000000000",
        "0797600000002900",
        "0920280000000000",
        "0910190000002900",
        "0988510000002900",
        "0930600000002900",
        "0910270000002900",
        "0900080000002900",
        "0000000000000000",
    ]

    private func drawn(
        _ rows: [String], _ color: Channels, on ground: Channels = (255, 255, 255),
        opacity: Double = 1
    ) -> Pixmap {
        let bytes = rows.flatMap { row in
            row.flatMap { digit -> [UInt8] in
                let part = opacity * Double(digit.hexDigitValue ?? 0) / 10
                func mixed(_ over: UInt8, _ under: UInt8) -> UInt8 {
                    UInt8((Double(under) + part * (Double(over) - Double(under))).rounded())
                }
                return [
                    mixed(color.0, ground.0), mixed(color.1, ground.1),
                    mixed(color.2, ground.2), 255,
                ]
            }
        }
        return Pixmap(width: rows[0].count, height: rows.count, bytes: bytes)
    }

    private func recolor(_ old: Pixmap, _ new: Pixmap) -> String? {
        for case .recolor(let from, let to, _) in classify(old, new).facts {
            return "\(from) → \(to)"
        }
        return nil
    }

    @Test(arguments: [UInt8(255), 242, 28, 0])
    func `Small text in another colour is a recolouring, of the pixels covered most`(gray: UInt8) {
        let ground = (gray, gray, gray)
        let colors: [Channels] = [(0, 122, 255), (255, 59, 48), (138, 138, 142)]
        for old in colors {
            for new in colors where new != old {
                let found = recolor(
                    drawn(letters, old, on: ground), drawn(letters, new, on: ground))
                #expect(found != nil, "\(old) → \(new) on \(gray)")
            }
        }
    }

    @Test func `Small text of another opacity is a recolouring too`() {
        let (black, white): (Channels, Channels) = ((0, 0, 0), (255, 255, 255))
        #expect(
            recolor(drawn(letters, black), drawn(letters, black, on: white, opacity: 0.5))
                == "#1A1A1A → #8C8C8C")
    }

    @Test func `Small text that reads otherwise is content, in the old colour and in another`() {
        var other = letters
        other[4] = "0930010000002900"
        let blue: Channels = (0, 122, 255)
        #expect(recolor(drawn(letters, blue), drawn(other, blue)) == nil)
        #expect(recolor(drawn(letters, blue), drawn(other, (255, 59, 48))) == nil)
        let moved = letters.map { "0" + $0.dropLast() }
        #expect(recolor(drawn(letters, blue), drawn(moved, (255, 59, 48))) == nil)
    }

    @Test func `Text that came or went is content`() {
        let empty = letters.map { String(repeating: "0", count: $0.count) }
        let text = drawn(letters, (0, 122, 255))
        #expect(recolor(drawn(empty, (0, 0, 0)), text) == nil)
        #expect(recolor(text, drawn(empty, (0, 0, 0))) == nil)
    }

    @Test func `An edge that came to lie a part of a pixel further is no recolouring`() {
        func bar(_ edge: Character) -> Pixmap {
            let row = "000aaaaaa" + String(edge) + "0000"
            return drawn(["00000000000000"] + Array(repeating: row, count: 9), (0, 122, 255))
        }
        #expect(recolor(bar("4"), bar("8")) == nil)
        #expect(recolor(bar("0"), bar("8")) == nil)
    }
}
