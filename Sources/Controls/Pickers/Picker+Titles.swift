public import ViewCore

extension Picker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: Text(titleKey), content: content(), value: nil, selection: selection)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: Text(title), content: content(), value: nil, selection: selection)
    }

    nonisolated public init<Value: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Value
    ) {
        self.init(
            label: Text(titleKey), content: content(), value: AnyView(currentValueLabel()),
            selection: selection)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, Value: View>(
        _ title: S, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Value
    ) {
        self.init(
            label: Text(title), content: content(), value: AnyView(currentValueLabel()), selection: selection)
    }

    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: Text(titleKey), content: content(), value: nil, sources: sources, selection: selection)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: Text(title), content: content(), value: nil, sources: sources, selection: selection)
    }

    nonisolated public init<C: RandomAccessCollection, Value: View>(
        _ titleKey: LocalizedStringKey, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Value
    ) {
        self.init(
            label: Text(titleKey), content: content(), value: AnyView(currentValueLabel()), sources: sources,
            selection: selection)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection, Value: View>(
        _ title: S, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Value
    ) {
        self.init(
            label: Text(title), content: content(), value: AnyView(currentValueLabel()), sources: sources,
            selection: selection)
    }
}

extension Picker where Label == TitleAndSymbol {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: TitleAndSymbol(titleKey, systemImage: systemImage), content: content(), value: nil,
            selection: selection)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: TitleAndSymbol(title, systemImage: systemImage), content: content(), value: nil,
            selection: selection)
    }

    nonisolated public init<Value: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Value
    ) {
        self.init(
            label: TitleAndSymbol(titleKey, systemImage: systemImage), content: content(),
            value: AnyView(currentValueLabel()), selection: selection)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, Value: View>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Value
    ) {
        self.init(
            label: TitleAndSymbol(title, systemImage: systemImage), content: content(),
            value: AnyView(currentValueLabel()), selection: selection)
    }

    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: TitleAndSymbol(titleKey, systemImage: systemImage), content: content(), value: nil,
            sources: sources, selection: selection)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: TitleAndSymbol(title, systemImage: systemImage), content: content(), value: nil,
            sources: sources, selection: selection)
    }

    nonisolated public init<C: RandomAccessCollection, Value: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Value
    ) {
        self.init(
            label: TitleAndSymbol(titleKey, systemImage: systemImage), content: content(),
            value: AnyView(currentValueLabel()), sources: sources, selection: selection)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection, Value: View>(
        _ title: S, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Value
    ) {
        self.init(
            label: TitleAndSymbol(title, systemImage: systemImage), content: content(),
            value: AnyView(currentValueLabel()), sources: sources, selection: selection)
    }
}

extension Picker where Label == TitleAndSymbol {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: TitleAndSymbol(titleKey, image: image), content: content(), value: nil,
            selection: selection)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: TitleAndSymbol(title, image: image), content: content(), value: nil, selection: selection)
    }

    nonisolated public init<Value: View>(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Value
    ) {
        self.init(
            label: TitleAndSymbol(titleKey, image: image), content: content(),
            value: AnyView(currentValueLabel()), selection: selection)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, Value: View>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Value
    ) {
        self.init(
            label: TitleAndSymbol(title, image: image), content: content(),
            value: AnyView(currentValueLabel()), selection: selection)
    }

    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: TitleAndSymbol(titleKey, image: image), content: content(), value: nil, sources: sources,
            selection: selection)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: TitleAndSymbol(title, image: image), content: content(), value: nil, sources: sources,
            selection: selection)
    }

    nonisolated public init<C: RandomAccessCollection, Value: View>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Value
    ) {
        self.init(
            label: TitleAndSymbol(titleKey, image: image), content: content(),
            value: AnyView(currentValueLabel()), sources: sources, selection: selection)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection, Value: View>(
        _ title: S, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Value
    ) {
        self.init(
            label: TitleAndSymbol(title, image: image), content: content(),
            value: AnyView(currentValueLabel()), sources: sources, selection: selection)
    }
}
