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
        switch unfolding.gatherings.sectionReader(in: unfolding.environment) {
        case .list(let words): unfolding.unfoldSection(self, words)
        case .menu: unfoldInMenu(&unfolding)
        case .container(let marks): unfolding.unfoldMarked(self, marks)
        case nil:
            unfoldHeader(into: &unfolding)
            unfolding.unfold(content, slot: 2)
            unfoldFooter(into: &unfolding)
        }
    }

    // Not inlined: sections in sections have the room of these two on the stack at every level.
    @inline(never) @MainActor private func unfoldHeader(into unfolding: inout Unfolding) {
        let start = unfolding.nodes.count
        unfolding.unfoldPart(.header) { $0.unfold(header, slot: 1) }
        if unfolding.tellsSpoken { unfolding.sayHeader(from: start) }
    }

    @inline(never) @MainActor private func unfoldFooter(into unfolding: inout Unfolding) {
        unfolding.unfoldPart(.footer) { $0.unfold(footer, slot: 3) }
    }

    /// Sections of a menu stand between lines; the menu leaves out those that divide nothing.
    ///
    /// A function of its own, so that sections elsewhere need less stack.
    @inline(never) @MainActor private func unfoldInMenu(_ unfolding: inout Unfolding) {
        unfolding.unfold(Divider(), slot: 4)
        let outer = unfolding.environment
        unfolding.environment.font = .footnote
        unfolding.environment.setForeground([AnyShapeStyle(Color(.system(.secondaryLabel)))])
        unfolding.unfoldPart(.header) { $0.unfold(header, slot: 1) }
        unfolding.environment = outer
        unfolding.unfold(content, slot: 2)
        unfolding.unfoldPart(.footer) { $0.unfold(footer, slot: 3) }
        unfolding.unfold(Divider(), slot: 5)
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

/// Who makes something of the sections inside.
private enum SectionReader {
    case list(SectionWords)
    case menu
    case container(SectionMarks)
}

extension Gatherings {
    fileprivate func sectionReader(in environment: EnvironmentValues) -> SectionReader? {
        let place = environment.rowPlace
        if place.hasSections, let words = environment.sectionWords { return .list(words) }
        if place == .menu { return .menu }
        return areOptions ? nil : sectionMarks.map { .container($0) }
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
