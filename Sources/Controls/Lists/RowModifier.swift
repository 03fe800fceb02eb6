public import Foundation
public import ViewCore

/// Says something of the rows that the content makes, to the list around; elsewhere it says nothing.
public struct RowModifier {
    let name: String
    let say: @MainActor (inout RowTraits, inout Unfolding) -> Void

    nonisolated init(_ name: String, _ say: @escaping @MainActor (inout RowTraits, inout Unfolding) -> Void) {
        self.name = name
        self.say = say
    }
}

extension RowModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        guard unfolding.environment.rowPlace != .none else { return content.unfold(into: &unfolding) }
        unfolding.wrapNodesInside(of: content) { node, unfolding in
            var traits = RowTraits()
            say(&traits, &unfolding)
            return node.asRow(traits, name)
        }
    }
}

/// Puts a view behind each row that the content makes.
public struct RowBackgroundModifier<Background: View> {
    let view: Background?
}

extension RowBackgroundModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        guard unfolding.environment.rowPlace != .none else { return content.unfold(into: &unfolding) }
        unfolding.wrapNodesInside(of: content) { node, unfolding in
            var traits = RowTraits()
            traits.ground = view.map { .view(unfolding.layer(of: $0)) } ?? .automatic
            return node.asRow(traits, ".listRowBackground")
        }
    }
}

extension View {
    /// What each row stands on, in place of the list's own ground; `nil` keeps that.
    nonisolated public func listRowBackground<V: View>(
        _ view: V?
    ) -> ModifiedContent<Self, RowBackgroundModifier<V>> {
        modifier(RowBackgroundModifier(view: view))
    }

    /// From the list's edges to each row's content; `nil` keeps those of the list's style.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> ModifiedContent<Self, RowModifier> {
        modifier(
            RowModifier(".listRowInsets") { traits, unfolding in
                guard let insets else { return }
                let clean = usable(insets, ".listRowInsets(", unfolding)
                traits.insets = (clean.top, clean.leading, clean.bottom, clean.trailing)
            })
    }

    /// The same inset on some edges.
    nonisolated public func listRowInsets(
        _ edges: Edge.Set = .all, _ length: CGFloat?
    ) -> ModifiedContent<Self, RowModifier> {
        modifier(
            RowModifier(".listRowInsets") { traits, unfolding in
                guard let length = length.map({ unfolding.usable($0, ".listRowInsets(") }) else { return }
                if edges.contains(.top) { traits.insets.top = length }
                if edges.contains(.leading) { traits.insets.leading = length }
                if edges.contains(.bottom) { traits.insets.bottom = length }
                if edges.contains(.trailing) { traits.insets.trailing = length }
            })
    }

    nonisolated public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> ModifiedContent<Self, RowModifier> {
        modifier(
            RowModifier(".listRowSeparator") { traits, _ in
                traits.separators = .init(edges, visibility)
            })
    }

    nonisolated public func listRowSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> ModifiedContent<Self, RowModifier> {
        modifier(
            RowModifier(".listRowSeparatorTint") { traits, unfolding in
                guard let color else { return }
                traits.tints = .init(edges, color.rgba(in: unfolding.environment))
            })
    }

    /// Lines above the first and below the last row of a section.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> ModifiedContent<Self, RowModifier> {
        modifier(
            RowModifier(".listSectionSeparator") { traits, _ in
                traits.sectionSeparators = .init(edges, visibility)
            })
    }

    nonisolated public func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> ModifiedContent<Self, RowModifier> {
        modifier(
            RowModifier(".listSectionSeparatorTint") { traits, unfolding in
                guard let color else { return }
                traits.sectionTints = .init(edges, color.rgba(in: unfolding.environment))
            })
    }

    /// Whether the rows have no mark to delete them while a list is edited.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> ModifiedContent<Self, RowModifier> {
        modifier(RowModifier(".deleteDisabled") { traits, _ in traits.mustNotDelete = isDisabled })
    }

    /// Whether the rows have no handle to move them while a list is edited.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> ModifiedContent<Self, RowModifier> {
        modifier(RowModifier(".moveDisabled") { traits, _ in traits.mustNotMove = isDisabled })
    }
}

@MainActor func usable(_ insets: EdgeInsets, _ call: String, _ unfolding: Unfolding) -> EdgeInsets {
    EdgeInsets(
        top: unfolding.usable(insets.top, call), leading: unfolding.usable(insets.leading, call),
        bottom: unfolding.usable(insets.bottom, call), trailing: unfolding.usable(insets.trailing, call))
}
