import Drawing
import Foundation
import LayoutSupport
import Testing

@testable import ViewCore

/// Unit points from right to left, and lines in texts.
@MainActor struct UnitPointDirectionTests {
    private func list(_ view: some View, _ direction: LayoutDirection) -> DisplayList {
        layOut(view.environment(\.layoutDirection, direction)).list
    }

    @Test func `From right to left unit points are counted from the right`() {
        let box = Color.red.frame(width: 40, height: 20)
        func same(_ leading: some View, _ trailing: some View) -> Bool {
            list(leading, .rightToLeft) == list(trailing, .leftToRight)
        }
        #expect(same(box.scaleEffect(0.5, anchor: .leading), box.scaleEffect(0.5, anchor: .trailing)))
        #expect(
            same(
                box.rotationEffect(.degrees(9), anchor: .topLeading),
                box.rotationEffect(.degrees(9), anchor: .topTrailing)))
        #expect(
            same(
                box.rotation3DEffect(.degrees(9), axis: (x: 0, y: 1, z: 0), anchor: .leading),
                box.rotation3DEffect(.degrees(9), axis: (x: 0, y: 1, z: 0), anchor: .trailing)))
        func fill(_ style: some ShapeStyle) -> some View {
            Rectangle().fill(style).frame(width: 40, height: 20)
        }
        let colors = [Color.red, .blue]
        #expect(
            same(
                fill(LinearGradient(colors: colors, startPoint: .leading, endPoint: .topTrailing)),
                fill(LinearGradient(colors: colors, startPoint: .trailing, endPoint: .topLeading))))
        #expect(
            same(
                fill(RadialGradient(colors: colors, center: .leading, startRadius: 0, endRadius: 9)),
                fill(RadialGradient(colors: colors, center: .trailing, startRadius: 0, endRadius: 9))))
        #expect(
            same(
                fill(EllipticalGradient(colors: colors, center: .leading)),
                fill(EllipticalGradient(colors: colors, center: .trailing))))
        #expect(
            same(
                fill(AngularGradient(colors: colors, center: .leading)),
                fill(AngularGradient(colors: colors, center: .trailing))))
    }

    @Test func `A line under a gradient's text has the gradient, one with a colour that colour`() {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        func fills(_ text: Text) -> [Paint] {
            layOut(text.foregroundStyle(gradient)).list.items.compactMap { item in
                if case .fill(let outline, let paint, _) = item, case .rectangle = outline {
                    paint
                } else {
                    nil
                }
            }
        }
        let own = fills(Text("words").underline().strikethrough())
        #expect(own.count == 2 && own.allSatisfy { if case .gradient = $0 { true } else { false } })
        #expect(
            fills(Text("words").underline(color: .green)).allSatisfy {
                if case .solid = $0 { true } else { false }
            })
    }

    @Test func `A line through letters goes with their offset, and a line under them stays`() {
        func lines(_ text: Text) -> [CGFloat] {
            layOut(
                HStack(alignment: .firstTextBaseline) {
                    Text("x")
                    text
                }
            ).list.items.compactMap { item in
                if case .fill(.rectangle(let rect), _, _) = item { rect.minY } else { nil }
            }
        }
        let plain = lines(Text("a").strikethrough()) + lines(Text("a").underline())
        let raised =
            lines(Text("a").strikethrough().baselineOffset(-5))
            + lines(Text("a").underline().baselineOffset(-5))
        #expect(plain.count == 2 && raised == [plain[0] + 5, plain[1]])
    }
}
