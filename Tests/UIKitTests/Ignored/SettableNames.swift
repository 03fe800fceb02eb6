/// What each settable property does, by its class. What is in none of these lists has to warn.
enum SettableNames {
    /// What changes the picture here.
    static let drawn: [String: String] = [
        "CAGradientLayer": "colors locations startPoint endPoint type",
        "CALayer": """
        cornerRadius masksToBounds borderWidth borderColor backgroundColor shadowColor shadowOpacity
        shadowOffset shadowRadius opacity frame bounds position zPosition transform cornerCurve
        maskedCorners mask isHidden contents
        """,
        "CAShapeLayer": """
        path fillColor strokeColor lineWidth strokeStart strokeEnd lineDashPattern lineDashPhase
        miterLimit lineCap lineJoin fillRule
        """,
        "CATextLayer": "string font fontSize foregroundColor",
        "UIActivityIndicatorView": "style color hidesWhenStopped",
        "UIButton": """
        contentEdgeInsets titleEdgeInsets imageEdgeInsets configuration configurationUpdateHandler
        """,
        "UIColorWell": "selectedColor",
        "UIControl": "isEnabled isSelected",
        "UIDatePicker": "date preferredDatePickerStyle locale calendar timeZone",
        "UIImageView": "image highlightedImage isHighlighted",
        "UILabel": """
        text attributedText textColor highlightedTextColor isHighlighted font numberOfLines
        adjustsFontSizeToFitWidth minimumScaleFactor shadowColor shadowOffset
        """,
        "UIPageControl": """
        numberOfPages currentPage pageIndicatorTintColor currentPageIndicatorTintColor
        hidesForSinglePage
        """,
        "UIPickerView": "dataSource delegate",
        "UIProgressView": "progress progressTintColor observedProgress",
        "UISearchBar": "text placeholder",
        "UISegmentedControl": "selectedSegmentIndex isMomentary",
        "UISlider": "value minimumValue maximumValue minimumTrackTintColor",
        "UIStackView": "axis spacing alignment",
        "UIStepper": "value minimumValue maximumValue",
        "UISwitch": "isOn onTintColor",
        "UITableViewCell": "accessoryType selectionStyle",
        "UITextField": """
        text placeholder attributedPlaceholder textColor font isSecureTextEntry leftViewMode
        rightViewMode attributedText adjustsFontSizeToFitWidth minimumFontSize
        """,
        "UITextView": "text attributedText textColor font textContainerInset",
        "UIView": """
        frame bounds center isHidden clipsToBounds backgroundColor alpha overrideUserInterfaceStyle mask
        transform transform3D contentMode translatesAutoresizingMaskIntoConstraints
        """,
        "UIVisualEffectView": "effect",
    ]

    /// What changes no still picture: what somebody does, what is told to others, what only constraints read.
    static let still: [String: String] = [
        "CALayer": """
        isOpaque isDoubleSided shouldRasterize rasterizationScale contentsScale allowsEdgeAntialiasing
        drawsAsynchronously needsDisplayOnBoundsChange name speed timeOffset beginTime duration actions
        """,
        "CATiledLayer": "tileSize levelsOfDetail levelsOfDetailBias",
        "UIButton": """
        menu automaticallyUpdatesConfiguration changesSelectionAsPrimaryAction
        adjustsImageWhenHighlighted adjustsImageWhenDisabled showsTouchWhenHighlighted
        reversesTitleShadowWhenHighlighted isPointerInteractionEnabled role
        """,
        "UICollectionViewCell": """
        isSelected isHighlighted automaticallyUpdatesContentConfiguration
        automaticallyUpdatesBackgroundConfiguration
        """,
        "UIColorWell": "supportsAlpha title",
        "UIControl": """
        isContextMenuInteractionEnabled showsMenuAsPrimaryAction toolTip isSymbolAnimationEnabled
        """,
        "UIDatePicker": "roundsToMinuteInterval",
        "UILabel": "adjustsFontForContentSizeCategory showsExpansionTextWhenTruncated",
        "UIPageControl": "allowsContinuousInteraction",
        "UIPickerView": "showsSelectionIndicator",
        "UIRefreshControl": "attributedTitle",
        // Indicators show while somebody scrolls.
        "UIScrollView": """
        contentSize contentInsetAdjustmentBehavior automaticallyAdjustsScrollIndicatorInsets
        scrollIndicatorInsets verticalScrollIndicatorInsets horizontalScrollIndicatorInsets
        indicatorStyle isScrollEnabled isPagingEnabled isDirectionalLockEnabled bounces bouncesZoom
        alwaysBounceVertical alwaysBounceHorizontal showsVerticalScrollIndicator
        showsHorizontalScrollIndicator scrollsToTop delaysContentTouches canCancelContentTouches
        decelerationRate minimumZoomScale maximumZoomScale keyboardDismissMode
        """,
        "UISearchBar": """
        enablesReturnKeyAutomatically autocapitalizationType autocorrectionType returnKeyType
        keyboardType delegate textContentType spellCheckingType keyboardAppearance isSecureTextEntry
        """,
        "UISearchTextField": "allowsDeletingTokens allowsCopyingTokens",
        "UISlider": "isContinuous",
        "UIStepper": "stepValue isContinuous autorepeat",
        // Images of a switch do nothing since iOS 7, its style and title only on a Mac.
        "UISwitch": "preferredStyle title onImage offImage",
        // There are no separators in a row alone.
        "UITableViewCell": "separatorInset focusStyle automaticallyUpdatesContentConfiguration",
        "UITextField": """
        keyboardType textContentType autocapitalizationType autocorrectionType returnKeyType delegate
        inputView inputAccessoryView typingAttributes adjustsFontForContentSizeCategory
        clearsOnBeginEditing clearsOnInsertion allowsEditingTextAttributes spellCheckingType
        smartQuotesType smartDashesType smartInsertDeleteType inlinePredictionType keyboardAppearance
        enablesReturnKeyAutomatically passwordRules textDragDelegate inputDelegate selectedTextRange
        """,
        "UITextView": """
        isEditable isSelectable keyboardType returnKeyType autocapitalizationType autocorrectionType
        textContentType delegate inputView inputAccessoryView selectedRange selectedTextRange
        typingAttributes adjustsFontForContentSizeCategory allowsEditingTextAttributes clearsOnInsertion
        spellCheckingType smartQuotesType smartDashesType smartInsertDeleteType inlinePredictionType
        keyboardAppearance enablesReturnKeyAutomatically isFindInteractionEnabled borderStyle
        """,
        "UIView": """
        isUserInteractionEnabled isOpaque tag autoresizingMask accessibilityLabel
        accessibilityIdentifier isAccessibilityElement accessibilityTraits accessibilityElementsHidden
        accessibilityViewIsModal accessibilityFrame accessibilityElements accessibilityAttributedLabel
        accessibilityLanguage accessibilityIgnoresInvertColors shouldGroupAccessibilityChildren
        accessibilityCustomActions accessibilityHint accessibilityValue layoutMargins
        directionalLayoutMargins preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea
        autoresizesSubviews clearsContextBeforeDrawing contentScaleFactor isMultipleTouchEnabled
        isExclusiveTouch focusGroupIdentifier restorationIdentifier largeContentTitle
        showsLargeContentViewer gestureRecognizers
        """,
    ]

    /// What is seen only together with another property, which warns.
    static let withAnother: [String: String] = [
        "CAEmitterLayer": """
        birthRate lifetime emitterPosition emitterSize emitterShape emitterMode renderMode velocity scale
        spin seed
        """,
        "CAReplicatorLayer": """
        instanceDelay instanceTransform instanceColor instanceAlphaOffset instanceRedOffset
        instanceGreenOffset instanceBlueOffset preservesDepth
        """,
        "UIDatePicker": "countDownDuration",
        "UISearchBar": "isSearchResultsButtonSelected scopeButtonTitles selectedScopeButtonIndex",
        "UITableViewCell": """
        showsReorderControl shouldIndentWhileEditing indentationWidth editingAccessoryType
        editingAccessoryView
        """,
    ]

    /// A box with a name stands for the whole view, with a warning of its own.
    static let boxes: Set<String> = [
        "UICollectionView", "UIListContentView", "UINavigationBar", "UITabBar", "UITableView",
        "UITableViewHeaderFooterView", "UIToolbar", "UIWindow",
    ]
}
