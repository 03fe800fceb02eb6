import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct LazyContainerTests {
    @Test func `A lazy column gives its views their ideal height and takes the offered width`() {
        let view = LazyVStack(spacing: 4) {
            rect("a"); box("b", 20, 20)
        }
        #expect(frames(view, 100, 300) == "100x34 a(0, 0, 100, 10) b(40, 14, 20, 20)")
    }

    @Test func `A lazy column follows its alignment`() {
        let view = LazyVStack(alignment: .trailing, spacing: 0) {
            box("a", 10, 10); box("b", 20, 10)
        }
        #expect(frames(view, 100, nil) == "100x20 a(90, 0, 10, 10) b(80, 10, 20, 10)")
    }

    @Test func `Without an offer a lazy column is as wide as its views`() {
        let view = LazyVStack(spacing: 0) {
            box("a", 10, 10); box("b", 20, 10)
        }
        #expect(frames(view) == "20x20 a(5, 0, 10, 10) b(0, 10, 20, 10)")
    }

    @Test func `A lazy row takes the offered height`() {
        let view = LazyHStack(alignment: .bottom, spacing: 2) {
            box("a", 10, 10); rect("b")
        }
        #expect(frames(view, 300, 50) == "22x50 a(0, 40, 10, 10) b(12, 0, 10, 50)")
    }

    @Test func `Three flexible columns share the width`() {
        let columns = Array(repeating: GridItem(.flexible(), spacing: 10), count: 3)
        let view = LazyVGrid(columns: columns, spacing: 5) {
            ForEach(0..<4) { rect("c\($0)").frame(height: 20) }
        }
        #expect(
            frames(view, 320, nil)
                == "320x45 c0(0, 0, 100, 20) c1(110, 0, 100, 20) c2(220, 0, 100, 20) "
                + "c3(0, 25, 100, 20)")
    }

    /// Documentation/Rules/layout-rules.md, section 13.
    @Test func `A cell whose item names no alignment stands as the grid does`() {
        let columns = [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50), alignment: .bottomTrailing)]
        let down = LazyVGrid(columns: columns, alignment: .leading, spacing: 0) {
            box("a", 10, 20); box("b", 10, 10)
        }
        #expect(frames(down, 100, nil) == "100x20 a(0, 0, 10, 20) b(90, 10, 10, 10)")
        let rows = [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50), alignment: .topLeading)]
        let across = LazyHGrid(rows: rows, alignment: .bottom, spacing: 0) {
            box("a", 10, 10); box("b", 20, 10)
        }
        #expect(frames(across, nil, 100) == "20x100 a(5, 40, 10, 10) b(0, 50, 20, 10)")
    }

    @Test func `A fixed column is taken off before a flexible one`() {
        let columns = [GridItem(.fixed(50), spacing: 8), GridItem(.flexible(minimum: 10))]
        let view = LazyVGrid(columns: columns) {
            rect("a").frame(height: 10); rect("b").frame(height: 10)
        }
        #expect(frames(view, 200, nil) == "200x10 a(0, 0, 50, 10) b(58, 0, 142, 10)")
    }

    @Test func `An adaptive item makes as many columns as fit`() {
        let view = LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 10)]) {
            ForEach(0..<3) { rect("c\($0)").frame(height: 10) }
        }
        #expect(
            frames(view, 320, nil)
                == "320x10 c0(0, 0, 100, 10) c1(110, 0, 100, 10) c2(220, 0, 100, 10)")
    }

    @Test func `A bounded column leaves the rest to those after it`() {
        let columns = [
            GridItem(.flexible(maximum: 30), spacing: 0), GridItem(.flexible(), spacing: 0),
        ]
        let view = LazyVGrid(columns: columns) {
            rect("a"); rect("b")
        }
        #expect(frames(view, 100, nil) == "100x10 a(0, 0, 30, 10) b(30, 0, 70, 10)")
    }

    @Test func `Columns that leave room are aligned as a whole`() {
        let view = LazyVGrid(columns: [GridItem(.fixed(40))], alignment: .trailing) { rect("a") }
        #expect(frames(view, 100, nil) == "100x10 a(60, 0, 40, 10)")
    }

    @Test func `An item aligns the views of its column`() {
        let view = LazyVGrid(columns: [GridItem(.fixed(40), alignment: .topLeading)]) {
            box("a", 10, 10)
        }
        #expect(frames(view, 40, nil) == "40x10 a(0, 0, 10, 10)")
    }

    @Test func `A lazy horizontal grid fills column by column`() {
        let rows = [GridItem(.fixed(10), spacing: 2), GridItem(.fixed(20), spacing: 2)]
        let view = LazyHGrid(rows: rows, spacing: 3) { ForEach(0..<3) { rect("c\($0)").frame(width: 5) } }
        #expect(
            frames(view, nil, 32) == "13x32 c0(0, 0, 5, 10) c1(0, 12, 5, 20) c2(8, 0, 5, 10)")
    }

    @Test func `A section is its header, content and footer in a row`() {
        let view = VStack(spacing: 0) {
            Section {
                box("c", 10, 10); box("d", 10, 10)
            } header: {
                box("h", 10, 5)
            } footer: {
                box("f", 10, 6)
            }
        }
        #expect(
            frames(view)
                == "10x31 h(0, 0, 10, 5) c(0, 5, 10, 10) d(0, 15, 10, 10) f(0, 25, 10, 6)")
    }

    @Test func `A section may have a title`() {
        #expect(
            frames(VStack(spacing: 0) { Section("Title") { box("c", 10, 10) } }) == "50x30 c(20, 20, 10, 10)")
    }

    @Test func `ForEach takes an enumerated array`() {
        let words = ["a", "b"]
        let view = VStack(spacing: 0) {
            ForEach(Array(words.enumerated()), id: \.offset) { index, word in
                box(word, 10, CGFloat(index + 1))
            }
        }
        #expect(frames(view) == "10x3 a(0, 0, 10, 1) b(0, 1, 10, 2)")
    }

    @Test func `ForEach takes an enumerated sequence`() {
        let view = HStack(spacing: 0) {
            ForEach(["a", "b"].enumerated(), id: \.offset) { entry in
                box(entry.element, CGFloat(entry.offset + 1), 10)
            }
        }
        #expect(frames(view) == "3x10 a(0, 0, 1, 10) b(1, 0, 2, 10)")
    }

    @Test func `ForEach over a binding of plain values changes them`() {
        struct Content: View {
            @State private var widths: [CGFloat] = [10, 20]
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach($widths, id: \.self) { $width in
                        box("w\(Int(width))", width, 10)
                    }
                }.onAppear { widths[0] = 30 }
            }
        }
        #expect(frames(Content()) == "30x20 w30(0, 0, 30, 10) w20(0, 10, 20, 10)")
    }
}
