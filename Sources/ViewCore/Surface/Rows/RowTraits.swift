package import Drawing
package import Foundation

/// What modifiers say of a row to the list around; the word said nearest to the row counts.
package struct RowTraits {
    /// A value at the top and one at the bottom of a row or section.
    package struct Ends<Value> {
        package var top: Value?
        package var bottom: Value?

        package init() {}

        /// The value on the edges that are among `edges`.
        package init(_ edges: VerticalEdge.Set, _ value: Value) {
            if edges.contains(.top) { top = value }
            if edges.contains(.bottom) { bottom = value }
        }

        mutating func fill(from outer: Ends) {
            top = top ?? outer.top
            bottom = bottom ?? outer.bottom
        }
    }

    package enum Ground {
        /// As the list's style has it.
        case automatic
        case view(LayoutNode)
    }

    package enum Part { case header, content, footer }

    /// By edge; `nil` where the list's style decides.
    package var insets: (top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?)
    package var ground: Ground?
    package var separators = Ends<Visibility>()
    package var tints = Ends<RGBA>()
    package var sectionSeparators = Ends<Visibility>()
    package var sectionTints = Ends<RGBA>()
    package var badge: LayoutNode?
    /// Whether the row shows the badge that is said further out itself.
    package var showsBadge = false
    /// What the element of a collection is known by.
    package var element: AnyHashable?
    package var canDelete: Bool?
    package var canMove: Bool?
    /// Whether anybody forbids it.
    package var mustNotDelete = false
    package var mustNotMove = false
    package var section: SectionMark?
    package var part: Part?

    package init() {}

    package static var key: ObjectIdentifier { ObjectIdentifier(RowTraits.self) }

    /// Takes from what was said further out where nothing is said yet.
    mutating func fill(from outer: RowTraits) {
        sectionSeparators.fill(from: outer.sectionSeparators)
        sectionTints.fill(from: outer.sectionTints)
        section = section ?? outer.section
        // What is said of a section's rows is not said of its words.
        defer { part = part ?? outer.part }
        if part == .header || part == .footer { return }
        insets.top = insets.top ?? outer.insets.top
        insets.leading = insets.leading ?? outer.insets.leading
        insets.bottom = insets.bottom ?? outer.insets.bottom
        insets.trailing = insets.trailing ?? outer.insets.trailing
        ground = ground ?? outer.ground
        separators.fill(from: outer.separators)
        tints.fill(from: outer.tints)
        badge = showsBadge ? badge : badge ?? outer.badge
        showsBadge = showsBadge || outer.showsBadge
        element = element ?? outer.element
        canDelete = canDelete ?? outer.canDelete
        canMove = canMove ?? outer.canMove
        mustNotDelete = mustNotDelete || outer.mustNotDelete
        mustNotMove = mustNotMove || outer.mustNotMove
    }
}

/// A section among the rows of a list, by identity.
package final class SectionMark {
    /// Where it stands: what is set for the section as a whole.
    package let environment: EnvironmentValues
    /// `nil` for one that is always open.
    package let isExpanded: Bool?
    package let prominence: Prominence

    package init(environment: EnvironmentValues, isExpanded: Bool?) {
        self.environment = environment
        self.isExpanded = isExpanded
        prominence = environment.headerProminence
    }
}

extension LayoutNode {
    package final var rowTraits: RowTraits? { layoutValue(RowTraits.key) as? RowTraits }

    /// The view with more said of it as a row.
    package final func asRow(_ traits: RowTraits, _ name: String) -> LayoutNode {
        var whole = rowTraits ?? RowTraits()
        whole.fill(from: traits)
        return TraitNode(self, values: [RowTraits.key: whole], name: name)
    }
}
