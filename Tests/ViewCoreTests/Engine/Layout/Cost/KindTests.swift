import Drawing
import Foundation
import LayoutSupport
import Testing

@testable import ViewCore

extension NodeKind {
    /// The chains whose trees have nodes of this kind; a new kind does not compile until it has some.
    @MainActor var chains: [Chain] {
        switch self {
        case .alignmentGuide: [.guidedColumn, .statedGuide]
        case .aspectRatio: [.ratio, .fittedRow, .filledColumn, .fitted]
        case .containerFrame: [.containerFrame]
        case .coordinateSpace, .effect: [.effect]
        case .visualEffect: [.visualEffect]
        case .customLayout: [.ownLayout, .askingLayout]
        case .divider: [.columnWithSpacer, .spannedGrid]
        case .engine: LayoutEngine.Kind.all.flatMap(\.chains)
        case .fill: [.row]
        case .fixedFrame: [.frame, .heightFrame]
        case .fixedSize: [.fixedSize, .fixedHeight]
        case .flexibleFrame: [.flexibleFrame, .narrowColumn]
        case .geometryChange, .preference, .preferenceChange: [.report]
        case .geometryReader: [.reader]
        case .ignoresSafeArea, .safeArea: [.safeAreaPadding]
        case .layered: [.overlay, .background]
        case .mask: [.mask]
        case .mirror: [.mirrored]
        case .offset: [.offset]
        case .padding: [.padding]
        case .position: [.position]
        case .preferenceLayer: [.preferenceLayer]
        case .safeAreaInset: [.safeAreaInset, .sideInset]
        case .row, .rows: [.list]
        case .scroll: [.scroll, .sidewaysScroll]
        case .spacer: [.rowWithSpacer]
        case .styleLayer: [.styleLayer]
        case .text: [.rowOfText]
        case .trait: [.rowOfPriorities, .grid]
        case .viewThatFits: [.firstThatFits]
        // Leaves that answer without asking anybody, and what stands for one.
        case .canvas, .glass, .missingImage, .picture, .pixels, .placeholder, .redacted, .shape, .symbol: []
        }
    }
}

extension LayoutEngine.Kind {
    @MainActor static var all: [LayoutEngine.Kind] {
        let stack = StackEngine(axis: .vertical, spacing: nil, alignment: HorizontalAlignment.center.key)
        return [
            .stack(stack), .lazyStack(stack), .layers(LayerEngine(alignment: .center)),
            .grid(.center, horizontalSpacing: nil, verticalSpacing: nil),
            .lazyGrid(
                LazyGridEngine(
                    axis: .vertical, items: [GridItem()], alignment: .center,
                    spacing: nil, ViewGraph(engine: FixedTextEngine()).journal)),
        ]
    }

    /// As for nodes: a new engine does not compile until it has some.
    @MainActor var chains: [Chain] {
        switch self {
        case .stack: [.row, .column, .rowLayout, .columnLayout, .baselineRow]
        case .lazyStack: [.lazyColumn, .lazyRow]
        case .layers: [.layers, .layersLayout, .guidedLayers]
        case .grid: [.grid, .gridLayout, .spannedGrid]
        case .lazyGrid: [.lazyColumns, .lazyRows]
        }
    }
}

/// Whether the chains have what their names say.
@MainActor struct KindTests {
    private func classes(_ root: LayoutNode) -> Set<String> {
        root.allInside.reduce([typeName(type(of: root))]) { $0.union(classes($1)) }
    }

    @Test(arguments: NodeKind.allCases)
    func `A kind's chains have a node of its class`(_ kind: NodeKind) {
        let name = "\(kind)".prefix(1).uppercased() + "\(kind)".dropFirst() + "Node"
        for chain in kind.chains {
            let root = Laid(chain.around(AnyView(Text(verbatim: "x"))), 300, 200).root
            #expect(classes(root).contains { $0 == name || $0.hasPrefix(name + "<") })
        }
    }

    @Test func `Every chain is one of some kind`() {
        let known = Set(NodeKind.allCases.flatMap(\.chains))
        let unknown = Set(Chain.allCases).subtracting(known)
        #expect(unknown == [.columnOfText, .section])
    }
}
