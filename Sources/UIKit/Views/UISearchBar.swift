import Controls
public import Foundation
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
    public let searchTextField = UISearchTextField(frame: .zero)
    open var prompt: String?
    open var barStyle = UIBarStyle.default
    open var showsBookmarkButton = false
    open var showsSearchResultsButton = false
    open var isSearchResultsButtonSelected = false
    open var showsScopeBar = false
    open var scopeButtonTitles: [String]?
    open var selectedScopeButtonIndex = 0
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
    open var searchTextPositionAdjustment = UIOffset.zero
    open var scopeBarBackgroundImage: UIImage?
    open var textContentType: UITextContentType!
    open var spellCheckingType = UITextSpellCheckingType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var isSecureTextEntry = false
    open var isEnabled = true
    public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        undrawn("UISearchBar.setImage(_:for:state:)", if: iconImage != nil)
    }
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        undrawn("UISearchBar.setPositionAdjustment(_:for:)", if: adjustment != .zero)
    }
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        undrawn("UISearchBar.setSearchFieldBackgroundImage(_:for:)", if: backgroundImage != nil)
    }
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        undrawn("UISearchBar.setBackgroundImage(_:for:barMetrics:)", if: backgroundImage != nil)
    }
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    // A field 36 high with corners of 10 within insets of 8 and 10, as a navigation bar has it in iOS 18:
    // a guess, no measured bar is known.
    override func drawn() -> AnyView? {
        AnyView(
            SearchFieldLook(written: text ?? "", prompt: placeholder ?? searchTextField.placeholder ?? "")
                .padding(.horizontal, 8)
                .padding(.vertical, 10))
    }
}

/// The field of a search bar, alone.
@MainActor @preconcurrency open class UISearchTextField: UITextField {
    open var tokens: [UISearchToken] = []
    open var tokenBackgroundColor: UIColor?
    open var allowsDeletingTokens = true
    open var allowsCopyingTokens = true
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
    }
    open func removeToken(at tokenIndex: Int) {
        if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
    }

    override func drawn() -> AnyView? {
        AnyView(
            SearchFieldLook(written: text ?? "", prompt: placeholder ?? attributedPlaceholder?.string ?? ""))
    }
}

/// A word of a search that counts as one; not drawn.
@MainActor @preconcurrency public final class UISearchToken {
    public init(icon: UIImage?, text: String) {}
    public var representedObject: Any?
}

/// The words of a search behind a glass.
private struct SearchFieldLook: View {
    let written: String
    let prompt: String

    var body: some View {
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
    }
}

@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
}

// Each is optional, as in Objective-C.
extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
}
