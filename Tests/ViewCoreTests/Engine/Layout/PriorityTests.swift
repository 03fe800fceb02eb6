import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Who is asked first, and what is kept for the others.
@MainActor struct PriorityTests {
    @Test func `A child of higher priority takes all but the others' least`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    rect("a").frame(minWidth: 15)
                    rect("b").layoutPriority(1)
                }, 100, 10) == "100x10 a(0, 0, 15, 10) b(15, 0, 85, 10)")
    }

    @Test func `Children of one priority share among themselves`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    rect("a")
                    rect("b").layoutPriority(1)
                    rect("c").layoutPriority(1)
                }, 100, 10) == "100x10 a(0, 0, 0, 10) b(0, 0, 50, 10) c(50, 0, 50, 10)")
    }

    @Test func `A negative priority is asked after the rest`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    rect("a").layoutPriority(-1)
                    rect("b").frame(maxWidth: 70)
                }, 100, 10) == "100x10 a(0, 0, 30, 10) b(30, 0, 70, 10)")
    }

    @Test func `What a higher group leaves goes to the next one with its reserve`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    rect("a").frame(minWidth: 10)
                    rect("b").frame(maxWidth: 40).layoutPriority(2)
                    rect("c").frame(minWidth: 20).layoutPriority(1)
                }, 100, 10) == "100x10 a(0, 0, 10, 10) b(10, 0, 40, 10) c(50, 0, 50, 10)")
    }

    @Test func `Priority passes through other modifiers`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    rect("a")
                    rect("b").layoutPriority(1).padding(5).offset(x: 0)
                }, 100, 20) == "100x20 a(0, 0, 0, 20) b(5, 5, 90, 10)")
    }

    @Test func `The outermost priority counts`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    rect("a").layoutPriority(5).layoutPriority(0)
                    rect("b").layoutPriority(1)
                }, 100, 10) == "100x10 a(0, 0, 0, 10) b(0, 0, 100, 10)")
    }

    @Test func `A stack does not pass its children's priority on`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    VStack { rect("a").layoutPriority(9) }
                    rect("b")
                }, 100, 10) == "100x10 a(0, 0, 50, 10) b(50, 0, 50, 10)")
    }

    @Test func `A background passes the priority of what it is behind`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    rect("a")
                    rect("b").layoutPriority(1).background { rect("c") }
                }, 100, 10) == "100x10 a(0, 0, 0, 10) c(0, 0, 100, 10) b(0, 0, 100, 10)")
    }

    @Test func `Text of higher priority is not wrapped to make room`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    words("a", "one two")
                    words("b", "three four").layoutPriority(1)
                }, 130, 60) == "130x40 a(0, 0, 30, 40) b(30, 10, 100, 20)")
    }

    @Test func `A priority that is no number counts as 0 and is warned of`() {
        let laid = Laid(
            HStack(spacing: 0) {
                rect("a").layoutPriority(.nan); rect("b")
            }, 100, 10)
        #expect(laid.text == "100x10 a(0, 0, 50, 10) b(50, 0, 50, 10)")
        #expect(laid.warnings == [".layoutPriority(nan) counts as 0"])
    }
}
