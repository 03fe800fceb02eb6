public import ViewCore

/// A list of choices in the words of older code.
public struct ActionSheet {
    let title: Text
    let message: Text?
    let buttons: [Alert.Button]

    public typealias Button = Alert.Button

    public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    var parts: (title: Text?, message: Text?, actions: AlertButtons) {
        (title, message, AlertButtons(buttons: buttons))
    }
}

extension View {
    @available(
        *, deprecated, message: "use confirmationDialog(_:isPresented:titleVisibility:actions:message:)"
    )
    nonisolated public func actionSheet(
        isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
    ) -> some View {
        dialog(.confirmationDialog, isPresented.wrappedValue) {
            content().parts
        }
    }

    @available(*, deprecated, message: "use confirmationDialog(_:isPresented:presenting:actions:message:)")
    nonisolated public func actionSheet<T: Identifiable>(
        item: Binding<T?>, content: @escaping (T) -> ActionSheet
    ) -> some View {
        dialog(.confirmationDialog, item.wrappedValue != nil) {
            item.wrappedValue.map { content($0).parts }
        }
    }
}
