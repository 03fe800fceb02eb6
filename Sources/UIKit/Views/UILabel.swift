import Controls
public import Foundation
public import ViewCore

/// A label of UIKit.
@MainActor @preconcurrency open class UILabel: UIView {
    open var text: String? { didSet { attributed = nil } }
    fileprivate final var attributed: NSAttributedString?
    open var attributedText: NSAttributedString? {
        get { attributed ?? text.map { NSAttributedString(string: $0) } }
        set {
            text = newValue?.string
            attributed = newValue
        }
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

    override var contentAlignment: Alignment { alignment.alignment }
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
    private var words: Text { label.attributed?.text(font, ink) ?? Text(verbatim: label.text ?? "") }
    private var ink: Color {
        Color((label.isHighlighted ? label.highlightedTextColor : nil) ?? label.textColor)
    }
    private var smallest: CGFloat {
        label.adjustsFontSizeToFitWidth ? max(label.minimumScaleFactor, 0.1) : 1
    }

    public var body: some View {
        let _ = label.warnOfIgnored()
        if !label.isHidden {
            if label.isPlain {
                plain
            } else {
                plain
                    .multilineTextAlignment(label.alignment.ofLines)
                    .truncationMode(label.truncation)
                    .lineSpacing(label.attributed?.paragraph?.lineSpacing ?? 0)
                    // A label's shadow has no blur.
                    .shadow(
                        color: label.shadowColor.map { Color($0) } ?? .clear, radius: 0,
                        x: label.shadowOffset.width, y: label.shadowOffset.height)
            }
        }
    }

    private var plain: some View {
        words
            .font(font)
            .foregroundStyle(ink)
            .minimumScaleFactor(smallest)
            .lineLimit(label.numberOfLines == 0 ? nil : label.numberOfLines)
            .opacity(label.alpha)
    }
}

extension UILabel {
    fileprivate var alignment: NSTextAlignment { attributed?.paragraph?.alignment ?? textAlignment }
    fileprivate var truncation: Text.TruncationMode {
        switch lineBreakMode {
        case .byTruncatingHead: .head
        case .byTruncatingMiddle: .middle
        default: .tail
        }
    }
    /// Whether it is set as a text of SwiftUI is.
    fileprivate var isPlain: Bool {
        shadowColor == nil && truncation == .tail && alignment.ofLines == .leading
            && (attributed?.paragraph?.lineSpacing ?? 0) == 0
    }
}
