import Controls
public import Foundation
import ViewCore

/// A button of UIKit: its title or its image, in the tint.
@MainActor @preconcurrency open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    }
    open private(set) var title: String?
    open private(set) var image: UIImage?
    private var titleColor: UIColor?
    public let titleLabel: UILabel? = UILabel(frame: .zero)
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
    open func titleColor(for state: State) -> UIColor? { titleColor }
    open func image(for state: State) -> UIImage? { image }
    open func attributedTitle(for state: State) -> NSAttributedString? { nil }
    open func backgroundImage(for state: State) -> UIImage? { nil }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        setTitle(title?.string, for: state)
    }
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        if image != nil { ignored("UIButton.setBackgroundImage(_:for:)") }
    }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {}
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
        let button = appearance()
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
    open func setTitle(_ title: String?, for state: State) { if state == .normal { self.title = title } }
    open func title(for state: State) -> String? { title }
    open func setImage(_ image: UIImage?, for state: State) { if state == .normal { self.image = image } }
    open func setTitleColor(_ color: UIColor?, for state: State) {
        if state == .normal { titleColor = color }
    }

    override var drawsGround: Bool { configuration == nil }
    override var clipsItself: Bool { configuration == nil }
    override func drawn() -> AnyView? {
        if let configuration { return configuration.drawn(isEnabled: isEnabled) }
        let color = titleColor ?? tintColor
        return AnyView(
            HStack(spacing: 4) {
                if let image { Image(uiImage: image) }
                if let title { Text(verbatim: title) }
            }
            .foregroundStyle(color.map { AnyShapeStyle(Color($0)) } ?? AnyShapeStyle(.tint))
            .padding(
                EdgeInsets(
                    top: contentEdgeInsets.top, leading: contentEdgeInsets.left,
                    bottom: contentEdgeInsets.bottom, trailing: contentEdgeInsets.right)
            )
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(backgroundColor.map { Color($0) } ?? .clear)
            .clipShape(RoundedRectangle(cornerRadius: layer.cornerRadius)))
    }
}
