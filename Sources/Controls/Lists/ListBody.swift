import Drawing
import Foundation
import ViewCore

/// Rows of content in a list's look; lists and forms are made of it.
struct ListBody<Content: View>: View, PubliclyNamed {
    nonisolated static var publicName: String { "List" }

    let content: Content
    let style: ListStyleKind
    let place: RowPlace
    var choice: ListChoice?
    /// Whether the rows are those of a table, which says itself what it knows of them.
    var isTable = false

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        var style = style
        if !isTable { style.alternates = unfolding.environment.alternatingRows.decide(style.alternates) }
        var look = ListLook(style, in: unfolding.environment)
        // Its titles have a line below.
        if isTable { look.outerLines = .none }
        let outer = unfolding.environment
        prepare(&unfolding.environment, look)
        unfolding.environment.rowListStyle = style
        let chosen = choice?.read()
        let nodes = unfolding.rows(of: content, chosen: chosen.map(rowChoice))
        unfolding.environment = outer
        unfolding.descend(into: Self.self) { unfolding in
            var making = RowMaking(look: look, chosen: chosen, unfolding: unfolding)
            let rows = making.rows(of: nodes)
            // They are among the rows.
            unfolding.environment.contentMargins = ContentMargins()
            frame(ScrollView { MadeNodes(nodes: [rows]) }, look, outer).unfold(into: &unfolding)
            unfolding.environment = outer
        }
    }

    /// What the rows inherit.
    private func prepare(_ values: inout EnvironmentValues, _ look: ListLook) {
        values.rowPlace = place
        values.contentMargins = ContentMargins()
        values.sectionWords = SectionWords(collapses: look.collapses) { values, prominence in
            let words = prominence == .increased ? look.prominentHeader : look.header
            Self.prepare(&values, words)
        } footer: { values in
            Self.prepare(&values, look.footer)
        }
    }

    /// What rows made of a collection inherit when they are chosen.
    private func rowChoice(_ chosen: ChosenRows) -> RowChoice {
        RowChoice(contains: chosen.contains) { values in
            // On macOS a chosen row is filled with the tint.
            guard values.platform == .macos else { return }
            values.backgroundProminence = .increased
            values.setForeground([AnyShapeStyle(Color.white)])
        }
    }

    private static func prepare(_ values: inout EnvironmentValues, _ words: ListLook.Words) {
        values.rowPlace = .words
        values.font = words.font
        // A button or a link among them is tinted, as "Edit" and "See All" in headers of iOS are.
        values.setForeground([AnyShapeStyle(words.color)], yieldsToControls: true)
        if words.isUppercase, !values.hasTextCase { values.textCase = .uppercase }
    }

    @ViewBuilder private func frame(
        _ list: some View, _ look: ListLook, _ environment: EnvironmentValues
    ) -> some View {
        let isHidden = environment.scrollContentBackground == .hidden
        if look.isFramed {
            list.background(isHidden ? .clear : look.ground ?? .clear)
                .overlay { Rectangle().strokeBorder(Color(.system(.separator)), lineWidth: 1) }
        } else if !isHidden, let ground = look.ground {
            list.background(ground)
        } else {
            list
        }
    }
}
