public import ViewCore

extension Button where Label == TitleAndSymbol {
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { Controls.Label(title, systemImage: systemImage) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: onMainActor(action)) {
            Controls.Label(title, systemImage: systemImage)
        }
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource,
        action: @escaping () -> Void
    ) {
        self.init(action: action) { Controls.Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action: onMainActor(action)) { Controls.Label(titleKey, image: image) }
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { Controls.Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: onMainActor(action)) { Controls.Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource,
        action: @escaping () -> Void
    ) {
        self.init(action: action) { Controls.Label(title, image: image) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action: onMainActor(action)) { Controls.Label(title, image: image) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole?,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { Controls.Label(title, image: image) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: onMainActor(action)) { Controls.Label(title, image: image) }
    }
}
