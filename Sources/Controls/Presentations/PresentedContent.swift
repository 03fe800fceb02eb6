public import ViewCore

/// The ways of showing a view over another that a tile can be a picture of.
package enum PresentedKind: String, CaseIterable, Sendable {
    case sheet, fullScreenCover, popover, alert, confirmationDialog, inspector
}

/// What a view would show over itself.
struct Presented {
    /// Makes the look; called at most once in a pass.
    let look: AnyView
    /// Whether it is shown at this moment.
    let isShown: Bool
}

/// Looks for what is presented in a kind.
final class PresentationSearch {
    let kind: PresentedKind
    var found: Presented?

    init(_ kind: PresentedKind) { self.kind = kind }

    /// What is shown at this moment goes before what could be, and what was met first before others.
    func meet(_ presented: Presented) {
        if let found, found.isShown || !presented.isShown { return }
        found = presented
    }
}

private struct SearchKey: EnvironmentKey { static var defaultValue: PresentationSearch? { nil } }

extension EnvironmentValues {
    var presentationSearch: PresentationSearch? {
        get { self[SearchKey.self] }
        set { self[SearchKey.self] = newValue }
    }
}

/// In place of a view what it presents: a sheet, an alert and the like.
package struct PresentedContent<Content: View> {
    let kind: PresentedKind
    let content: Content

    nonisolated package init(_ kind: PresentedKind, of content: Content) {
        self.kind = kind
        self.content = content
    }
}

extension PresentedContent: View {
    package typealias Body = Never

    package func unfold(into unfolding: inout Unfolding) {
        let search = PresentationSearch(kind)
        let environment = unfolding.environment
        unfolding.environment.presentationSearch = search
        let nodes = unfolding.nodesToChoose(of: content, slot: 1)
        unfolding.environment = environment
        guard let found = search.found else {
            unfolding.warn(
                "nothing in this tile presents a \(kind.rawValue); the view is drawn that could present one")
            return unfolding.nodes += nodes
        }
        unfolding.unfold(found.look, slot: 2)
    }
}

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
        unfolding.environment.bars = nil
        unfolding.environment.isPresentedHere = true
        unfolding.environment.presentationTraits = traits
        let nodes = unfolding.nodesToChoose(of: content, slot: 1)
        unfolding.environment.presentationTraits = nil
        unfolding.unfold(look(traits, MadeNodes(nodes: nodes)), slot: 2)
        unfolding.environment = environment
    }
}
