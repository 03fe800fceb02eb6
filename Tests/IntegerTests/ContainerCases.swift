import Drawing
import Foundation
import LayoutSupport
import SwiftUI
import Testing
import ViewCore

/// Asks for subviews by any number, and uses what it gets in every way.
private struct Asking: Layout {
    let bounds: Range<Int>

    private func asked(_ subviews: Subviews) -> [LayoutSubview] {
        [subviews[bounds.lowerBound], subviews[bounds.upperBound]] + Array(subviews[bounds])
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var size = CGSize.zero
        for subview in asked(subviews) {
            let own = subview.sizeThatFits(proposal)
            size = CGSize(width: size.width + own.width, height: max(size.height, own.height))
            _ = subview.dimensions(in: proposal)[.firstTextBaseline]
            _ = (subview.priority, subview.spacing.distance(to: subview.spacing, along: .horizontal))
        }
        return size
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in asked(subviews) { subview.place(at: bounds.origin, proposal: proposal) }
    }
}

extension IntegerCase {
    private static func boxes() -> some View {
        ForEach(0..<3) { _ in Color.red.frame(width: 10, height: 10) }
    }

    @MainActor private static func asking(_ bounds: Range<Int>) {
        let laid = pictured(Asking(bounds: bounds) { boxes() })
        // The upper bound is asked for, too.
        let isThere = bounds.lowerBound >= 0 && bounds.upperBound < 3
        #expect(
            isThere || laid.warnings.contains { $0.contains(" asks for subview ") },
            "\(bounds) \(laid.warnings)")
    }

    /// One of three views by its number; what is not there is said.
    @MainActor private static func apart(_ index: Int, @ViewBuilder _ view: () -> some View) {
        let isSaid = pictured(view()).warnings.contains { $0.hasPrefix("a view asks for subview") }
        #expect(isSaid == !(0...2).contains(index))
    }

    @MainActor private static func elements(_ range: Range<Int>) {
        // Without views, whose number is not what this is about.
        let laid = layOut(VStack { ForEach(range) { _ in EmptyView() } })
        let (count, isTooLarge) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
        let isCut = isTooLarge || count > Unfolding.widthLimit
        #expect(laid.warnings.contains { $0.hasPrefix("ForEach has more than") } == isCut)
    }

    @MainActor private static func parts(_ count: Int, _ span: Int) {
        let laid = pictured(
            Color.red.containerRelativeFrame([.horizontal, .vertical], count: count, span: span, spacing: 4))
        #expect(
            laid.warnings.contains {
                $0.hasPrefix(".containerRelativeFrame(count: \(count), span: \(span)) has")
            }
                == (count < 1 || span < 1))
    }

    static let containerCases: [IntegerCase] = [
        IntegerCase("ViewCore ForEach.init(_:content:) data: Range<Int>") {
            elements($0..<$0)
            // From the least there is: more than can be counted.
            elements($0 == .min ? $0..<Int.max : ($0 - 1)..<$0)
        },
        IntegerCase("Controls List.init(_:rowContent:) data: Range<Int>") {
            pictured(List($0..<$0) { _ in EmptyView() })
            pictured(List($0 == .min ? $0..<Int.max : ($0 - 1)..<$0) { _ in EmptyView() })
        },
        IntegerCase("Controls List.init(_:selection:rowContent:) data: Range<Int>") {
            pictured(List($0..<$0, selection: .constant(nil as Int?)) { _ in EmptyView() })
            pictured(List(($0 == .min ? $0 : $0 - 1)..<$0, selection: .constant($0)) { _ in EmptyView() })
        },
        IntegerCase("Controls View.badge(_:) count: Int") { count in
            pictured(List { Text("a").badge(count) })
        },
        IntegerCase("ViewCore RangeReplaceableCollection.remove(atOffsets:) atOffsets: IndexSet") {
            var rest = [1, 2, 3]
            rest.remove(atOffsets: IndexSet(integer: min(max($0, 0), .max - 1)))
            #expect(rest.count == ((0...2).contains(max($0, 0)) ? 2 : 3))
        },
        IntegerCase("ViewCore MutableCollection.move(fromOffsets:toOffset:) fromOffsets: IndexSet") {
            var moved = [1, 2, 3]
            moved.move(fromOffsets: IndexSet(integer: min(max($0, 0), .max - 1)), toOffset: 0)
            #expect(moved.sorted() == [1, 2, 3])
        },
        IntegerCase("ViewCore MutableCollection.move(fromOffsets:toOffset:) toOffset: Int") {
            var moved = [1, 2, 3]
            moved.move(fromOffsets: [1], toOffset: $0)
            #expect(moved.sorted() == [1, 2, 3])
        },
        IntegerCase("ViewCore LayoutSubviews.subscript(_:) index: Int") { asking($0..<$0) },
        IntegerCase("ViewCore LayoutSubviews.subscript(_:) bounds: Range<Int>") {
            asking($0..<Int.max)
            asking(Int.min..<$0)
        },
        IntegerCase("ViewCore SubviewsCollection.subscript(_:) index: Int") { index in
            apart(index) { Group(subviews: boxes()) { $0[index] } }
        },
        IntegerCase("ViewCore SubviewsCollection.subscript(_:) bounds: Range<Int>") { index in
            pictured(Group(subviews: boxes()) { $0[min(index, 1)..<max(index, 1)] })
        },
        IntegerCase("ViewCore SubviewsCollectionSlice.subscript(_:) index: Int") { index in
            apart(index) { Group(subviews: boxes()) { $0[0..<3][index] } }
        },
        IntegerCase("ViewCore SubviewsCollectionSlice.subscript(_:) bounds: Range<Int>") { index in
            pictured(Group(subviews: boxes()) { $0[0..<2][min(index, 1)..<max(index, 1)] })
        },
        IntegerCase("ViewCore ForEachSubviewCollection.subscript(_:) index: Int") { index in
            apart(-1) { ForEach(subviews: boxes()) { $0 }.data[index] }
        },
        IntegerCase("ViewCore SectionCollection.subscript(_:) index: Int") { index in
            pictured(Group(sections: boxes()) { $0[index].content })
        },
        IntegerCase("ViewCore ForEachSectionCollection.subscript(_:) index: Int") { index in
            #expect(ForEach(sections: boxes()) { $0.content }.data[index].content.isEmpty)
        },
        IntegerCase("ViewCore View.gridCellColumns(_:) count: Int") { count in
            let laid = pictured(
                Grid {
                    GridRow {
                        Color.red.gridCellColumns(count)
                        Color.blue.gridCellColumns(count)
                    }
                    boxes()
                })
            #expect(laid.warnings.contains { $0.hasPrefix(".gridCellColumns(\(count))") } == (count != 1))
        },
        IntegerCase("ViewCore View.containerRelativeFrame(_:count:span:spacing:alignment:) count: Int") {
            parts($0, 1)
            parts($0, .max)
        },
        IntegerCase("ViewCore View.containerRelativeFrame(_:count:span:spacing:alignment:) span: Int") {
            parts(1, $0)
            parts(.max, $0)
            parts(.min, $0)
        },
    ]
}
