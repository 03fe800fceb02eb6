import Drawing
import Foundation

/// A symbol of the app's own, as large as the text beside it and in line with that.
final class CustomSymbolNode: PixelsNode {
    let name: String
    private let font: ResolvedFont
    /// Of its height, down to the middle of capital letters beside it.
    private let middle: CGFloat
    private let capHeight: CGFloat
    private let style: ResolvedStyle

    init(
        _ bitmap: Bitmap, scale: CGFloat, as image: Image, named name: String,
        _ symbol: ImageCatalog.CustomSymbol,
        font: ResolvedFont, style: ResolvedStyle, engine: any TextEngine
    ) {
        self.name = name
        self.font = font
        self.style = style
        middle = symbol.middle / symbol.vector.size.height
        capHeight = engine.metrics(of: font).capHeight
        super.init(
            bitmap, scale: scale, as: image, natural: symbol.size(font.size),
            sharp: { width, height in
                (try? symbol.vector.draw(width, height).get())
                    .map { Bitmap($0, isMirrored: symbol.isMirrored) }
            },
            template: image.renderingMode == .original ? nil : style)
    }

    override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        guard key.kind == .firstTextBaseline || key.kind == .lastTextBaseline else { return nil }
        return size(proposal).height * middle + capHeight / 2
    }
    override var statedGuides: StatedGuides { .baselines }

    override var traceProperties: [TraceNode.Property] {
        [.init("symbol", .text(name), .identifying)] + style.traced("color", .handedOn) + [
            .init("font", .font(font.traced), .handedOn)
        ]
    }
}
