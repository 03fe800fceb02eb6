import SwiftUI
import UIKit

/// Distances of the configuration styles, in points.
enum Spacing {
    static let xs: CGFloat = 6
    static let sm: CGFloat = 12
    static let md: CGFloat = 16
    static let lg: CGFloat = 20
    static let xl: CGFloat = 28
}

/// Fonts of the configuration styles, by role.
enum AppTypography {
    static let caption = Font.caption.weight(.semibold)
    static let headlinePrimary = Font.headline
    static let displayMedium = Font.title3.weight(.bold)
}

extension ShapeStyle where Self == Color {
    static var accentPrimary: Color { .indigo }
}
