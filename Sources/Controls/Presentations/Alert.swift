public import ViewCore

/// An alert in the words of older code: a title, a message and up to two buttons.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// A button of an alert.
    public struct Button {
        let role: ButtonRole?
        let label: Text
        let action: () -> Void

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: nil, label: label, action: action ?? {})
        }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: label, action: action ?? {})
        }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            .cancel(Text(verbatim: "Cancel"), action: action)
        }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .destructive, label: label, action: action ?? {})
        }
    }

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    var parts: (title: Text?, message: Text?, actions: AlertButtons) {
        (title, message, AlertButtons(buttons: buttons))
    }
}

/// The buttons of an alert in older words.
struct AlertButtons {
    let buttons: [Alert.Button]
}

extension AlertButtons: View {
    var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            Button(role: buttons[index].role, action: buttons[index].action) { buttons[index].label }
        }
    }
}

extension View {
    @available(*, deprecated, message: "use alert(_:isPresented:actions:message:)")
    nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        dialog(.alert, isPresented.wrappedValue) {
            content().parts
        }
    }

    @available(*, deprecated, message: "use alert(_:isPresented:presenting:actions:message:)")
    nonisolated public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        dialog(.alert, item.wrappedValue != nil) {
            item.wrappedValue.map { content($0).parts }
        }
    }
}
