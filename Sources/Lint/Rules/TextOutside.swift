import Catalog
import Drawing
import Foundation

extension Rule {
    static let textOutside = Rule(
        id: .textOutside,
        demand: "No text leaves the background that was made for it, and none is cut by a clip.",
        source: "WCAG 2.2, 1.4.4 Resize Text", severity: .warning,
        check: .tile { facts in
            var told: Set<Int> = []
            if facts.isRoomChosen { return [] }
            return facts.ink.indices.compactMap { index in
                let ink = facts.ink[index]
                guard !ink.isSymbol, facts.readings[index] != nil, let view = ink.view, ink.isInPlace,
                    facts.isOfPeople(view), !facts.standsForSymbol(view), !told.contains(view),
                    let leaving = facts.leaving(ink, view)
                else { return nil }
                told.insert(view)
                return leaving
            }
        })
}

extension TileFacts {
    /// Past a clip, or past the nearest background that is laid on what the text is in.
    fileprivate func leaving(_ ink: InkFact, _ view: Int) -> Finding? {
        let site = views.site(of: view, frame: ink.box)
        if views.around(view).contains(where: { isScrolling(views.all[$0].node.name) }) { return nil }
        if let clip = ink.clip, !isClippedBySystem(view) {
            let rest = ink.box.overlap(with: clip).map { $0.width * $0.height } ?? 0
            let part = 1 - rest / max(ink.box.width * ink.box.height, 0.01)
            if part > 0.1 {
                return Finding(
                    .textOutside, .warning, at: site,
                    measured: "\(Int((part * 100).rounded())) % of it is clipped",
                    demanded: "all of it inside of the clip",
                    advice: "Give it more room, or let it have more lines.", cause: "clipped",
                    worth: Double(-part))
            }
        }
        guard let ground = background(around: view) else { return nil }
        let frame = views.all[ground].frame
        let past = max(
            frame.minX - ink.box.minX, ink.box.maxX - frame.maxX, frame.minY - ink.box.minY,
            ink.box.maxY - frame.maxY)
        guard past > 1 else { return nil }
        return Finding(
            .textOutside, .warning, at: site,
            measured: "\(pointWords(Double(past))) points past its background", demanded: "inside of it",
            advice: "Let the background follow the text's size, in place of a fixed frame.", cause: "past",
            worth: Double(-past))
    }

    /// Whether the nearest clip is of the library's own making, which hides what it means to hide.
    private func isClippedBySystem(_ view: Int) -> Bool {
        let clip = views.around(view).map { views.all[$0].node }.first { $0.name.hasPrefix(".clip") }
        return clip?.role == .builtIn
    }

    /// The nearest background of which the text is the content, and not a layer; none where something in between moves
    /// the text.
    private func background(around view: Int) -> Int? {
        var child = view
        for index in views.around(view) {
            let node = views.all[index].node
            if [".offset", ".position", ".scaleEffect", ".rotationEffect", ".fixedSize"].contains(node.name) {
                return nil
            }
            let isLayered = node.name.hasPrefix(".background") || node.name.hasPrefix(".overlay")
            if isLayered, views.all[index].childCount > 1 {
                let content = node.isContentLast ? views.all[index].childCount - 1 : 0
                guard views.all[child].position == content else { return nil }
            }
            if node.name.hasPrefix(".background"), node.role == .written { return index }
            child = index
        }
        return nil
    }
}

/// Views whose content may be larger than they are.
private func isScrolling(_ name: String) -> Bool {
    [
        "ScrollView", "List", "Form", "Table", "TabView", "TextField", "TextEditor", "SecureField",
        "Picker",
        "DatePicker",
    ]
    .contains { name.hasPrefix($0) }
}
