import Foundation

extension UILabel: WarningKind {
    /// Says what was set on a label and is not in the picture.
    func warnOfIgnoredKind() {
        ignored("UILabel.isEnabled", if: !isEnabled)
        ignored("UILabel.preferredMaxLayoutWidth", if: preferredMaxLayoutWidth > 0 && numberOfLines != 1)
        ignored("UILabel.lineBreakStrategy", if: !lineBreakStrategy.isEmpty && numberOfLines != 1)
        ignored("UILabel.textAlignment", if: textAlignment == .justified)
        let breaksOtherwise = lineBreakMode == .byClipping || lineBreakMode == .byCharWrapping
        ignored("UILabel.lineBreakMode", if: breaksOtherwise)
        ignored(
            "UILabel.baselineAdjustment",
            if: adjustsFontSizeToFitWidth && baselineAdjustment != .alignBaselines)
        ignored("UILabel.allowsDefaultTighteningForTruncation", if: allowsDefaultTighteningForTruncation)
    }
}

extension UIImageView: WarningKind {
    func warnOfIgnoredKind() {
        ignored("UIImageView.preferredSymbolConfiguration", if: preferredSymbolConfiguration != nil)
    }
}

extension UITextField {
    func warnOfIgnoredField() {
        ignored("UITextField.borderStyle", if: borderStyle == .line || borderStyle == .bezel)
        ignored("UITextField.background", if: background != nil && isEnabled)
        ignored("UITextField.disabledBackground", if: disabledBackground != nil && !isEnabled)
        ignored("UITextField.defaultTextAttributes", if: !defaultTextAttributes.isEmpty)
        ignored("UITextField.textAlignment", if: textAlignment == .justified)
        let clears = clearButtonMode == .always || clearButtonMode == .unlessEditing
        ignored("UITextField.clearButtonMode", if: clears && text?.isEmpty == false)
        guard let search = self as? UISearchTextField else { return }
        ignored("UISearchTextField.tokens", if: !search.tokens.isEmpty)
        ignored("UISearchTextField.tokenBackgroundColor", if: search.tokenBackgroundColor != nil)
        search.warnOfIgnoredInside()
    }
}

extension UISearchTextField {
    // A search field has a look of its own, which takes nothing but the words.
    fileprivate func warnOfIgnoredInside() {
        ignored("UISearchTextField.textColor", if: textColor != nil)
        ignored("UISearchTextField.font", if: font != nil)
        ignored("UISearchTextField.textAlignment", if: textAlignment != .natural)
        ignored("UISearchTextField.leftView", if: leftView != nil)
        ignored("UISearchTextField.rightView", if: rightView != nil)
        ignored("UISearchTextField.backgroundColor", if: backgroundColor != nil)
    }
}

extension UITextView: WarningKind {
    func warnOfIgnoredKind() {
        ignored("UITextView.textAlignment", if: textAlignment == .justified)
        ignored("UITextView.isSecureTextEntry", if: isSecureTextEntry)
        ignored("UITextView.dataDetectorTypes", if: !dataDetectorTypes.isEmpty)
        ignored("UITextView.linkTextAttributes", if: !(linkTextAttributes ?? [:]).isEmpty)
        ignored("NSTextContainer.exclusionPaths", if: !textContainer.exclusionPaths.isEmpty)
        ignored("NSTextContainer.lineBreakMode", if: textContainer.lineBreakMode != .byWordWrapping)
    }
}

extension UISearchBar: WarningKind {
    func warnOfIgnoredKind() {
        ignored("UISearchBar.barTintColor", if: barTintColor != nil)
        ignored("UISearchBar.backgroundImage", if: backgroundImage != nil)
        ignored("UISearchBar.barStyle", if: barStyle != .default)
        ignored("UISearchBar.searchBarStyle", if: searchBarStyle == .prominent)
        ignored("UISearchBar.isTranslucent", if: !isTranslucent)
        ignored("UISearchBar.prompt", if: prompt != nil)
        ignored("UISearchBar.showsCancelButton", if: showsCancelButton)
        ignored("UISearchBar.showsBookmarkButton", if: showsBookmarkButton)
        ignored("UISearchBar.showsSearchResultsButton", if: showsSearchResultsButton)
        ignored("UISearchBar.showsScopeBar", if: showsScopeBar && !(scopeButtonTitles ?? []).isEmpty)
        ignored("UISearchBar.scopeBarBackgroundImage", if: scopeBarBackgroundImage != nil && showsScopeBar)
        ignored(
            "UISearchBar.searchFieldBackgroundPositionAdjustment",
            if: searchFieldBackgroundPositionAdjustment != .zero)
        ignored("UISearchBar.searchTextPositionAdjustment", if: searchTextPositionAdjustment != .zero)
        ignored("UISearchBar.isEnabled", if: !isEnabled)
        searchTextField.warnOfIgnored()
    }
}
