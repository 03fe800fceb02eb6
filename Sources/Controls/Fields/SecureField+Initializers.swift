public import ViewCore

extension SecureField {
    nonisolated public init(
        text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        field = TextField(label(), text: text, prompt: prompt, isSecure: true)
    }
}

extension SecureField where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>
    ) {
        field = TextField(Text(titleKey), text: text, isSecure: true)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>
    ) {
        field = TextField(Text(title), text: text, isSecure: true)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
    ) {
        field = TextField(Text(titleKey), text: text, prompt: prompt, isSecure: true)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text?
    ) {
        field = TextField(Text(title), text: text, prompt: prompt, isSecure: true)
    }

    @available(*, deprecated, message: "use onSubmit")
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        field = TextField(Text(titleKey), text: text, isSecure: true)
    }

    @_disfavoredOverload
    @available(*, deprecated, message: "use onSubmit")
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        field = TextField(Text(title), text: text, isSecure: true)
    }
}
