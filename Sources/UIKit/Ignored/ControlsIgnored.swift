import Foundation

extension UIControl: WarningKind {
    var drawsSemanticContent: Bool { self is UIButton }

    /// Says what was set on a control and is not in the picture.
    func warnOfIgnoredKind() {
        switch self {
        case let button as UIButton: button.warnOfIgnoredButton()
        case let field as UITextField: field.warnOfIgnoredField()
        case let slider as UISlider: slider.warnOfIgnoredSlider()
        case let toggle as UISwitch:
            ignored("UISwitch.thumbTintColor", if: toggle.thumbTintColor != nil)
        case let segments as UISegmentedControl:
            ignored(
                "UISegmentedControl.selectedSegmentTintColor", if: segments.selectedSegmentTintColor != nil)
            ignored(
                "UISegmentedControl.apportionsSegmentWidthsByContent",
                if: segments.apportionsSegmentWidthsByContent)
        case let pages as UIPageControl: pages.warnOfIgnoredPages()
        case let picker as UIDatePicker: picker.warnOfIgnoredDate()
        case let stepper as UIStepper:
            let isAtEnd = stepper.value <= stepper.minimumValue || stepper.value >= stepper.maximumValue
            ignored("UIStepper.wraps", if: stepper.wraps && isAtEnd)
        default: break
        }
    }
}

extension UIButton {
    fileprivate func warnOfIgnoredButton() {
        if let configuration { return configuration.warnOfIgnored() }
        ignored("UIButton.isEnabled", if: !isEnabled && titleColors[.disabled] == nil && title != nil)
        ignored("UIControl.isHighlighted", if: isHighlighted && titleColors[.highlighted] == nil)
        ignored("UIControl.contentHorizontalAlignment", if: contentHorizontalAlignment == .fill)
        ignored("UIControl.contentVerticalAlignment", if: contentVerticalAlignment == .fill)
        if let titleLabel {
            ignored("UIButton.titleLabel.shadowColor", if: titleLabel.shadowColor != nil)
            ignored("UIButton.titleLabel.numberOfLines", if: titleLabel.numberOfLines != 1)
            ignored(
                "UIButton.titleLabel.adjustsFontSizeToFitWidth", if: titleLabel.adjustsFontSizeToFitWidth)
            ignored("UIButton.titleLabel.backgroundColor", if: titleLabel.backgroundColor != nil)
        }
        if let imageView, image != nil {
            ignored("UIButton.imageView.contentMode", if: imageView.contentMode != .scaleToFill)
            ignored("UIButton.imageView.tintColor", if: imageView.tintColor != nil)
            ignored("UIButton.imageView.layer.cornerRadius", if: imageView.layer.cornerRadius != 0)
        }
    }
}

extension UIButton.Configuration {
    fileprivate func warnOfIgnored() {
        ignored(
            "UIButton.Configuration.titleTextAttributesTransformer", if: titleTextAttributesTransformer != nil
        )
        ignored(
            "UIButton.Configuration.subtitleTextAttributesTransformer",
            if: subtitleTextAttributesTransformer != nil)
        ignored("UIButton.Configuration.titleLineBreakMode", if: titleLineBreakMode != .byWordWrapping)
        ignored("UIButton.Configuration.imageColorTransformer", if: imageColorTransformer != nil)
        ignored(
            "UIButton.Configuration.preferredSymbolConfigurationForImage",
            if: preferredSymbolConfigurationForImage != nil)
        ignored("UIButton.Configuration.buttonSize", if: buttonSize != .medium)
        background.warnOfIgnored()
    }
}

extension UIBackgroundConfiguration {
    fileprivate func warnOfIgnored() {
        ignored("UIBackgroundConfiguration.customView", if: customView != nil)
        ignored("UIBackgroundConfiguration.backgroundInsets", if: backgroundInsets != .zero)
        ignored("UIBackgroundConfiguration.visualEffect", if: visualEffect != nil)
        ignored("UIBackgroundConfiguration.image", if: image != nil)
    }
}

extension UISlider {
    fileprivate func warnOfIgnoredSlider() {
        ignored("UISlider.maximumTrackTintColor", if: maximumTrackTintColor != nil)
        ignored("UISlider.thumbTintColor", if: thumbTintColor != nil)
        ignored("UISlider.minimumValueImage", if: minimumValueImage != nil)
        ignored("UISlider.maximumValueImage", if: maximumValueImage != nil)
    }
}

extension UIPageControl {
    fileprivate func warnOfIgnoredPages() {
        ignored("UIPageControl.backgroundStyle", if: backgroundStyle == .prominent)
        ignored("UIPageControl.direction", if: direction != .natural && direction != .leftToRight)
        ignored("UIPageControl.preferredIndicatorImage", if: preferredIndicatorImage != nil)
        ignored(
            "UIPageControl.preferredCurrentPageIndicatorImage", if: preferredCurrentPageIndicatorImage != nil)
        ignored("UIPageControl.progress", if: progress != nil)
    }
}

extension UIDatePicker {
    fileprivate func warnOfIgnoredDate() {
        let isOther = datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth
        ignored("UIDatePicker.datePickerMode", if: isOther)
        let showsDays = preferredDatePickerStyle == .wheels || preferredDatePickerStyle == .inline
        ignored("UIDatePicker.minimumDate", if: minimumDate != nil && showsDays)
        ignored("UIDatePicker.maximumDate", if: maximumDate != nil && showsDays)
        ignored("UIDatePicker.minuteInterval", if: minuteInterval != 1 && preferredDatePickerStyle == .wheels)
    }
}
