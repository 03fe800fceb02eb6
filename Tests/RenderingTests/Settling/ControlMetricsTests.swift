import Controls
import Foundation
import LayoutSupport
import Raster
import Rendering
import Testing
import ViewCore

/// Controls in the real fonts, against Documentation/Rules/metrics.json, `controlSize.bordered` and
/// `textField`.
@MainActor struct ControlMetricsTests {
    private static let settler = TileSettler(library: FontLibrary())

    /// Unrounded, in points, at 3 pixels a point.
    private func size(_ view: some View, _ width: CGFloat? = nil) -> CGSize {
        Laid(view, width, in: EnvironmentValues(scale: 3), engine: Self.settler.engine).root.frame.size
    }

    /// Rounded to hundredths: `41.33x34`.
    private func printed(_ view: some View, _ width: CGFloat? = nil) -> String {
        let size = size(view, width)
        func short(_ length: CGFloat) -> String { shortNumber((length * 100).rounded() / 100) }
        return "\(short(size.width))x\(short(size.height))"
    }

    // The symbol's box of 17.333 x 20, and insets of 12 and 7 on both sides.
    @Test func `A bordered button of a microphone is 41.33 by 34`() {
        let view = Button {
        } label: {
            Image(systemName: "mic.fill")
        }
        .buttonStyle(.bordered)
        #expect(printed(view) == "41.33x34")
    }

    @Test(arguments: [(ControlSize.small, 28.0), (.regular, 34.333), (.large, 50.333)])
    func `Bordered buttons of words are as high as measured`(_ control: ControlSize, _ height: CGFloat) {
        let made = size(Button("Delete") {}.buttonStyle(.bordered).controlSize(control))
        // The heights were read off pixels; a third of a point is one.
        #expect(abs(made.height - height) < 0.1)
    }

    @Test func `Symbols grow with their font and their scale`() {
        let symbol = Image(systemName: "mic.fill")
        #expect(printed(symbol) == "17.33x20")
        #expect(printed(symbol.font(.system(size: 34))) == "34.67x40")
        // 1.28 times as large.
        #expect(printed(symbol.imageScale(.large)) == "22.19x25.6")
    }

    @Test func `Fields are as high as measured at the body size`() {
        let filled = TextField("Search", text: .constant("a"))
        let empty = TextField("Search", text: .constant(""))
        #expect(printed(filled, 200) == "200x22")
        #expect(printed(empty, 200) == "200x22")
        #expect(printed(filled.textFieldStyle(.roundedBorder), 200) == "200x34")
        #expect(printed(SecureField("Password", text: .constant("")), 200) == "200x21")
        let secure = size(SecureField("Password", text: .constant("abc")), 200)
        #expect(abs(secure.height - 20.333) < 0.1)
    }

    @Test(arguments: [
        Font.caption2, .caption, .footnote, .subheadline, .callout, .body, .title3, .title, .largeTitle,
    ])
    func `Fields of every text style are a whole number of points high`(_ font: Font) {
        for text in ["", "a"] {
            let plain = size(TextField("Search", text: .constant(text)).font(font), 200).height
            let framed = size(
                TextField("Search", text: .constant(text)).textFieldStyle(.roundedBorder).font(font), 200
            ).height
            #expect(plain == plain.rounded())
            #expect(framed == plain + 12)
        }
    }
}
