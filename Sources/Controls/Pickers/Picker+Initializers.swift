public import ViewCore

extension Picker {
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), content: content(), value: nil, selection: selection)
    }

    @available(*, deprecated, message: "use init(selection:content:label:)")
    nonisolated public init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.init(label: label, content: content(), value: nil, selection: selection)
    }

    nonisolated public init<Value: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Value
    ) {
        self.init(
            label: label(), content: content(), value: AnyView(currentValueLabel()), selection: selection)
    }

    nonisolated public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), content: content(), value: nil, sources: sources, selection: selection)
    }

    nonisolated public init<C: RandomAccessCollection, Value: View>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Value
    ) {
        self.init(
            label: label(), content: content(), value: AnyView(currentValueLabel()), sources: sources,
            selection: selection)
    }

    nonisolated init(
        label: Label, content: Content, value: AnyView?, selection: Binding<SelectionValue>
    ) {
        self.init(
            label: label, content: content, currentValueLabel: value,
            selection: { selection.wrappedValue })
    }

    /// What all sources have is selected; where they differ, nothing.
    nonisolated init<C: RandomAccessCollection>(
        label: Label, content: Content, value: AnyView?, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>
    ) {
        self.init(label: label, content: content, currentValueLabel: value) {
            guard let first = sources.first?[keyPath: selection].wrappedValue else { return nil }
            return sources.allSatisfy { $0[keyPath: selection].wrappedValue == first } ? first : nil
        }
    }
}
