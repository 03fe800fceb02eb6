/// The ways of showing a view over another that a tile can be a picture of.
package enum PresentedKind: String, CaseIterable, Sendable {
    case sheet, fullScreenCover, popover, alert, confirmationDialog, inspector, menu, swipeActions
}

/// What a view would show over itself.
package struct Presented {
    /// Drawn where nothing else of the kind is.
    let look: AnyView
    /// Whether it is shown at this moment.
    let isShown: Bool

    package init(look: AnyView, isShown: Bool) {
        self.look = look
        self.isShown = isShown
    }
}

/// Looks for what is presented in a kind.
package final class PresentationSearch {
    package let kind: PresentedKind
    fileprivate var found: Presented?

    init(_ kind: PresentedKind) { self.kind = kind }

    /// What is shown at this moment goes before what could be, and what was met first before others.
    package func meet(_ presented: Presented) {
        if let found, found.isShown || !presented.isShown { return }
        found = presented
    }
}

private struct SearchKey: EnvironmentKey { static var defaultValue: PresentationSearch? { nil } }

extension EnvironmentValues {
    package var presentationSearch: PresentationSearch? {
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
