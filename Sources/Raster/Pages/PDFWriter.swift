package import Drawing
package import Foundation

/// A file of pages.
package struct PDFDocument {
    /// What the file says that it is; empty for nothing.
    package var title: String
    package var pages: [PDFPage]
    /// Whether glyphs are letters of fonts in the file, to be searched and copied, instead of outlines.
    package var hasLiveText = false

    package init(title: String, pages: [PDFPage]) {
        self.title = title
        self.pages = pages
    }
}

/// A list on a page of its size.
package struct PDFPage {
    /// What a reader of the file is led to, by its title.
    package struct Bookmark {
        package var title: String
        /// From the top of the page, in points.
        package var y: CGFloat
        /// 0 stands in the first row, 1 below the last one of that, and so on.
        package var level: Int

        package init(_ title: String, y: CGFloat, level: Int) {
            (self.title, self.y, self.level) = (title, y, level)
        }
    }

    /// An area that leads to the top of another page.
    package struct Link {
        package var area: CGRect
        /// Of the file's pages, from 0.
        package var page: Int

        package init(_ area: CGRect, to page: Int) { (self.area, self.page) = (area, page) }
    }

    package var list: DisplayList
    /// What the page shows, for people who do not see it.
    package var words: String
    package var bookmarks: [Bookmark] = []
    package var links: [Link] = []

    package init(_ list: DisplayList, words: String) {
        self.list = list
        self.words = words
    }
}

/// A file of pages as bytes, and what of it is not as the lists have it.
package struct WrittenDocument {
    package let bytes: [UInt8]
    /// What of it are pictures, because PDF has no words for it; once each, in the order they were met.
    package let pictured: [String]
    /// What could not be drawn at all, in words.
    package let warnings: [String]
}

/// Writes display lists as a PDF file through Cairo: shapes as shapes, and a picture of what the format has nothing for.
///
/// Equal documents give equal bytes on one stack: nothing of the file comes from a clock, a version or an address.
package final class PDFWriter {
    private let context: RasterContext
    private let outlines: GlyphOutlines

    /// - Parameter context: which keeps what pictures in the file are drawn with.
    package init(context: RasterContext) throws(RasterError) {
        self.context = context
        outlines = try GlyphOutlines(library: context.library)
    }

    /// Pages of a file; Cairo keeps the pages' parts in memory until the file is whole.
    package static let pageLimit = 10_000

    package func file(of document: PDFDocument) throws(RasterError) -> WrittenDocument {
        context.clearWarnings()
        guard document.pages.count <= PDFWriter.pageLimit else {
            throw .drawingFailed(
                status: "a file of \(document.pages.count) pages; the limit is \(PDFWriter.pageLimit)")
        }
        for page in document.pages {
            let size = page.list.pixelSize
            try RasterLimits.check(width: size.width, height: size.height)
        }
        let surface = try PDFSurface()
        var pictured: [String] = []
        var parents: [Int32] = []
        var sizes: [CGSize] = []
        for (number, page) in document.pages.enumerated() {
            let painter = try PagePainter(
                page.list, on: surface, context: context, outlines: outlines,
                hasLiveText: document.hasLiveText)
            try painter.draw(page, number: number)
            for reason in painter.pictured where !pictured.contains(reason) { pictured.append(reason) }
            for (index, bookmark) in page.bookmarks.enumerated() {
                // A row that is left out has the next one in its place.
                let level = min(max(bookmark.level, 0), parents.count)
                parents.removeSubrange(level...)
                let added = surface.addBookmark(
                    bookmark.title.withoutControls, to: PagePainter.place(number, index),
                    under: parents.last)
                parents.append(added)
            }
            sizes.append(painter.size)
            surface.showPage()
        }
        let bytes = try surface.finish()
        guard var objects = PDFObjects(bytes) else {
            throw .drawingFailed(status: "the PDF file has parts that are not known")
        }
        objects.describe(title: document.title, language: "en")
        objects.showPages(sizes)
        objects.describeFigures(document.pages.map(\.words))
        return WrittenDocument(bytes: objects.bytes, pictured: pictured, warnings: context.warnings)
    }
}

extension String {
    /// With U+FFFD in the place of characters that control something; titles have one line.
    fileprivate var withoutControls: String {
        var text = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control: text.append(scalar == "\n" || scalar == "\t" ? " " : "\u{FFFD}")
            default: text.append(scalar)
            }
        }
        return String(text)
    }
}
