import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct SpacerAndDividerTests {
    private func spacer(_ name: String, _ length: CGFloat? = nil) -> some View {
        Spacer(minLength: length).accessibilityIdentifier(name)
    }

    @Test func `A spacer takes what is left`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    box("a", 20, 10); spacer("s"); box("b", 20, 10)
                }, 100, 10)
                == "100x10 a(0, 0, 20, 10) s(20, 5, 60, 0) b(80, 0, 20, 10)")
    }

    @Test func `A spacer is at least 8 long`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    box("a", 20, 10); spacer("s")
                }, 10, 10)
                == "28x10 a(0, 0, 20, 10) s(20, 5, 8, 0)")
    }

    @Test func `A spacer's least length can be chosen`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    box("a", 20, 10); spacer("s", 3)
                }, 10, 10)
                == "23x10 a(0, 0, 20, 10) s(20, 5, 3, 0)")
    }

    @Test func `Two spacers share equally`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    spacer("s"); box("a", 20, 10); spacer("t")
                }, 100, 10)
                == "100x10 s(0, 5, 40, 0) a(40, 0, 20, 10) t(60, 5, 40, 0)")
    }

    @Test func `There is no default spacing beside a spacer`() {
        #expect(
            frames(
                HStack {
                    box("a", 20, 10); spacer("s", 0); box("b", 20, 10)
                }, 40, 10)
                == "40x10 a(0, 0, 20, 10) s(20, 5, 0, 0) b(20, 0, 20, 10)")
    }

    @Test func `An explicit spacing is kept beside a spacer too`() {
        #expect(
            frames(
                HStack(spacing: 6) {
                    box("a", 20, 10); spacer("s", 0); box("b", 20, 10)
                }, 52, 10)
                == "52x10 a(0, 0, 20, 10) s(26, 5, 0, 0) b(32, 0, 20, 10)")
    }

    @Test func `A flexible view is asked before a spacer`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    spacer("s"); rect("a")
                }, 100, 10)
                == "100x10 s(0, 5, 8, 0) a(8, 0, 92, 10)")
    }

    @Test func `A spacer in a column grows down`() {
        #expect(
            frames(
                VStack(spacing: 0) {
                    spacer("s"); box("a", 20, 10)
                }, 50, 100)
                == "20x100 s(10, 0, 0, 90) a(0, 90, 20, 10)")
    }

    @Test func `A spacer outside of stacks grows both ways`() {
        #expect(frames(spacer("s"), 100, 50) == "100x50 s(0, 0, 100, 50)")
    }

    @Test func `A spacer wants no distance through frames and other wrappers`() {
        func row(_ spacer: some View) -> String {
            frames(
                HStack {
                    box("a", 10, 10); spacer; box("b", 10, 10)
                }, 100)
        }
        let usual = "100x10 a(0, 0, 10, 10) b(90, 0, 10, 10)"
        let thirty = "50x10 a(0, 0, 10, 10) b(40, 0, 10, 10)"
        let spacer = Spacer(minLength: 0)
        #expect(row(spacer.frame(width: 30)) == thirty)
        #expect(row(spacer.frame(minWidth: 30, maxWidth: 30)) == thirty)
        #expect(row(spacer.frame(width: 30).frame(height: 5)) == thirty)
        #expect(row(spacer.frame(width: 30).opacity(0.5).offset(x: 3)) == thirty)
        #expect(row(spacer.frame(width: 30).background { Color.red }) == thirty)
        #expect(row(spacer.frame(width: 30).overlay { words("t", "x").hidden() }).hasPrefix("50x10"))
        #expect(row(spacer.frame(width: 30).mask { Color.red }) == thirty)
        #expect(row(spacer.frame(width: 30).padding(.vertical, 2)) == thirty)
        #expect(row(spacer.containerRelativeFrame(.horizontal) { _, _ in 30 }) == thirty)
        #expect(row(spacer.frame(width: 30).fixedSize()) == thirty)
        #expect(row(spacer.frame(width: 30).aspectRatio(contentMode: .fit)) == thirty)
        #expect(row(spacer.padding(0)) == usual)
        #expect(row(spacer.layoutPriority(0)) == usual)
        #expect(row(AnyView(spacer)) == usual)
    }

    @Test func `Padding beside a spacer is a plain edge again`() {
        // 10 + 8 + 5 + 0 + 5 + 8 + 10: only insets that are not zero reset an edge, and they do.
        #expect(
            frames(
                HStack {
                    box("a", 10, 10); Spacer(minLength: 0).padding(.horizontal, 5); box("b", 10, 10)
                }) == "46x10 a(0, 0, 10, 10) b(36, 0, 10, 10)")
    }

    @Test func `A spacer in a column keeps its distance to neighbours beside the column`() {
        #expect(
            frames(
                HStack {
                    box("a", 10, 10); VStack { Spacer() }; box("b", 10, 10)
                }) == "36x10 a(0, 0, 10, 10) b(26, 0, 10, 10)")
    }

    @Test func `A spacer with a width is a gap of that width`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    box("a", 9, 9); spacer("s").frame(width: 30); box("b", 9, 9)
                })
                == "48x9 a(0, 0, 9, 9) s(9, 4.5, 30, 0) b(39, 0, 9, 9)")
    }

    private func divider(_ name: String) -> some View { Divider().accessibilityIdentifier(name) }

    @Test func `A divider in a column is a pixel high and as wide as offered`() {
        #expect(
            frames(VStack(spacing: 0) { divider("d") }, 80, 50, in: EnvironmentValues(scale: 2))
                == "80x0.5 d(0, 0, 80, 0.5)")
    }

    @Test func `A divider in a row is a pixel wide and as tall as offered`() {
        #expect(
            frames(HStack(spacing: 0) { divider("d") }, 80, 50, in: EnvironmentValues(scale: 3))
                == "0.333x50 d(0, 0, 0.333, 50)")
    }

    @Test func `A divider outside of stacks is horizontal`() {
        #expect(
            frames(divider("d"), 80, 50, in: EnvironmentValues(scale: 1)) == "80x1 d(0, 0, 80, 1)")
    }

    @Test func `A divider is a point thick at accessibility text sizes`() {
        var values = EnvironmentValues(scale: 2)
        values.dynamicTypeSize = .accessibility1
        #expect(frames(VStack { divider("d") }, 80, 50, in: values) == "80x1 d(0, 0, 80, 1)")
    }

    @Test func `Content behind a view has no stack of its own for dividers`() {
        #expect(
            frames(
                HStack { box("a", 40, 30).background { divider("d") } }, 80, 50,
                in: EnvironmentValues(scale: 1)) == "40x30 d(0, 14.5, 40, 1) a(0, 0, 40, 30)")
    }
}
