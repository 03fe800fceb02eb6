import Controls
import Drawing
import Foundation
import ViewCore

/// Lists in the real fonts: 402 points wide, as most of the pictures that the numbers are from.
extension PublishedMetricsTests {
    nonisolated static let lists: [Row] =
        groups("ios18", [.ios18]) + groups("ios26", [.ios26]) + [
            Row("list.ios18_insetGrouped.rowMinHeight", in: [.ios18]) { [rowHeight($0)] },
            Row("list.ios26_insetGrouped.rowHeight.26.0-26.1 (390 wide)", in: [.ios26]) { [rowHeight($0)] },
            Row("list.ios26_insetGrouped.separator.thickness", in: [.ios26]) {
                [$0.outlines(two, width)[2].height]
            },
            Row("list.ios26_insetGrouped.header.height", in: [.ios26], within: 0.34) { [header($0)] },
            Row("list.ios26_insetGrouped.header.insetFromCard", in: [.ios26]) { [headerInset($0)] },
            Row("list.ios26_insetGrouped.footer.insetFromCard", in: [.ios26]) {
                [$0.frame("footer", words, width).minX - $0.outlines(words, width)[1].minX]
            },
            Row("list.ios18_insetGrouped.header.height", in: [.ios18], within: 0.34) { [header($0)] },
            Row("list.ios18_insetGrouped.headerInsetFromCard", in: [.ios18]) { [headerInset($0)] },
            Row("list.ios18_insetGrouped.sectionWithoutHeaderGap", in: [.ios18], within: 0.34) { [gap($0)] },
            Row("list.ios26_insetGrouped.gapBetweenSections_noHeaderNoFooter", in: [.ios26], within: 0.34) {
                [gap($0)]
            },
            Row("list.ios26_insetGrouped.gapAfterFooter_noHeader", in: [.ios26], within: 0.34) {
                // Between the footer's end and the next group.
                let cards = $0.outlines(footed, width)
                return [cards[2].minY - cards[1].maxY - 29.667]
            },
            Row("list.ios26_insetGrouped.subtitleRow.height", in: [.ios26], within: 0.34) {
                [$0.outlines(subtitled, width)[1].height]
            },
            Row("list.plain.leadingInset") { [$0.frame("row", two.listStyle(.plain), width).minX] },
            Row("list.plain.separatorLeading") { [$0.outlines(two.listStyle(.plain), width)[1].minX] },
            Row("list.plain.headerHeight", within: 0.34) {
                [$0.frame("row", words.listStyle(.plain), width).midY - 22]
            },
            Row("list.plain.rowMinHeight") { measured in
                let list = two.listStyle(.plain)
                return [measured.frame("b", list, width).midY - measured.frame("row", list, width).midY]
            },
            Row("list.rowMinHeightEnv.defaultMinListRowHeight") { [$0.environment.defaultMinListRowHeight] },
        ] + listLabels

    /// What both generations have numbers of.
    private nonisolated static func groups(_ name: String, _ generations: [Generation]) -> [Row] {
        func row(
            _ path: String, within tolerance: Double = 0.34,
            _ measure: @escaping @MainActor @Sendable (Measured) -> Double
        ) -> Row {
            Row("list.\(name)_insetGrouped.\(path)", in: generations, within: tolerance) { [measure($0)] }
        }
        return [
            row("sideMargin") { $0.outlines(two, width)[1].minX },
            row("cornerRadius") { $0.radius(two, width) },
            row("rowContentInset.leading") {
                $0.frame("row", two, width).minX - $0.outlines(two, width)[1].minX
            },
            row("rowContentInset.trailing") {
                $0.outlines(filled, width)[1].maxX - $0.frame("fill", filled, width).maxX
            },
            row("separator.leadingInset") {
                let fills = $0.outlines(two, width)
                return fills[2].minX - fills[1].minX
            },
            row("separator.trailingInset") {
                let fills = $0.outlines(two, width)
                return fills[1].maxX - fills[2].maxX
            },
            row("header.font") { $0.fontSize(words) },
            row("header.paddingTop") { $0.frame("header", words, width).minY },
            row("header.paddingBottom") {
                $0.outlines(words, width)[1].minY - $0.frame("header", words, width).maxY
            },
            row("footer.font") { $0.fontSize(footerAlone) },
            row("footer.paddingTop") {
                $0.frame("footer", words, width).minY - $0.outlines(words, width)[1].maxY
            },
            row("footer.paddingBottom") {
                $0.size(words, width).height - $0.frame("footer", words, width).maxY
            },
            row("footer.height_oneLine") {
                $0.size(words, width).height - $0.outlines(words, width)[1].maxY
            },
        ]
    }

    private nonisolated static let listLabels: [Row] = {
        let path = "label.inList_ios26_measured.at17pt"
        return [
            Row("\(path).titleOffsetFromRowContentLeading", in: [.ios26], within: 0.34) {
                [$0.frame("title", labelled, width).minX - 32]
            },
            Row("\(path).iconColumnWidth", in: [.ios26], within: 0.34) {
                [2 * ($0.frame("icon", labelled, width).midX - 32)]
            },
            Row("\(path).gap", in: [.ios26], within: 0.34) {
                let middle = $0.frame("icon", labelled, width).midX - 32
                return [$0.frame("title", labelled, width).minX - 32 - 2 * middle]
            },
        ]
    }()

    /// Numbers of lists that nothing here can measure.
    nonisolated static let unmeasuredLists = [
        "label.inList_ios26_measured.at17pt.symbolInk": "icons that stand in for symbols have another ink",
        "list.ios18_insetGrouped.header.uppercase": "no length; the tests of rows have it",
        "list.ios26_insetGrouped.header.uppercase": "no length; the tests of rows have it",
        "list.ios26_insetGrouped.rowHeight.26.2 (402 wide)": "rows are as high as in 26.0 and 26.1",
        "list.ios26_insetGrouped.rowHeight.oracle Catalyst": "rows are as high as in 26.0 and 26.1",
        "list.accessories.disclosure_ios26.ink": "icons that stand in for symbols have another ink",
        "list.accessories.disclosure_ios26.inkRightFromCardEdge": "as its ink",
        "list.accessories.disclosure_ios26.valueToChevronGap": "as its ink",
        "list.accessories.checkmark_ios26.ink": "icons that stand in for symbols have another ink",
        "list.accessories.checkmark_ios26.inkRightFromCardEdge": "as its ink",
        "list.accessories.menuUpDown_ios26.ink": "icons that stand in for symbols have another ink",
        "list.accessories.menuUpDown_ios26.inkRightFromCardEdge": "as its ink",
        "list.accessories.menuUpDown_ios26.valueToGlyphGap": "as its ink",
        "list.accessories.uikit_oracle.disclosureBox": "UIKit's boxes, not SwiftUI's",
        "list.accessories.uikit_oracle.disclosureTrailing": "UIKit's boxes, not SwiftUI's",
        "list.accessories.uikit_oracle.checkmarkBox": "UIKit's boxes, not SwiftUI's",
        "list.accessories.uikit_oracle.checkmarkTrailing": "UIKit's boxes, not SwiftUI's",
        "list.accessories.uikit_oracle.detailGap": "UIKit's boxes, not SwiftUI's",
    ]
}

private let width: CGFloat = 402

@MainActor private func rowHeight(_ measured: Measured) -> Double {
    measured.frame("b", two, width).midY - measured.frame("row", two, width).midY
}

@MainActor private func header(_ measured: Measured) -> Double { measured.outlines(words, width)[1].minY }

@MainActor private func headerInset(_ measured: Measured) -> Double {
    measured.frame("header", words, width).minX - measured.outlines(words, width)[1].minX
}

@MainActor private func gap(_ measured: Measured) -> Double {
    let cards = measured.outlines(sections, width)
    return cards[2].minY - cards[1].maxY
}

@MainActor private var two: some View {
    List {
        Text(verbatim: "A").accessibilityIdentifier("row")
        Text(verbatim: "B").accessibilityIdentifier("b")
    }
}

@MainActor private var filled: some View {
    List { Color.clear.accessibilityIdentifier("fill") }
}

@MainActor private var words: some View {
    List {
        Section {
            Text(verbatim: "A").accessibilityIdentifier("row")
        } header: {
            Text(verbatim: "Header").accessibilityIdentifier("header")
        } footer: {
            Text(verbatim: "Footer").accessibilityIdentifier("footer")
        }
    }
}

@MainActor private var footerAlone: some View {
    List {
        Section {
            Color.clear
        } footer: {
            Text(verbatim: "Footer")
        }
    }
}

@MainActor private var footed: some View {
    List {
        Section {
            Text(verbatim: "A")
        } footer: {
            Text(verbatim: "Footer")
        }
        Section { Text(verbatim: "B") }
    }
}

@MainActor private var sections: some View {
    List {
        Section { Text(verbatim: "A") }
        Section { Text(verbatim: "B") }
    }
}

@MainActor private var subtitled: some View {
    List {
        VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: "Title")
            Text(verbatim: "Subtitle").font(.subheadline)
        }
    }
}

@MainActor private var labelled: some View {
    List {
        Label(
            title: { Text(verbatim: "A").accessibilityIdentifier("title") },
            icon: { Color.red.frame(width: 6, height: 6).accessibilityIdentifier("icon") })
    }
}
