public import ViewCore

/// A part of a control that a style places without knowing its type; `Part` says which part of what.
public struct HiddenLabel<Part>: View {
    private let unfoldContent: @MainActor (inout Unfolding) -> Void

    public typealias Body = Never

    /// `content` as written where `unfolding` is: it belongs to the call site and keeps the styles in
    /// force there, so that a button in a label is a button like others.
    ///
    /// - Parameters:
    ///   - hasWords: whether a batch job may replace the words inside, which it does of one control.
    ///   - isRow: whether several views stand beside each other, as in a button; else each is on its own in
    ///     what the style puts the part into.
    @MainActor package init<Content: View, Configuration>(
        _ content: Content, of control: Configuration.Type, hasWords: Bool, isRow: Bool = false,
        in unfolding: Unfolding
    ) {
        let owner = unfolding.owner
        let styles = unfolding.environment[styles: control]
        let mayBeLabelled = hasWords && unfolding.environment.labelOverride != nil
        let isLabelled = mayBeLabelled && Content.self != EmptyView.self && unfolding.takesLabel()
        unfoldContent = { unfolding in
            let inside = unfolding.environment[styles: control]
            unfolding.environment[styles: control] = styles
            unfolding.owned(by: owner) { unfolding in
                unfolding.joined(inRow: isRow) { unfolding in
                    if mayBeLabelled {
                        unfolding.unfold(content) { $0.isControlLabel = isLabelled }
                    } else {
                        content.unfold(into: &unfolding)
                    }
                }
            }
            unfolding.environment[styles: control] = inside
        }
    }

    /// The same part, as another kind of style gets it.
    nonisolated package init<Other>(_ other: HiddenLabel<Other>) { unfoldContent = other.unfoldContent }

    public func unfold(into unfolding: inout Unfolding) { unfoldContent(&unfolding) }
}

extension HiddenLabel {
    /// The part, or `nil` where the control was made without it.
    @MainActor static func ifAny<Content: View, Configuration>(
        _ content: Content?, of control: Configuration.Type, hasWords: Bool = false,
        in unfolding: Unfolding
    ) -> HiddenLabel? {
        guard let content, Content.self != EmptyView.self else { return nil }
        return HiddenLabel(content, of: control, hasWords: hasWords, in: unfolding)
    }
}
