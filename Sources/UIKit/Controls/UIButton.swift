import Controls
public import Foundation
import ViewCore

/// A button of UIKit: its title or its image, in the tint.
@MainActor @preconcurrency open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    }
    private var titles: [State: String] = [:]
    private var attributedTitles: [State: NSAttributedString] = [:]
    private var images: [State: UIImage] = [:]
    private(set) final var titleColors: [State: UIColor] = [:]
    // What is said of a state, and without it what is said of the normal one.
    open var title: String? { titles[state] ?? titles[.normal] }
    open var image: UIImage? { images[state] ?? images[.normal] }
    private var titleColor: UIColor? { titleColors[state] ?? titleColors[.normal] }
    private var attributedTitle: NSAttributedString? {
        attributedTitles[state] ?? (titles[state] == nil ? attributedTitles[.normal] : nil)
    }
    public let titleLabel: UILabel? = {
        let label = UILabel(frame: .zero)
        label.font = UIButton.labelFont
        return label
    }()
    public let imageView: UIImageView? = UIImageView(frame: .zero)
    open var contentEdgeInsets = UIEdgeInsets.zero
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero
    open var menu: UIMenu?
    /// What a button of iOS 15 looks like: where there is one, it is drawn.
    open var configuration: Configuration?
    open var configurationUpdateHandler: ((UIButton) -> Void)?
    open var automaticallyUpdatesConfiguration = true
    open var changesSelectionAsPrimaryAction = false
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    open var reversesTitleShadowWhenHighlighted = false
    open var isHeld: Bool { false }
    open var isPointerInteractionEnabled = false
    open var role = Role.normal
    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
    open var buttonType: ButtonType { .custom }
    open var subtitleLabel: UILabel? { nil }
    open var currentTitle: String? { title }
    open var currentTitleColor: UIColor { titleColor ?? .white }
    open var currentImage: UIImage? { image }
    open var currentBackgroundImage: UIImage? { nil }
    open func setNeedsUpdateConfiguration() {}
    open func updateConfiguration() {}
    open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    open func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles[state] ?? attributedTitles[.normal]
    }
    open func backgroundImage(for state: State) -> UIImage? { nil }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        setTitle(title?.string, for: state)
        attributedTitles[state] = title
    }
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        undrawn("UIButton.setBackgroundImage(_:for:)", if: image != nil)
    }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        undrawn("UIButton.setTitleShadowColor(_:for:)", if: color != nil)
    }
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        undrawn("UIButton.setPreferredSymbolConfiguration(_:forImageIn:)", if: configuration != nil)
    }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        self.configuration = configuration
        if let primaryAction { self.configuration?.title = configuration.title ?? primaryAction.title }
    }
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = made()
        button.setImage(image, for: .normal)
        return button
    }

    public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        if let primaryAction {
            setTitle(primaryAction.title, for: .normal)
            setImage(primaryAction.image, for: .normal)
        }
    }
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        attributedTitles[state] = nil
    }
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
    open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }

    override var drawsGround: Bool { configuration == nil }
    override var clipsItself: Bool { configuration == nil }
    override func drawn() -> AnyView? {
        updateConfiguration()
        configurationUpdateHandler?(self)
        if let configuration { return configuration.drawn(isEnabled: isEnabled) }
        let color = titleColor ?? tintColor
        let isTurned = semanticContentAttribute == .forceRightToLeft
        let (pictureMove, titleMove) = (move(imageEdgeInsets), move(titleEdgeInsets))
        return AnyView(
            HStack(spacing: 4) {
                if let image, !isTurned { Image(uiImage: image).offset(pictureMove) }
                if let words { words.offset(titleMove) }
                if let image, isTurned { Image(uiImage: image).offset(pictureMove) }
            }
            .foregroundStyle(color.map { AnyShapeStyle(Color($0)) } ?? AnyShapeStyle(.tint))
            .padding(
                EdgeInsets(
                    top: contentEdgeInsets.top, leading: contentEdgeInsets.left,
                    bottom: contentEdgeInsets.bottom, trailing: contentEdgeInsets.right)
            )
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: content)
            .background(backgroundColor.map { Color($0) } ?? .clear)
            .clipShape(RoundedRectangle(cornerRadius: layer.cornerRadius)))
    }

    /// The title in the font of its label, if somebody has set that.
    private var words: Text? {
        let font = titleLabel?.font.flatMap { $0 === UIButton.labelFont ? nil : Font($0) }
        if let attributedTitle {
            let color = titleColor ?? tintColor
            return attributedTitle.text(font ?? .body, color.map { Color($0) } ?? .accentColor)
        }
        return title.map { font == nil ? Text(verbatim: $0) : Text(verbatim: $0).font(font) }
    }
    private static let labelFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    private var content: Alignment {
        let across: HorizontalAlignment =
            switch contentHorizontalAlignment {
            case .left, .leading: .leading
            case .right, .trailing: .trailing
            case .center, .fill: .center
            }
        let down: VerticalAlignment =
            switch contentVerticalAlignment {
            case .top: .top
            case .bottom: .bottom
            case .center, .fill: .center
            }
        return Alignment(horizontal: across, vertical: down)
    }

    /// How far insets move a part: its rectangle becomes smaller by them, and it is aligned in what is left.
    private func move(_ insets: UIEdgeInsets) -> CGSize {
        let (across, down) = (content.horizontal, content.vertical)
        return CGSize(
            width: across == .leading
                ? insets.left : across == .trailing ? -insets.right : (insets.left - insets.right) / 2,
            height: down == .top
                ? insets.top : down == .bottom ? -insets.bottom : (insets.top - insets.bottom) / 2)
    }
}
