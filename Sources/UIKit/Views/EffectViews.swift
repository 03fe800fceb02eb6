import Controls
public import Foundation
import ViewCore

/// What a visual effect view does to what is behind it.
@MainActor @preconcurrency open class UIVisualEffect {
    init() {}
}

/// Blurs what is behind.
@MainActor @preconcurrency public final class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular = 4, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
            systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight,
            systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }
    let style: Style
    public init(style: Style) {
        self.style = style
        super.init()
    }
}

/// Lets words stand out from a blur; not drawn.
@MainActor @preconcurrency public final class UIVibrancyEffect: UIVisualEffect {
    public init(blurEffect: UIBlurEffect) { super.init() }
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// Glass; a blur stands for it.
@MainActor @preconcurrency public final class UIGlassEffect: UIVisualEffect {
    public enum Style: Int, Sendable { case regular, clear }
    public var isInteractive = false
    public var tintColor: UIColor?
    public override init() { super.init() }
    public init(style: Style) { super.init() }
}

/// A view of what is behind it, blurred: a material.
@MainActor @preconcurrency open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    public let contentView = UIView()

    public init(effect: UIVisualEffect? = nil) {
        self.effect = effect
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func drawn() -> AnyView? {
        let effect = effect is UIGlassEffect ? UIBlurEffect(style: .systemThinMaterial) : effect
        guard let blur = effect as? UIBlurEffect else { return withContent(AnyView(Color.clear)) }
        let rectangle = Rectangle().fill(blur.material)
        guard let scheme = blur.scheme else { return withContent(AnyView(rectangle)) }
        return withContent(AnyView(rectangle.environment(\.colorScheme, scheme)))
    }

    /// What stands on it.
    private func withContent(_ ground: AnyView) -> AnyView? {
        guard !contentView.subviews.isEmpty, let content = contentView.picture() else { return ground }
        return AnyView(ground.overlay { content })
    }
}

extension UIBlurEffect {
    fileprivate var material: Material {
        switch style {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
        default: .regular
        }
    }
    /// The colour scheme that the style is of, whatever is around.
    fileprivate var scheme: ColorScheme? {
        switch style {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
            .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            .light
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            .dark
        default: nil
        }
    }
}

/// A spinner.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100, large
        public static let whiteLarge = Style.large
        public static let white = Style.medium
        public static let gray = Style.medium
    }
    open var style: Style
    open var color: UIColor?
    open var hidesWhenStopped = true
    public private(set) var isAnimating = false

    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
    }
    open var isUserInteractive: Bool { false }
    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }

    override func drawn() -> AnyView? {
        guard isAnimating || !hidesWhenStopped else { return AnyView(EmptyView()) }
        return AnyView(
            ProgressView().controlSize(style == .large ? .large : .regular).tint(color.map { Color($0) }))
    }
}
