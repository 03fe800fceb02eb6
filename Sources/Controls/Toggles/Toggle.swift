public import ViewCore

/// A control that is on or off.
public struct Toggle<Label: View> {
    let isOn: Binding<Bool>
    let label: Label
    /// Whether some of what it stands for is on and some is not.
    var sourcesDiffer: () -> Bool = { false }
    /// The toggle that this one is, made again from its configuration by a style.
    var whole: ControlClaim?
}

extension Toggle: View {
    public typealias Body = Never

    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    public func unfold(into unfolding: inout Unfolding) {
        let whole = whole ?? isOn.control(in: unfolding)
        let isCheckbox = unfolding.environment.drawsCheckboxes
        let sourcesDiffer = sourcesDiffer()
        unfolding.claim([.on, .off, .mixed, .press, .focus], as: whole) { claim, unfolding in
            let configuration = ToggleStyleConfiguration(
                label: .init(
                    label, of: ToggleStyleConfiguration.self, hasWords: true, in: unfolding),
                isOn: whole == nil ? isOn.showing(claim, in: unfolding) : isOn,
                isMixed: claim.shown.contains(.mixed)
                    || (sourcesDiffer && claim.shown.isDisjoint(with: [.on, .off])),
                claim: claim)
            let start = unfolding.nodes.count
            unfolding.unfoldControl(
                configuration,
                stating: ControlNote("Toggle", style: "toggleStyle", isRemade: whole != nil) {
                    [.init("isOn", .flag(configuration.isOn))]
                        + (configuration.isMixed
                            ? [.init("isMixed", .flag(true), usual: .flag(false))] : [])
                },
                fallback: isCheckbox
                    ? StyleBox(CheckboxToggleStyle()) { $0.makeBody(configuration: $1) }
                    : StyleBox(SwitchToggleStyle()) { $0.makeBody(configuration: $1) })
            if unfolding.tellsSpoken {
                let value = configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off"
                unfolding.say(
                    Spoken(.ignored, traits: ["toggle"], value: value), from: start,
                    parts: unfolding.spokenPart("label", configuration.label))
            }
        }
    }
}

extension Binding where Value == Bool {
    /// The binding of a toggle's configuration: on or off as the tile's state has it, whatever is stored.
    /// A mixed toggle is not on, since not all of what it stands for is.
    @MainActor fileprivate func showing(_ claim: ControlClaim, in unfolding: Unfolding) -> Binding<Bool> {
        guard !unfolding.graph.claims.isEmpty else { return self }
        let (lastRead, stored) = (unfolding.graph.lastRead, self)
        return Binding(
            get: {
                // Read first: what is stored may be another toggle's, and notes it.
                let isOn = stored.wrappedValue
                lastRead.claim = claim
                if claim.shown.contains(.on) { return true }
                return claim.shown.isDisjoint(with: [.off, .mixed]) && isOn
            },
            set: { stored.wrappedValue = $0 })
    }

    /// The toggle whose configuration this comes from: a style may make its toggle again by hand, with
    /// `Toggle(isOn: configuration.$isOn)`.
    @MainActor fileprivate func control(in unfolding: Unfolding) -> ControlClaim? {
        guard !unfolding.graph.claims.isEmpty else { return nil }
        unfolding.graph.lastRead.claim = nil
        _ = wrappedValue
        return unfolding.graph.lastRead.claim
    }
}

extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == Controls.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
    ) {
        self.init(isOn: isOn) { Controls.Label(titleKey, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        isOn = configuration.$isOn
        label = configuration.label
        sourcesDiffer = { configuration.isMixed }
        whole = configuration.claim
    }
}

/// A toggle's label and state, for a style to draw.
public struct ToggleStyleConfiguration {
    /// The label, of hidden type.
    public typealias Label = HiddenLabel<ToggleStyleConfiguration>

    public let label: Label
    @Binding public var isOn: Bool
    public var isMixed: Bool
    let claim: ControlClaim

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool, claim: ControlClaim) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
        self.claim = claim
    }
}

/// Draws toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ToggleStyleConfiguration
}

extension View {
    nonisolated public func toggleStyle<S: ToggleStyle>(
        _ style: S
    ) -> ModifiedContent<Self, ControlStyleModifier<ToggleStyleConfiguration>> {
        modifier(
            ControlStyleModifier(
                StyleBox<ToggleStyleConfiguration>(style) { $0.makeBody(configuration: $1) }))
    }
}
