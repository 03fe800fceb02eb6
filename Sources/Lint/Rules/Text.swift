import Catalog
import Drawing
import Foundation

extension Rule {
    static let textCut = Rule(
        id: .textCut, demand: "No text ends in an ellipsis that nobody wrote, at any type size.",
        source: "WCAG 2.2, 1.4.4 Resize Text; Human Interface Guidelines, Typography", severity: .error,
        check: .tile { facts in
            facts.views.all.indices.compactMap { index in
                let node = facts.views.all[index].node
                guard node.name == "Text", let string = node.text("string"), !string.contains("…") else {
                    return nil
                }
                let pieces = facts.ink.filter { $0.view == index }
                guard let dots = pieces.first(where: { $0.text.contains("…") }) else { return nil }
                let left = pieces.filter { $0.text != dots.text }.map(\.text).joined()
                let drawn = pieces.map(\.text).joined().count - 1
                return Finding(
                    .textCut, facts.isOfPeople(index) ? .error : .advice, at: facts.views.site(of: index),
                    measured: "“\(left.prefix(40))…” of “\(string.prefix(60))”", demanded: "the whole text",
                    advice: "Let it have more lines or more room, or write it shorter.", cause: "cut",
                    worth: Double(drawn) / Double(max(string.count, 1)))
            }
        })

    static let textScaled = Rule(
        id: .textScaled, demand: "No text is drawn smaller than its font, at any type size.",
        source: "WCAG 2.2, 1.4.4 Resize Text; Human Interface Guidelines, Typography", severity: .warning,
        check: .tile { facts in
            facts.views.all.indices.compactMap { index in
                let node = facts.views.all[index].node
                // Small capitals and other faces have sizes of their own.
                guard node.name == "Text", node.value("minimumScaleFactor") != nil,
                    case .font(let font)? = node.value("font"),
                    let drawn = facts.ink.filter({ $0.view == index && !$0.isSymbol }).map(\.setSize).max(),
                    font.size > 0, drawn < Double(font.size) * 0.99
                else { return nil }
                let part = Int((drawn / Double(font.size) * 100).rounded())
                return Finding(
                    .textScaled, facts.views.hasSystemFont(index) ? .advice : .warning,
                    at: facts.views.site(of: index),
                    measured: "\(pointWords(drawn)) points, \(part) % of its font",
                    demanded: "\(pointWords(Double(font.size))) points",
                    advice: "Let it have more lines or more room in place of `minimumScaleFactor`.",
                    cause: "scaled",
                    worth: drawn / Double(font.size))
            }
        })

    static let textOverlap = Rule(
        id: .textOverlap, demand: "No two texts lie on each other.",
        source: "WCAG 2.2, 1.4.12 Text Spacing (no loss of content)", severity: .error,
        check: .tile { facts in
            var found: [Finding] = []
            // From the top down, so that each is held to those that begin before it ends.
            let seen = facts.ink.indices.filter {
                facts.readings[$0] != nil && !facts.ink[$0].isSymbol && facts.ink[$0].view != nil
            }.sorted { (facts.ink[$0].box.minY, $0) < (facts.ink[$1].box.minY, $1) }
            var told: Set<[Int]> = []
            for (place, first) in seen.enumerated() {
                let a = facts.ink[first]
                for second in seen[(place + 1)...] {
                    let b = facts.ink[second]
                    // What lies on everything says no more after so many.
                    if b.box.minY >= a.box.maxY || told.count >= 64 { break }
                    guard let one = a.view, let other = b.view, one != other,
                        !told.contains([one, other])
                    else { continue }
                    let part = overlap(a, b)
                    guard part >= 0.1 else { continue }
                    told.insert([one, other])
                    let site = facts.views.site(of: one, frame: a.box.union(b.box))
                    let name = facts.views.site(of: other).view
                    found.append(
                        Finding(
                            .textOverlap, .error, at: site,
                            measured: "\(Int((part * 100).rounded())) % of its letters' boxes lie on \(name)",
                            demanded: "none", advice: "Put them in a stack, or give them more room.",
                            cause: "overlap", worth: -part))
                }
            }
            return found
        })

    static let textOutside = Rule(
        id: .textOutside,
        demand: "No text leaves the background that was made for it, and none is cut by a clip.",
        source: "WCAG 2.2, 1.4.4 Resize Text", severity: .warning,
        check: .tile { facts in
            var told: Set<Int> = []
            return facts.ink.indices.compactMap { index in
                let ink = facts.ink[index]
                guard !ink.isSymbol, facts.readings[index] != nil, let view = ink.view, ink.isInPlace,
                    facts.isOfPeople(view), !told.contains(view), let leaving = facts.leaving(ink, view)
                else { return nil }
                told.insert(view)
                return leaving
            }
        })
}

extension TileFacts {
    /// Whether people wrote the text, and not a control of the library.
    func isOfPeople(_ view: Int) -> Bool { views.all[view].node.role != .builtIn }

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

/// Which part of the smaller one's boxes of letters lies on the other's.
private func overlap(_ first: InkFact, _ second: InkFact) -> Double {
    guard first.box.overlap(with: second.box) != nil else { return 0 }
    func area(_ boxes: [CGRect]) -> CGFloat { boxes.reduce(0) { $0 + $1.width * $1.height } }
    var common: CGFloat = 0
    for one in first.boxes.prefix(400) {
        for other in second.boxes.prefix(400) {
            if let both = one.overlap(with: other) { common += both.width * both.height }
        }
    }
    return Double(common / max(min(area(first.boxes), area(second.boxes)), 0.01))
}
