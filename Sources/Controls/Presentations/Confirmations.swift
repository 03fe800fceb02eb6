public import ViewCore

extension View {
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        dialog(.confirmationDialog, isPresented.wrappedValue) {
            titleVisibility == .visible ? Text(titleKey) : nil
        } parts: {
            (EmptyView(), actions())
        }
    }

    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        dialog(.confirmationDialog, isPresented.wrappedValue) {
            titleVisibility == .visible ? Text(titleKey) : nil
        } parts: {
            (message(), actions())
        }
    }

    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialog(.confirmationDialog, isPresented.wrappedValue) {
            titleVisibility == .visible ? Text(titleKey) : nil
        } parts: {
            data.map { (EmptyView(), actions($0)) }
        }
    }

    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(.confirmationDialog, isPresented.wrappedValue) {
            titleVisibility == .visible ? Text(titleKey) : nil
        } parts: {
            data.map { (message($0), actions($0)) }
        }
    }

    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        let text = Text(title)
        return dialog(.confirmationDialog, isPresented.wrappedValue) {
            titleVisibility == .visible ? text : nil
        } parts: {
            (EmptyView(), actions())
        }
    }

    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        let text = Text(title)
        return dialog(.confirmationDialog, isPresented.wrappedValue) {
            titleVisibility == .visible ? text : nil
        } parts: {
            (message(), actions())
        }
    }

    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        let text = Text(title)
        return dialog(.confirmationDialog, isPresented.wrappedValue) {
            titleVisibility == .visible ? text : nil
        } parts: {
            data.map { (EmptyView(), actions($0)) }
        }
    }

    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        let text = Text(title)
        return dialog(.confirmationDialog, isPresented.wrappedValue) {
            titleVisibility == .visible ? text : nil
        } parts: {
            data.map { (message($0), actions($0)) }
        }
    }

    nonisolated public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        dialog(.confirmationDialog, isPresented.wrappedValue) {
            titleVisibility == .visible ? title : nil
        } parts: {
            (EmptyView(), actions())
        }
    }

    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        dialog(.confirmationDialog, isPresented.wrappedValue) {
            titleVisibility == .visible ? title : nil
        } parts: {
            (message(), actions())
        }
    }

    nonisolated public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialog(.confirmationDialog, isPresented.wrappedValue) {
            titleVisibility == .visible ? title : nil
        } parts: {
            data.map { (EmptyView(), actions($0)) }
        }
    }

    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(.confirmationDialog, isPresented.wrappedValue) {
            titleVisibility == .visible ? title : nil
        } parts: {
            data.map { (message($0), actions($0)) }
        }
    }
}
