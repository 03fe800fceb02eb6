public import ViewCore

/// Controls of one purpose, in the look of a form.
public struct Form<Content: View> {
    let content: Content
}

extension Form: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    public func unfold(into unfolding: inout Unfolding) {
        unfolding.unfoldControl(
            FormStyleConfiguration(
                content: .init(content, of: FormStyleConfiguration.self, hasWords: false, in: unfolding)),
            stating: ControlNote(
                "Form", style: "formStyle", isRemade: Content.self == FormStyleConfiguration.Content.self),
            fallback: StyleBox(AutomaticFormStyle()) { $0.makeBody(configuration: $1) })
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form that a style is drawing, in the next style out.
    nonisolated public init(_ configuration: FormStyleConfiguration) {
        self.init(content: configuration.content)
    }
}

/// The content of a form, for a style to arrange.
public struct FormStyleConfiguration {
    /// The controls, of hidden type.
    public typealias Content = HiddenLabel<FormStyleConfiguration>

    public let content: Content
}

/// Arranges forms.
@MainActor @preconcurrency
public protocol FormStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = FormStyleConfiguration
}

/// The platform's default: rounded groups of rows on iOS, columns on macOS.
public struct AutomaticFormStyle: FormStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        AutomaticFormBody(configuration: configuration)
    }
}

/// Rounded groups of rows.
public struct GroupedFormStyle: FormStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ListBody(content: configuration.content, style: .init(kind: .insetGrouped), place: .form)
    }
}

/// Labels that end where their controls begin.
public struct ColumnsFormStyle: FormStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        FormColumns { configuration.content }
            .transformEnvironment(\.self) { values in
                values.rowPlace = .columns
                values.sectionWords = .ofColumns
            }
    }
}

extension SectionWords {
    /// Guesses: a headline above the controls of a section, small words in gray below.
    fileprivate static let ofColumns = SectionWords(collapses: false) { values, _ in
        values.rowPlace = .words
        values.font = .headline
    } footer: { values in
        values.rowPlace = .words
        values.font = .footnote
        values.setForeground([AnyShapeStyle(Color(.system(.secondaryLabel)))])
    }
}

private struct AutomaticFormBody: View, PubliclyNamed {
    nonisolated static var publicName: String { "Form" }

    let configuration: FormStyleConfiguration
    @Environment(\.platform) private var platform

    var body: some View {
        if platform == .macos {
            ColumnsFormStyle().makeBody(configuration: configuration)
        } else {
            GroupedFormStyle().makeBody(configuration: configuration)
        }
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: AutomaticFormStyle { .init() }
}
extension FormStyle where Self == GroupedFormStyle {
    @_disfavoredOverload
    public static var grouped: GroupedFormStyle { .init() }
}
extension FormStyle where Self == ColumnsFormStyle {
    @_disfavoredOverload
    public static var columns: ColumnsFormStyle { .init() }
}

extension View {
    nonisolated public func formStyle<S: FormStyle>(
        _ style: S
    ) -> ModifiedContent<Self, ControlStyleModifier<FormStyleConfiguration>> {
        modifier(
            ControlStyleModifier(
                StyleBox<FormStyleConfiguration>(style) { $0.makeBody(configuration: $1) }))
    }
}
