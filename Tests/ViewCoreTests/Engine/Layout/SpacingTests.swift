import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// The distance between neighbours.
@MainActor struct SpacingTests {
    @Test func `Plain neighbours are 8 apart`() {
        #expect(
            frames(
                HStack {
                    box("a", 10, 10); box("b", 10, 10)
                })
                == "28x10 a(0, 0, 10, 10) b(18, 0, 10, 10)")
    }

    @Test func `An explicit spacing is used between all neighbours`() {
        #expect(
            frames(
                VStack(spacing: 3) {
                    box("a", 10, 10); box("b", 10, 10); box("c", 10, 10)
                })
                == "10x36 a(0, 0, 10, 10) b(0, 13, 10, 10) c(0, 26, 10, 10)")
    }

    @Test func `A negative spacing overlaps neighbours`() {
        #expect(
            frames(
                HStack(spacing: -4) {
                    box("a", 10, 10); box("b", 10, 10)
                })
                == "16x10 a(0, 0, 10, 10) b(6, 0, 10, 10)")
    }

    @Test func `A stack whose negative spacing outweighs its children has no length`() {
        #expect(
            frames(
                HStack(spacing: -50) {
                    box("a", 10, 10); box("b", 10, 10)
                }
            ).hasPrefix("0x10"))
    }

    @Test func `Texts below each other touch`() {
        #expect(
            frames(
                VStack {
                    words("a", "one"); words("b", "two")
                })
                == "30x40 a(0, 0, 30, 20) b(0, 20, 30, 20)")
    }

    @Test func `Texts beside each other are 8 apart`() {
        #expect(
            frames(
                HStack {
                    words("a", "one"); words("b", "two")
                })
                == "68x20 a(0, 0, 30, 20) b(38, 0, 30, 20)")
    }

    // The line is 20 high and its own share of the gap 0.055 of that: 1.1.
    @Test func `A view under a text keeps the distance from its capitals`() {
        // 20 + 1.1 - cap height 10.
        #expect(
            frames(
                VStack {
                    words("a", "one"); box("b", 30, 10)
                })
                == "30x41.1 a(0, 0, 30, 20) b(0, 31.1, 30, 10)")
    }

    @Test func `A view over a text keeps the distance from its top`() {
        // 20 + 1.1 - ascent 15.
        #expect(
            frames(
                VStack {
                    box("a", 30, 10); words("b", "one")
                })
                == "30x36.1 a(0, 0, 30, 10) b(0, 16.1, 30, 20)")
    }

    @Test func `A padded text counts as a plain view`() {
        #expect(
            frames(
                VStack {
                    words("a", "one").padding(1); words("b", "two").padding(1)
                })
                == "32x52 a(1, 1, 30, 20) b(1, 31, 30, 20)")
    }

    @Test func `Padding of zero leaves a text a text`() {
        #expect(
            frames(
                VStack {
                    words("a", "one").padding(0); words("b", "two").padding(EdgeInsets())
                })
                == "30x40 a(0, 0, 30, 20) b(0, 20, 30, 20)")
        #expect(
            frames(
                VStack {
                    words("a", "one").safeAreaPadding(0); words("b", "two")
                })
                == "30x40 a(0, 0, 30, 20) b(0, 20, 30, 20)")
    }

    @Test func `A row that has a text is a text towards views below and above it`() {
        #expect(
            frames(
                VStack {
                    HStack {
                        words("a", "one"); box("b", 10, 10)
                    }
                    box("c", 48, 10)
                }) == "48x41.1 a(0, 0, 30, 20) b(38, 5, 10, 10) c(0, 31.1, 48, 10)")
        #expect(
            frames(
                VStack {
                    box("c", 48, 10)
                    HStack {
                        box("b", 10, 10); words("a", "one")
                    }
                }) == "48x36.1 c(0, 0, 48, 10) b(0, 21.1, 10, 10) a(18, 16.1, 30, 20)")
    }

    @Test func `Under a row a text keeps the larger of the distances to its text and to its view`() {
        // 0 to the text, 6.1 to the view.
        #expect(
            frames(
                VStack {
                    HStack {
                        words("a", "one"); box("b", 10, 10)
                    }
                    words("c", "four")
                }) == "48x46.1 a(0, 0, 30, 20) b(38, 5, 10, 10) c(4, 26.1, 40, 20)")
    }

    @Test func `A spacer in a row wants nothing less above and below it`() {
        #expect(
            frames(
                VStack {
                    HStack {
                        box("a", 10, 10); Spacer(minLength: 0)
                    }
                    box("b", 30, 10)
                }, 30) == "30x28 a(0, 0, 10, 10) b(0, 18, 30, 10)")
    }

    @Test func `Padding on one side makes that side plain only`() {
        #expect(
            frames(
                VStack {
                    words("a", "one").padding(.top, 5); words("b", "two")
                })
                == "30x45 a(0, 5, 30, 20) b(0, 25, 30, 20)")
    }

    @Test func `A frame makes the sides across its axis plain`() {
        #expect(
            frames(
                VStack {
                    words("a", "one").frame(height: 20); words("b", "two").frame(height: 20)
                })
                == "30x48 a(0, 0, 30, 20) b(0, 28, 30, 20)")
    }

    @Test func `A frame along one axis leaves the other sides as they are`() {
        #expect(
            frames(
                VStack {
                    words("a", "one").frame(width: 30); words("b", "two")
                })
                == "30x40 a(0, 0, 30, 20) b(0, 20, 30, 20)")
    }

    @Test func `A stack's first and last child decide its distance to others`() {
        #expect(
            frames(
                VStack {
                    VStack(spacing: 0) {
                        box("a", 30, 10); words("b", "one")
                    }
                    words("c", "two")
                }) == "30x50 a(0, 0, 30, 10) b(0, 10, 30, 20) c(0, 30, 30, 20)")
    }

    @Test func `An explicit spacing inside does not leak out`() {
        #expect(
            frames(
                VStack {
                    VStack(spacing: 30) { box("a", 10, 10) }
                    box("b", 10, 10)
                }) == "10x28 a(0, 0, 10, 10) b(0, 18, 10, 10)")
    }

    @Test func `An overlay does not change the distance`() {
        #expect(
            frames(
                VStack {
                    words("a", "one").overlay { box("o", 1, 1) }; words("b", "two")
                })
                == "30x40 a(0, 0, 30, 20) o(14.5, 9.5, 1, 1) b(0, 20, 30, 20)")
    }

    @Test func `Two plain edges are 8 apart and a spacing of zero touches`() {
        let spacing = ViewSpacing()
        #expect(spacing.distance(to: ViewSpacing(), along: .horizontal) == 8)
        #expect(spacing.distance(to: .zero, along: .horizontal) == 0)
    }

    @Test func `The union of spacings keeps what both want`() {
        let metrics = FontMetrics(ascent: 15, descent: 5, leading: 2, capHeight: 10, xHeight: 7)
        let text = ViewSpacing.text(first: metrics, last: metrics)
        #expect(text.union(text).distance(to: text, along: .vertical) == 2)
        // 20 + 1.1 - cap height 10, as for the text alone.
        let distance = text.union(ViewSpacing()).distance(to: ViewSpacing(), along: .vertical)
        #expect(abs(distance - 11.1) < 1e-9)
        #expect(ViewSpacing().union(ViewSpacing()).distance(to: ViewSpacing(), along: .vertical) == 8)
    }
}
