import Catalog
import Drawing
import Foundation
import Raster
import ViewCore

extension LaidOutSheet {
    var allWarnings: [String] { warnings + pages.flatMap(\.warnings) }

    /// What a page of the sheet of a specimen is called.
    func title(_ id: String, page: Int) -> String {
        pages.count > 1 ? "\(id), page \(page + 1) of \(pages.count)" : id
    }

    /// The pages of a file, with a bookmark for each row.
    func documentPages(_ id: String) -> [PDFPage] {
        pages.enumerated().map { index, page in
            var made = PDFPage(page.list, words: title(id, page: index))
            let rows = index < marks.count ? marks[index] : []
            made.bookmarks = rows.map { .init($0.title, y: $0.y, level: 0) }
            return made
        }
    }
}

extension WrittenSheet {
    /// The pages of a sheet as lists.
    init(handingOver sheet: LaidOutSheet) {
        let pages = sheet.pages.enumerated().map { index, laidOut in
            let size = laidOut.list.size
            var page = Page(file: "", width: size.width, height: size.height, problem: nil)
            page.list = laidOut.list
            page.marks = index < sheet.marks.count ? sheet.marks[index] : []
            return page
        }
        self.init(pages: pages, warnings: sheet.allWarnings)
    }
}

extension DisplayList {
    /// What is written in the picture, each text once, for a search.
    var words: String {
        var seen: Set<String> = []
        return texts.filter { seen.insert($0).inserted }.joined(separator: " ")
    }
}
