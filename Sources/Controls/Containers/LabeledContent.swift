public import Foundation
public import ViewCore

/// A value beside what it is the value of.
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    public func unfold(into unfolding: inout Unfolding) {
        let (control, start) = (LabeledContentStyleConfiguration.self, unfolding.nodes.count)
        let configuration = LabeledContentStyleConfiguration(
            label: .init(label, of: control, hasWords: true, in: unfolding),
            content: .init(content, of: control, hasWords: false, in: unfolding))
        unfolding.unfoldControl(
            configuration,
            stating: ControlNote(
                "LabeledContent", style: "labeledContentStyle",
                isRemade: Label.self == LabeledContentStyleConfiguration.Label.self),
            fallback: StyleBox(AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) })
        if unfolding.tellsSpoken, Label.self != LabeledContentStyleConfiguration.Label.self {
            unfolding.say(
                Spoken(.labeled), from: start,
                parts: unfolding.spokenPart("label", configuration.label)
                    + unfolding.spokenPart("content", configuration.content))
        }
    }
}

extension LabeledContent where Label == Text, Content: View {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }

    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }

    nonisolated public init<F: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: FormatStyle>(
        _ title: S, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(value, format: format))
    }
}

extension LabeledContent
where
    Label == LabeledContentStyleConfiguration.Label,
    Content == LabeledContentStyleConfiguration.Content
{
    /// The row that a style is drawing, in the next style out.
    nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

/// The parts of a row, for a style to arrange.
public struct LabeledContentStyleConfiguration {
    /// Names the label among hidden parts.
    public enum LabelPart {}
    /// Names the content among hidden parts.
    public enum ContentPart {}
    /// What the value is of, of hidden type.
    public typealias Label = HiddenLabel<LabelPart>
    /// The value, of hidden type.
    public typealias Content = HiddenLabel<ContentPart>

    public let label: Label
    public let content: Content
}

/// Arranges labels and their values.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = LabeledContentStyleConfiguration
}

/// The label before the value, above it at accessibility sizes.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabeledContentBody(configuration: configuration)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { .init() }
}

/// Documentation/Rules/style-protocols.md, section 7: one row as wide as offered, the value in secondary.
///
/// That several views in a label that are not all texts stand above one another is a guess.
private struct LabeledContentBody: View, PubliclyNamed {
    nonisolated static var publicName: String { "LabeledContent" }

    let configuration: LabeledContentStyleConfiguration
    @Environment(\.labelsHidden) private var labelsHidden
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.rowPlace) private var rowPlace

    var body: some View {
        if labelsHidden {
            value
        } else if rowPlace == .columns {
            // What is in the column of controls is as bright as they are: a guess.
            ColumnRow(alignment: .firstTextBaseline, label: label, control: configuration.content)
        } else if typeSize.isAccessibilitySize {
            VStack(alignment: .leading) {
                label
                value
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        } else {
            HStack {
                label
                Spacer()
                value.multilineTextAlignment(.trailing)
            }
        }
    }

    private var label: some View { VStack(alignment: .leading) { configuration.label.titled() } }
    private var value: some View { configuration.content.foregroundStyle(.secondary) }
}

extension View {
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(
        _ style: S
    ) -> ModifiedContent<Self, ControlStyleModifier<LabeledContentStyleConfiguration>> {
        modifier(
            ControlStyleModifier(
                StyleBox<LabeledContentStyleConfiguration>(style) { $0.makeBody(configuration: $1) }))
    }
}
