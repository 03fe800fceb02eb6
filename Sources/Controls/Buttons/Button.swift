public import ViewCore

/// A control that starts an action.
public struct Button<Label: View>: View {
    // Written once, by initialisers that run anywhere; read on the main actor.
    nonisolated let role: ButtonRole?
    nonisolated(unsafe) let action: () -> Void
    nonisolated(unsafe) let label: Label
    /// The button that this one is, made again from its configuration by a primitive style.
    nonisolated let whole: ControlClaim?

    public typealias Body = Never

    // Each initialiser exists twice: closures that know nothing of actors and main-actor functions both fit
    // SwiftUI's parameter, and neither converts to the other without a complaint.
    nonisolated public init(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(role: nil, action: action, label: label)
    }

    @_disfavoredOverload
    nonisolated public init(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(role: nil, action: onMainActor(action), label: label)
    }

    nonisolated public init(
        role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(role: role, label: label(), whole: nil, action: action)
    }

    @_disfavoredOverload
    nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(role: role, label: label(), whole: nil) { onMain(()) { action() } }
    }

    nonisolated init(
        role: ButtonRole?, label: Label, whole: ControlClaim?, action: @escaping () -> Void
    ) {
        self.role = role
        unsafe self.action = action
        unsafe self.label = label
        self.whole = whole
    }

    public func unfold(into unfolding: inout Unfolding) {
        unfolding.claim([.press, .hover, .focus], as: whole) { claim, unfolding in
            let configuration = unsafe PrimitiveButtonStyleConfiguration(
                role: role,
                label: .init(
                    label, of: PrimitiveButtonStyleConfiguration.self, hasWords: true,
                    // In a menu each view is on its own, so that the second text is a subtitle.
                    isRow: unfolding.environment.rowPlace != .menu, in: unfolding),
                claim: claim, action: action)
            let (role, start) = (role?.name, unfolding.nodes.count)
            unfolding.unfoldControl(
                configuration,
                stating: ControlNote("Button", style: "buttonStyle", isRemade: whole != nil) {
                    role.map { [.init("role", .name($0), usual: .name("none"))] } ?? []
                },
                fallback: StyleBox(DefaultButtonStyle()) { $0.makeBody(configuration: $1) })
            if unfolding.tellsSpoken { unfolding.say(Spoken(.merged, traits: ["button"]), from: start) }
        }
    }
}

extension Button where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, action: @escaping () -> Void
    ) {
        self.init(action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: onMainActor(action)) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, action: @escaping () -> Void
    ) {
        self.init(action: action) { Text(title) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: onMainActor(action)) { Text(title) }
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: onMainActor(action)) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: onMainActor(action)) { Text(title) }
    }
}

extension Button where Label == TitleAndSymbol {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void
    ) {
        self.init(action: action) { Controls.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: onMainActor(action)) { Controls.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping () -> Void
    ) {
        self.init(action: action) { Controls.Label(title, systemImage: systemImage) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: onMainActor(action)) { Controls.Label(title, systemImage: systemImage) }
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { Controls.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: onMainActor(action)) {
            Controls.Label(titleKey, systemImage: systemImage)
        }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a primitive style is drawing, in the next style out.
    @preconcurrency
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, label: configuration.label, whole: configuration.claim) {
            configuration.trigger()
        }
    }
}

/// A main-actor action as one that knows nothing of actors.
func onMainActor(_ action: @escaping @MainActor () -> Void) -> () -> Void {
    { onMain(()) { action() } }
}

/// A label made of a title and a symbol.
public typealias TitleAndSymbol = Controls.Label<Text, Image>
