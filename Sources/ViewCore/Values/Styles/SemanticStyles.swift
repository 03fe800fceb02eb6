/// A colour of the system that follows the tint, a separator, a placeholder or a link.
package struct SemanticShapeStyle: ShapeStyle {
    package enum Role: Sendable {
        case tint, separator, placeholder, link, textLink, selection, windowBackground
    }
    package let role: Role

    package func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        switch role {
        case .tint, .selection:
            environment.tintStyle?.resolved(for: environment)
                ?? ResolvedStyle(environment.resolvedTint)
        case .separator: ResolvedStyle(SystemColor.separator.resolve(in: environment))
        case .placeholder: ResolvedStyle(SystemColor.placeholderText.resolve(in: environment))
        case .textLink:
            environment.tintStyle?.resolved(for: environment)
                ?? ResolvedStyle(
                    environment.tintColor == nil && environment.accent == nil
                        ? SystemColor.link.resolve(in: environment) : environment.resolvedTint)
        case .link: ResolvedStyle(SystemColor.link.resolve(in: environment))
        case .windowBackground:
            // On macOS windows stand on a ground of their own in dark.
            ResolvedStyle(
                (environment.platform == .macos && environment.colorScheme == .dark
                    ? SystemColor.secondarySystemBackground : .systemBackground).resolve(in: environment))
        }
    }
}

/// The tint in force.
public struct TintShapeStyle: ShapeStyle {
    public init() {}
    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        SemanticShapeStyle(role: .tint).resolved(for: environment)
    }
}
/// The line between things.
public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}
    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        SemanticShapeStyle(role: .separator).resolved(for: environment)
    }
}
/// Text that stands where none was typed.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    public init() {}
    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        SemanticShapeStyle(role: .placeholder).resolved(for: environment)
    }
}
/// Words that lead somewhere.
public struct LinkShapeStyle: ShapeStyle {
    public init() {}
    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        SemanticShapeStyle(role: .link).resolved(for: environment)
    }
}
/// Words of a text that lead somewhere: in the tint, where one was set.
struct TextLinkStyle: ShapeStyle {
    func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        SemanticShapeStyle(role: .textLink).resolved(for: environment)
    }
}
/// What is chosen.
public struct SelectionShapeStyle: ShapeStyle {
    public init() {}
    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        SemanticShapeStyle(role: .selection).resolved(for: environment)
    }
}
/// What windows stand on.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    public init() {}
    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        SemanticShapeStyle(role: .windowBackground).resolved(for: environment)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
    @_disfavoredOverload public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    @_disfavoredOverload
    public static var placeholder: PlaceholderTextShapeStyle {
        PlaceholderTextShapeStyle()
    }
}
extension ShapeStyle where Self == LinkShapeStyle {
    @_disfavoredOverload public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    @_disfavoredOverload
    public static var windowBackground: WindowBackgroundShapeStyle {
        WindowBackgroundShapeStyle()
    }
}
