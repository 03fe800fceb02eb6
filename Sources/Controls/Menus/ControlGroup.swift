public import ViewCore

/// Controls that belong together.
public struct ControlGroup<Content: View> {
    let content: Content
    /// The group that this one is, made again from its configuration by a style.
    var whole: ControlGroupStyleConfiguration?
}

extension ControlGroup: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

    public func unfold(into unfolding: inout Unfolding) {
        let control = ControlGroupStyleConfiguration.self
        let configuration: ControlGroupStyleConfiguration
        if let whole {
            configuration = whole
        } else if let labeled = content as? any LabeledParts {
            configuration = labeled.configuration(in: unfolding)
        } else {
            configuration = ControlGroupStyleConfiguration(
                content: .init(content, of: control, hasWords: false, in: unfolding),
                label: .init(EmptyView(), of: control, hasWords: true, in: unfolding), hasLabel: false)
        }
        unfolding.unfoldControl(
            configuration,
            stating: ControlNote("ControlGroup", style: "controlGroupStyle", isRemade: whole != nil),
            fallback: StyleBox(AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) })
    }
}

/// Controls with the label of their group.
public struct LabeledControlGroupContent<Content: View, Label: View> {
    let content: Content
    let label: Label
}

extension LabeledControlGroupContent: View {
    public var body: some View { content }
}

private protocol LabeledParts {
    @MainActor func configuration(in unfolding: Unfolding) -> ControlGroupStyleConfiguration
}

extension LabeledControlGroupContent: LabeledParts {
    fileprivate func configuration(in unfolding: Unfolding) -> ControlGroupStyleConfiguration {
        let control = ControlGroupStyleConfiguration.self
        return ControlGroupStyleConfiguration(
            content: .init(content, of: control, hasWords: false, in: unfolding),
            label: .init(label, of: control, hasWords: true, in: unfolding), hasLabel: true)
    }
}

extension ControlGroup {
    nonisolated public init<C: View, L: View>(
        @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledControlGroupContent<C, L> {
        self.init(content: LabeledControlGroupContent(content: content(), label: label()))
    }

    nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: LabeledControlGroupContent(content: content(), label: Text(titleKey)))
    }

    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: LabeledControlGroupContent(content: content(), label: Text(title)))
    }

    nonisolated public init<C: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, TitleAndSymbol> {
        self.init(
            content: LabeledControlGroupContent(
                content: content(), label: TitleAndSymbol(titleKey, systemImage: systemImage)))
    }

    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, TitleAndSymbol> {
        self.init(
            content: LabeledControlGroupContent(
                content: content(), label: TitleAndSymbol(title, systemImage: systemImage)))
    }

    /// The group that a style is drawing, in the next style out.
    nonisolated public init(_ configuration: ControlGroupStyleConfiguration)
    where Content == ControlGroupStyleConfiguration.Content {
        self.init(content: configuration.content, whole: configuration)
    }
}
