public import Foundation
public import ViewCore

extension View {
    /// - Parameter parts: the message and the buttons; `nil` where there is nothing to say yet.
    nonisolated func dialog<M: View, A: View>(
        _ kind: PresentedKind, _ isShown: Bool, title: @escaping () -> Text?,
        parts: @escaping () -> (message: M, actions: A)?
    ) -> ModifiedContent<Self, PresentationModifier> {
        dialog(kind, isShown) { parts().map { (title(), $0.message, $0.actions) } }
    }

    /// - Parameter whole: the title, the message and the buttons; `nil` where there is nothing to say yet.
    nonisolated func dialog<M: View, A: View>(
        _ kind: PresentedKind, _ isShown: Bool, whole: @escaping () -> (title: Text?, message: M, actions: A)?
    ) -> ModifiedContent<Self, PresentationModifier> {
        modifier(
            PresentationModifier(kind: kind, isShown: isShown) { unfolding in
                guard let (title, message, actions) = whole() else { return nil }
                let words = DialogParts(
                    title: title,
                    message: M.self == EmptyView.self ? nil : CapturedView(message, in: unfolding),
                    actions: CapturedView(actions, in: unfolding))
                return onMain(words) {
                    AnyView(DialogLook(parts: $0, isChoice: kind == .confirmationDialog))
                }
            })
    }

    // MARK: Alerts

    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        dialog(.alert, isPresented.wrappedValue) {
            Text(titleKey)
        } parts: {
            (EmptyView(), actions())
        }
    }

    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        dialog(.alert, isPresented.wrappedValue) {
            Text(titleKey)
        } parts: {
            (message(), actions())
        }
    }

    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialog(.alert, isPresented.wrappedValue) {
            Text(titleKey)
        } parts: {
            data.map { (EmptyView(), actions($0)) }
        }
    }

    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(.alert, isPresented.wrappedValue) {
            Text(titleKey)
        } parts: {
            data.map { (message($0), actions($0)) }
        }
    }

    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        let text = Text(title)
        return dialog(.alert, isPresented.wrappedValue) {
            text
        } parts: {
            (EmptyView(), actions())
        }
    }

    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        let text = Text(title)
        return dialog(.alert, isPresented.wrappedValue) {
            text
        } parts: {
            (message(), actions())
        }
    }

    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        let text = Text(title)
        return dialog(.alert, isPresented.wrappedValue) {
            text
        } parts: {
            data.map { (EmptyView(), actions($0)) }
        }
    }

    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        let text = Text(title)
        return dialog(.alert, isPresented.wrappedValue) {
            text
        } parts: {
            data.map { (message($0), actions($0)) }
        }
    }

    nonisolated public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        dialog(.alert, isPresented.wrappedValue) {
            title
        } parts: {
            (EmptyView(), actions())
        }
    }

    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        dialog(.alert, isPresented.wrappedValue) {
            title
        } parts: {
            (message(), actions())
        }
    }

    nonisolated public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialog(.alert, isPresented.wrappedValue) {
            title
        } parts: {
            data.map { (EmptyView(), actions($0)) }
        }
    }

    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(.alert, isPresented.wrappedValue) {
            title
        } parts: {
            data.map { (message($0), actions($0)) }
        }
    }

    /// The title is what the error says of itself.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        dialog(.alert, isPresented.wrappedValue) {
            error?.errorDescription.map { Text(verbatim: $0) }
        } parts: {
            error.map { _ in (EmptyView(), actions()) }
        }
    }

    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        dialog(.alert, isPresented.wrappedValue) {
            error?.errorDescription.map { Text(verbatim: $0) }
        } parts: {
            error.map { (message($0), actions($0)) }
        }
    }

    // MARK: Dialogs

    nonisolated public func dialogIcon(_ icon: Image?) -> Self { self }
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> Self { self }
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> Self { self }
}

/// How urgent a dialog is; phones show no difference.
public struct DialogSeverity: Equatable, Sendable {
    private let rank: Int
    public static let automatic = DialogSeverity(rank: 0)
    public static let standard = DialogSeverity(rank: 1)
    public static let critical = DialogSeverity(rank: 2)
}
