import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct GridTests {
    @Test func `Columns are as wide as their widest cell, rows as high as their highest`() {
        let view = Grid(horizontalSpacing: 8, verticalSpacing: 8) {
            GridRow {
                box("a", 40, 20); box("b", 60, 10)
            }
            GridRow {
                box("c", 30, 30); box("d", 20, 20)
            }
        }
        #expect(
            frames(view)
                == "108x58 a(0, 0, 40, 20) b(48, 5, 60, 10) c(5, 28, 30, 30) d(68, 33, 20, 20)")
    }

    @Test func `Cells follow the grid's alignment`() {
        let view = Grid(alignment: .topLeading, horizontalSpacing: 8, verticalSpacing: 8) {
            GridRow {
                box("a", 40, 20); box("b", 60, 10)
            }
            GridRow {
                box("c", 30, 30); box("d", 20, 20)
            }
        }
        #expect(
            frames(view)
                == "108x58 a(0, 0, 40, 20) b(48, 0, 60, 10) c(0, 28, 30, 30) d(48, 28, 20, 20)")
    }

    @Test func `A flexible cell takes the rest on both axes`() {
        let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                box("a", 40, 20); rect("b")
            }
            GridRow {
                box("c", 30, 20); box("d", 60, 20)
            }
        }
        #expect(
            frames(view, 200, 100)
                == "200x100 a(0, 30, 40, 20) b(40, 0, 160, 80) c(5, 80, 30, 20) d(90, 80, 60, 20)")
    }

    @Test func `An explicit spacing of rows counts between them only, flexible or not`() {
        // 100 less one gap of 10: b is 20 high, a has the other 70.
        let view = Grid(horizontalSpacing: 0, verticalSpacing: 10) {
            GridRow { rect("a") }
            GridRow { box("b", 20, 20) }
        }
        #expect(frames(view, 100, 100) == "100x100 a(0, 0, 100, 70) b(40, 80, 20, 20)")
    }

    @Test func `An explicit spacing of columns counts between them only, flexible or not`() {
        // 100 less one gap of 10: b is 20 wide, a has the other 70.
        let view = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
            GridRow {
                rect("a"); box("b", 20, 20)
            }
        }
        #expect(frames(view, 100, 20) == "100x20 a(0, 0, 70, 20) b(80, 0, 20, 20)")
        // A spanning cell alone is as wide as the gap allows, which is none before the first column.
        let spanning = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
            GridRow { box("w", 70, 20).gridCellColumns(2) }
            GridRow {
                box("a", 20, 10); box("b", 20, 10)
            }
        }
        #expect(frames(spanning) == "70x30 w(0, 0, 70, 20) a(5, 20, 20, 10) b(45, 20, 20, 10)")
    }

    @Test func `Spanning cells and views beside rows keep the grid's alignment`() {
        // Columns of 30 and 40. Only a and c follow the first one's alignment; w and s are in the middle of 70.
        let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                box("a", 10, 10).gridColumnAlignment(.leading); box("b", 40, 10)
            }
            GridRow {
                box("c", 30, 10); box("e", 10, 10)
            }
            box("w", 20, 10)
            GridRow { box("s", 20, 10).gridCellColumns(2) }
        }
        #expect(
            frames(view)
                == "70x40 a(0, 0, 10, 10) b(30, 0, 40, 10) c(0, 10, 30, 10) e(45, 10, 10, 10) "
                + "w(25, 20, 20, 10) s(25, 30, 20, 10)")
    }

    @Test func `A view beside rows aligns no column`() {
        let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            box("w", 40, 10).gridColumnAlignment(.trailing)
            GridRow { box("a", 10, 10) }
        }
        #expect(frames(view) == "40x20 w(0, 0, 40, 10) a(15, 10, 10, 10)")
    }

    @Test func `A view outside of a row spans all columns`() {
        let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                box("a", 40, 20); box("b", 60, 20)
            }
            rect("wide").frame(height: 5)
        }
        #expect(
            frames(view)
                == "100x25 a(0, 0, 40, 20) b(40, 0, 60, 20) wide(0, 20, 100, 5)")
    }

    @Test func `A spanning cell is as wide as its columns and the gap`() {
        let view = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
            GridRow {
                box("a", 40, 20); box("b", 60, 20); box("c", 10, 20)
            }
            GridRow {
                rect("d").frame(height: 5).gridCellColumns(2); box("e", 10, 5)
            }
        }
        #expect(
            frames(view)
                == "130x25 a(0, 0, 40, 20) b(50, 0, 60, 20) c(120, 0, 10, 20) "
                + "d(0, 20, 110, 5) e(120, 20, 10, 5)")
    }

    @Test func `A spanning cell that needs more widens its columns equally`() {
        let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                box("a", 40, 20); box("b", 60, 20)
            }
            GridRow { box("wide", 140, 5).gridCellColumns(2) }
        }
        #expect(
            frames(view)
                == "140x25 a(10, 0, 40, 20) b(70, 0, 60, 20) wide(0, 20, 140, 5)")
    }

    @Test func `What a spanning cell needs is not left over for the flexible column beside it`() {
        // b gets the 57 less a's 10.
        let bare = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                box("a", 10, 20).gridCellColumns(2); rect("b")
            }
        }
        #expect(frames(bare, 57, 41) == "57x41 a(0, 10.5, 10, 20) b(10, 0, 47, 41)")
        // a needs 80 more than c and d: columns of 50, 50, and 100 of 200 for b.
        let rigid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                box("a", 100, 10).gridCellColumns(2); rect("b")
            }
            GridRow {
                box("c", 10, 10); box("d", 10, 10); box("e", 10, 10)
            }
        }
        #expect(
            frames(rigid, 200, 20)
                == "200x20 a(0, 0, 100, 10) b(100, 0, 100, 10) c(20, 10, 10, 10) d(70, 10, 10, 10) "
                + "e(145, 10, 10, 10)")
    }

    @Test func `What a spanning cell needs beyond its bounded columns they share alike`() {
        // c takes 30 at most and d 10, so a lacks 60: columns of 60 and 40, and 100 of 200 for b.
        let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                box("a", 100, 10).gridCellColumns(2); rect("b")
            }
            GridRow {
                rect("c").frame(maxWidth: 30).frame(height: 10); box("d", 10, 10)
            }
        }
        #expect(
            frames(view, 200, 20)
                == "200x20 a(0, 0, 100, 10) b(100, 0, 100, 10) c(15, 10, 30, 10) d(75, 10, 10, 10)")
    }

    @Test func `A flexible column below a spanning cell takes what that needs`() {
        func view() -> some View {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 100, 10).gridCellColumns(2); rect("b")
                }
                GridRow {
                    rect("c").frame(height: 10); box("d", 20, 10)
                }
            }
        }
        // d's column is 20, so a needs 80 of c's; where less than 160 is left for both, b has the rest.
        #expect(
            frames(view(), 120, 20)
                == "120x20 a(0, 0, 100, 10) b(100, 0, 20, 10) c(0, 10, 80, 10) d(80, 10, 20, 10)")
        #expect(
            frames(view(), 320, 20)
                == "320x20 a(35, 0, 100, 10) b(170, 0, 150, 10) c(0, 10, 150, 10) d(150, 10, 20, 10)")
    }

    @Test func `A divider makes a grid as wide as its offer`() {
        let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                box("a", 40, 20); box("b", 60, 20)
            }
            Divider()
        }
        #expect(frames(view, 200, nil).hasPrefix("200x20.5 "))
    }

    @Test func `An unsized cell does not widen its grid`() {
        let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                box("a", 40, 20); box("b", 60, 20)
            }
            Divider().gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("line")
        }
        #expect(
            frames(view, 200, nil)
                == "100x20.5 a(0, 0, 40, 20) b(40, 0, 60, 20) line(0, 20, 100, 0.5)")
    }

    @Test func `An anchor places one cell`() {
        let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                box("a", 40, 20); box("b", 60, 40)
            }
            GridRow {
                box("c", 10, 10).gridCellAnchor(.bottomTrailing); box("d", 10, 30)
            }
        }
        #expect(frames(view).contains("c(30, 60, 10, 10)"))
    }

    @Test func `One cell aligns its whole column`() {
        let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                box("a", 40, 20).gridColumnAlignment(.trailing); box("b", 60, 20)
            }
            GridRow {
                box("c", 10, 20); box("d", 20, 20)
            }
        }
        #expect(frames(view).contains("c(30, 20, 10, 20) d(60, 20, 20, 20)"))
    }

    @Test func `A row has an alignment of its own`() {
        let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow(alignment: .bottom) {
                box("a", 10, 10); box("b", 10, 30)
            }
        }
        #expect(frames(view) == "20x30 a(0, 20, 10, 10) b(10, 0, 10, 30)")
    }

    @Test func `Text cells of a row share a baseline`() {
        let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow(alignment: .firstTextBaseline) {
                Text("a").accessibilityIdentifier("t")
                box("b", 10, 30)
            }
        }
        #expect(frames(view) == "20x35 t(0, 15, 10, 20) b(10, 0, 10, 30)")
    }

    @Test func `A modifier of a row applies to each cell`() {
        let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                box("a", 10, 10); box("b", 10, 10)
            }.padding(5)
        }
        #expect(frames(view) == "40x20 a(5, 5, 10, 10) b(25, 5, 10, 10)")
    }

    @Test func `Outside of a grid a row is a group`() {
        let view = VStack(spacing: 0) {
            GridRow {
                box("a", 10, 10); box("b", 10, 10)
            }
        }
        #expect(frames(view) == "10x20 a(0, 0, 10, 10) b(0, 10, 10, 10)")
    }

    @Test func `Columns have a gap of 8 unless told otherwise`() {
        let view = Grid {
            GridRow {
                box("a", 10, 10); box("b", 10, 10)
            }
        }
        #expect(frames(view) == "28x10 a(0, 0, 10, 10) b(18, 0, 10, 10)")
    }

    @Test func `An empty grid has no size`() {
        #expect(frames(Grid { EmptyView() }, 100, 100) == "0x0")
    }

    @Test func `Rows made by ForEach are rows`() {
        let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            ForEach(0..<2) { row in
                GridRow {
                    box("a\(row)", 10, 10); box("b\(row)", 20, 10)
                }
            }
        }
        #expect(
            frames(view)
                == "30x20 a0(0, 0, 10, 10) b0(10, 0, 20, 10) a1(0, 10, 10, 10) b1(10, 10, 20, 10)")
    }

    @Test func `From right to left the first column is on the right`() {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let view = Grid(horizontalSpacing: 0) {
            GridRow {
                box("a", 10, 10); box("b", 20, 10)
            }
        }
        #expect(frames(view, in: environment) == "30x10 a(20, 0, 10, 10) b(0, 0, 20, 10)")
    }
}
