import Drawing
import Foundation
import ViewCore

/// Makes the rows of a list from the nodes of its content.
@MainActor struct RowMaking {
    let look: ListLook
    let chosen: ChosenRows?
    var unfolding: Unfolding
    private let environment: EnvironmentValues
    private let isEditing: Bool
    private let leastRowHeight: CGFloat
    private let leastHeaderHeight: CGFloat

    init(look: ListLook, chosen: ChosenRows?, unfolding: Unfolding) {
        self.look = look
        self.chosen = chosen
        self.unfolding = unfolding
        environment = unfolding.environment
        isEditing = environment.editMode?.wrappedValue.isEditing ?? false
        leastRowHeight = max(
            unfolding.usable(
                environment.leastRowHeight ?? look.rowHeight, ".environment(\\.defaultMinListRowHeight,",
                else: look.rowHeight), 0)
        leastHeaderHeight = max(
            unfolding.usable(
                environment.leastHeaderHeight ?? 0, ".environment(\\.defaultMinListHeaderHeight,"), 0)
    }

    /// Views of one section, or those between two.
    private struct Run {
        var section: SectionMark?
        var header: [LayoutNode] = []
        var content: [(node: LayoutNode, traits: RowTraits)] = []
        var footer: [LayoutNode] = []
        /// Said of the section as a whole.
        var traits = RowTraits()
        /// Of its header and its footer.
        var words: [RowTraits.Part: RowTraits] = [:]
    }

    mutating func rows(of nodes: [LayoutNode]) -> LayoutNode {
        let (staying, leaving) = unfolding.parted(nodes)
        let runs = runs(of: staying)
        let spacing = max(environment.listRowSpacing ?? 0, 0)
        var groups: [RowGroup] = []
        for (index, run) in runs.enumerated() {
            var group = group(of: run, isSpaced: spacing > 0)
            let gap = gap(run.section?.environment ?? environment)
            if run.header.isEmpty { group.before = index == 0 ? look.gap : gap }
            if run.footer.isEmpty { group.after = index == runs.count - 1 ? look.gap : gap }
            // Two lines on each other would be one that is twice as dark.
            if index > 0, run.header.isEmpty, group.before == 0,
                groups[index - 1].rows.last?.bottomLine != nil
            {
                group.rows.first?.topLine = nil
            }
            groups.append(group)
        }
        addMargins(&groups)
        for row in groups.flatMap(\.nodes) { row.owner = unfolding.owner }
        if unfolding.motion != nil { unfolding.follow(&groups) }
        let list = RowsNode(
            groups, cornerRadius: look.cornerRadius, curve: look.curve, rowSpacing: spacing,
            isClipped: !environment.isScrollClipDisabled, unfolding.journal.placement)
        list.leaving = leaving
        list.owner = unfolding.owner
        return list
    }

    private func runs(of nodes: [LayoutNode]) -> [Run] {
        var runs: [Run] = []
        for node in nodes {
            let traits = node.rowTraits ?? RowTraits()
            if runs.isEmpty || runs[runs.count - 1].section !== traits.section {
                runs.append(Run(section: traits.section, traits: traits))
            }
            let last = runs.count - 1
            switch traits.part {
            case .header:
                runs[last].header.append(node)
                runs[last].words[.header] = traits
            case .footer:
                runs[last].footer.append(node)
                runs[last].words[.footer] = traits
            case .content, nil: runs[last].content.append((node, traits))
            }
        }
        return runs
    }

    /// Half of what lies between two sections without words.
    private func gap(_ environment: EnvironmentValues) -> CGFloat {
        switch environment.listSectionSpacing.kind {
        case .usual: look.gap
        // A guess: half as much.
        case .compact: look.gap / 2
        case .custom(let length): unfolding.usable(length, ".listSectionSpacing(") / 2
        }
    }

    private func addMargins(_ groups: inout [RowGroup]) {
        guard !groups.isEmpty else { return }
        let margins = environment.contentMargins
        for index in groups.indices {
            groups[index].leading = margins.leading ?? groups[index].leading
            groups[index].trailing = margins.trailing ?? groups[index].trailing
        }
        groups[0].before += margins.top ?? 0
        groups[groups.count - 1].after += margins.bottom ?? 0
    }

    private mutating func group(of run: Run, isSpaced: Bool) -> RowGroup {
        var group = RowGroup()
        let margins = run.section?.environment.listSectionMargins
        group.leading = margins?.leading ?? look.margin
        group.trailing = margins?.trailing ?? look.margin
        let isClosable = look.collapses && run.section?.isExpanded != nil
        group.header = words(
            run.header, run.words[.header],
            run.section?.prominence == .increased ? look.prominentHeader : look.header,
            chevron: isClosable ? run.section?.isExpanded : nil, "header")
        group.footer = words(run.footer, run.words[.footer], look.footer, chevron: nil, "footer")
        for (index, (node, traits)) in run.content.enumerated() {
            group.rows.append(row(node, traits, index: index))
        }
        if !isSpaced { addLines(run, to: &group) }
        return group
    }

    // MARK: Words of sections

    private mutating func words(
        _ nodes: [LayoutNode], _ traits: RowTraits?, _ look: ListLook.Words, chevron: Bool?, _ name: String
    ) -> RowNode? {
        guard !nodes.isEmpty else { return nil }
        var node =
            nodes.count == 1
            ? nodes[0]
            : unfolding.node(
                of: VStack(alignment: .leading, spacing: 0) { MadeNodes(nodes: nodes) }, slot: 1)
        if let chevron {
            node = unfolding.node(
                of: HStack {
                    MadeNodes(nodes: [node])
                    Spacer()
                    ExpansionChevron(isExpanded: chevron)
                }, slot: 2)
        }
        let usual = EdgeInsets(
            top: look.top, leading: self.look.rowInsets.leading, bottom: look.bottom,
            trailing: self.look.rowInsets.trailing)
        let least = name == "header" ? leastHeaderHeight : 0
        return RowNode(
            node, background: ground(traits), insets: insets(traits, usual), minHeight: least, name: name)
    }

    private func ground(_ traits: RowTraits?) -> LayoutNode? {
        if case .view(let node) = traits?.ground { return node }
        return nil
    }

    private func insets(_ traits: RowTraits?, _ usual: EdgeInsets) -> EdgeInsets {
        guard let own = traits?.insets else { return usual }
        return EdgeInsets(
            top: own.top ?? usual.top, leading: own.leading ?? usual.leading,
            bottom: own.bottom ?? usual.bottom, trailing: own.trailing ?? usual.trailing)
    }

    // MARK: Rows

    private mutating func row(_ node: LayoutNode, _ traits: RowTraits, index: Int) -> RowNode {
        var fill = look.card.map { RowFill($0.rgba(in: environment)) }
        if index % 2 == 1, let alternate = look.alternate { fill = alternate }
        if isChosen(node, traits) ?? false { fill = look.chosen }
        return RowNode(
            content(node, traits), background: ground(traits), fill: fill,
            insets: insets(traits, look.rowInsets),
            minHeight: leastRowHeight, name: "row")
    }

    /// The row with what the list adds to it.
    private mutating func content(_ node: LayoutNode, _ traits: RowTraits) -> LayoutNode {
        if unfolding.tellsSpoken, canDelete(traits) {
            // A row is deleted by swiping it, which is an action for who does not.
            unfolding.note(
                SpokenNote.modifier, [.init("swipeActions", .list([.text("Delete")]))], at: node, [])
        }
        let mark = isEditing ? editMark(node, traits) : nil
        let hasHandle = isEditing && traits.canMove ?? false && !traits.mustNotMove
        guard traits.badge != nil || mark != nil || hasHandle else { return node }
        let row = HStack(spacing: 12) {
            mark
            MadeNodes(nodes: [node])
            if traits.badge != nil || hasHandle { Spacer(minLength: 0) }
            if let badge = traits.badge { MadeNodes(nodes: [badge]) }
            if hasHandle { ReorderHandle() }
        }
        return unfolding.node(of: row, slot: 3)
    }

    private func editMark(_ node: LayoutNode, _ traits: RowTraits) -> EditMark? {
        if canDelete(traits) { return EditMark(kind: .delete) }
        guard chosen?.isMultiple ?? false, let isChosen = isChosen(node, traits) else { return nil }
        return EditMark(kind: isChosen ? .chosen : .unchosen)
    }

    private func canDelete(_ traits: RowTraits) -> Bool { traits.canDelete ?? false && !traits.mustNotDelete }

    /// `nil` for a row that nobody can choose: it has no tag and stands for no element.
    private func isChosen(_ node: LayoutNode, _ traits: RowTraits) -> Bool? {
        guard let chosen else { return nil }
        return node.optionTag.map { chosen.holds($0) } ?? traits.element.map { chosen.contains($0) }
    }

    // MARK: Lines

    private func addLines(_ run: Run, to group: inout RowGroup) {
        let rows = run.content
        guard let first = rows.first, let last = rows.last else { return }
        for index in rows.indices.dropLast() {
            let (above, below) = (rows[index].traits, rows[index + 1].traits)
            group.rows[index].bottomLine = line(
                [above.separators.bottom, below.separators.top], above.tints.bottom ?? below.tints.top,
                usual: look.line != nil)
        }
        let hasOuter = look.outerLines != .none && look.line != nil
        group.rows[0].topLine = outer(
            line(
                [first.traits.separators.top, run.traits.sectionSeparators.top],
                run.traits.sectionTints.top ?? first.traits.tints.top, usual: hasOuter))
        group.rows[group.rows.count - 1].bottomLine = outer(
            line(
                [last.traits.separators.bottom, run.traits.sectionSeparators.bottom],
                run.traits.sectionTints.bottom ?? last.traits.tints.bottom, usual: hasOuter))
    }

    /// The line between two that have a say in it: hidden if one hides it, else there if one wants it.
    private func line(_ wishes: [Visibility?], _ tint: RGBA?, usual: Bool) -> RowLine? {
        if wishes.contains(.hidden) { return nil }
        guard usual || wishes.contains(.visible) else { return nil }
        var line = look.line ?? look.usualLine
        if let tint { line.color = tint }
        return line
    }

    private func outer(_ line: RowLine?) -> RowLine? {
        guard var line, look.outerLines == .full else { return line }
        (line.leading, line.trailing) = (0, 0)
        return line
    }
}
