import Drawing
import Foundation
import LayoutSupport
import Testing

@testable import ViewCore

/// `Image(size:)`, whose picture commands draw.
@MainActor struct DrawnImageTests {
    private func image(opaque: Bool = false) -> Image {
        Image(size: CGSize(width: 30, height: 20), label: Text("flag"), opaque: opaque) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 15, height: 40)), with: .color(.red))
        }
    }

    private func canvas(_ size: CGSize, scale: CGFloat) -> some View {
        Canvas { context, _ in
            context.scaleBy(x: scale, y: scale)
            context.fill(Path(CGRect(x: 0, y: 0, width: 15, height: 40)), with: .color(.red))
        }
        .frame(width: size.width, height: size.height)
    }

    @Test func `It has its own size, and takes what is offered where it is resizable`() {
        #expect(frames(image().id("a"), 80, 40) == "30x20 a(0, 0, 30, 20)")
        #expect(frames(image().resizable().id("a"), 80, 40) == "80x40 a(0, 0, 80, 40)")
        #expect(frames(image().resizable().scaledToFit().id("a"), 80, 40) == "60x40 a(0, 0, 60, 40)")
        #expect(frames(image().resizable().id("a")) == "30x20 a(0, 0, 30, 20)")
    }

    @Test func `It draws what a canvas draws, cut off at its edges and scaled as a whole`() {
        let own = layOut(image().frame(width: 30, height: 20))
        #expect(own.list == layOut(canvas(CGSize(width: 30, height: 20), scale: 1)).list)
        let large = layOut(image().resizable().frame(width: 60, height: 40))
        #expect(large.list == layOut(canvas(CGSize(width: 60, height: 40), scale: 2)).list)
        #expect(layOut(image(opaque: true)).list != layOut(image()).list)
    }

    @Test func `A template has the foreground where anything is drawn`() {
        let red = layOut(image().renderingMode(.template).foregroundStyle(.blue)).list
        #expect(red != layOut(image().foregroundStyle(.blue)).list)
        #expect(red != layOut(image().renderingMode(.template).foregroundStyle(.green)).list)
    }

    @Test(arguments: [CGFloat.nan, -1, .infinity])
    func `A size that is none draws nothing, and is told`(width: CGFloat) {
        let image = Image(size: CGSize(width: width, height: 5)) { _ in Issue.record("it was drawn") }
        #expect(layOut(image).warnings.contains { $0.contains("Image(size:") })
    }
}
