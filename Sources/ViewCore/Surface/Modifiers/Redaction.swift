private struct PrivacyKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether what is here is private, so that redaction for privacy hides it.
    fileprivate var isPrivate: Bool {
        get { self[PrivacyKey.self] }
        set { self[PrivacyKey.self] = newValue }
    }
    /// Adds reasons; what is private and hidden for that is drawn as a placeholder.
    fileprivate mutating func redact(_ reasons: RedactionReasons) {
        redactionReasons.formUnion(reasons)
        if isPrivate, redactionReasons.contains(.privacy) { redactionReasons.insert(.placeholder) }
    }
}

extension View {
    /// Draws texts and images inside as placeholders, or tells views why content is hidden.
    nonisolated public func redacted(
        reason: RedactionReasons
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming(noted: .init("redacted", reason)) { $0.redact(reason) }
    }

    nonisolated public func unredacted() -> ModifiedContent<Self, EnvironmentTransform> {
        transforming { $0.redactionReasons = [] }
    }

    nonisolated public func privacySensitive(
        _ sensitive: Bool = true
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming {
            $0.isPrivate = sensitive
            $0.redact([])
        }
    }

    /// What is out of date is drawn as it is.
    nonisolated public func invalidatableContent(
        _ invalidatable: Bool = true
    ) -> Self { self }
}
