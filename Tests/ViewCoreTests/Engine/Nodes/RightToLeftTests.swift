import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Everything mirrored.
@MainActor struct RightToLeftTests {
    @Test(arguments: [
        ("chevron.forward", "chevron.backward"), ("arrow.backward", "arrow.forward"),
        ("chevron.right", "chevron.right"), ("backward.fill", "backward.fill"),
    ])
    func `A symbol that points forward does so whichever way layout runs`(name: String, other: String) {
        func icons(_ name: String, _ environment: EnvironmentValues) -> [UInt32] {
            var ids: [UInt32] = []
            layOut(Image(systemName: name), in: environment).list.walk { item in
                if case .glyphs(let run) = item { ids += run.glyphs.map(\.id) }
                return .into
            }
            return ids
        }
        #expect(icons(name, .rightToLeft) == icons(other, EnvironmentValues()))
        #expect(!icons(name, .rightToLeft).isEmpty)
    }

    private func mirrored(_ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> String {
        frames(view, width, height, in: .rightToLeft)
    }

    @Test func `A row starts at the right`() {
        #expect(
            mirrored(
                HStack(spacing: 0) {
                    box("a", 10, 10); box("b", 30, 10)
                })
                == "40x10 a(30, 0, 10, 10) b(0, 0, 30, 10)")
    }

    @Test func `A column's leading edge is at the right`() {
        #expect(
            mirrored(
                VStack(alignment: .leading, spacing: 0) {
                    box("a", 10, 10); box("b", 30, 10)
                })
                == "30x20 a(20, 0, 10, 10) b(0, 10, 30, 10)")
    }

    @Test func `Leading padding is at the right`() {
        #expect(mirrored(box("a", 10, 10).padding(.leading, 5)) == "15x10 a(0, 0, 10, 10)")
    }

    @Test func `A leading frame is at the right`() {
        #expect(
            mirrored(box("a", 10, 10).frame(width: 30, alignment: .leading)) == "30x10 a(20, 0, 10, 10)")
    }

    @Test func `A trailing overlay is at the left`() {
        #expect(
            mirrored(box("a", 30, 10).overlay(alignment: .topTrailing) { box("o", 5, 5) })
                == "30x10 a(0, 0, 30, 10) o(0, 0, 5, 5)")
    }

    @Test func `A horizontal offset is mirrored`() {
        #expect(mirrored(box("a", 10, 10).offset(x: 4, y: 3)) == "10x10 a(-4, 3, 10, 10)")
        #expect(
            mirrored(box("a", 10, 10).offset(CGSize(width: -6, height: 0)).padding(.leading, 20))
                == "30x10 a(6, 0, 10, 10)")
    }

    @Test func `A horizontal offset goes with the direction of its own subtree`() {
        let view = HStack(spacing: 0) {
            box("a", 10, 10).offset(x: 4).environment(\.layoutDirection, .leftToRight)
            box("b", 10, 10).offset(x: 4)
        }
        #expect(mirrored(view) == "20x10 a(14, 0, 10, 10) b(-4, 0, 10, 10)")
    }

    @Test func `A subtree of its own direction keeps it`() {
        #expect(
            mirrored(
                HStack(spacing: 0) {
                    HStack(spacing: 0) {
                        box("a", 10, 10); box("b", 20, 10)
                    }
                    .environment(\.layoutDirection, .leftToRight)
                    box("c", 5, 10)
                }) == "35x10 a(5, 0, 10, 10) b(15, 0, 20, 10) c(0, 0, 5, 10)")
    }

    @Test func `A mirrored subtree in a usual tree`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    HStack(spacing: 0) {
                        box("a", 10, 10); box("b", 20, 10)
                    }
                    .environment(\.layoutDirection, .rightToLeft)
                    box("c", 5, 10)
                }) == "35x10 a(20, 0, 10, 10) b(0, 0, 20, 10) c(30, 0, 5, 10)")
    }

    @Test func `An explicit leading guide is counted from the right`() {
        #expect(
            mirrored(
                VStack(alignment: .leading, spacing: 0) {
                    box("a", 20, 10)
                    box("b", 20, 10).alignmentGuide(.leading) { _ in 5 }
                }) == "25x20 a(0, 0, 20, 10) b(5, 10, 20, 10)")
    }

    @Test func `Content that overflows does so on the mirrored side`() {
        #expect(
            mirrored(box("a", 50, 10).frame(width: 30, alignment: .leading)) == "30x10 a(-20, 0, 50, 10)")
    }

    @Test func `Vertical places stay`() {
        #expect(
            mirrored(
                VStack(spacing: 0) {
                    box("a", 10, 10); box("b", 10, 20)
                })
                == "10x30 a(0, 0, 10, 10) b(0, 10, 10, 20)")
    }

    @Test func `Lines of text start at the right of their box`() {
        let items = layOut(
            Text("ab\nabcd").fixedSize(), in: .rightToLeft
        ).list.items
        let starts = items.compactMap { item -> CGFloat? in
            guard case .glyphs(let run) = item else { return nil }
            return run.glyphs.map(\.x).min()
        }
        #expect(starts == [20, 0])
    }
}
