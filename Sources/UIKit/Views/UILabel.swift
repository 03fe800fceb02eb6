import Controls
public import Foundation
public import ViewCore

/// A label of UIKit.
@MainActor @preconcurrency open class UILabel: UIView {
    open var text: String?
    open var attributedText: NSAttributedString? {
        didSet { if let attributedText { text = attributedText.string } }
    }
    open var textColor: UIColor! = .label
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    open var isEnabled = true
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)
    open var numberOfLines = 1
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()
    open var adjustsFontForContentSizeCategory = false
    /// Words that are too long become smaller, down to `minimumScaleFactor`.
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    open var allowsDefaultTighteningForTruncation = false
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// A width for lines; a tile's room decides where they break.
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var showsExpansionTextWhenTruncated = false

    /// Where the text is in the rectangle that `drawText(in:)` was given.
    private var textPlace: CGRect?
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        bounds
    }
    /// Draws the text into a rectangle: a class of one's own hands on a smaller one for insets.
    open func drawText(in rect: CGRect) { textPlace = rect }
    open override func draw(_ rect: CGRect) { drawText(in: rect) }
    /// About as large as it is drawn: nothing measures text outside of a layout.
    open override var intrinsicContentSize: CGSize {
        guard let text, !text.isEmpty else { return .zero }
        return text.size(withAttributes: [.font: font ?? .systemFont(ofSize: UIFont.labelFontSize)])
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override var contentAlignment: Alignment { textAlignment.alignment }
    override func drawn() -> AnyView? {
        let label = LabelRepresentation(self, font: Font(font))
        guard type(of: self) != UILabel.self else { return AnyView(label) }
        // How far a class of one's own moves the text in, seen in a room where each length counts.
        let room = CGRect(x: 0, y: 0, width: 1000, height: 1000)
        textPlace = nil
        let drawing = CGContext.recorded { draw(room) }
        let place = textPlace ?? textRect(forBounds: room, limitedToNumberOfLines: numberOfLines)
        let insets = EdgeInsets(
            top: place.minY, leading: place.minX, bottom: room.maxY - place.maxY,
            trailing: room.maxX - place.maxX)
        guard textPlace != nil || !drawing.hasDrawn else {
            let place = NativePlace.current
            return AnyView(
                label.hidden().overlay {
                    GeometryReader { [self] room in
                        Canvas { context, _ in
                            onMain((self, context)) { view, context in
                                var context = context
                                NativePlace.within(place) {
                                    CGContext.recorded {
                                        view.draw(CGRect(origin: .zero, size: room.size))
                                    }
                                }.replay(into: &context)
                            }
                        }
                    }
                })
        }
        return AnyView(label.padding(insets))
    }
}

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

/// A `UILabel` as a view: hidden ones keep no room, as in a stack.
public struct LabelRepresentation: View {
    private let label: UILabel
    private let font: Font

    public init(_ label: UILabel, font: Font) {
        self.label = label
        self.font = font
    }

    // Without attributes the words have the label's own.
    private var words: Text { Text(verbatim: label.text ?? "") }
    private var smallest: CGFloat {
        label.adjustsFontSizeToFitWidth ? max(label.minimumScaleFactor, 0.1) : 1
    }

    public var body: some View {
        if !label.isHidden {
            words
                .font(font)
                .foregroundStyle(Color(label.textColor))
                .minimumScaleFactor(smallest)
                .lineLimit(label.numberOfLines == 0 ? nil : label.numberOfLines)
                .opacity(label.alpha)
        }
    }
}
