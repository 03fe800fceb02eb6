import Foundation
public import ViewCore

/// A title with an icon.
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon
}

extension Label: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public func unfold(into unfolding: inout Unfolding) {
        let (control, start) = (LabelStyleConfiguration.self, unfolding.nodes.count)
        let configuration = LabelStyleConfiguration(
            title: .init(title, of: control, hasWords: false, in: unfolding),
            icon: .init(icon, of: control, hasWords: false, in: unfolding))
        unfolding.unfoldControl(
            configuration,
            stating: ControlNote(
                "Label", style: "labelStyle", isRemade: Title.self == LabelStyleConfiguration.Title.self),
            fallback: StyleBox(TitleAndIconLabelStyle()) { $0.makeBody(configuration: $1) })
        if unfolding.tellsSpoken {
            // The title alone, whether or not the style draws it.
            unfolding.say(
                Spoken(.titled), from: start, parts: unfolding.spokenPart("label", configuration.title))
        }
    }
}

extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    nonisolated public init(_ configuration: LabelStyleConfiguration) {
        title = configuration.title
        icon = configuration.icon
    }
}

/// The parts of a label, for a style to arrange.
public struct LabelStyleConfiguration {
    /// Names the title among hidden parts.
    public enum TitlePart {}
    /// Names the icon among hidden parts.
    public enum IconPart {}
    /// The title, of hidden type.
    public typealias Title = HiddenLabel<TitlePart>
    /// The icon, of hidden type.
    public typealias Icon = HiddenLabel<IconPart>

    public let title: Title
    public let icon: Icon
}

/// Arranges labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = LabelStyleConfiguration
}

/// Icon and title side by side, the default.
public struct TitleAndIconLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabelRow(icon: configuration.icon, title: configuration.title)
    }
}

extension DefaultLabelStyle: ArrangingStyle {}
extension TitleAndIconLabelStyle: ArrangingStyle {}
extension IconOnlyLabelStyle: ArrangingStyle {}
extension TitleOnlyLabelStyle: ArrangingStyle {}

/// The platform's default: icon and title side by side.
public struct DefaultLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabelRow(icon: configuration.icon, title: configuration.title)
    }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { .init() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    @_disfavoredOverload
    public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    @_disfavoredOverload
    public static var iconOnly: IconOnlyLabelStyle { .init() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    @_disfavoredOverload
    public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension View {
    nonisolated public func labelStyle<S: LabelStyle>(
        _ style: S
    ) -> ModifiedContent<Self, ControlStyleModifier<LabelStyleConfiguration>> {
        modifier(
            ControlStyleModifier(StyleBox<LabelStyleConfiguration>(style) { $0.makeBody(configuration: $1) }))
    }
}

extension View {
    /// Hides the labels of the controls inside.
    nonisolated public func labelsHidden() -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(EnvironmentTransform { $0.labelsHidden = true })
    }
}
