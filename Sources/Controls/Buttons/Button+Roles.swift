public import ViewCore

extension Button where Label == DefaultButtonLabel {
    /// A button that says what its role is for.
    nonisolated public init(role: ButtonRole, action: @escaping () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }

    @_disfavoredOverload
    nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: onMainActor(action)) { DefaultButtonLabel(role: role) }
    }
}

/// What a button without a label shows for its role: a cross to close, a tick to confirm, a word for the others.
///
/// Documentation/Rules/style-protocols.md, section 5, has the symbols; the words, in English, are guesses.
public struct DefaultButtonLabel: View {
    let role: ButtonRole

    public var body: some View {
        switch role {
        case .close: Image(systemName: "xmark")
        case .confirm: Image(systemName: "checkmark")
        case .destructive: Text(verbatim: "Delete")
        default: Text(verbatim: "Cancel")
        }
    }
}
