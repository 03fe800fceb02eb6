public import Foundation
public import ViewCore

/// What the arrow of a popover points at; a picture shows the popover alone.
public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}

extension View {
    /// - Parameter content: makes what is presented; `nil` where there is nothing yet.
    nonisolated private func presenting<C: View, Look: View>(
        _ kind: PresentedKind, _ isShown: Bool, _ content: @escaping () -> C?,
        look: @escaping @MainActor @Sendable (PresentationTraits, MadeNodes) -> Look
    ) -> ModifiedContent<Self, PresentationModifier> {
        modifier(
            PresentationModifier(kind: kind, isShown: isShown) { unfolding in
                content().map {
                    AnyView(PresentationBody(content: CapturedView($0, in: unfolding), look: look))
                }
            })
    }

    // MARK: Sheets

    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(.sheet, isPresented.wrappedValue, content) { SheetLook(traits: $0, content: $1) }
    }

    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.sheet, item.wrappedValue != nil) {
            item.wrappedValue.map(content)
        } look: {
            SheetLook(traits: $0, content: $1)
        }
    }

    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(.fullScreenCover, isPresented.wrappedValue, content) {
            SheetLook(traits: $0, content: $1, isFullScreen: true)
        }
    }

    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.fullScreenCover, item.wrappedValue != nil) {
            item.wrappedValue.map(content)
        } look: {
            SheetLook(traits: $0, content: $1, isFullScreen: true)
        }
    }

    // MARK: Popovers

    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(.popover, isPresented.wrappedValue, content) {
            PopoverLook(traits: $0, content: $1, arrowEdge: arrowEdge)
        }
    }

    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.popover, item.wrappedValue != nil) {
            item.wrappedValue.map(content)
        } look: {
            PopoverLook(traits: $0, content: $1, arrowEdge: arrowEdge)
        }
    }

    // MARK: Inspectors

    /// A column at the end where there is room, a sheet where there is not.
    nonisolated public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
    ) -> some View {
        presenting(.inspector, isPresented.wrappedValue, content) { SheetLook(traits: $0, content: $1) }
    }

    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> Self { self }
    nonisolated public func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> Self { self }
}
