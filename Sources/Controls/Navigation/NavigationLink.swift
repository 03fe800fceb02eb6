import Foundation
public import ViewCore

/// A button that leads to another view.
public struct NavigationLink<Label: View, Destination: View> {
    let label: Label
    /// What is led to, where it is there already.
    let pushed: Destination?
}

extension NavigationLink: View {
    public typealias Body = Never

    public func unfold(into unfolding: inout Unfolding) {
        unfolding.descend(into: NavigationLink.self) { unfolding in
            let label = CapturedView(label, in: unfolding.ofWriter)
            if let pushed {
                unfolding.environment.bars?.pushed.append(CapturedView(pushed, in: unfolding.ofWriter))
            }
            let standsInRow = unfolding.environment.rowPlace.isList
            // Going there leaves the picture.
            let badge = standsInRow ? unfolding.environment.badgeOfLinks : nil
            let link = Button {
            } label: {
                if standsInRow { LinkRow(label: label, badge: badge) } else { label }
            }
            .modifier(PlainInRow(isRow: standsInRow))
            guard badge != nil else { return link.unfold(into: &unfolding) }
            link.modifier(RowModifier("NavigationLink") { traits, _ in traits.showsBadge = true })
                .unfold(into: &unfolding)
        }
    }

    nonisolated public init(
        @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), pushed: nil)
    }

    @available(*, deprecated, message: "use init(destination:label:) with a closure, or init(value:label:)")
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), pushed: nil)
    }

    @available(*, deprecated, message: "use init(value:label:) in a NavigationStack")
    nonisolated public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), pushed: isActive.wrappedValue ? destination() : nil)
    }

    @available(*, deprecated, message: "use init(value:label:) in a NavigationStack")
    nonisolated public init(
        destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), pushed: isActive.wrappedValue ? destination : nil)
    }

    @available(*, deprecated, message: "use init(value:label:) in a NavigationStack")
    nonisolated public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), pushed: selection.wrappedValue == tag ? destination() : nil)
    }

    @available(*, deprecated, message: "use init(value:label:) in a NavigationStack")
    nonisolated public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), pushed: selection.wrappedValue == tag ? destination : nil)
    }

    /// Whether it leads to the last column of a split view; a picture does not follow it.
    nonisolated public func isDetailLink(_ isDetailLink: Bool) -> Self { self }
}

extension NavigationLink where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
    ) {
        self.init(label: Text(titleKey), pushed: nil)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder destination: () -> Destination
    ) {
        self.init(label: Text(title), pushed: nil)
    }

    @available(*, deprecated, message: "use init(_:destination:) with a closure, or init(_:value:)")
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(label: Text(titleKey), pushed: nil)
    }

    @available(*, deprecated, message: "use init(_:destination:) with a closure, or init(_:value:)")
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(label: Text(title), pushed: nil)
    }

    @available(*, deprecated, message: "use init(_:value:) in a NavigationStack")
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(label: Text(titleKey), pushed: isActive.wrappedValue ? destination() : nil)
    }

    @available(*, deprecated, message: "use init(_:value:) in a NavigationStack")
    nonisolated public init(
        _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
    ) {
        self.init(label: Text(titleKey), pushed: isActive.wrappedValue ? destination : nil)
    }

    @available(*, deprecated, message: "use init(_:value:) in a NavigationStack")
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, destination: Destination, isActive: Binding<Bool>
    ) {
        self.init(label: Text(title), pushed: isActive.wrappedValue ? destination : nil)
    }

    @available(*, deprecated, message: "use init(_:value:) in a NavigationStack")
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(label: Text(titleKey), pushed: selection.wrappedValue == tag ? destination : nil)
    }
}

extension NavigationLink where Destination == Never {
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), pushed: nil)
    }

    nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(label: Text(titleKey), pushed: nil)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(label: Text(title), pushed: nil)
    }
}

/// In a row a link looks like the row's content, unless a button style says otherwise.
private struct PlainInRow: ViewModifier, PubliclyNamed {
    nonisolated static var publicName: String { "NavigationLink" }

    let isRow: Bool
    func body(content: Content) -> some View {
        if isRow { content.buttonStyle(.plain) } else { content }
    }
}

/// A link's label with the chevron at the row's end.
///
/// Documentation/Rules/metrics.json, `list.accessories.disclosure_ios26`: a semibold chevron of about 14 points in
/// tertiary label, 13.67 behind what is before it. A badge stands before it, as the number of messages does in Mail.
private struct LinkRow: View, PubliclyNamed {
    nonisolated static var publicName: String { "NavigationLink" }

    let label: CapturedView
    let badge: Text?
    @Environment(\.layoutDirection) private var direction
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        HStack(spacing: 13.67) {
            // Several views are a row of them, as in Apple's first app ("Building Your First App", WWDC19, session 204).
            HStack { BadgedLabel(label: label, badge: badge) }.frame(maxWidth: .infinity, alignment: .leading)
            Image(systemName: direction == .rightToLeft ? "chevron.left" : "chevron.right")
                .font(.system(size: 14, weight: .semibold))
                // Disabled, all of the row is in the button's own colour; the third level of that would be hardly seen.
                .foregroundStyle(
                    isEnabled ? AnyShapeStyle(.tertiary) : AnyShapeStyle(Color(.system(.quaternaryLabel))))
        }
    }
}
