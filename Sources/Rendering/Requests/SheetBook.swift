import Catalog
import Drawing
import Foundation
package import Raster
import ViewCore

/// A catalogue's sheets as one file: pages with what they have, and pages before them that say where each is.
package struct SheetBook {
    /// The sheet of a specimen.
    package struct Sheet {
        let id: String
        let pages: [WrittenSheet.Page]

        package init(id: String, pages: [WrittenSheet.Page]) { (self.id, self.pages) = (id, pages) }
    }

    private let title: String
    private let sheets: [Sheet]

    /// - Parameter sheets: whose pages were handed over.
    package init(title: String, sheets: [Sheet]) { (self.title, self.sheets) = (title, sheets) }

    /// - Parameter library: the fonts of the contents.
    @MainActor package func document(library: FontLibrary) -> PDFDocument {
        let lines = lines
        let parts = stride(from: 0, to: max(lines.count, 1), by: BookContents.linesOfPage).map { start in
            Array(lines[start..<min(start + BookContents.linesOfPage, lines.count)])
        }
        let graph = ViewGraph(engine: HarfBuzzTextEngine(library: library))
        var pages: [PDFPage] = []
        for (number, part) in parts.enumerated() {
            let contents = BookContents(title: number == 0 ? title : "\(title), continued", lines: part)
            var page = PDFPage(contents.list(by: graph, pagesBefore: parts.count), words: title)
            if number == 0 { page.bookmarks = [.init(title, y: 0, level: 0)] }
            page.links = part.enumerated().map { place, line in
                .init(BookContents.frame(ofLine: place), to: line.page + parts.count)
            }
            pages.append(page)
        }
        var group: String?
        for sheet in sheets {
            let sheetPages = sheet.pages.enumerated().compactMap { index, page -> PDFPage? in
                guard let list = page.list else { return nil }
                var made = PDFPage(list, words: sheet.id)
                let own = SheetBook.group(of: sheet.id)
                if index == 0 {
                    if own != group { made.bookmarks.append(.init(own, y: 0, level: 0)) }
                    made.bookmarks.append(.init(SheetBook.name(of: sheet.id), y: 0, level: 1))
                    group = own
                }
                made.bookmarks += page.marks.map { .init($0.title, y: $0.y, level: 2) }
                return made
            }
            pages += sheetPages
        }
        return PDFDocument(title: title, pages: pages)
    }

    /// A line for each group and each sheet, with its page behind the contents, from 0.
    private var lines: [BookContents.Line] {
        var lines: [BookContents.Line] = []
        var (page, group): (Int, String?) = (0, nil)
        for sheet in sheets {
            let own = SheetBook.group(of: sheet.id)
            if own != group { lines.append(.init(text: own, isGroup: true, page: page)) }
            group = own
            lines.append(.init(text: SheetBook.name(of: sheet.id), isGroup: false, page: page))
            page += sheet.pages.filter { $0.list != nil }.count
        }
        return lines
    }

    private static func group(of id: String) -> String {
        IDSpelling.decoded(id.split(separator: "/").first.map(String.init) ?? "")
    }

    /// The rest of the id, as a person would write it.
    private static func name(of id: String) -> String {
        id.split(separator: "/").dropFirst().map { IDSpelling.decoded(String($0)) }.joined(separator: "  ·  ")
    }
}

/// A page that says where the sheets are.
private struct BookContents {
    struct Line {
        let text: String
        let isGroup: Bool
        /// Behind the contents, from 0.
        let page: Int
    }

    let title: String
    let lines: [Line]

    static let linesOfPage = 36
    // In points. A page is about as high as one of paper at this width.
    private static let (width, margin, head, line): (CGFloat, CGFloat, CGFloat, CGFloat) = (560, 40, 64, 20)

    static func frame(ofLine place: Int) -> CGRect {
        CGRect(x: margin, y: margin + head + CGFloat(place) * line, width: width, height: line)
    }

    @MainActor func list(by graph: ViewGraph, pagesBefore: Int) -> DisplayList {
        var environment = EnvironmentValues()
        environment.displayScale = 2
        var options = TileOptions()
        options.needsTrace = false
        options.width = BookContents.width + BookContents.margin * 2
        return graph.layOut(page(pagesBefore), in: environment, options: options).list
    }

    @MainActor private func page(_ before: Int) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            SheetCaption(title, .title).lineLimit(1)
                .frame(width: BookContents.width, height: BookContents.head, alignment: .topLeading)
            ForEach(Array(lines.enumerated()), id: \.offset) { place in
                let line = place.element
                HStack(spacing: 12) {
                    SheetCaption(line.text, line.isGroup ? .half : .row).lineLimit(1)
                        .padding(.leading, line.isGroup ? 0 : 16)
                    Spacer(minLength: 0)
                    SheetCaption("\(line.page + before + 1)", .row)
                }
                .frame(width: BookContents.width, height: BookContents.line)
            }
        }
        .padding(BookContents.margin)
        .background(Color(.fixed(RGBA(packed: 0xF5F5_F7FF))))
    }
}
