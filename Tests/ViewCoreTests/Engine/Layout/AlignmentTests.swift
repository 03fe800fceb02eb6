import Foundation
import LayoutSupport
import Testing
import ViewCore

private struct Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

extension HorizontalAlignment {
    fileprivate static let quarter = HorizontalAlignment(Quarter.self)
}

/// Lining up across a stack.
@MainActor struct AlignmentTests {
    @Test(arguments: [
        (VerticalAlignment.top, "a(0, 0, 10, 10) b(10, 0, 10, 30)"),
        (.center, "a(0, 10, 10, 10) b(10, 0, 10, 30)"),
        (.bottom, "a(0, 20, 10, 10) b(10, 0, 10, 30)"),
    ])
    func `A row lines its children up by their guide`(_ alignment: VerticalAlignment, _ all: String) {
        #expect(
            frames(
                HStack(alignment: alignment, spacing: 0) {
                    box("a", 10, 10); box("b", 10, 30)
                })
                == "20x30 " + all)
    }

    @Test(arguments: [
        (HorizontalAlignment.leading, "a(0, 0, 10, 10) b(0, 10, 30, 10)"),
        (.center, "a(10, 0, 10, 10) b(0, 10, 30, 10)"),
        (.trailing, "a(20, 0, 10, 10) b(0, 10, 30, 10)"),
    ])
    func `A column lines its children up by their guide`(
        _ alignment: HorizontalAlignment, _ all: String
    ) {
        #expect(
            frames(
                VStack(alignment: alignment, spacing: 0) {
                    box("a", 10, 10); box("b", 30, 10)
                })
                == "30x20 " + all)
    }

    @Test func `First baselines line up`() {
        // The text's is at 15, a plain view's at its bottom edge.
        #expect(
            frames(
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    words("a", "m"); box("b", 9, 6)
                })
                == "19x20 a(0, 0, 10, 20) b(10, 9, 9, 6)")
    }

    @Test func `First baselines of texts with several lines are those of the first line`() {
        #expect(
            frames(
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    words("a", "m\nm")
                    words("b", "m")
                }) == "20x40 a(0, 0, 10, 40) b(10, 0, 10, 20)")
    }

    @Test func `Last baselines of texts with several lines are those of the last line`() {
        #expect(
            frames(
                HStack(alignment: .lastTextBaseline, spacing: 0) {
                    words("a", "m\nm")
                    words("b", "m")
                }) == "20x40 a(0, 0, 10, 40) b(10, 20, 10, 20)")
    }

    @Test func `A column's first baseline is its topmost text's`() {
        #expect(
            frames(
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    VStack(spacing: 0) {
                        words("a", "m"); words("b", "m")
                    }
                    words("c", "m")
                }) == "20x40 a(0, 0, 10, 20) b(0, 20, 10, 20) c(10, 0, 10, 20)")
    }

    @Test func `A column's last baseline is its lowest text's`() {
        #expect(
            frames(
                HStack(alignment: .lastTextBaseline, spacing: 0) {
                    VStack(spacing: 0) {
                        words("a", "m"); words("b", "m")
                    }
                    words("c", "m")
                }) == "20x40 a(0, 0, 10, 20) b(0, 20, 10, 20) c(10, 20, 10, 20)")
    }

    @Test func `Baselines pass through padding`() {
        #expect(
            frames(
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    words("a", "m").padding(.top, 7)
                    words("b", "m")
                }) == "20x27 a(0, 7, 10, 20) b(10, 7, 10, 20)")
    }

    @Test func `Baselines pass through frames`() {
        #expect(
            frames(
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    words("a", "m").frame(height: 40)
                    words("b", "m")
                }) == "20x40 a(0, 10, 10, 20) b(10, 10, 10, 20)")
    }

    @Test func `A guide moves a view against the others`() {
        #expect(
            frames(
                VStack(alignment: .leading, spacing: 0) {
                    box("a", 20, 10)
                    box("b", 20, 10).alignmentGuide(.leading) { _ in 5 }
                }) == "25x20 a(5, 0, 20, 10) b(0, 10, 20, 10)")
    }

    @Test func `A guide for another alignment is not used`() {
        #expect(
            frames(
                VStack(alignment: .leading, spacing: 0) {
                    box("a", 20, 10)
                    box("b", 20, 10).alignmentGuide(.trailing) { _ in 5 }
                }) == "20x20 a(0, 0, 20, 10) b(0, 10, 20, 10)")
    }

    @Test func `A guide can be computed from the view's size and other guides`() {
        #expect(
            frames(
                VStack(alignment: .leading, spacing: 0) {
                    box("a", 20, 10)
                    box("b", 12, 10).alignmentGuide(.leading) { $0[.trailing] - $0.width / 4 }
                }) == "29x20 a(9, 0, 20, 10) b(0, 10, 12, 10)")
    }

    @Test func `The outermost guide counts and sees the inner one`() {
        #expect(
            frames(
                VStack(alignment: .leading, spacing: 0) {
                    box("a", 20, 10)
                    box("b", 20, 10).alignmentGuide(.leading) { _ in 3 }
                        .alignmentGuide(.leading) { ($0[explicit: .leading] ?? 0) + 4 }
                }) == "27x20 a(7, 0, 20, 10) b(0, 10, 20, 10)")
    }

    @Test func `A guide set inside a frame does not show outside`() {
        #expect(
            frames(
                VStack(alignment: .leading, spacing: 0) {
                    box("a", 20, 10)
                    box("b", 20, 10).alignmentGuide(.leading) { _ in 5 }.frame(width: 20)
                }
            ).hasPrefix("20x20 a(0, 0, 20, 10)"))
    }

    @Test func `A guide shows through padding, shifted by it`() {
        #expect(
            frames(
                VStack(alignment: .leading, spacing: 0) {
                    box("a", 20, 10)
                    box("b", 20, 10).alignmentGuide(.leading) { _ in 5 }.padding(.leading, 2)
                }) == "27x20 a(7, 0, 20, 10) b(2, 10, 20, 10)")
    }

    @Test func `A custom alignment uses its own default`() {
        // Quarters: 10 of a, 5 of b.
        #expect(
            frames(
                VStack(alignment: .quarter, spacing: 0) {
                    box("a", 40, 10); box("b", 20, 10)
                })
                == "40x20 a(0, 0, 40, 10) b(5, 10, 20, 10)")
    }

    @Test func `A custom guide inside a nested stack counts for the outer one`() {
        #expect(
            frames(
                VStack(alignment: .quarter, spacing: 0) {
                    HStack(spacing: 0) {
                        box("a", 20, 10)
                        box("b", 20, 10).alignmentGuide(.quarter) { _ in 0 }
                    }
                    box("c", 40, 10)
                }) == "50x20 a(0, 0, 20, 10) b(20, 0, 20, 10) c(10, 10, 40, 10)")
    }

    @Test func `A guide that is no number counts as 0`() {
        #expect(
            frames(
                VStack(alignment: .leading, spacing: 0) {
                    box("a", 20, 10).alignmentGuide(.leading) { _ in .nan }
                }) == "20x10 a(0, 0, 20, 10)")
    }
}
