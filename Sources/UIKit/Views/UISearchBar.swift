import Controls
import Foundation
import ViewCore

/// Where a search is written: its words, or what they are to be, behind a glass.
@MainActor @preconcurrency open class UISearchBar: UIView {
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }
    open var text: String?
    open var placeholder: String?
    open var barTintColor: UIColor?
    open var searchBarStyle = Style.default
    open var showsCancelButton = false
    open var enablesReturnKeyAutomatically = false
    open var autocapitalizationType = UITextAutocapitalizationType.none
    open var autocorrectionType = UITextAutocorrectionType.default
    open var returnKeyType = UIReturnKeyType.search
    open var keyboardType = UIKeyboardType.default
    open var backgroundImage: UIImage?
    open var isTranslucent = true
    open weak var delegate: (any UISearchBarDelegate)?
    public let searchTextField = UITextField(frame: .zero)
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    // A field 36 high with corners of 10 within insets of 8 and 10, as a navigation bar has it in iOS 18:
    // a guess, no measured bar is known.
    override func drawn() -> AnyView? {
        let written = text ?? ""
        let prompt = placeholder ?? searchTextField.placeholder ?? ""
        return AnyView(
            HStack(spacing: 6) {
                Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
                Text(verbatim: written.isEmpty ? prompt : written)
                    .foregroundStyle(written.isEmpty ? AnyShapeStyle(.secondary) : AnyShapeStyle(.primary))
                    .lineLimit(1)
                Spacer(minLength: 0)
            }
            .padding(.horizontal, 8)
            .frame(height: 36)
            .background(Color(UIColor.tertiarySystemFill), in: .rect(cornerRadius: 10))
            .padding(.horizontal, 8)
            .padding(.vertical, 10))
    }
}

@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

// Each is optional, as in Objective-C.
extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
