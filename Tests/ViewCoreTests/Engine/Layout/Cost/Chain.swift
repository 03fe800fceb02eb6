import Foundation

import LayoutSupport
@testable import ViewCore

/// What a deep tree is made of: one level around what is inside, with siblings to share out with.
enum Chain: CaseIterable {
    case row, column, rowOfText, columnOfText, rowWithSpacer, columnWithSpacer, rowOfPriorities
    case layers, rowLayout, columnLayout, layersLayout, gridLayout, ownLayout, askingLayout
    case lazyColumn, lazyRow, grid, lazyColumns, lazyRows, scroll, sidewaysScroll, section, list
    case reader, firstThatFits, overlay, background, mask, preferenceLayer, styleLayer
    case frame, heightFrame, flexibleFrame, fixedSize, fixedHeight
    case padding, position, offset, effect, visualEffect, safeAreaInset, sideInset, mirrored
    case ratio, report, containerFrame
    // Those that ask for more the deeper they are; see `growth`.
    case narrowColumn, safeAreaPadding
    case baselineRow, guidedColumn, guidedLayers, statedGuide, spannedGrid
    case fittedRow, filledColumn, fitted

    /// How the answers that a view takes grow with the depth of the chain that it is in.
    ///
    /// What matters is how many offers that differ a view hands on for one that it gets, nothing, no end and
    /// ideal lengths apart.
    enum Growth {
        /// One. A fixed number of answers a view.
        case level
        /// One in measuring and another in placing, since what it is placed in is not what it was measured in: a
        /// frame with limits is placed at its own size, and what ignores the safe area in a room that nobody
        /// measured it in. A ratio in a stack is placed at the size that it has there, which fits what is inside to
        /// another length than the stack asked for. A view is placed once, so each level brings one offer for all
        /// below it.
        case rising
        /// Two, and each of these has two again further in. A guide is that of the view where the container
        /// places it, for the size of the container, but a row of guides needs it before it has a size. A grid
        /// asks a spanning cell for the share of its columns and for their width. A ratio turns the ideal, the
        /// longest and the shared length of a row into three pairs of lengths. With a view inside that takes what it
        /// is offered, no two of these offers are equal. Alone some of these are cheap; alternating with others they
        /// ask for powers of two, until from some twenty levels on `LayoutLimit` ends that.
        case doubling
    }

    var growth: Growth {
        switch self {
        case .narrowColumn, .safeAreaPadding, .ratio: .rising
        case .baselineRow, .guidedColumn, .guidedLayers, .statedGuide, .spannedGrid, .fittedRow,
            .filledColumn, .fitted:
            .doubling
        default: .level
        }
    }

    private static var words: Text { Text(verbatim: "some words to wrap") }
    private static var letter: Text { Text(verbatim: "b") }

    @MainActor func around(_ view: AnyView) -> AnyView {
        let (words, letter) = (Chain.words, Chain.letter)
        switch self {
        case .row:
            return AnyView(
                HStack {
                    words; view; Color.red
                })
        case .column:
            return AnyView(
                VStack {
                    words; view; Color.red
                })
        case .rowOfText:
            return AnyView(
                HStack {
                    words; view; letter
                })
        case .columnOfText:
            return AnyView(
                VStack {
                    words; view; letter
                })
        case .rowWithSpacer:
            return AnyView(
                HStack {
                    words; Spacer(); view
                })
        case .columnWithSpacer:
            return AnyView(
                VStack {
                    words; Spacer(); view; Divider()
                })
        case .rowOfPriorities:
            return AnyView(
                HStack {
                    words; view.layoutPriority(1); Color.red
                })
        case .layers:
            return AnyView(
                ZStack {
                    words; view; Color.red.zIndex(-1)
                })
        case .rowLayout:
            return AnyView(
                AnyLayout(HStackLayout()).callAsFunction {
                    words; view; Color.red
                })
        case .columnLayout:
            return AnyView(
                VStackLayout().callAsFunction {
                    words; view; Color.red
                })
        case .layersLayout:
            return AnyView(
                ZStackLayout().callAsFunction {
                    words; view; Color.red
                })
        case .gridLayout:
            return AnyView(
                AnyLayout(GridLayout()).callAsFunction {
                    GridRow {
                        words; view
                    }
                    GridRow {
                        Color.red; words
                    }
                })
        case .ownLayout:
            return AnyView(
                PlainColumn().callAsFunction {
                    words; view; Color.red
                })
        case .askingLayout:
            return AnyView(
                AskingColumn().callAsFunction {
                    words; view; Color.red
                })
        case .lazyColumn:
            return AnyView(
                LazyVStack {
                    words; view; Color.red
                })
        case .lazyRow:
            return AnyView(
                LazyHStack {
                    words; view; Color.red
                })
        case .grid:
            return AnyView(
                Grid {
                    GridRow {
                        words; view
                    }
                    GridRow {
                        Color.red; words
                    }
                })
        case .lazyColumns:
            return AnyView(
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.adaptive(minimum: 50))]) {
                    words; view; Color.red
                })
        case .lazyRows:
            return AnyView(
                LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.flexible())]) {
                    words; view; Color.red
                })
        case .scroll:
            return AnyView(
                ScrollView {
                    words; view; Color.red
                })
        case .sidewaysScroll:
            return AnyView(
                ScrollView(.horizontal) {
                    words; view; Color.red
                })
        case .list:
            return AnyView(
                ListOfOne(
                    content: Group {
                        words; view; Color.red
                    }))
        case .section:
            return AnyView(
                VStack {
                    Section {
                        view
                    } header: {
                        words
                    }
                })
        case .reader:
            return AnyView(
                HStack {
                    GeometryReader { _ in
                        words; view
                    }; words
                })
        case .firstThatFits:
            return AnyView(
                ViewThatFits {
                    HStack {
                        words; view
                    };
                    VStack {
                        words; Color.red
                    }
                })
        case .overlay:
            return AnyView(
                view.overlay {
                    words; Color.red
                })
        case .background:
            return AnyView(
                HStack {
                    words;
                    words.background {
                        view; Color.red
                    }
                })
        case .mask: return AnyView(view.mask { words })
        case .preferenceLayer:
            return AnyView(view.overlayPreferenceValue(WidestKey.self) { _ in words })
        case .styleLayer:
            return AnyView(
                HStack {
                    view.background(.red); words
                })
        case .frame:
            return AnyView(
                HStack {
                    view.frame(width: 120); words
                })
        case .heightFrame:
            return AnyView(
                VStack {
                    view.frame(height: 120); words
                })
        case .flexibleFrame:
            return AnyView(
                HStack {
                    view.frame(minWidth: 20, idealWidth: 80, maxWidth: .infinity, minHeight: 10)
                    words
                })
        case .containerFrame:
            return AnyView(
                HStack {
                    view.containerRelativeFrame(.horizontal); words
                })
        case .fixedSize:
            return AnyView(
                HStack {
                    view.fixedSize(); words
                })
        case .fixedHeight:
            return AnyView(
                HStack {
                    view.fixedSize(horizontal: false, vertical: true); words
                })
        case .padding:
            return AnyView(
                VStack {
                    view.padding(3); words
                })
        case .position:
            return AnyView(
                HStack {
                    words; view.position(x: 10, y: 10)
                })
        case .offset:
            return AnyView(
                HStack {
                    view.offset(x: 3); words
                })
        case .visualEffect:
            return AnyView(
                VStack {
                    view.visualEffect { content, _ in content.opacity(0.5) }
                    words
                })
        case .effect:
            return AnyView(
                VStack {
                    view.opacity(0.5).coordinateSpace(name: "a"); words
                })
        case .safeAreaInset:
            return AnyView(
                VStack {
                    view.safeAreaInset(edge: .bottom) { words }; Color.red
                })
        case .sideInset: return AnyView(view.safeAreaInset(edge: .leading) { words })
        case .safeAreaPadding:
            return AnyView(
                HStack {
                    view.safeAreaPadding(3).ignoresSafeArea(); words
                })
        case .mirrored:
            return AnyView(
                HStack {
                    words; view
                }.environment(\.layoutDirection, .rightToLeft))
        case .ratio: return AnyView(view.aspectRatio(1.5, contentMode: .fit))
        case .report:
            return AnyView(
                VStack {
                    view.preference(key: WidestKey.self, value: 1)
                        .onPreferenceChange(WidestKey.self) { _ in }
                        .onGeometryChange(for: CGFloat.self) {
                            $0.size.width
                        } action: { _ in
                        }
                    words
                })
        case .baselineRow:
            return AnyView(
                HStack(alignment: .firstTextBaseline) {
                    words; view; Color.red
                })
        case .guidedColumn:
            return AnyView(
                VStack(alignment: .leading) {
                    words; view
                    Color.red.alignmentGuide(.leading) { $0.width / 3 }
                })
        case .guidedLayers:
            return AnyView(
                ZStack(alignment: .leadingFirstTextBaseline) {
                    words; view; Color.red.layoutPriority(-1)
                })
        case .statedGuide:
            return AnyView(
                HStack(alignment: .top) {
                    view.alignmentGuide(.top) { $0[.bottom] - $0.height / 3 }
                    words
                })
        case .spannedGrid:
            return AnyView(
                Grid(alignment: .leadingFirstTextBaseline) {
                    GridRow {
                        words; view
                    }
                    GridRow { words.gridCellColumns(2) }
                    Divider()
                })
        case .narrowColumn:
            return AnyView(
                VStack {
                    view.frame(maxWidth: .infinity, maxHeight: 300, alignment: .topLeading); words
                })
        case .fittedRow:
            return AnyView(
                HStack {
                    words; view.scaledToFit()
                })
        case .filledColumn:
            return AnyView(
                VStack {
                    words; view.scaledToFill()
                })
        case .fitted: return AnyView(view.scaledToFit())
        }
    }
}

/// A column that offers each view the width alone.
private struct PlainColumn: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        var size = CGSize.zero
        for view in subviews {
            let own = view.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
            size.width = max(size.width, own.width)
            size.height += own.height
        }
        return size
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        var y = bounds.minY
        for view in subviews {
            let offer = ProposedViewSize(width: bounds.width, height: nil)
            view.place(at: CGPoint(x: bounds.minX, y: y), proposal: offer)
            y += view.dimensions(in: offer).height
        }
    }
}

/// A column that asks each view for its least, largest and ideal size before the one it needs.
private struct AskingColumn: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        var size = CGSize.zero
        for view in subviews {
            _ = view.sizeThatFits(.unspecified)
            _ = view.sizeThatFits(ProposedViewSize(width: 0, height: proposal.height))
            _ = view.sizeThatFits(ProposedViewSize(width: .infinity, height: proposal.height))
            let own = view.sizeThatFits(proposal)
            size.width = max(size.width, own.width)
            size.height += own.height
        }
        return size
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        var y = bounds.minY
        for view in subviews {
            view.place(at: CGPoint(x: bounds.minX, y: y), proposal: proposal)
            y += view.sizeThatFits(proposal).height
        }
    }
}

/// Content as the rows of a list, which `Controls` has the looks for.
struct ListOfOne<Content: View>: View {
    let content: Content

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        var group = RowGroup()
        let insets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
        let nodes = unfolding.nodes(of: content, along: nil)
        group.rows = nodes.map { RowNode($0, insets: insets, minHeight: 44, name: "ListRow") }
        unfolding.append(
            ScrollNode(
                RowsNode(
                    [group], cornerRadius: 10, curve: .circular, rowSpacing: 0, unfolding.journal.placement),
                axes: .vertical, clips: true, unfolding.journal.placement))
    }
}
