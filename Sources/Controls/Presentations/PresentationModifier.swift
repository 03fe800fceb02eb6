public import ViewCore

/// Presents a view; a tile shows it where it is asked for it, and says so otherwise.
public struct PresentationModifier {
    let kind: PresentedKind
    let isShown: Bool
    /// The look of what is presented; `nil` where there is nothing to present yet.
    let look: (Unfolding) -> AnyView?
}

extension PresentationModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        content.unfold(into: &unfolding)
        if let search = unfolding.environment.presentationSearch, search.kind == kind {
            if let look = look(unfolding) { search.meet(Presented(look: look, isShown: isShown)) }
        } else if isShown {
            unfolding.warn(
                "a \(kind.rawValue) is presented over this view and is no part of the picture; "
                    + "Specimen.presenting(.\(kind.rawValue)) draws it")
        }
    }
}

/// Content of a presentation, whose look reads what the content says of it.
struct PresentationBody<Look: View> {
    let content: CapturedView
    let look: @MainActor (PresentationTraits, MadeNodes) -> Look
}

extension PresentationBody: View {
    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        let traits = PresentationTraits()
        let environment = unfolding.environment
        unfolding.environment.presentationSearch = nil
        unfolding.environment.barsAround = nil
        unfolding.environment.standsInSidebar = false
        unfolding.environment.isPresentedHere = true
        unfolding.environment.presentationTraits = traits
        let nodes = unfolding.nodesToChoose(of: content, slot: 1)
        unfolding.environment.presentationTraits = nil
        unfolding.unfold(look(traits, MadeNodes(nodes: nodes)), slot: 2)
        unfolding.environment = environment
    }
}
