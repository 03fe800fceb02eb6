import SwiftUI
import UIKit

/// Distances of the protocol styles, in points.
enum Spacing {
    static let sm: CGFloat = 12
    static let lg: CGFloat = 20
}

/// Corner radii of the protocol styles, in points.
enum Radius {
    static let sm: CGFloat = 8
    static let md: CGFloat = 12
}

/// Fonts of the protocol styles, by role.
enum AppTypography {
    static let headlinePrimary = Font.headline
}

extension ShapeStyle where Self == Color {
    static var accentPrimary: Color { .teal }
}
