/// Light or dark.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
    case light, dark
}

/// Standard, or the system setting "Increase Contrast".
public enum ColorSchemeContrast: String, CaseIterable, Hashable, Sendable {
    case standard, increased
}

/// How large controls are.
public enum ControlSize: String, CaseIterable, Hashable, Sendable, Comparable {
    case mini, small, regular, large, extraLarge

    public static func < (a: ControlSize, b: ControlSize) -> Bool {
        (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
    }
}

/// Which side text and rows start on.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
    case leftToRight, rightToLeft
}

/// The text size that the user chose.
public enum DynamicTypeSize: String, CaseIterable, Hashable, Sendable, Comparable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    package var index: Int { DynamicTypeSize.allCases.firstIndex(of: self) ?? 3 }

    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.index < b.index }
}

/// Regular or bold text, by the user's setting.
public enum LegibilityWeight: String, Hashable, Sendable {
    case regular, bold
}

/// Whether something shows.
public enum Visibility: String, CaseIterable, Hashable, Sendable {
    case automatic, visible, hidden
}

/// How much room a scene has on an axis.
public enum UserInterfaceSizeClass: String, Hashable, Sendable {
    case compact, regular
}

/// How strongly something stands out.
public enum Prominence: String, Hashable, Sendable {
    case standard, increased
}

/// What a view does where layout runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    /// Drawn as in a mirror where layout runs in the other direction than the given one.
    case mirrors(in: LayoutDirection)

    public static let mirrors = LayoutDirectionBehavior.mirrors(in: .rightToLeft)
}
