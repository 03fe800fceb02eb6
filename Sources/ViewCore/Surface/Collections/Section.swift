/// Views with a header and a footer; in stacks they follow each other without a mark, in lazy grids header and footer
/// have a line of their own.
public struct Section<Parent, Content, Footer> {
    package let header: Parent
    package let content: Content
    package let footer: Footer
    /// Whether its content is shown, in lists that can close sections; `nil` for one that is always open.
    package let isExpanded: Binding<Bool>?

    nonisolated init(
        header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil
    ) {
        (self.header, self.content, self.footer) = (header, content, footer)
        self.isExpanded = isExpanded
    }
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    public func unfold(into unfolding: inout Unfolding) {
        if unfolding.environment.rowPlace.hasSections, let words = unfolding.environment.sectionWords {
            return unfolding.unfoldSection(self, words)
        }
        // Sections of a menu stand between lines; the menu leaves out those that divide nothing.
        let isInMenu = unfolding.environment.rowPlace == .menu
        if let marks = unfolding.sectionMarks, !isInMenu, !unfolding.gathersOptions {
            return unfolding.unfoldMarked(self, marks)
        }
        if isInMenu { unfolding.unfold(Divider(), slot: 4) }
        defer { if isInMenu { unfolding.unfold(Divider(), slot: 5) } }
        let outer = unfolding.environment
        if isInMenu {
            unfolding.environment.font = .footnote
            unfolding.environment.setForeground([AnyShapeStyle(Color(.system(.secondaryLabel)))])
        }
        unfolding.unfoldPart(.header) { $0.unfold(header, slot: 1) }
        unfolding.environment = outer
        unfolding.unfold(content, slot: 2)
        unfolding.unfoldPart(.footer) { $0.unfold(footer, slot: 3) }
    }

    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    @available(*, deprecated, message: "use init(content:header:footer:)")
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    @available(*, deprecated, message: "use init(content:footer:)")
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    @available(*, deprecated, message: "use init(content:header:)")
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// A section that lists of the sidebar's style can close.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}
