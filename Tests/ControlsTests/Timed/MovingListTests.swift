import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

@testable import Controls

private let slowly = Animation.linear(duration: 0.2)

/// Rows of a list that come, go and move, and what they stand on.
@MainActor struct MovingListTests {
    private func moving(_ before: [String], _ after: [String]) -> Moving {
        Moving(200, 300) { isOn in
            List {
                ForEach(isOn ? after : before, id: \.self) { box($0, 20, 20) }
            }
            .listStyle(.insetGrouped).animation(slowly, value: isOn)
        }
    }

    /// Of the ground of the only section.
    private func heights(_ moving: Moving, at times: [Double]) -> [CGFloat] {
        times.map { time in
            fills(moving.list(at: time).items).lazy.compactMap {
                if case .roundedRectangle(let rect, _, _) = $0 { rect.height } else { nil }
            }.first ?? 0
        }
    }

    private func fills(_ items: [DisplayItem]) -> [Outline] {
        items.flatMap { item -> [Outline] in
            switch item {
            case .fill(let outline, _, _): [outline]
            case .group(let group): fills(group.items)
            default: []
            }
        }
    }

    @Test func `What rows stand on grows with a row that comes`() {
        let heights = heights(moving(["a", "b"], ["a", "b", "c"]), at: [0, 0.1, 0.2])
        #expect(heights[0] > 0)
        #expect(heights[2] == heights[0] * 1.5)
        #expect(heights[1] == (heights[0] + heights[2]) / 2)
    }

    @Test func `A row that goes takes no room, and what it stood on shrinks`() {
        let moving = moving(["a", "b", "c"], ["a", "c"])
        let heights = heights(moving, at: [0, 0.1, 0.2])
        #expect(heights[2] * 1.5 == heights[0])
        #expect(heights[1] == (heights[0] + heights[2]) / 2)
        let still = self.moving(["a", "b", "c"], ["a", "b", "c"])
        #expect(moving.frame("b", at: 0.1) == still.frame("b", at: 0.1))
        #expect(moving.frame("b", at: 0.2) == "none")
        #expect(moving.frame("c", at: 0) == still.frame("c", at: 0))
        #expect(moving.frame("c", at: 0.2) == still.frame("b", at: 0.2))
    }

    /// Rows of sections know their section, by a wrapper around each.
    @Test func `Sections move what is in them, and keep apart`() {
        let moving = Moving(200, 400) { isOn in
            List {
                Section("one") {
                    ForEach(isOn ? ["b", "a", "d"] : ["a", "c"], id: \.self) { box($0, 20, 20) }
                }
                Section("two") { box("e", 20, 20) }
            }
            .listStyle(.insetGrouped).animation(slowly, value: isOn)
        }
        func top(_ name: String, _ time: Double) -> Double {
            Double(moving.frame(name, at: time).split(separator: " ")[1]) ?? .nan
        }
        let row = top("c", 0) - top("a", 0)
        #expect(row > 0)
        #expect(top("a", 0.2) - top("a", 0) == row)
        #expect(top("a", 0.1) - top("a", 0) == row / 2)
        #expect(top("c", 0.1) == top("c", 0))
        #expect(top("e", 0.2) - top("e", 0) == row)
        #expect(top("e", 0.1) - top("e", 0) == row / 2)
        let grounds = [0, 0.1, 0.2].map { time in
            fills(moving.list(at: time).items).compactMap {
                if case .roundedRectangle(let rect, _, _) = $0 { rect } else { nil }
            }
        }
        for rects in grounds {
            #expect(rects.count == 2)
            #expect(rects[0].minY == grounds[0][0].minY)
            #expect(abs(rects[1].height - row) < 0.001)
        }
        for (rects, share) in zip(grounds, [2, 2.5, 3]) {
            #expect(abs(rects[0].height - share * row) < 0.001)
        }
        #expect(grounds[1][1].minY == (grounds[0][1].minY + grounds[2][1].minY) / 2)
    }

    @Test func `Rows that change places go to where the others were`() {
        let moving = moving(["a", "b"], ["b", "a"])
        let (first, second) = (moving.frame("a", at: 0), moving.frame("b", at: 0))
        #expect(first != second)
        #expect(moving.frame("a", at: 0.1) == moving.frame("b", at: 0.1))
        #expect(moving.frame("a", at: 0.2) == second)
        #expect(moving.frame("b", at: 0.2) == first)
    }
}
