import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Sections of lazy grids: Documentation/Rules/layout-rules.md, section 13.
@MainActor struct LazyGridSectionTests {
    private let columns = [GridItem(.fixed(20), spacing: 5), GridItem(.fixed(20), spacing: 5)]

    private func cells(_ names: String...) -> some View {
        ForEach(names, id: \.self) { Color.red.frame(height: 10).accessibilityIdentifier($0) }
    }
    private func line(_ name: String, _ height: CGFloat) -> some View {
        Color.red.frame(height: height).accessibilityIdentifier(name)
    }

    @Test func `Header and footer of a section have a line of their own`() {
        let view = LazyVGrid(columns: columns, spacing: 2) {
            Section {
                cells("a", "b", "c")
            } header: {
                line("h", 8)
            } footer: {
                line("f", 6)
            }
        }
        // The line is the grid's, which is wider than its columns are.
        #expect(
            frames(view, 65, nil)
                == "65x40 h(0, 0, 65, 8) a(10, 10, 20, 10) b(35, 10, 20, 10) c(10, 22, 20, 10) f(0, 34, 65, 6)"
        )
        // Without an offer it is as long as the columns.
        #expect(frames(view).hasPrefix("45x40 h(0, 0, 45, 8) a(0, 10, 20, 10) "))
    }

    @Test func `A header stands in its line as the grid is aligned`() {
        func header(_ alignment: HorizontalAlignment) -> String {
            frames(
                LazyVGrid(columns: columns, alignment: alignment) {
                    Section("abc") { cells("a") }
                    Section {
                        cells("b")
                    } header: {
                        box("h", 10, 10)
                    }
                }, 65, nil)
        }
        #expect(header(.leading).contains(" h(0, 46, 10, 10)"))
        #expect(header(.center).contains(" h(27.5, 46, 10, 10)"))
        #expect(header(.trailing).contains(" h(55, 46, 10, 10)"))
    }

    @Test func `Each section begins a line, with a header or without`() {
        let view = LazyVGrid(columns: columns, spacing: 2) {
            cells("a")
            Section { cells("b", "c", "d") }
            Section { cells("e") }
            Section {
                EmptyView()
            }
            cells("f")
        }
        #expect(
            frames(view, 45, nil)
                == "45x58 a(0, 0, 20, 10) b(0, 12, 20, 10) c(25, 12, 20, 10) d(0, 24, 20, 10) "
                + "e(0, 36, 20, 10) f(0, 48, 20, 10)")
    }

    @Test func `Sections of a ForEach are told apart`() {
        let view = LazyVGrid(columns: columns, spacing: 2) {
            ForEach(["a", "b"], id: \.self) { name in
                Section {
                    cells(name + "1")
                } header: {
                    line(name, 4)
                }
            }
        }
        #expect(
            frames(view, 45, nil)
                == "45x34 a(0, 0, 45, 4) a1(0, 6, 20, 10) b(0, 18, 45, 4) b1(0, 24, 20, 10)")
    }

    @Test func `A modifier of a section is one of its header, too, which keeps its line`() {
        let view = LazyVGrid(columns: columns, spacing: 0) {
            Section {
                cells("a", "b")
            } header: {
                line("h", 4)
            }.padding(1)
        }
        #expect(frames(view, 45, nil) == "45x18 h(1, 1, 43, 4) a(1, 7, 18, 10) b(26, 7, 18, 10)")
    }

    @Test func `An adaptive grid's header is as wide as the grid`() {
        let view = LazyVGrid(columns: [GridItem(.adaptive(minimum: 30, maximum: 35), spacing: 0)], spacing: 0)
        {
            Section {
                cells("a", "b", "c", "d")
            } header: {
                line("h", 4)
            }
        }
        #expect(
            frames(view, 108, nil)
                == "108x24 h(0, 0, 108, 4) a(1.5, 4, 35, 10) b(36.5, 4, 35, 10) c(71.5, 4, 35, 10) "
                + "d(1.5, 14, 35, 10)")
    }

    @Test func `A horizontal grid's header is as high as the grid`() {
        let view = LazyHGrid(rows: columns, spacing: 2) {
            Section {
                ForEach(["a", "b", "c"], id: \.self) {
                    Color.red.frame(width: 10).accessibilityIdentifier($0)
                }
            } header: {
                Color.red.frame(width: 8).accessibilityIdentifier("h")
            } footer: {
                Color.red.frame(width: 6).accessibilityIdentifier("f")
            }
        }
        #expect(
            frames(view, nil, 65)
                == "40x65 h(0, 0, 8, 65) a(10, 10, 10, 20) b(10, 35, 10, 20) c(22, 10, 10, 20) f(34, 0, 6, 65)"
        )
    }

    @Test func `Sections inside of a cell are no lines of the grid`() {
        let view = LazyVGrid(columns: columns, spacing: 0) {
            VStack(spacing: 0) {
                Section("x") { box("a", 10, 10) }
            }
            cells("b")
        }
        #expect(frames(view, 45, nil) == "45x30 a(5, 20, 10, 10) b(25, 10, 20, 10)")
    }

    @Test func `The views of another view's sections are cells`() {
        let view = LazyVGrid(columns: columns, spacing: 0) {
            ForEach(
                sections: Group {
                    Section { cells("a") }
                    Section { cells("b") }
                }
            ) { section in section.content }
        }
        #expect(frames(view, 45, nil) == "45x10 a(0, 0, 20, 10) b(25, 0, 20, 10)")
    }
}
