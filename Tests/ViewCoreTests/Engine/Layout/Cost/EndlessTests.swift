import Drawing
import Foundation
import LayoutSupport
import Testing

@testable import ViewCore

/// Which views have no end where there is no end to what they are offered; those are not asked for it.
@MainActor struct EndlessTests {
    private func axes(_ view: some View) -> Axis.Set { Laid(view, 300, 200).root.knownEndlessAxes }

    private let text = Text(verbatim: "some words")

    @Test func `A stack has no end along the axes of any view in it`() {
        #expect(axes(Color.red) == [.horizontal, .vertical])
        #expect(axes(text) == [])
        #expect(
            axes(
                HStack {
                    text; Color.red.frame(height: 10)
                }) == .horizontal)
        #expect(
            axes(
                VStack {
                    text; Spacer()
                }) == .vertical)
        #expect(axes(LazyVStack { text }) == .horizontal)
        #expect(
            axes(
                Grid {
                    GridRow {
                        text; Color.red.gridCellUnsizedAxes(.vertical)
                    }
                }) == .horizontal)
    }

    @Test func `In layers, those that decide the size count`() {
        #expect(
            axes(
                ZStack {
                    text; Color.red
                }) == [.horizontal, .vertical])
        #expect(
            axes(
                ZStack {
                    text; Color.red.layoutPriority(-1)
                }) == [])
        #expect(axes(text.overlay { Color.red }) == [])
    }

    @Test func `Frames, ratios and fixed sizes have an end`() {
        #expect(axes(Color.red.frame(width: 10)) == .vertical)
        #expect(axes(Color.red.frame(maxWidth: 50)) == .vertical)
        #expect(axes(text.frame(maxWidth: .infinity)) == .horizontal)
        #expect(axes(Color.red.fixedSize(horizontal: true, vertical: false)) == .vertical)
        #expect(axes(Color.red.aspectRatio(2, contentMode: .fit)) == [])
        #expect(axes(Color.red.padding(3).offset(x: 2)) == [.horizontal, .vertical])
    }

    @Test func `An endless offer is answered without asking inside`() {
        let row = HStack {
            Color.red;
            VStack {
                Color.red; text
            }
        }
        let root = Laid(row, 300, 200).root
        unsafe LayoutWork.answers = 0
        for height in 0..<50 {
            let offer = ProposedViewSize(width: .infinity, height: CGFloat(height) / 7)
            #expect(root.length(.horizontal, offer) == .infinity)
        }
        #expect(unsafe LayoutWork.answers == 0)
    }

    @Test func `A scroll view in a new height keeps what is relative to its width`() {
        let view = ScrollView {
            HStack {
                text; Color.red
            }.containerRelativeFrame(.horizontal) { width, _ in width / 2 }
        }
        let root = Laid(view, 300, 200).root
        _ = root.size(ProposedViewSize(width: 300, height: 100))
        unsafe LayoutWork.answers = 0
        #expect(root.size(ProposedViewSize(width: 300, height: 120)) == CGSize(width: 150, height: 120))
        // That of the scroll view itself.
        #expect(unsafe LayoutWork.answers == 1)
        #expect(root.size(ProposedViewSize(width: 200, height: 120)) == CGSize(width: 100, height: 120))
    }
}
