public import ViewCore
public import Foundation

/// Light or dark, as UIKit spells it.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// How much room there is, as UIKit spells it.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// What kind of device it is.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// What is true of where a view stands.
public final class UITraitCollection: Hashable, Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass

    public init() {
        userInterfaceStyle = .unspecified
        horizontalSizeClass = .compact
        verticalSizeClass = .regular
    }
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(
            userInterfaceStyle: traitCollections.last { $0.userInterfaceStyle != .unspecified }?
                .userInterfaceStyle ?? .unspecified)
    }
    public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        userInterfaceStyle = .unspecified
        self.horizontalSizeClass = horizontalSizeClass
        verticalSizeClass = .regular
    }
    public init(verticalSizeClass: UIUserInterfaceSizeClass) {
        userInterfaceStyle = .unspecified
        horizontalSizeClass = .compact
        self.verticalSizeClass = verticalSizeClass
    }
    public convenience init(displayScale: CGFloat) { self.init() }
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init() }
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
        horizontalSizeClass = .compact
        verticalSizeClass = .regular
    }
    init(
        _ style: UIUserInterfaceStyle, _ horizontal: UIUserInterfaceSizeClass,
        _ vertical: UIUserInterfaceSizeClass
    ) {
        (userInterfaceStyle, horizontalSizeClass, verticalSizeClass) = (style, horizontal, vertical)
    }

    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    public var displayScale: Double { 2 }
    public var accessibilityContrast: UIAccessibilityContrast { .normal }
    public var legibilityWeight: UILegibilityWeight { .regular }
    public var userInterfaceLevel: UIUserInterfaceLevel { .base }
    public var displayGamut: UIDisplayGamut { .SRGB }
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }
    public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
    public var imageDynamicRange: Int { 0 }
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        traitCollection?.userInterfaceStyle != userInterfaceStyle
    }
    public var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    public static func == (a: UITraitCollection, b: UITraitCollection) -> Bool {
        a.userInterfaceStyle == b.userInterfaceStyle && a.horizontalSizeClass == b.horizontalSizeClass
            && a.verticalSizeClass == b.verticalSizeClass
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(userInterfaceStyle) }
}

/// A trait, by its type.
public protocol UITrait {}
public enum UITraitHorizontalSizeClass: UITrait {}
public enum UITraitVerticalSizeClass: UITrait {}
public enum UITraitUserInterfaceStyle: UITrait {}
public enum UITraitLayoutDirection: UITrait {}
public enum UITraitPreferredContentSizeCategory: UITrait {}
public enum UITraitAccessibilityContrast: UITrait {}
public enum UITraitDisplayScale: UITrait {}
public enum UITraitUserInterfaceIdiom: UITrait {}
public enum UITraitUserInterfaceLevel: UITrait {}
public enum UITraitActiveAppearance: UITrait {}
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive, active }

/// A wish to hear of changes, of which there are none.
public protocol UITraitChangeRegistration: Sendable {}
struct TraitRegistration: UITraitChangeRegistration {}

extension ColorScheme {
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .unspecified: return nil
        case .light: self = .light
        case .dark: self = .dark
        }
    }
}
