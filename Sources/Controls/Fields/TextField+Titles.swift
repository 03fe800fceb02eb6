public import Foundation
public import ViewCore

extension TextField where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>
    ) {
        self.init(Text(titleKey), text: text)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>
    ) {
        self.init(Text(title), text: text)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
    ) {
        self.init(Text(titleKey), text: text, prompt: prompt)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text?
    ) {
        self.init(Text(title), text: text, prompt: prompt)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis
    ) {
        self.init(Text(titleKey), text: text, axis: axis)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, axis: Axis
    ) {
        self.init(Text(title), text: text, axis: axis)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
    ) {
        self.init(Text(titleKey), text: text, prompt: prompt, axis: axis)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
    ) {
        self.init(Text(title), text: text, prompt: prompt, axis: axis)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(Text(titleKey), text: text, prompt: prompt, axis: axis ?? .horizontal)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(Text(title), text: text, prompt: prompt, axis: axis ?? .horizontal)
    }

    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(Text(titleKey), value: value, format: format, prompt: prompt)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(Text(title), value: value, format: format, prompt: prompt)
    }

    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(Text(titleKey), value: value, format: format, prompt: prompt)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(Text(title), value: value, format: format, prompt: prompt)
    }

    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter
    ) {
        self.init(Text(titleKey), value: value, formatter: formatter, prompt: nil)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter
    ) {
        self.init(Text(title), value: value, formatter: formatter, prompt: nil)
    }

    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(Text(titleKey), value: value, formatter: formatter, prompt: prompt)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(Text(title), value: value, formatter: formatter, prompt: prompt)
    }
}
