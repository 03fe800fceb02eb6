/// Why a file cannot be taken as an SVG picture, in words for the person who has the file.
package struct SVGError: Error, Hashable, CustomStringConvertible {
    /// The file, as the caller named it.
    package let name: String
    package let reason: Reason

    package init(name: String, reason: Reason) {
        self.name = name
        self.reason = reason
    }

    package enum Reason: Hashable, Sendable {
        /// The system has no library that draws SVG.
        case noLibrary
        case notSVG
        /// No template of a custom symbol, and what it lacks.
        case notTemplate(String)
        /// Not written in UTF-8; compressed files are not, either.
        case encoding
        /// Something that is left out on purpose, such as `<text>`, and why.
        case unsupported(String, why: String)
        case tooLarge(String)
        case refersToItself(String)
        case noSize
        case damaged(String)
    }

    package var description: String { "\(name): \(what); \(remedy)" }

    private var what: String {
        switch reason {
        case .noLibrary: "SVG files are drawn by librsvg-2.so.2, which is not installed"
        case .notSVG: "this is not an SVG file"
        case .notTemplate(let words): "this is no template of a symbol: \(words)"
        case .encoding: "the file is not plain UTF-8"
        case .unsupported(let part, let why): "it has \(part), which is not drawn: \(why)"
        case .tooLarge(let words): "it is too large: \(words)"
        case .refersToItself(let id): "what is in \"\(id)\" refers to \"\(id)\""
        case .noSize: "its width and height, or its viewBox, give it no size"
        case .damaged(let words): "it cannot be drawn: \(words)"
        }
    }

    private var remedy: String {
        switch reason {
        case .noLibrary: "install the Debian package librsvg2-2, as scripts/bootstrap does"
        case .notSVG, .damaged, .refersToItself: "export it anew"
        case .encoding: "save it in UTF-8, not compressed"
        case .notTemplate: "export it from the SF Symbols app"
        case .unsupported: "export it as outlines, or take the set's picture as PNG"
        case .tooLarge: "simplify it, or take the set's picture as PNG"
        case .noSize: "add a viewBox"
        }
    }
}

/// A reason whose file its catcher knows.
struct SVGFault: Error {
    let reason: SVGError.Reason
    init(_ reason: SVGError.Reason) { self.reason = reason }
}
