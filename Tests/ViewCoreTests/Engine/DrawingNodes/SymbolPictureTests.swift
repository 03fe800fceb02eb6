import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// How the marks of a symbol become items of a list.
@MainActor struct SymbolPictureTests {
    /// The text size at which a unit of a symbol's square is a point.
    private let unitSize: CGFloat = 17 * 208.0 / 19

    private func items(_ name: String, _ weight: Font.Weight = .regular) -> [DisplayItem] {
        layOut(Image(systemName: name).font(.system(size: unitSize, weight: weight))).list.items
    }

    /// Documentation/Rules/README.md, section Symbols.
    @Test func `Lines are as wide as the weight says`() throws {
        let widths: [(Font.Weight, CGFloat)] = [
            (.ultraLight, 8), (.thin, 8), (.light, 12), (.regular, 16), (.medium, 16), (.semibold, 24),
            (.black, 24),
        ]
        for (weight, width) in widths {
            let items = items("rectangle", weight)
            guard items.count == 1, case .stroke(let outline, _, let pen) = items[0] else {
                Issue.record("\(items)")
                continue
            }
            #expect(abs(pen.width - width) < 1e-6 && pen.cap == .round)
            #expect(abs(outline.bounds.width - 216) < 1e-6 && abs(outline.bounds.height - 160) < 1e-6)
        }
    }

    @Test func `A filled rectangle reaches as far as the line of the other`() {
        let items = items("rectangle.fill")
        guard items.count == 1, case .fill(let outline, _, _) = items[0] else {
            Issue.record("\(items)")
            return
        }
        #expect(abs(outline.bounds.width - 232) < 1e-6 && abs(outline.bounds.height - 176) < 1e-6)
    }

    @Test func `What is in a filled shape is cut out of it, and what is in another is drawn`() {
        let ring = items("capsule.circle")
        let groups = ring.filter { if case .group = $0 { true } else { false } }
        #expect(ring.count == 2 && groups.isEmpty)
        let disc = items("capsule.square.fill")
        guard disc.count == 1, case .group(let group) = disc[0], group.flattens, group.items.count == 2,
            case .group(let cut) = group.items[1]
        else {
            Issue.record("\(disc)")
            return
        }
        #expect(cut.blend == .destinationOut && cut.items.count == 1)
    }

    /// 0.56 of the smaller side of the shape, in its middle.
    @Test func `What is in a shape takes the middle of it`() throws {
        let list = items("capsule.rectangle")
        let boxes = list.compactMap { item -> CGRect? in
            switch item {
            case .stroke(let outline, _, let pen):
                outline.bounds.insetBy(dx: -pen.width / 2, dy: -pen.width / 2)
            case .fill(let outline, _, _): outline.bounds
            default: nil
            }
        }
        try #require(boxes.count == 2)
        #expect(abs(boxes[1].width - 0.56 * boxes[0].height) < 1e-6)
        #expect(abs(boxes[1].midX - boxes[0].midX) < 1e-6 && abs(boxes[1].midY - boxes[0].midY) < 1e-6)
    }

    @Test func `A badge is a disc with a gap, and its glyph is cut out`() {
        let items = items("rectangle.badge.plus")
        guard items.count == 1, case .group(let group) = items[0] else {
            Issue.record("\(items)")
            return
        }
        #expect(group.items.count == 4)
        let cuts = group.items.map { item in
            if case .group(let inner) = item { inner.blend == .destinationOut } else { false }
        }
        #expect(cuts == [false, true, false, true])
    }
}
