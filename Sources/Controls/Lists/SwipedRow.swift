import Drawing
import Foundation
public import ViewCore

/// Actions that stand beside a row while it is swiped; a tile shows them where it asks for what is presented.
public struct SwipeActionsModifier<Actions: View> {
    let edge: HorizontalEdge
    let actions: Actions
}

extension SwipeActionsModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        let start = unfolding.nodes.count
        content.unfold(into: &unfolding)
        if unfolding.tellsSpoken { say(from: start, in: unfolding) }
        guard let search = unfolding.environment.presentationSearch, search.kind == .swipeActions else {
            return
        }
        let row = SwipedRow(
            row: CapturedView(content, in: unfolding), actions: CapturedView(actions, in: unfolding),
            edge: edge, ground: SwipedRow.ground(unfolding.environment))
        search.meet(Presented(look: AnyView(row), isShown: false))
    }
}

extension SwipeActionsModifier {
    /// Who does not swipe finds the actions at each element of the row.
    @MainActor private func say(from start: Int, in unfolding: Unfolding) {
        for (index, node) in unfolding.nodes[start...].enumerated() {
            unfolding.note(
                SpokenNote.modifier, [.init("swipeActions", .flag(true))], at: node,
                [("actions", unfolding.aside(actions, slot: index))])
        }
    }
}

/// A row pushed aside by its actions.
///
/// Rows have a list's height (Documentation/Rules/metrics.json, `list`). Guesses by eye: actions 74 wide and as
/// high as the row, their color the tint, red to destroy, else a gray; from iOS 26 capsules with 8 between them.
private struct SwipedRow: LookView {
    nonisolated static var publicName: String { ".swipeActions" }

    let row: CapturedView
    let actions: CapturedView
    let edge: HorizontalEdge
    let ground: Color

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let outer = unfolding.environment
        unfolding.environment.presentationSearch = nil
        let look = SwipeLook(environment)
        let buttons = unfolding.nodesToChoose(
            of: actions.transformInside { values in
                values.rowPlace = .actions
                values.font = nil
                values.placeStyles[PrimitiveButtonStyleConfiguration.self] = StyleBox(SwipeButton()) {
                    $0.makeBody(configuration: $1)
                }
                values.placeStyles[ToggleStyleConfiguration.self] = StyleBox(SwipeToggle()) {
                    $0.makeBody(configuration: $1)
                }
                values.placeStyles[LabelStyleConfiguration.self] = StyleBox(IconOnlyLabelStyle()) {
                    $0.makeBody(configuration: $1)
                }
            }, slot: 1)
        SwipeLayout(edge: edge, gap: look.gap) {
            HStack(spacing: 0) {
                row
                Spacer(minLength: 0)
            }
            .padding(.horizontal, 16)
            .frame(minHeight: look.rowHeight)
            .background(ground)
            // The first action is the one at the row's edge.
            MadeNodes(nodes: edge == .trailing ? buttons.reversed() : buttons)
        }
        .clipped()
        .unfold(into: &unfolding)
        unfolding.environment = outer
    }

    /// That of the rows of the list around, where they have one of their own, else that of the list.
    static func ground(_ environment: EnvironmentValues) -> Color {
        guard environment.rowPlace.isList else { return Color(.system(.secondarySystemGroupedBackground)) }
        let look = ListLook(environment.rowListStyle, in: environment)
        return look.card ?? look.ground ?? Color(.system(.systemBackground))
    }
}

private struct SwipeButton: PrimitiveButtonStyle, PubliclyNamed {
    nonisolated static var publicName: String { ".swipeActions" }

    func makeBody(configuration: Configuration) -> some View { SwipeButtonBody(configuration: configuration) }
}

/// A toggle is a button there.
private struct SwipeToggle: ToggleStyle, PubliclyNamed {
    nonisolated static var publicName: String { ".swipeActions" }

    func makeBody(configuration: Configuration) -> some View {
        Button {
        } label: {
            configuration.label
        }
    }
}

private struct SwipeButtonBody: LookView {
    nonisolated static var publicName: String { ".swipeActions" }

    let configuration: PrimitiveButtonStyleConfiguration

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let look = SwipeLook(environment)
        let fill: Color =
            environment.tintColor != nil
            ? .tint : configuration.role == .destructive ? .red : .gray
        configuration.label
            .foregroundStyle(.white)
            .lineLimit(1)
            .padding(.horizontal, 12)
            .frame(minWidth: look.actionWidth, maxHeight: .infinity)
            .background(fill, in: look.actionShape)
            .dimmed(configuration.isPressed ? 0.75 : environment.isEnabled ? 1 : 0.5)
            .unfold(into: &unfolding)
    }
}

/// Lengths and shapes of a row's actions.
private struct SwipeLook {
    let rowHeight: CGFloat
    /// Between actions.
    let gap: CGFloat
    let actionWidth: CGFloat
    let actionShape: AnyShape

    init(_ environment: EnvironmentValues) {
        switch (environment.platform, environment.generation) {
        case (.ios, .ios18), (.macos, .ios18), (.macos, .ios26):
            (rowHeight, gap, actionWidth, actionShape) = (44, 0, 74, AnyShape(Rectangle()))
        case (.ios, .ios26):
            (rowHeight, gap, actionWidth, actionShape) = (51, 8, 64, AnyShape(Capsule()))
        }
    }
}

/// The row moved by the width of what stands beside it.
private struct SwipeLayout: Layout, PubliclyNamed {
    nonisolated static var publicName: String { "HStack" }

    let edge: HorizontalEdge
    let gap: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let inner = bounds.insetBy(dx: 0, dy: gap / 2)
        let widths = subviews.dropFirst().map {
            $0.sizeThatFits(ProposedViewSize(width: nil, height: inner.height)).width + gap
        }
        let total = widths.reduce(0, +)
        let isLeading = edge == .leading
        subviews.first?.place(
            at: CGPoint(x: bounds.minX + (isLeading ? total : -total), y: bounds.minY),
            proposal: ProposedViewSize(bounds.size))
        var x = isLeading ? bounds.minX : bounds.maxX - total
        for (view, width) in zip(subviews.dropFirst(), widths) {
            view.place(
                at: CGPoint(x: x + (isLeading ? 0 : gap), y: inner.minY),
                proposal: ProposedViewSize(width: width - gap, height: inner.height))
            x += width
        }
    }
}
