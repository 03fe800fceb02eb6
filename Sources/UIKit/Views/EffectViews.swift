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
        guard let blur = effect as? UIBlurEffect else { return AnyView(Color.clear) }
        let rectangle = Rectangle().fill(blur.material)
        guard let scheme = blur.scheme else { return AnyView(rectangle) }
        return AnyView(rectangle.environment(\.colorScheme, scheme))
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
    public enum Style: Int, Sendable { case medium = 100, large }
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
    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }

    override func drawn() -> AnyView? {
        guard isAnimating || !hidesWhenStopped else { return AnyView(EmptyView()) }
        return AnyView(
            ProgressView().controlSize(style == .large ? .large : .regular).tint(color.map { Color($0) }))
    }
}
