import Foundation
public import ViewCore

/// The parts of a group of controls, for a style to draw.
public struct ControlGroupStyleConfiguration {
    /// Names the content among hidden parts.
    public enum ContentPart {}
    /// Names the label among hidden parts.
    public enum LabelPart {}
    /// The controls, of hidden type.
    public typealias Content = HiddenLabel<ContentPart>
    /// What the group is, of hidden type.
    public typealias Label = HiddenLabel<LabelPart>

    public let content: Content
    public let label: Label
    let hasLabel: Bool
}

/// Draws groups of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ControlGroupStyleConfiguration
}

extension View {
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(
        _ style: S
    ) -> ModifiedContent<Self, ControlStyleModifier<ControlGroupStyleConfiguration>> {
        modifier(
            ControlStyleModifier(
                StyleBox<ControlGroupStyleConfiguration>(style) { $0.makeBody(configuration: $1) }))
    }
}

/// Segments on one ground.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ControlSegments(configuration: configuration)
    }
}

/// Controls side by side, as in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 20) { configuration.content }
    }
}

/// The label, which opens a menu of the controls.
public struct MenuControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// The controls side by side in a menu, without their titles.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ControlSegments(configuration: configuration).labelStyle(.iconOnly)
    }
}

/// The controls side by side in a menu, as symbols.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 20) { configuration.content }.labelStyle(.iconOnly)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: AutomaticControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    @_disfavoredOverload
    public static var navigation: NavigationControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
    @_disfavoredOverload
    public static var menu: MenuControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    @_disfavoredOverload
    public static var compactMenu: CompactMenuControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    @_disfavoredOverload
    public static var palette: PaletteControlGroupStyle { .init() }
}

/// Segment-like, as Documentation/Rules/style-protocols.md, section 2, says.
///
/// Guesses: the ground, its radius and its height of 32 are those of a segmented picker
/// (Documentation/Rules/metrics.json, `segmentedPicker`; Documentation/Rules/colors.json, `controls.segmented`), its
/// insets those of a bordered button, and no lines stand between the controls. A button style around the group draws
/// its buttons (Documentation/Rules/style-protocols.md, section 3); that there is no ground then is a guess.
private struct ControlSegments: View, PubliclyNamed {
    nonisolated static var publicName: String { "ControlGroup" }

    let configuration: ControlGroupStyleConfiguration
    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        let environment = unfolding.environment
        guard environment[styles: PrimitiveButtonStyleConfiguration.self].isEmpty else {
            HStack { configuration.content }.unfold(into: &unfolding)
            return
        }
        HStack(spacing: 24) { configuration.content }
            .buttonStyle(.borderless)
            .padding(.horizontal, 12)
            .frame(minHeight: 32)
            .background(
                Color(.system(.tertiarySystemFill)),
                in: RoundedRectangle(cornerRadius: environment.generation.choose(ios18: 8, ios26: 16))
            )
            .unfold(into: &unfolding)
    }
}
