import Foundation
import LayoutSupport
import Testing
import ViewCore

/// How rows and columns share their length.
@MainActor struct StackTests {
    @Test func `A row without children has no size`() {
        #expect(frames(HStack {}, 100, 50) == "0x0")
    }

    @Test func `A column without children has no size`() {
        #expect(frames(VStack {}, 100, 50) == "0x0")
    }

    @Test func `A row is as long as its rigid children and as tall as the tallest`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    box("a", 30, 10); box("b", 20, 40)
                })
                == "50x40 a(0, 15, 30, 10) b(30, 0, 20, 40)")
    }

    @Test func `A column is as tall as its rigid children and as wide as the widest`() {
        #expect(
            frames(
                VStack(spacing: 0) {
                    box("a", 30, 10); box("b", 20, 40)
                })
                == "30x50 a(0, 0, 30, 10) b(5, 10, 20, 40)")
    }

    @Test func `Several views of a tile stand below each other, as a screen has them`() {
        #expect(
            frames(
                Group {
                    box("a", 50, 20); box("b", 30, 20)
                })
                == "50x48 a(0, 0, 50, 20) b(10, 28, 30, 20)")
    }

    @Test func `An only child is offered the whole length`() {
        #expect(frames(HStack { rect("a") }, 80, 30) == "80x30 a(0, 0, 80, 30)")
    }

    @Test func `Equally flexible children share equally`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    rect("a"); rect("b")
                }, 80, 30)
                == "80x30 a(0, 0, 40, 30) b(40, 0, 40, 30)")
    }

    @Test func `What a rigid child takes is missing to the others`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    rect("a"); box("b", 30, 10); rect("c")
                }, 130, 20)
                == "130x20 a(0, 0, 50, 20) b(50, 5, 30, 10) c(80, 0, 50, 20)")
    }

    @Test func `The least flexible child is asked first wherever it stands`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    rect("a")
                    rect("b").frame(maxWidth: 20)
                }, 100, 10) == "100x10 a(0, 0, 80, 10) b(80, 0, 20, 10)")
    }

    @Test func `Of unbounded children the one with the larger minimum is asked first`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    rect("a").frame(minWidth: 10)
                    rect("b").frame(minWidth: 70)
                }, 100, 10) == "100x10 a(0, 0, 30, 10) b(30, 0, 70, 10)")
    }

    @Test func `Equal children are asked in source order`() {
        // a takes a third of 100, so that b and c share what is left.
        #expect(
            frames(
                VStack(spacing: 0) {
                    rect("a").frame(minHeight: 0)
                    rect("b").frame(minHeight: 0)
                }, 10, 100) == "10x100 a(0, 0, 10, 50) b(0, 50, 10, 50)")
    }

    @Test func `A stack in a stack is as flexible as what is in it`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    VStack { rect("a") }
                    rect("b").frame(maxWidth: 20)
                }, 100, 10) == "100x10 a(0, 0, 80, 10) b(80, 0, 20, 10)")
    }

    @Test func `A centred layer stack is as flexible as what is in it`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    ZStack(alignment: .bottomTrailing) { rect("a") }
                    rect("b").frame(maxWidth: 20)
                }, 100, 10) == "100x10 a(0, 0, 80, 10) b(80, 0, 20, 10)")
    }

    @Test func `Children that need more than there is overflow the offer`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    box("a", 70, 10); box("b", 60, 10)
                }, 100, 10)
                == "130x10 a(0, 0, 70, 10) b(70, 0, 60, 10)")
    }

    @Test func `A flexible child beside overflowing ones gets nothing`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    box("a", 70, 10); rect("b"); box("c", 60, 10)
                }, 100, 10)
                == "130x10 a(0, 0, 70, 10) b(70, 0, 0, 10) c(70, 0, 60, 10)")
    }

    @Test func `Without an offer each child has its ideal length`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    rect("a"); box("b", 30, 20)
                })
                == "40x20 a(0, 0, 10, 20) b(10, 0, 30, 20)")
    }

    @Test func `Across, every child is offered what the stack is offered`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    rect("a"); rect("b").frame(height: 5)
                }, 20, 30)
                == "20x30 a(0, 0, 10, 30) b(10, 12.5, 10, 5)")
    }

    @Test func `Without an offer across, flexible children are placed in the stack's own width`() {
        #expect(
            frames(
                VStack(spacing: 0) {
                    box("a", 60, 10); rect("b").frame(height: 4)
                })
                == "60x14 a(0, 0, 60, 10) b(0, 10, 60, 4)")
    }

    @Test func `A stack offered nothing shows each child at its least`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    rect("a").frame(minWidth: 7); box("b", 30, 10); rect("c")
                }, 0, 10
            ) == "37x10 a(0, 0, 7, 10) b(7, 0, 30, 10) c(37, 0, 0, 10)")
    }

    @Test func `A child that takes less than its share leaves the rest to later ones`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    words("a", "ab")
                    rect("b")
                    rect("c")
                }, 120, 20) == "120x20 a(0, 0, 20, 20) b(20, 0, 50, 20) c(70, 0, 50, 20)")
    }

    @Test func `Groups are flattened`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    Group {
                        rect("a"); rect("b")
                    }
                    rect("c")
                }, 90, 10) == "90x10 a(0, 0, 30, 10) b(30, 0, 30, 10) c(60, 0, 30, 10)")
    }

    @Test func `ForEach gives one child for each element`() {
        #expect(
            frames(HStack(spacing: 2) { ForEach(0..<3) { box("n\($0)", 10, 10) } })
                == "34x10 n0(0, 0, 10, 10) n1(12, 0, 10, 10) n2(24, 0, 10, 10)")
    }

    @Test func `An empty view takes neither room nor spacing`() {
        #expect(
            frames(
                HStack(spacing: 5) {
                    box("a", 10, 10); EmptyView(); box("b", 10, 10)
                })
                == "25x10 a(0, 0, 10, 10) b(15, 0, 10, 10)")
    }

    @Test func `A missing optional takes neither room nor spacing`() {
        let nothing: Text? = nil
        #expect(
            frames(
                HStack(spacing: 5) {
                    box("a", 10, 10); nothing; box("b", 10, 10)
                })
                == "25x10 a(0, 0, 10, 10) b(15, 0, 10, 10)")
    }

    @Test func `A hidden view keeps its room`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    box("a", 10, 10).hidden(); box("b", 10, 10)
                })
                == "20x10 a(0, 0, 10, 10) b(10, 0, 10, 10)")
    }
}
