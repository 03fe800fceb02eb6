import Controls
public import Foundation
import ViewCore

/// Where one line is written.
@MainActor @preconcurrency open class UITextField: UIControl {
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    open var text: String?
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
        didSet { if let attributedText { text = attributedText.string } }
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
    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }
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

    /// How far a class of one's own moves the words in, seen in a room where each length counts.
    private var insets: EdgeInsets {
        let room = CGRect(x: 0, y: 0, width: 1000, height: 1000)
        let place = text?.isEmpty == false ? textRect(forBounds: room) : placeholderRect(forBounds: room)
        return EdgeInsets(
            top: place.minY, leading: place.minX, bottom: room.maxY - place.maxY,
            trailing: room.maxX - place.maxX)
    }

    override func drawn() -> AnyView? {
        let written = text ?? ""
        let words = written.isEmpty ? placeholder ?? attributedPlaceholder?.string ?? "" : written
        let color = written.isEmpty ? UIColor.placeholderText : textColor ?? .label
        let isSecret = isSecureTextEntry && !written.isEmpty
        let line = Text(verbatim: isSecret ? String(repeating: "•", count: words.count) : words)
            .font(font.map { Font($0) } ?? .body).foregroundStyle(Color(color)).lineLimit(1)
            .frame(maxWidth: .infinity, alignment: textAlignment.alignment)
        guard insets != EdgeInsets() else { return AnyView(line) }
        return AnyView(line.padding(insets))
    }
}

/// Where text of several lines is written.
@MainActor @preconcurrency open class UITextView: UIScrollView {
    open var text: String! = ""
    open var attributedText: NSAttributedString!
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
        AnyView(
            Text(verbatim: text.isEmpty ? attributedText?.string ?? "" : text)
                .font(font.map { Font($0) } ?? .system(size: 12))
                .foregroundStyle(Color(textColor ?? .label))
                .padding(.vertical, textContainerInset.top)
                .padding(.horizontal, textContainerInset.left + 5)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .background(Color(backgroundColor ?? .systemBackground)))
    }
}

extension NSTextAlignment {
    var alignment: Alignment {
        switch self {
        case .left, .natural, .justified: .leading
        case .center: .center
        case .right: .trailing
        }
    }
}
