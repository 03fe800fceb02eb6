public import ViewCore

extension Toggle {
    /// On while all sources are, mixed while some are.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), sources: sources, isOn: isOn)
    }

    nonisolated init<C: RandomAccessCollection>(
        _ label: Label, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.isOn = Binding(
            get: { !sources.isEmpty && sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
            set: { value in
                for source in sources { source[keyPath: isOn].wrappedValue = value }
            })
        self.label = label
        sourcesDiffer = {
            guard let first = sources.first?[keyPath: isOn].wrappedValue else { return false }
            return !sources.allSatisfy { $0[keyPath: isOn].wrappedValue == first }
        }
    }
}

extension Toggle where Label == Text {
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(Text(titleKey), sources: sources, isOn: isOn)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(Text(title), sources: sources, isOn: isOn)
    }
}

extension Toggle where Label == TitleAndSymbol {
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { TitleAndSymbol(title, systemImage: systemImage) }
    }

    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(TitleAndSymbol(titleKey, systemImage: systemImage), sources: sources, isOn: isOn)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(TitleAndSymbol(title, systemImage: systemImage), sources: sources, isOn: isOn)
    }
}

extension Toggle where Label == TitleAndSymbol {
    nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { TitleAndSymbol(titleKey, image: image) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { TitleAndSymbol(title, image: image) }
    }

    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(TitleAndSymbol(titleKey, image: image), sources: sources, isOn: isOn)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(TitleAndSymbol(title, image: image), sources: sources, isOn: isOn)
    }
}
