import Drawing

/// What a device lets a person feel or hear; a tile records it as an event when its trigger changes.
public struct SensoryFeedback: Equatable, Sendable {
    let name: String
    public struct Weight: Hashable, Sendable {
        let name: String
        public static let light = Weight(name: "light")
        public static let medium = Weight(name: "medium")
        public static let heavy = Weight(name: "heavy")
    }
    public struct Flexibility: Hashable, Sendable {
        let name: String
        public static let rigid = Flexibility(name: "rigid")
        public static let solid = Flexibility(name: "solid")
        public static let soft = Flexibility(name: "soft")
    }
    public static let success = SensoryFeedback(name: "notification.success")
    public static let warning = SensoryFeedback(name: "notification.warning")
    public static let error = SensoryFeedback(name: "notification.error")
    public static let selection = SensoryFeedback(name: "selection")
    public static let increase = SensoryFeedback(name: "increase")
    public static let decrease = SensoryFeedback(name: "decrease")
    public static let start = SensoryFeedback(name: "start")
    public static let stop = SensoryFeedback(name: "stop")
    public static let alignment = SensoryFeedback(name: "alignment")
    public static let levelChange = SensoryFeedback(name: "levelChange")
    public static let pathComplete = SensoryFeedback(name: "pathComplete")
    public static let impact = SensoryFeedback(name: "impact.medium")
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(name: "impact.\(weight.name)")
    }
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(name: "impact.\(flexibility.name)")
    }
}

extension View {
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T
    ) -> some View {
        onChange(of: trigger) { SensoryFeedback.give(feedback) }
            .noted("sensoryFeedback", .name(feedback.name))
    }
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        onChange(of: trigger) { old, new in
            if condition(old, new) { SensoryFeedback.give(feedback) }
        }
        .noted("sensoryFeedback", .name(feedback.name))
    }
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { old, new in SensoryFeedback.give(feedback(old, new)) }
            .noted("sensoryFeedback", .name("of the change"))
    }
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { SensoryFeedback.give(feedback()) }
            .noted("sensoryFeedback", .name("of the change"))
    }
}

extension SensoryFeedback {
    fileprivate static func give(_ feedback: SensoryFeedback?) {
        guard let feedback else { return }
        onMain(()) { ViewGraph.record(feedback.name) }
    }
}
