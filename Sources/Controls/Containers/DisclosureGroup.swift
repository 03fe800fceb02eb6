public import ViewCore

/// A label that shows or hides what belongs to it.
public struct DisclosureGroup<Label: View, Content: View> {
    let isExpanded: Binding<Bool>?
    let label: Label
    let content: Content
    /// The group that this one is, made again from its configuration by a style.
    var whole: ControlClaim?
}

extension DisclosureGroup: View {
    nonisolated public init(
        @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded: nil, label: label(), content: content())
    }

    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded: isExpanded, label: label(), content: content())
    }

    public var body: some View { DisclosureGroupCore(group: self) }
}

/// Keeps whether a group is open for those that nobody else keeps it for.
private struct DisclosureGroupCore<Label: View, Content: View>: View, PubliclyNamed {
    nonisolated static var publicName: String { "DisclosureGroup" }

    let group: DisclosureGroup<Label, Content>
    @State private var isExpanded = false

    var body: some View {
        ClaimingGroup(group: group, isExpanded: group.isExpanded ?? $isExpanded)
    }
}

/// Open where it is, or the tile's state asks for it.
private struct ClaimingGroup<Label: View, Content: View>: View, PubliclyNamed {
    nonisolated static var publicName: String { "DisclosureGroup" }

    let group: DisclosureGroup<Label, Content>
    let isExpanded: Binding<Bool>

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        let control = DisclosureGroupStyleConfiguration.self
        unfolding.claim(.expanded, as: group.whole) { claim, unfolding in
            let shown = claim.shown.contains(.expanded) ? isExpanded.whichIsOn : isExpanded
            let start = unfolding.nodes.count
            unfolding.unfoldControl(
                DisclosureGroupStyleConfiguration(
                    label: .init(group.label, of: control, hasWords: true, in: unfolding.ofWriter),
                    content: .init(group.content, of: control, hasWords: false, in: unfolding.ofWriter),
                    isExpanded: shown, claim: claim),
                stating: ControlNote(
                    "DisclosureGroup", style: "disclosureGroupStyle", isRemade: group.whole != nil
                ) { [.init("isExpanded", .flag(shown.wrappedValue))] },
                // Around this are the group and what keeps its state.
                by: unfolding.owner?.parent?.parent,
                fallback: StyleBox(AutomaticDisclosureGroupStyle()) { $0.makeBody(configuration: $1) })
            if unfolding.tellsSpoken, group.whole == nil {
                let value = shown.wrappedValue ? "expanded" : "collapsed"
                unfolding.say(Spoken(.headed, value: value), from: start)
            }
        }
    }
}

extension Binding where Value == Bool {
    /// A binding that reads as true, and writes as ever.
    fileprivate var whichIsOn: Binding<Bool> {
        let stored = self
        return Binding(get: { true }, set: { stored.wrappedValue = $0 })
    }
}

extension DisclosureGroup where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: nil, label: Text(titleKey), content: content())
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ label: S, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: nil, label: Text(label), content: content())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, label: Text(label), content: content())
    }
}

extension DisclosureGroup
where
    Label == DisclosureGroupStyleConfiguration.Label,
    Content == DisclosureGroupStyleConfiguration.Content
{
    /// The group that a style is drawing, in the next style out.
    nonisolated public init(_ configuration: DisclosureGroupStyleConfiguration) {
        self.init(
            isExpanded: configuration.$isExpanded, label: configuration.label,
            content: configuration.content, whole: configuration.claim)
    }
}
