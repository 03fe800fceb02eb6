import Controls
public import Foundation
import ViewCore

/// Where one line is written.
@MainActor @preconcurrency open class UITextField: UIControl {
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    open var text: String? { didSet { attributed = nil } }
    private var attributed: NSAttributedString?
    open var placeholder: String?
    open var attributedPlaceholder: NSAttributedString?
    open var textColor: UIColor?
    open var font: UIFont?
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = BorderStyle.none
    open var isSecureTextEntry = false
    open var keyboardType = UIKeyboardType.default
    open var textContentType: UITextContentType!
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var returnKeyType = UIReturnKeyType.default
    open var clearButtonMode = ViewMode.never
    open var leftView: UIView?
    open var rightView: UIView?
    open var leftViewMode = ViewMode.never
    open var rightViewMode = ViewMode.never
    open weak var delegate: (any UITextFieldDelegate)?
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    private var ownInputView: UIView?
    open override var inputAccessoryView: UIView? {
        get { ownAccessory }
        set { ownAccessory = newValue }
    }
    private var ownAccessory: UIView?
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
    open var attributedText: NSAttributedString? {
        get { attributed ?? text.map { NSAttributedString(string: $0) } }
        set {
            text = newValue?.string
            attributed = newValue
        }
    }
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var typingAttributes: [NSAttributedString.Key: Any]?
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumFontSize: CGFloat = 0
    open var clearsOnBeginEditing = false
    open var clearsOnInsertion = false
    open var allowsEditingTextAttributes = false
    open var background: UIImage?
    open var disabledBackground: UIImage?
    open var isEditing: Bool { false }
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var inlinePredictionType = UITextInlinePredictionType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var enablesReturnKeyAutomatically = false
    open var passwordRules: UITextInputPasswordRules?
    private let assistant = UITextInputAssistantItem()
    open var inputAssistantItem: UITextInputAssistantItem { assistant }
    open weak var textDragDelegate: AnyObject?
    open weak var inputDelegate: AnyObject?
    // Where the words and what stands beside them are; a class of one's own moves them in.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let border: CGFloat = borderStyle == .roundedRect ? 7 : 0
        let left = shows(leftView, leftViewMode) ? leftViewRect(forBounds: bounds).maxX - bounds.minX : 0
        let right = shows(rightView, rightViewMode) ? bounds.maxX - rightViewRect(forBounds: bounds).minX : 0
        return bounds.inset(
            by: UIEdgeInsets(top: 0, left: max(border, left), bottom: 0, right: max(border, right)))
    }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
    /// At the start, in the middle of the height.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.sizeInField ?? .zero
        return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
    }
    /// At the end, in the middle of the height.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.sizeInField ?? .zero
        return CGRect(
            origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
    }
    // Nobody edits it.
    private func shows(_ view: UIView?, _ mode: ViewMode) -> Bool {
        view?.isHidden == false && (mode == .always || mode == .unlessEditing)
    }
    open func drawText(in rect: CGRect) {}
    open func drawPlaceholder(in rect: CGRect) {}
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
    open func deleteBackward() { if text?.isEmpty == false { text?.removeLast() } }
    open var hasText: Bool { text?.isEmpty == false }
    open var selectedTextRange: UITextRange?
    open var markedTextRange: UITextRange? { nil }
    open var beginningOfDocument: UITextPosition { UITextPosition() }
    open var endOfDocument: UITextPosition { UITextPosition() }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        nil
    }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
    open func text(in range: UITextRange) -> String? { nil }
    open func replace(_ range: UITextRange, withText text: String) {}
    open func unmarkText() {}
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: (font ?? .systemFont(ofSize: 17)).lineHeight)
    }
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")

    /// How far the words are moved in, seen in a room where each length counts.
    private static let room = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    private var insets: EdgeInsets {
        let room = UITextField.room
        let place = text?.isEmpty == false ? textRect(forBounds: room) : placeholderRect(forBounds: room)
        return EdgeInsets(
            top: place.minY, leading: place.minX, bottom: room.maxY - place.maxY,
            trailing: room.maxX - place.maxX)
    }

    private var line: Text {
        let written = text ?? ""
        let font = font.map { Font($0) } ?? .body
        let ink = Color(written.isEmpty ? UIColor.placeholderText : textColor ?? .label)
        if isSecureTextEntry, !written.isEmpty {
            return Text(verbatim: String(repeating: "•", count: written.count))
        }
        if written.isEmpty, placeholder == nil, let attributedPlaceholder {
            return attributedPlaceholder.text(font, ink)
        }
        if !written.isEmpty, let attributed { return attributed.text(font, ink) }
        return Text(verbatim: written.isEmpty ? placeholder ?? "" : written)
    }

    override func drawn() -> AnyView? {
        let isEmpty = text?.isEmpty ?? true
        let color = isEmpty ? UIColor.placeholderText : textColor ?? .label
        let size = (font ?? .systemFont(ofSize: 17)).pointSize
        let smallest = adjustsFontSizeToFitWidth && size > 0 ? min(max(minimumFontSize / size, 0.1), 1) : 1
        let words = line.font(font.map { Font($0) } ?? .body).foregroundStyle(Color(color)).lineLimit(1)
        let row =
            smallest < 1
            ? AnyView(words.minimumScaleFactor(smallest).frame(maxWidth: .infinity, alignment: alignment))
            : AnyView(words.frame(maxWidth: .infinity, alignment: alignment))
        let inset = insets == EdgeInsets() ? row : AnyView(row.padding(insets))
        let field = beside(inset)
        guard borderStyle == .roundedRect else { return field }
        // As SwiftUI's field with a rounded border, which is this one, and 34 high at least.
        let shape = RoundedRectangle(cornerRadius: 5)
        return AnyView(
            field.frame(minHeight: 34)
                .background { shape.fill(Color(backgroundColor ?? .systemBackground)) }
                .overlay { shape.strokeBorder(Color.primary.opacity(0.2), lineWidth: 0.65) })
    }
    override var drawsGround: Bool { borderStyle == .roundedRect }
    private var alignment: Alignment { textAlignment.alignment }

    /// With what stands at its ends, each in its rectangle.
    private func beside(_ field: AnyView) -> AnyView {
        var field = field
        let room = UITextField.room
        if shows(leftView, leftViewMode), let leftView {
            let place = leftViewRect(forBounds: room)
            if let picture = leftView.picture(in: place.size) {
                field = AnyView(
                    field.overlay(alignment: .leading) {
                        picture.offset(x: place.minX, y: place.midY - room.midY)
                    })
            } else {
                ignored("UITextField.leftView")
            }
        }
        if shows(rightView, rightViewMode), let rightView {
            let place = rightViewRect(forBounds: room)
            if let picture = rightView.picture(in: place.size) {
                field = AnyView(
                    field.overlay(alignment: .trailing) {
                        picture.offset(x: place.maxX - room.maxX, y: place.midY - room.midY)
                    })
            } else {
                ignored("UITextField.rightView")
            }
        }
        return field
    }
}

extension UIView {
    /// Its frame, or without one its own size.
    fileprivate var sizeInField: CGSize {
        guard frame.isEmpty else { return frame.size }
        let own = intrinsicContentSize
        return CGSize(width: max(own.width, 0), height: max(own.height, 0))
    }
}

/// Where text of several lines is written.
@MainActor @preconcurrency open class UITextView: UIScrollView {
    open var text: String! = "" { didSet { attributed = nil } }
    private var attributed: NSAttributedString?
    open var attributedText: NSAttributedString! {
        get { attributed ?? NSAttributedString(string: text ?? "") }
        set {
            text = newValue?.string ?? ""
            attributed = newValue
        }
    }
    open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
    open var textColor: UIColor?
    open var font: UIFont?
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    open var isSelectable = true
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType!
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    private var ownInputView: UIView?
    open override var inputAccessoryView: UIView? {
        get { ownAccessory }
        set { ownAccessory = newValue }
    }
    private var ownAccessory: UIView?
    public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var selectedRange = NSRange(location: 0, length: 0)
    open var selectedTextRange: UITextRange?
    open var markedTextRange: UITextRange? { nil }
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var adjustsFontForContentSizeCategory = false
    open var allowsEditingTextAttributes = false
    open var clearsOnInsertion = false
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var inlinePredictionType = UITextInlinePredictionType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var enablesReturnKeyAutomatically = false
    open var isFindInteractionEnabled = false
    open var borderStyle = 0
    private let assistant = UITextInputAssistantItem()
    open var inputAssistantItem: UITextInputAssistantItem { assistant }
    public let textContainer = NSTextContainer()
    public let layoutManager = NSLayoutManager()
    public let textStorage = NSTextStorage()
    open var hasText: Bool { text?.isEmpty == false }
    open func insertText(_ text: String) { self.text += text }
    open func deleteBackward() { if hasText { text.removeLast() } }
    open func scrollRangeToVisible(_ range: NSRange) {}
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
    open var beginningOfDocument: UITextPosition { UITextPosition() }
    open var endOfDocument: UITextPosition { UITextPosition() }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        nil
    }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
    open func text(in range: UITextRange) -> String? { nil }
    open func replace(_ range: UITextRange, withText text: String) {}
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextViewTextDidChangeNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")

    override var drawsGround: Bool { true }
    override func drawn() -> AnyView? {
        let (face, ink) = (font.map { Font($0) } ?? .system(size: 12), Color(textColor ?? .label))
        let (inset, beside) = (textContainerInset, textContainer.lineFragmentPadding)
        let side = attributed?.paragraph?.alignment ?? textAlignment
        let lines = textContainer.maximumNumberOfLines
        return AnyView(
            (attributed?.text(face, ink) ?? Text(verbatim: text ?? ""))
                .font(face)
                .foregroundStyle(ink)
                .lineSpacing(attributed?.paragraph?.lineSpacing ?? 0)
                .multilineTextAlignment(side.ofLines)
                .lineLimit(lines > 0 ? lines : nil)
                .padding(
                    EdgeInsets(
                        top: inset.top, leading: inset.left + beside, bottom: inset.bottom,
                        trailing: inset.right + beside)
                )
                .frame(
                    maxWidth: .infinity, maxHeight: .infinity,
                    alignment: Alignment(horizontal: side.alignment.horizontal, vertical: .top)
                )
                .background(Color(backgroundColor ?? .systemBackground)))
    }
}
