import Drawing
import Foundation
import ScreenReader

/// Something that assistive technology meets and can act on, or that is of a kind that is said.
struct SpokenFact {
    let element: SpokenElement
    /// Whether it stands in the bar of tabs.
    let isTab: Bool
}

extension TileFacts {
    /// All elements of the tree but groups, in order.
    var spokenElements: [SpokenFact] {
        func add(_ element: SpokenElement, _ isTab: Bool, to found: inout [SpokenFact]) {
            if !element.isGroup { found.append(SpokenFact(element: element, isTab: isTab)) }
            for child in element.children { add(child, element.traits.contains("tabBar"), to: &found) }
        }
        var found: [SpokenFact] = []
        for element in spoken.elements { add(element, false, to: &found) }
        return found
    }

    /// The control that an element is said of: the one in its frame, else the smallest around its middle.
    func control(of element: SpokenElement) -> ControlFact? {
        guard let frame = element.rect else { return nil }
        let same = controls.first { control in
            let other = control.frame
            return [
                other.minX - frame.minX, other.minY - frame.minY, other.width - frame.width,
                other.height - frame.height,
            ].allSatisfy { abs($0) <= 0.5 }
        }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        return same
            ?? controls.filter { $0.frame.contains(middle) }
            .min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
    }

    func site(of element: SpokenElement) -> Site {
        let frame = element.rect ?? .zero
        if let control = control(of: element) { return views.site(of: control.view, frame: frame) }
        let kind = element.traits.first ?? "element"
        return Site(
            view: element.label.map { "\(kind) “\($0.prefix(24))”" } ?? kind, place: kind, frame: frame)
    }
}

extension SpokenElement {
    var rect: CGRect? {
        frame.count == 4 ? CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]) : nil
    }
}
