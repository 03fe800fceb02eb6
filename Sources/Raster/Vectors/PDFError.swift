/// Why a file cannot be taken as a PDF picture, in words for the person who has the file.
package struct PDFError: Error, Hashable, CustomStringConvertible {
    /// The file, as the caller named it.
    package let name: String
    package let reason: Reason

    package init(name: String, reason: Reason) {
        self.name = name
        self.reason = reason
    }

    package enum Reason: Hashable, Sendable {
        /// The library that draws PDF is not where `remedy` puts it.
        case noLibrary(remedy: String)
        case notPDF
        case encrypted
        case noPage
        /// Something that is left out on purpose, and why.
        case unsupported(String, why: String)
        case tooLarge(String)
        /// A part of the file that is drawn inside of itself.
        case refersToItself
        case noSize
        case damaged(String)
    }

    package var description: String { "\(name): \(what); \(remedy)" }

    private var what: String {
        switch reason {
        case .noLibrary: "PDF files are drawn by libpdfium.so, which is not there"
        case .notPDF: "this is not a PDF file"
        case .encrypted: "the file is encrypted"
        case .noPage: "it has no page"
        case .unsupported(let part, let why): "it has \(part), which is not drawn: \(why)"
        case .tooLarge(let words): "it is too large: \(words)"
        case .refersToItself: "a part of it is drawn inside of itself"
        case .noSize: "its page has no size"
        case .damaged(let words): "it cannot be drawn: \(words)"
        }
    }

    private var remedy: String {
        switch reason {
        case .noLibrary(let remedy): remedy
        case .notPDF, .noPage, .refersToItself, .damaged: "export it anew"
        case .encrypted: "save it without a password"
        case .unsupported: "export it as outlines, or take the set's picture as SVG or PNG"
        case .tooLarge: "simplify it, or take the set's picture as PNG"
        case .noSize: "give the page a MediaBox"
        }
    }
}

/// A reason whose file its catcher knows.
struct PDFFault: Error {
    let reason: PDFError.Reason
    init(_ reason: PDFError.Reason) { self.reason = reason }
}
