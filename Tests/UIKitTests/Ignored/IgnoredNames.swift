import Foundation
import UIKit
import ViewCore

/// A name that is taken and not drawn, and what sets it on a view that is shown.
struct IgnoredName: Sendable, CustomStringConvertible {
    let description: String
    let make: @MainActor @Sendable () -> UIView

    /// - Parameter set: sets what the name says, and nothing else that is ignored.
    init<Shown: UIView>(
        _ name: String, _ view: @escaping @MainActor @Sendable @autoclosure () -> Shown,
        _ set: @escaping @MainActor @Sendable (Shown) -> Void
    ) {
        description = name
        make = {
            let view = view()
            set(view)
            return view
        }
    }

    static let all =
        ofViews + ofLayers + ofControls + ofButtons + ofTexts + ofAttributes + ofSearch + ofPickers

    @MainActor private static func label() -> UILabel {
        let label = UILabel()
        label.text = "words"
        label.numberOfLines = 0
        return label
    }
    @MainActor private static func turned() -> UIView {
        let view = UIView()
        view.backgroundColor = .red
        view.transform = CGAffineTransform(rotationAngle: 1)
        return view
    }
    @MainActor private static func scrolled() -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
        return view
    }

    private static let ofViews: [IgnoredName] = [
        IgnoredName("UIView.anchorPoint", turned()) { $0.anchorPoint = .zero },
        IgnoredName("UIView.tintAdjustmentMode", UIView()) { $0.tintAdjustmentMode = .dimmed },
        IgnoredName("UIView.minimumContentSizeCategory", UIView()) { $0.minimumContentSizeCategory = .large },
        IgnoredName("UIView.maximumContentSizeCategory", UIView()) { $0.maximumContentSizeCategory = .large },
        IgnoredName("UIView.semanticContentAttribute", UISwitch()) {
            $0.semanticContentAttribute = .forceRightToLeft
        },
        IgnoredName("UIView.tintColor", UIView()) {
            $0.addSubview(UIView())
            $0.tintColor = .red
        },
        IgnoredName("UIView.bounds.origin", UIView()) { $0.bounds.origin.x = 4 },
        IgnoredName("UIStackView.distribution", UIStackView()) { $0.distribution = .equalSpacing },
        IgnoredName("UIScrollView.contentOffset", scrolled()) { $0.contentOffset.y = 4 },
        IgnoredName("UIScrollView.contentInset", scrolled()) { $0.contentInset.top = 4 },
        IgnoredName("UIScrollView.zoomScale", scrolled()) { $0.zoomScale = 2 },
        IgnoredName("UIImageView.preferredSymbolConfiguration", UIImageView()) {
            $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
        },
        IgnoredName("UIVibrancyEffect", UIVisualEffectView()) {
            $0.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular))
        },
        IgnoredName("UIGlassEffect.tintColor", UIVisualEffectView()) {
            let glass = UIGlassEffect()
            glass.tintColor = .red
            $0.effect = glass
        },
        IgnoredName("UIProgressView.trackTintColor", UIProgressView()) { $0.trackTintColor = .red },
        IgnoredName("UIProgressView.progressViewStyle", UIProgressView()) { $0.progressViewStyle = .bar },
        IgnoredName("UIProgressView.progressImage", UIProgressView()) { $0.progressImage = UIImage() },
        IgnoredName("UIProgressView.trackImage", UIProgressView()) { $0.trackImage = UIImage() },
    ]

    private static func layer(
        _ name: String, _ set: @escaping @MainActor @Sendable (CALayer) -> Void
    ) -> IgnoredName { IgnoredName(name, UIView()) { set($0.layer) } }

    private static func layer<Layer: CALayer>(
        _ name: String, of make: @escaping @MainActor @Sendable @autoclosure () -> Layer,
        _ set: @escaping @MainActor @Sendable (Layer) -> Void
    ) -> IgnoredName {
        IgnoredName(name, UIView()) {
            let layer = make()
            set(layer)
            $0.layer.addSublayer(layer)
        }
    }

    private final class Asked: CALayerDelegate {}
    @MainActor private static let asked = Asked()

    private static let ofLayers: [IgnoredName] = [
        layer("CALayer.compositingFilter") { $0.compositingFilter = "multiplyBlendMode" },
        layer("CALayer.filters") { $0.filters = ["a"] },
        layer("CALayer.backgroundFilters") { $0.backgroundFilters = ["a"] },
        layer("CALayer.sublayerTransform") { $0.sublayerTransform = CATransform3DMakeScale(2, 2, 1) },
        layer("CALayer.isGeometryFlipped") { $0.isGeometryFlipped = true },
        layer("CALayer.contentsRect") {
            $0.contents = UIImage()
            $0.contentsRect.size.width = 0.5
        },
        layer("CALayer.contentsCenter") {
            $0.contents = UIImage()
            $0.contentsCenter.size.width = 0.5
        },
        layer("CALayer.contentsGravity") {
            $0.contents = UIImage()
            $0.contentsGravity = .top
        },
        layer("CALayer.anchorPoint") {
            $0.anchorPoint = .zero
            $0.transform = CATransform3DMakeScale(2, 2, 1)
        },
        layer("CALayer.anchorPointZ") {
            $0.anchorPointZ = 1
            $0.transform = CATransform3DMakeScale(2, 2, 1)
        },
        layer("CALayer.shadowPath") {
            $0.shadowOpacity = 1
            $0.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 7, height: 7), transform: nil)
        },
        layer("CALayer.allowsGroupOpacity") {
            $0.opacity = 0.5
            $0.allowsGroupOpacity = false
        },
        layer("CALayer.delegate") { $0.delegate = asked },
        layer("CATextLayer.truncationMode", of: CATextLayer()) { $0.truncationMode = .end },
        layer("CATextLayer.alignmentMode", of: CATextLayer()) { $0.alignmentMode = .justified },
        layer("CATextLayer.isWrapped", of: CATextLayer()) {
            $0.frame.size = CGSize(width: 20, height: 20)
            $0.string = "many words"
        },
        layer("CAReplicatorLayer.instanceCount", of: CAReplicatorLayer()) { $0.instanceCount = 3 },
        layer("CAEmitterLayer.emitterCells", of: CAEmitterLayer()) { $0.emitterCells = [CAEmitterCell()] },
    ]

    // One is chosen: where none is, the picker that stands for it warns.
    @MainActor private static func segments() -> UISegmentedControl {
        let segments = UISegmentedControl(items: ["a"])
        segments.selectedSegmentIndex = 0
        return segments
    }

    private static let ofControls: [IgnoredName] = [
        IgnoredName("UISwitch.thumbTintColor", UISwitch()) { $0.thumbTintColor = .red },
        IgnoredName("UISlider.maximumTrackTintColor", UISlider()) { $0.maximumTrackTintColor = .red },
        IgnoredName("UISlider.thumbTintColor", UISlider()) { $0.thumbTintColor = .red },
        IgnoredName("UISlider.minimumValueImage", UISlider()) { $0.minimumValueImage = UIImage() },
        IgnoredName("UISlider.maximumValueImage", UISlider()) { $0.maximumValueImage = UIImage() },
        IgnoredName("UISlider.setThumbImage(_:for:)", UISlider()) {
            $0.setThumbImage(UIImage(), for: .normal)
        },
        IgnoredName("UISlider.setMinimumTrackImage(_:for:)", UISlider()) {
            $0.setMinimumTrackImage(UIImage(), for: .normal)
        },
        IgnoredName("UISlider.setMaximumTrackImage(_:for:)", UISlider()) {
            $0.setMaximumTrackImage(UIImage(), for: .normal)
        },
        IgnoredName("UISegmentedControl.selectedSegmentTintColor", segments()) {
            $0.selectedSegmentTintColor = .red
        },
        IgnoredName("UISegmentedControl.apportionsSegmentWidthsByContent", segments()) {
            $0.apportionsSegmentWidthsByContent = true
        },
        IgnoredName("UISegmentedControl.setImage(_:forSegmentAt:)", segments()) {
            $0.setImage(UIImage(), forSegmentAt: 0)
        },
        IgnoredName("UISegmentedControl.setWidth(_:forSegmentAt:)", segments()) {
            $0.setWidth(9, forSegmentAt: 0)
        },
        IgnoredName("UISegmentedControl.setEnabled(_:forSegmentAt:)", segments()) {
            $0.setEnabled(false, forSegmentAt: 0)
        },
        IgnoredName("UISegmentedControl.insertSegment(with:at:animated:)", segments()) {
            $0.insertSegment(with: UIImage(), at: 0, animated: false)
        },
        IgnoredName(
            "UISegmentedControl.setContentPositionAdjustment(_:forSegmentType:barMetrics:)",
            segments()
        ) {
            $0.setContentPositionAdjustment(
                UIOffset(horizontal: 1, vertical: 0), forSegmentType: .any, barMetrics: .default)
        },
        IgnoredName("UISegmentedControl.setTitleTextAttributes(_:for:)", segments()) {
            $0.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        },
        IgnoredName(
            "UISegmentedControl.setBackgroundImage(_:for:barMetrics:)", segments()
        ) { $0.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default) },
        IgnoredName(
            "UISegmentedControl.setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)",
            segments()
        ) {
            $0.setDividerImage(
                UIImage(), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        },
        IgnoredName("UIPageControl.backgroundStyle", UIPageControl()) { $0.backgroundStyle = .prominent },
        IgnoredName("UIPageControl.direction", UIPageControl()) { $0.direction = .topToBottom },
        IgnoredName("UIPageControl.preferredIndicatorImage", UIPageControl()) {
            $0.preferredIndicatorImage = UIImage()
        },
        IgnoredName("UIPageControl.preferredCurrentPageIndicatorImage", UIPageControl()) {
            $0.preferredCurrentPageIndicatorImage = UIImage()
        },
        IgnoredName("UIPageControl.progress", UIPageControl()) { $0.progress = UIImage() },
        IgnoredName("UIPageControl.setIndicatorImage(_:forPage:)", UIPageControl()) {
            $0.setIndicatorImage(UIImage(), forPage: 0)
        },
        IgnoredName("UIPageControl.setCurrentPageIndicatorImage(_:forPage:)", UIPageControl()) {
            $0.setCurrentPageIndicatorImage(UIImage(), forPage: 0)
        },
        IgnoredName("UIStepper.wraps", UIStepper()) { $0.wraps = true },
        IgnoredName("UIStepper.setIncrementImage(_:for:)", UIStepper()) {
            $0.setIncrementImage(UIImage(), for: .normal)
        },
        IgnoredName("UIStepper.setDecrementImage(_:for:)", UIStepper()) {
            $0.setDecrementImage(UIImage(), for: .normal)
        },
        IgnoredName("UIStepper.setBackgroundImage(_:for:)", UIStepper()) {
            $0.setBackgroundImage(UIImage(), for: .normal)
        },
        IgnoredName("UIStepper.setDividerImage(_:forLeftSegmentState:rightSegmentState:)", UIStepper()) {
            $0.setDividerImage(UIImage(), forLeftSegmentState: .normal, rightSegmentState: .normal)
        },
    ]

    @MainActor private static func button(_ image: UIImage? = nil) -> UIButton {
        let button = UIButton()
        button.setTitle("words", for: .normal)
        button.setImage(image, for: .normal)
        return button
    }
    private static func configured(
        _ name: String, _ set: @escaping @MainActor @Sendable (inout UIButton.Configuration) -> Void
    ) -> IgnoredName {
        IgnoredName(name, button()) {
            var configuration = UIButton.Configuration.filled()
            set(&configuration)
            $0.configuration = configuration
        }
    }

    private static let ofButtons: [IgnoredName] = [
        IgnoredName("UIButton.isEnabled", button()) { $0.isEnabled = false },
        IgnoredName("UIControl.isHighlighted", button()) { $0.isHighlighted = true },
        IgnoredName("UIControl.contentHorizontalAlignment", button()) {
            $0.contentHorizontalAlignment = .fill
        },
        IgnoredName("UIControl.contentVerticalAlignment", button()) { $0.contentVerticalAlignment = .fill },
        IgnoredName("UIButton.titleLabel.shadowColor", button()) { $0.titleLabel?.shadowColor = .red },
        IgnoredName("UIButton.titleLabel.numberOfLines", button()) { $0.titleLabel?.numberOfLines = 0 },
        IgnoredName("UIButton.titleLabel.adjustsFontSizeToFitWidth", button()) {
            $0.titleLabel?.adjustsFontSizeToFitWidth = true
        },
        IgnoredName("UIButton.titleLabel.backgroundColor", button()) {
            $0.titleLabel?.backgroundColor = .red
        },
        IgnoredName("UIButton.imageView.contentMode", button(UIImage(systemName: "star"))) {
            $0.imageView?.contentMode = .scaleAspectFit
        },
        IgnoredName("UIButton.imageView.tintColor", button(UIImage(systemName: "star"))) {
            $0.imageView?.tintColor = .red
        },
        IgnoredName("UIButton.imageView.layer.cornerRadius", button(UIImage(systemName: "star"))) {
            $0.imageView?.layer.cornerRadius = 4
        },
        IgnoredName("UIButton.setBackgroundImage(_:for:)", button()) {
            $0.setBackgroundImage(UIImage(), for: .normal)
        },
        IgnoredName("UIButton.setTitleShadowColor(_:for:)", button()) {
            $0.setTitleShadowColor(.red, for: .normal)
        },
        IgnoredName("UIButton.setPreferredSymbolConfiguration(_:forImageIn:)", button()) {
            $0.setPreferredSymbolConfiguration(
                UIImage.SymbolConfiguration(pointSize: 9), forImageIn: .normal)
        },
        configured("UIButton.Configuration.titleTextAttributesTransformer") {
            $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 }
        },
        configured("UIButton.Configuration.subtitleTextAttributesTransformer") {
            $0.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 }
        },
        configured("UIButton.Configuration.titleLineBreakMode") { $0.titleLineBreakMode = .byClipping },
        configured("UIButton.Configuration.imageColorTransformer") { $0.imageColorTransformer = .grayscale },
        configured("UIButton.Configuration.preferredSymbolConfigurationForImage") {
            $0.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 9)
        },
        configured("UIButton.Configuration.buttonSize") { $0.buttonSize = .large },
        configured("UIBackgroundConfiguration.customView") { $0.background.customView = UIView() },
        configured("UIBackgroundConfiguration.backgroundInsets") { $0.background.backgroundInsets.top = 3 },
        configured("UIBackgroundConfiguration.visualEffect") {
            $0.background.visualEffect = UIBlurEffect(style: .regular)
        },
        configured("UIBackgroundConfiguration.image") { $0.background.image = UIImage() },
    ]

    @MainActor private static func field() -> UITextField {
        let field = UITextField()
        field.text = "words"
        return field
    }

    private static let ofTexts: [IgnoredName] = [
        IgnoredName("UILabel.isEnabled", label()) { $0.isEnabled = false },
        IgnoredName("UILabel.preferredMaxLayoutWidth", label()) { $0.preferredMaxLayoutWidth = 20 },
        IgnoredName("UILabel.lineBreakStrategy", label()) { $0.lineBreakStrategy = .pushOut },
        IgnoredName("UILabel.textAlignment", label()) { $0.textAlignment = .justified },
        IgnoredName("UILabel.lineBreakMode", label()) { $0.lineBreakMode = .byCharWrapping },
        IgnoredName("UILabel.baselineAdjustment", label()) {
            $0.adjustsFontSizeToFitWidth = true
            $0.baselineAdjustment = .alignCenters
        },
        IgnoredName("UILabel.allowsDefaultTighteningForTruncation", label()) {
            $0.allowsDefaultTighteningForTruncation = true
        },
        IgnoredName("UITextField.borderStyle", field()) { $0.borderStyle = .bezel },
        IgnoredName("UITextField.background", field()) { $0.background = UIImage() },
        IgnoredName("UITextField.disabledBackground", field()) {
            $0.isEnabled = false
            $0.disabledBackground = UIImage()
        },
        IgnoredName("UITextField.defaultTextAttributes", field()) {
            $0.defaultTextAttributes = [.kern: 2]
        },
        IgnoredName("UITextField.textAlignment", field()) { $0.textAlignment = .justified },
        IgnoredName("UITextField.clearButtonMode", field()) { $0.clearButtonMode = .always },
        IgnoredName("UITextField.leftView", field()) {
            $0.leftView = UITableView()
            $0.leftViewMode = .always
        },
        IgnoredName("UITextField.rightView", field()) {
            $0.rightView = UITableView()
            $0.rightViewMode = .always
        },
        IgnoredName("UITextView.textAlignment", UITextView()) { $0.textAlignment = .justified },
        IgnoredName("UITextView.isSecureTextEntry", UITextView()) { $0.isSecureTextEntry = true },
        IgnoredName("UITextView.dataDetectorTypes", UITextView()) { $0.dataDetectorTypes = .link },
        IgnoredName("UITextView.linkTextAttributes", UITextView()) { $0.linkTextAttributes = [.kern: 2] },
        IgnoredName("NSTextContainer.exclusionPaths", UITextView()) {
            $0.textContainer.exclusionPaths = [UIBezierPath()]
        },
        IgnoredName("NSTextContainer.lineBreakMode", UITextView()) {
            $0.textContainer.lineBreakMode = .byTruncatingTail
        },
    ]

    private static func attribute(
        _ key: NSAttributedString.Key, _ name: String, _ value: @escaping @MainActor @Sendable () -> Any
    ) -> IgnoredName {
        IgnoredName("NSAttributedString.Key.\(name)", label()) {
            $0.attributedText = NSAttributedString(string: "words", attributes: [key: value()])
        }
    }
    private static func paragraph(
        _ name: String, _ set: @escaping @MainActor @Sendable (NSMutableParagraphStyle) -> Void
    ) -> IgnoredName {
        IgnoredName("NSParagraphStyle.\(name)", label()) {
            let style = NSMutableParagraphStyle()
            set(style)
            $0.attributedText = NSAttributedString(string: "words", attributes: [.paragraphStyle: style])
        }
    }

    private static let ofAttributes: [IgnoredName] = [
        attribute(.attachment, "attachment") { NSTextAttachment(image: UIImage()) },
        attribute(.backgroundColor, "backgroundColor") { UIColor.red },
        attribute(.expansion, "expansion") { 1 },
        attribute(.link, "link") { "a" },
        attribute(.ligature, "ligature") { 1 },
        attribute(.obliqueness, "obliqueness") { 1 },
        attribute(.shadow, "shadow") { NSShadow() },
        attribute(.strokeColor, "strokeColor") { UIColor.red },
        attribute(.strokeWidth, "strokeWidth") { 1 },
        attribute(.textEffect, "textEffect") { "a" },
        attribute(.writingDirection, "writingDirection") { [0] },
        attribute(.underlineStyle, "underlineStyle, but .single,") { NSUnderlineStyle.double.rawValue },
        attribute(.strikethroughStyle, "strikethroughStyle, but .single,") {
            NSUnderlineStyle.thick.rawValue
        },
        paragraph("paragraphSpacing") { $0.paragraphSpacing = 1 },
        paragraph("paragraphSpacingBefore") { $0.paragraphSpacingBefore = 1 },
        paragraph("lineHeightMultiple") { $0.lineHeightMultiple = 2 },
        paragraph("minimumLineHeight") { $0.minimumLineHeight = 40 },
        paragraph("maximumLineHeight") { $0.maximumLineHeight = 4 },
        paragraph("firstLineHeadIndent") { $0.firstLineHeadIndent = 1 },
        paragraph("headIndent") { $0.headIndent = 1 },
        paragraph("tailIndent") { $0.tailIndent = 1 },
        paragraph("hyphenationFactor") { $0.hyphenationFactor = 1 },
    ]

    private static func search(
        _ name: String, _ set: @escaping @MainActor @Sendable (UISearchBar) -> Void
    ) -> IgnoredName { IgnoredName("UISearchBar.\(name)", UISearchBar(), set) }
    private static func searchField(
        _ name: String, _ set: @escaping @MainActor @Sendable (UISearchTextField) -> Void
    ) -> IgnoredName { IgnoredName("UISearchTextField.\(name)", UISearchTextField(), set) }

    private static let ofSearch: [IgnoredName] = [
        search("barTintColor") { $0.barTintColor = .red },
        search("backgroundImage") { $0.backgroundImage = UIImage() },
        search("barStyle") { $0.barStyle = .black },
        search("searchBarStyle") { $0.searchBarStyle = .prominent },
        search("isTranslucent") { $0.isTranslucent = false },
        search("prompt") { $0.prompt = "a" },
        search("showsCancelButton") { $0.showsCancelButton = true },
        search("showsBookmarkButton") { $0.showsBookmarkButton = true },
        search("showsSearchResultsButton") { $0.showsSearchResultsButton = true },
        search("showsScopeBar") {
            $0.scopeButtonTitles = ["a"]
            $0.showsScopeBar = true
        },
        search("scopeBarBackgroundImage") {
            $0.showsScopeBar = true
            $0.scopeBarBackgroundImage = UIImage()
        },
        search("searchFieldBackgroundPositionAdjustment") {
            $0.searchFieldBackgroundPositionAdjustment.vertical = 1
        },
        search("searchTextPositionAdjustment") { $0.searchTextPositionAdjustment.vertical = 1 },
        search("isEnabled") { $0.isEnabled = false },
        search("setImage(_:for:state:)") { $0.setImage(UIImage(), for: .search, state: .normal) },
        search("setPositionAdjustment(_:for:)") {
            $0.setPositionAdjustment(UIOffset(horizontal: 1, vertical: 0), for: .search)
        },
        search("setSearchFieldBackgroundImage(_:for:)") {
            $0.setSearchFieldBackgroundImage(UIImage(), for: .normal)
        },
        search("setBackgroundImage(_:for:barMetrics:)") {
            $0.setBackgroundImage(UIImage(), for: .any, barMetrics: .default)
        },
        searchField("tokens") { $0.insertToken(UISearchToken(icon: nil, text: "a"), at: 0) },
        searchField("tokenBackgroundColor") { $0.tokenBackgroundColor = .red },
        searchField("textColor") { $0.textColor = .red },
        searchField("font") { $0.font = .systemFont(ofSize: 9) },
        searchField("textAlignment") { $0.textAlignment = .center },
        searchField("leftView") { $0.leftView = UIView() },
        searchField("rightView") { $0.rightView = UIView() },
        searchField("backgroundColor") { $0.backgroundColor = .red },
    ]

    private static let ofPickers: [IgnoredName] = [
        IgnoredName("UIDatePicker.datePickerMode", UIDatePicker()) { $0.datePickerMode = .countDownTimer },
        IgnoredName("UIDatePicker.minuteInterval", UIDatePicker()) {
            $0.preferredDatePickerStyle = .wheels
            $0.minuteInterval = 15
        },
        IgnoredName("UIDatePicker.minimumDate", UIDatePicker()) {
            $0.preferredDatePickerStyle = .inline
            $0.minimumDate = Date(timeIntervalSince1970: 0)
        },
        IgnoredName("UIDatePicker.maximumDate", UIDatePicker()) {
            $0.preferredDatePickerStyle = .inline
            $0.maximumDate = Date(timeIntervalSince1970: 0)
        },
    ]
}
