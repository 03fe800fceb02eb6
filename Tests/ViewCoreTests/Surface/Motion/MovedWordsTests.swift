import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

private let slowly = Animation.linear(duration: 0.2)

/// Words that change. A letter of these fonts is half as wide as its size.
@MainActor struct MovedWordsTests {
    /// The glyph runs at a time, as `x y opacity` of each letter.
    private func letters(_ moving: Moving, _ time: Double) -> [String] {
        func found(_ items: [DisplayItem]) -> [String] {
            items.flatMap { item -> [String] in
                switch item {
                case .glyphs(let run):
                    guard case .solid(let color) = run.paint else { return ["?"] }
                    return run.glyphs.map {
                        "\($0.id) \(shortNumber($0.x)) \(shortNumber($0.y)) \(shortNumber(color.alpha))"
                    }
                case .group(let group): return found(group.items)
                default: return []
                }
            }
        }
        return found(moving.list(at: time).items)
    }

    private func counting(_ from: String, _ to: String, _ transition: ContentTransition) -> Moving {
        Moving {
            Text(verbatim: $0 ? to : from).font(.system(size: 20)).contentTransition(transition)
                .animation(slowly, value: $0)
        }
    }

    private func lines(_ text: String) -> [String] {
        letters(Moving { _ in Text(verbatim: text).font(.system(size: 20)) }, 1)
    }

    @Test func `Letters that stay keep their places, and the others roll upwards`() {
        let moving = counting("15", "16", .numericText())
        let (old, new) = (lines("15"), lines("16"))
        let middle = letters(moving, 0.1)
        #expect(middle.count == 3)
        #expect(middle.contains(new[0]))
        #expect(middle.contains { $0.hasPrefix(old[1].prefix(2)) && $0.hasSuffix(" 0.5") })
        let (away, comes) = (height(of: "5", in: middle, old), height(of: "6", in: middle, new))
        #expect(away < 0 && comes > 0 && away == -comes)
        #expect(letters(moving, 0.2) == new)
    }

    /// How far below its place in the text at rest the last letter is.
    private func height(of letter: String, in drawn: [String], _ rest: [String]) -> Double {
        let parts = rest[rest.count - 1].split(separator: " ")
        let found = drawn.first { $0.hasPrefix(parts[0] + " ") }?.split(separator: " ") ?? parts
        return (Double(found[2]) ?? 0) - (Double(parts[2]) ?? 0)
    }

    @Test func `A number that counts down rolls downwards, said so or by its value`() {
        let down = counting("16", "15", .numericText(countsDown: true))
        #expect(height(of: "5", in: letters(down, 0.1), lines("15")) < 0)
        func valued(_ from: Int, _ to: Int) -> Moving {
            Moving {
                let number = $0 ? to : from
                Text(verbatim: "\(number)").font(.system(size: 20))
                    .contentTransition(.numericText(value: Double(number))).animation(slowly, value: $0)
            }
        }
        #expect(height(of: "5", in: letters(valued(16, 15), 0.1), lines("15")) < 0)
        #expect(height(of: "6", in: letters(valued(15, 16), 0.1), lines("16")) > 0)
    }

    @Test func `A letter behind one that comes goes to its new place`() {
        let moving = counting("1%", "12%", .numericText())
        let percent = lines("12%")[2].split(separator: " ")
        func place(_ time: Double) -> Double? {
            letters(moving, time).first { $0.hasPrefix(percent[0] + " ") }.flatMap {
                Double($0.split(separator: " ")[1])
            }
        }
        let end = Double(percent[1]) ?? 0
        #expect(place(0) == Double(lines("1%")[1].split(separator: " ")[1]))
        #expect(place(0.1) == end - 5)
        #expect(place(0.2) == end)
    }

    @Test func `Words that fade stand where they stood`() {
        let moving = counting("1", "1000", .opacity)
        #expect(letters(moving, 0).filter { !$0.hasSuffix(" 0") } == lines("1"))
    }

    @Test func `Words of several lines fade as a whole`() {
        let moving = counting("1\n2", "1\n3", .numericText())
        #expect(letters(moving, 0.1).count == 4)
    }

    @Test func `Nothing rolls that has no animation`() {
        let moving = Moving { Text(verbatim: $0 ? "2" : "1").contentTransition(.numericText()) }
        #expect(moving.list(at: 0.1) == moving.list(at: 1))
    }
}
