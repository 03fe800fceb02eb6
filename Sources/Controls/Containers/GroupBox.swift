public import ViewCore

/// Views on a ground of their own, under a label.
public struct GroupBox<Label: View, Content: View> {
    let label: Label?
    let content: Content
}

extension GroupBox: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(label: label, content: content())
    }

    public func unfold(into unfolding: inout Unfolding) {
        let control = GroupBoxStyleConfiguration.self
        let hasLabel = label != nil && Label.self != EmptyView.self
        unfolding.unfoldControl(
            GroupBoxStyleConfiguration(
                label: .init(label, of: control, hasWords: true, in: unfolding),
                content: .init(content, of: control, hasWords: false, in: unfolding),
                hasLabel: hasLabel),
            stating: ControlNote(
                "GroupBox", style: "groupBoxStyle",
                isRemade: Label.self == GroupBoxStyleConfiguration.Label.self),
            fallback: StyleBox(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) })
    }
}

extension GroupBox where Label == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(label: nil, content: content())
    }
}

extension GroupBox where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that a style is drawing, in the next style out.
    nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(
            label: configuration.hasLabel ? configuration.label : nil, content: configuration.content)
    }
}

/// The parts of a box, for a style to draw.
public struct GroupBoxStyleConfiguration {
    /// Names the label among hidden parts.
    public enum LabelPart {}
    /// Names the content among hidden parts.
    public enum ContentPart {}
    /// The title, of hidden type.
    public typealias Label = HiddenLabel<LabelPart>
    /// What is in the box, of hidden type.
    public typealias Content = HiddenLabel<ContentPart>

    public let label: Label
    public let content: Content
    let hasLabel: Bool
}

/// Draws boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = GroupBoxStyleConfiguration
}

/// A headline above the content, on a rounded ground.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        GroupBoxBody(configuration: configuration)
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: DefaultGroupBoxStyle { .init() }
}

extension View {
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(
        _ style: S
    ) -> ModifiedContent<Self, ControlStyleModifier<GroupBoxStyleConfiguration>> {
        modifier(
            ControlStyleModifier(
                StyleBox<GroupBoxStyleConfiguration>(style) { $0.makeBody(configuration: $1) }))
    }
}
