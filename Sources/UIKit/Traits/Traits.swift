public import ViewCore
import Foundation

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
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
        horizontalSizeClass = .compact
        verticalSizeClass = .regular
    }
    /// Outside of a view nothing tells a tile's traits: those of a phone in the light.
    public static let current = UITraitCollection(userInterfaceStyle: .light)

    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    public var displayScale: Double { 2 }
    public var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    public func performAsCurrent(_ actions: () -> Void) { actions() }

    public static func == (a: UITraitCollection, b: UITraitCollection) -> Bool {
        a.userInterfaceStyle == b.userInterfaceStyle && a.horizontalSizeClass == b.horizontalSizeClass
            && a.verticalSizeClass == b.verticalSizeClass
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(userInterfaceStyle) }

    var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = userInterfaceStyle == .dark ? .dark : .light
        return values
    }
}

/// A trait, by its type.
public protocol UITrait {}
public enum UITraitHorizontalSizeClass: UITrait {}
public enum UITraitVerticalSizeClass: UITrait {}
public enum UITraitUserInterfaceStyle: UITrait {}
public enum UITraitLayoutDirection: UITrait {}
public enum UITraitPreferredContentSizeCategory: UITrait {}

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
