import Foundation
import ViewCore

/// The items of a menu on its ground, as a tile shows them that asks for what is presented.
///
/// Guesses by eye, since nothing of menus was measured (Documentation/Looks.md): until iOS 18 a box 250 wide on
/// material with corners of 13, rows 44 high with lines between them and 8 of gray between sections, and symbols at the
/// end; from iOS 26 on glass with corners of 30, rows 42 high, symbols before the titles and short lines between
/// sections; on macOS rows of 22 with 5 around.
struct OpenMenu: LookView {
    nonisolated static var publicName: String { "Menu" }

    let content: CapturedView

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let outer = unfolding.environment
        unfolding.environment.presentationSearch = nil
        unfolding.environment.barsAround = nil
        let look = MenuLook(environment)
        // Captured content brings the styles of where it was written; those of the menu are put on it there.
        let parts = unfolding.options(of: content.transformInside { $0.standInMenu() })
        unfolding.environment = outer
        let box = panel(sections(of: parts), hasMarks: parts.contains { $0.menuItem?.mark != nil }, look)
        if look.isGlass {
            // Not clipped: glass has a shadow, and what stands in it keeps inside by itself.
            box.unfold(into: &unfolding)
        } else {
            box.clipShape(RoundedRectangle(cornerRadius: look.cornerRadius)).unfold(into: &unfolding)
        }
        unfolding.environment = outer
    }

    /// What stands between lines; lines that divide nothing are left out.
    private func sections(of parts: [LayoutNode]) -> [[LayoutNode]] {
        parts.split { $0.optionPart == .divider }.map(Array.init)
    }

    private func panel(_ sections: [[LayoutNode]], hasMarks: Bool, _ look: MenuLook) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(sections.indices, id: \.self) { index in
                if index > 0 { look.gap }
                MenuSection(parts: sections[index], hasMarks: hasMarks, look: look)
            }
        }
        .padding(.vertical, look.margin)
        .frame(width: look.width)
        .fixedSize(horizontal: look.width == nil, vertical: false)
        .background { look.ground }
    }
}

private struct MenuSection: View, PubliclyNamed {
    nonisolated static var publicName: String { "Menu" }

    let parts: [LayoutNode]
    /// Whether some row of the menu has a tick, so that all keep room for one.
    let hasMarks: Bool
    let look: MenuLook

    var body: some View {
        ForEach(parts.indices, id: \.self) { index in
            if index > 0, look.hasLines { Divider() }
            let part = MadeNodes(nodes: [parts[index]])
            switch parts[index].menuItem {
            case let item? where item.isWide: part
            case let item?: row(part, item)
            // A text, or the header of a section.
            case nil: part.padding(.horizontal, look.inset).frame(minHeight: look.rowHeight * 0.75)
            }
        }
    }

    private func row(_ title: MadeNodes, _ item: MenuItem) -> some View {
        HStack(spacing: 0) {
            if hasMarks {
                tick(item).frame(width: look.markWidth, alignment: .leading)
            }
            title
        }
        .padding(.horizontal, look.inset)
        .frame(minHeight: look.rowHeight)
        .background {
            if item.isPressed {
                RoundedRectangle(cornerRadius: look.hasLines ? 0 : look.rowHeight / 2 - 4)
                    .fill(Color(.system(.tertiarySystemFill)))
                    .padding(.horizontal, look.hasLines ? 0 : 6)
            }
        }
    }

    @ViewBuilder private func tick(_ item: MenuItem) -> some View {
        switch item.mark {
        case .tick?: Image(systemName: "checkmark").imageScale(.small).foregroundStyle(item.color)
        case .mixed?: Image(systemName: "minus").imageScale(.small).foregroundStyle(item.color)
        case .off?, nil: Color.clear.frame(height: 1)
        }
    }
}

/// What a row of a menu says of itself, for the menu to draw.
struct MenuItem {
    enum Mark { case off, tick, mixed }

    /// `nil` where it is nothing that can be on.
    var mark: Mark?
    var isPressed = false
    /// Of its words.
    var color = Color.primary
    /// Whether it takes the menu's whole width as it is.
    var isWide = false

    fileprivate static var key: ObjectIdentifier { ObjectIdentifier(MenuItem.self) }
}

extension LayoutNode {
    fileprivate var menuItem: MenuItem? { layoutValue(MenuItem.key) as? MenuItem }

    /// The node as a row of a menu.
    func asMenuItem(_ item: MenuItem) -> LayoutNode { noting(item, MenuItem.key, ".menuItem") }
}

/// Lengths of a menu.
struct MenuLook {
    let platform: Platform
    private let generation: Generation
    let isDark: Bool

    @MainActor init(_ environment: EnvironmentValues) {
        platform = environment.platform
        generation = environment.generation
        isDark = environment.colorScheme == .dark
    }

    private var isMac: Bool { platform == .macos }
    var isGlass: Bool { !isMac && generation.choose(ios18: false, ios26: true) }
    var width: CGFloat? { isMac ? nil : 250 }
    var rowHeight: CGFloat { isMac ? 22 : generation.choose(ios18: 44, ios26: 42) }
    var inset: CGFloat { isMac ? 14 : generation.choose(ios18: 16, ios26: 20) }
    /// Above the first row and below the last.
    var margin: CGFloat { isMac ? 5 : generation.choose(ios18: 0, ios26: 10) }
    var cornerRadius: CGFloat { isMac ? 6 : generation.choose(ios18: 13, ios26: 30) }
    /// Of the ground of what is pressed among controls side by side: concentric with the menu's.
    var cellRadius: CGFloat { max(cornerRadius - margin, 0) }
    /// Between rows.
    var hasLines: Bool { !isMac && generation.choose(ios18: true, ios26: false) }
    /// For ticks, where a row has one.
    var markWidth: CGFloat { isMac ? 16 : 24 }
    var font: Font { isMac ? .system(size: 13) : .body }
    /// Whether symbols stand behind titles.
    var endsWithIcon: Bool { !isMac && generation.choose(ios18: true, ios26: false) }

    /// Between sections.
    @MainActor @ViewBuilder var gap: some View {
        if hasLines {
            Color.black.opacity(isDark ? 0.35 : 0.08).frame(height: 8)
        } else {
            Divider().padding(.horizontal, inset).padding(.vertical, isMac ? 5 : 8)
        }
    }

    @MainActor @ViewBuilder var ground: some View {
        let outline = RoundedRectangle(cornerRadius: cornerRadius)
        if isGlass { GlassGround(outline: outline) } else { outline.fill(.regularMaterial) }
    }
}

extension CapturedView {
    /// The content with a change to the environment it was written in.
    @MainActor func transformInside(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
        ChangedCapture(content: self, change: change)
    }
}

private struct ChangedCapture: View, PubliclyNamed {
    nonisolated static var publicName: String { "Menu" }

    let content: CapturedView
    let change: (inout EnvironmentValues) -> Void
    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        content.unfold(into: &unfolding, changing: change)
    }
}
