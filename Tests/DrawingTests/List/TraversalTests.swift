import Drawing
import Foundation
import Testing

struct TraversalTests {
    private func fill(_ x: CGFloat) -> DisplayItem {
        .fill(.rectangle(CGRect(x: x, y: 0, width: 1, height: 1)), .solid(.black), .nonZero)
    }

    private var list: DisplayList {
        let shadow = DisplayShadow(color: .black, radius: 1, x: 0, y: 0, items: [fill(2)])
        let group = DisplayGroup(items: [fill(1), .shadow(shadow)], mask: [fill(3)])
        return DisplayList(
            size: CGSize(width: 9, height: 9), scale: 1, items: [.group(group), fill(4)])
    }

    private func name(_ item: DisplayItem) -> String {
        switch item {
        case .group: "group"
        case .shadow: "shadow"
        case .fill(let outline, _, _): printed(outline.bounds.minX)
        case .stroke, .glyphs, .image: "?"
        }
    }

    private func walk(_ step: (DisplayItem) -> WalkStep) -> [String] {
        var names: [String] = []
        list.walk { item in
            names.append(name(item))
            return step(item)
        }
        return names
    }

    @Test func `A walk comes to a group before what is in it and to its mask last`() {
        #expect(walk { _ in .into } == ["group", "1", "shadow", "2", "3", "4"])
    }

    @Test func `A walk leaves out what is in an item that it goes past`() {
        #expect(
            walk { if case .shadow = $0 { .past } else { .into } }
                == ["group", "1", "shadow", "3", "4"])
    }

    @Test func `A walk that is stopped inside comes to nothing more`() {
        #expect(walk { name($0) == "2" ? .stop : .into } == ["group", "1", "shadow", "2"])
    }

    @Test func `A map changes items at every depth and keeps the rest`() {
        let moved = list.map { item in
            guard case .fill(.rectangle(let rect), let paint, let rule) = item else { return item }
            return .fill(.rectangle(rect.offsetBy(dx: 10, dy: 0)), paint, rule)
        }
        var names: [String] = []
        moved.walk { item in
            names.append(name(item))
            return .into
        }
        #expect(names == ["group", "11", "shadow", "12", "13", "14"])
        #expect(moved.size == list.size)
        #expect(list.map { $0 } == list)
    }
}
