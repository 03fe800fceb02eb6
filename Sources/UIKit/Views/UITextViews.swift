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
    open var inputView: UIView?
    open var inputAccessoryView: UIView?
    open weak var delegate: (any UITextFieldDelegate)?
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    override func drawn() -> AnyView? {
        let written = text ?? ""
        let words = written.isEmpty ? placeholder ?? attributedPlaceholder?.string ?? "" : written
        let color = written.isEmpty ? UIColor.placeholderText : textColor ?? .label
        let isSecret = isSecureTextEntry && !written.isEmpty
        return AnyView(
            Text(verbatim: isSecret ? String(repeating: "•", count: words.count) : words)
                .font(font.map { Font($0) } ?? .body).foregroundStyle(Color(color)).lineLimit(1)
                .frame(maxWidth: .infinity, alignment: textAlignment.alignment))
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
    open var inputView: UIView?
    open var inputAccessoryView: UIView?
    open weak var delegate: (any UITextViewDelegate)?

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
    fileprivate var alignment: Alignment {
        switch self {
        case .left, .natural, .justified: .leading
        case .center: .center
        case .right: .trailing
        }
    }
}

@MainActor @preconcurrency public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
}

// Each is optional, as in Objective-C.
extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
}

@MainActor @preconcurrency public protocol UITextViewDelegate: AnyObject {
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidChange(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}
