public import Foundation
public import ViewCore

extension TextField {
    nonisolated public init(
        text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), text: text, prompt: prompt)
    }

    nonisolated public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), text: text, prompt: prompt, axis: axis)
    }

    nonisolated public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), text: text, prompt: prompt, axis: axis ?? .horizontal)
    }

    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(label(), value: value, format: format, prompt: prompt)
    }

    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(label(), value: value, format: format, prompt: prompt)
    }

    nonisolated public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), value: value, formatter: formatter, prompt: prompt)
    }

    nonisolated init(
        _ label: Label, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
        isSecure: Bool = false
    ) {
        self.init(
            label: label, words: { _ in text.wrappedValue }, prompt: prompt, axis: axis, isSecure: isSecure)
    }

    nonisolated init<F: ParseableFormatStyle>(
        _ label: Label, value: Binding<F.FormatInput>, format: F, prompt: Text?
    ) where F.FormatOutput == String {
        self.init(
            label: label, words: { $0.words(of: value.wrappedValue, format: format) }, prompt: prompt)
    }

    /// Without a value it is empty.
    nonisolated init<F: ParseableFormatStyle>(
        _ label: Label, value: Binding<F.FormatInput?>, format: F, prompt: Text?
    ) where F.FormatOutput == String {
        self.init(
            label: label,
            words: { values in value.wrappedValue.map { values.words(of: $0, format: format) } ?? "" },
            prompt: prompt)
    }

    /// Empty where the formatter has no words for the value.
    nonisolated init<V>(_ label: Label, value: Binding<V>, formatter: Formatter, prompt: Text?) {
        self.init(
            label: label, words: { _ in formatter.string(for: value.wrappedValue) ?? "" }, prompt: prompt)
    }
}
