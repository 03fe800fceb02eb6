public import ViewCore

/// A way of showing a view over another, or what is hidden until somebody touches it: the items of a menu, the actions
/// beside a row.
public enum Presentation: String, CaseIterable, Sendable {
    case sheet, fullScreenCover, popover, alert, confirmationDialog, inspector, menu, swipeActions
}

extension Specimen {
    /// The specimen as a picture of what its view presents, in place of the view.
    ///
    /// That is what is presented at the time, or the first that could be; a view that presents nothing of the kind is
    /// drawn itself, with a warning. A sheet without a detent is as high as its content, or as the specimen.
    public func presenting(_ presentation: Presentation) -> Specimen {
        let kind = PresentedKind(presentation)
        var result = self
        let make = make
        result.make = { AnyView(PresentedContent(kind, of: make($0))) }
        return result
    }
}

extension PresentedKind {
    fileprivate init(_ presentation: Presentation) {
        self =
            switch presentation {
            case .sheet: .sheet
            case .fullScreenCover: .fullScreenCover
            case .popover: .popover
            case .alert: .alert
            case .confirmationDialog: .confirmationDialog
            case .inspector: .inspector
            case .menu: .menu
            case .swipeActions: .swipeActions
            }
    }
}

/// In place of its content what that presents, as `Specimen.presenting` draws it, for specimens whose axes decide what
/// is presented.
public struct Presenting<Content: View>: View {
    private let presentation: Presentation
    private let content: Content

    public init(_ presentation: Presentation, @ViewBuilder content: () -> Content) {
        self.presentation = presentation
        self.content = content()
    }

    public var body: some View { PresentedContent(PresentedKind(presentation), of: content) }
}
