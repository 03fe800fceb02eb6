public import ViewCore

/// A button that shows actions; a still picture shows it closed, unless it is of what is presented.
public struct Menu<Label: View, Content: View> {
    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
}

extension Menu: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), primaryAction: nil)
    }

    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {
        self.init(label: label(), content: content(), primaryAction: primaryAction)
    }

    public func unfold(into unfolding: inout Unfolding) {
        unfolding.meetMenu(of: content)
        let (control, start) = (MenuStyleConfiguration.self, unfolding.nodes.count)
        let isItem = unfolding.environment.rowPlace == .menu
        unfolding.unfoldControl(
            MenuStyleConfiguration(
                label: .init(label, of: control, hasWords: true, isRow: !isItem, in: unfolding),
                content: .init(content, of: control, hasWords: false, in: unfolding),
                primaryAction: primaryAction),
            stating: ControlNote(
                "Menu", style: "menuStyle", isRemade: Label.self == MenuStyleConfiguration.Label.self),
            fallback: StyleBox(DefaultMenuStyle()) { $0.makeBody(configuration: $1) })
        if unfolding.tellsSpoken { unfolding.say(Spoken(.passed, traits: ["popUpButton"]), from: start) }
    }
}

extension Menu where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content(), primaryAction: nil)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content(), primaryAction: nil)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(label: Text(title), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == TitleAndSymbol {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: TitleAndSymbol(titleKey, systemImage: systemImage), content: content(),
            primaryAction: nil)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: TitleAndSymbol(title, systemImage: systemImage), content: content(),
            primaryAction: nil)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            label: TitleAndSymbol(titleKey, systemImage: systemImage), content: content(),
            primaryAction: primaryAction)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            label: TitleAndSymbol(title, systemImage: systemImage), content: content(),
            primaryAction: primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style is drawing, in the next style out.
    nonisolated public init(_ configuration: MenuStyleConfiguration) {
        self.init(
            label: configuration.label, content: configuration.content,
            primaryAction: configuration.primaryAction)
    }
}

extension Unfolding {
    /// What a menu here would show, where a tile looks for one.
    @MainActor func meetMenu(of content: some View) {
        guard let search = environment.presentationSearch, search.kind == .menu else { return }
        let menu = OpenMenu(content: CapturedView(content, in: self))
        search.meet(Presented(look: AnyView(menu), isShown: false))
    }
}
