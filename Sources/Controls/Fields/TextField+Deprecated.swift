public import Foundation
public import ViewCore

// As fields were written before iOS 15; a still picture shows no editing.
extension TextField where Label == Text {
    @available(*, deprecated, message: "use onSubmit and focused")
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(Text(titleKey), text: text)
    }

    @_disfavoredOverload
    @available(*, deprecated, message: "use onSubmit and focused")
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(Text(title), text: text)
    }

    @available(*, deprecated, message: "use onSubmit and focused")
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(Text(titleKey), value: value, formatter: formatter, prompt: nil)
    }

    @_disfavoredOverload
    @available(*, deprecated, message: "use onSubmit and focused")
    nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(Text(title), value: value, formatter: formatter, prompt: nil)
    }

    @available(*, deprecated, message: "use onSubmit and focused")
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(Text(titleKey), text: text)
    }

    @_disfavoredOverload
    @available(*, deprecated, message: "use onSubmit and focused")
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(Text(title), text: text)
    }

    @available(*, deprecated, message: "use onSubmit and focused")
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(Text(titleKey), value: value, formatter: formatter, prompt: nil)
    }

    @_disfavoredOverload
    @available(*, deprecated, message: "use onSubmit and focused")
    nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(Text(title), value: value, formatter: formatter, prompt: nil)
    }

    @available(*, deprecated, message: "use onSubmit and focused")
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(Text(titleKey), text: text)
    }

    @_disfavoredOverload
    @available(*, deprecated, message: "use onSubmit and focused")
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(Text(title), text: text)
    }

    @available(*, deprecated, message: "use onSubmit and focused")
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onCommit: @escaping () -> Void
    ) {
        self.init(Text(titleKey), value: value, formatter: formatter, prompt: nil)
    }

    @_disfavoredOverload
    @available(*, deprecated, message: "use onSubmit and focused")
    nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        onCommit: @escaping () -> Void
    ) {
        self.init(Text(title), value: value, formatter: formatter, prompt: nil)
    }
}
