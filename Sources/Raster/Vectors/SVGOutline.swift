import Foundation

/// The elements of an SVG file and what they refer to, read before a library sees the file.
///
/// What would reach outside of the file, take fonts or the language of the machine, or is made to take forever is found
/// here. Whatever is no correct XML is the library's to refuse.
struct SVGOutline {
    struct Element {
        var name: String
        var id: String?
        var classes: [Substring] = []
        /// Ids that its attributes name.
        var references: [String] = []
        var children: [Int] = []
        /// Bytes of its tag: no path has more corners.
        var length = 0
    }

    private(set) var elements: [Element] = []
    /// What the document's style sheets refer to, by class; those of other selectors hold for every element.
    private(set) var styles = SVGStyleReferences()
    private(set) var dashes = SVGDashes()

    static let byteLimit = 2 << 20
    static let elementLimit = 20_000
    static let depthLimit = 100

    init(_ bytes: [UInt8]) throws(SVGFault) {
        guard bytes.count <= SVGOutline.byteLimit else {
            throw SVGFault(.tooLarge("\(bytes.count) bytes; the limit is \(SVGOutline.byteLimit)"))
        }
        var reader = SVGTagReader(bytes)
        try reader.checkStart()
        var open: [Int] = []
        // Of a style element, in whatever pieces it comes.
        var sheet = ""
        while let part = try reader.next() {
            switch part {
            case .start(let name, let attributes, let isClosed, let length):
                let element = try SVGOutline.element(name, attributes, length: length)
                for (name, value) in attributes { dashes.add(SVGOutline.local(name), value) }
                guard elements.count < SVGOutline.elementLimit else {
                    throw SVGFault(.tooLarge("more than \(SVGOutline.elementLimit) elements"))
                }
                if elements.isEmpty {
                    guard element.name == "svg" else { throw SVGFault(.notSVG) }
                }
                if let parent = open.last { elements[parent].children.append(elements.count) }
                if !isClosed {
                    guard open.count < SVGOutline.depthLimit else {
                        throw SVGFault(
                            .tooLarge("elements inside of each other, deeper than \(SVGOutline.depthLimit)"))
                    }
                    open.append(elements.count)
                }
                elements.append(element)
            case .end:
                guard let last = open.popLast(), elements[last].name == "style" else { continue }
                try styles.add(sheet)
                dashes.add("style", sheet)
                sheet = ""
            case .text(let text):
                if let last = open.last, elements[last].name == "style" { sheet += text }
            }
        }
        guard !elements.isEmpty else { throw SVGFault(.notSVG) }
    }

    /// By the name without its prefix, since a file chooses the prefixes of its names.
    private static let unsupported: [String: String] = {
        var words: [String: String] = [:]
        for name in ["text", "tspan", "tref", "textPath"] {
            words[name] = "its letters would be those of the machine's fonts"
        }
        for name in ["image", "feImage", "foreignObject", "include"] {
            words[name] = "nothing from outside of the picture is read"
        }
        for name in [
            "feTurbulence", "feConvolveMatrix", "feDisplacementMap", "feDiffuseLighting",
            "feSpecularLighting",
            "feTile", "feMorphology",
        ] {
            words[name] = "how long such a filter takes has no limit"
        }
        return words
    }()

    private static func element(
        _ name: Substring, _ attributes: [(name: Substring, value: String)], length: Int
    ) throws(SVGFault) -> Element {
        var element = Element(name: local(name), length: length)
        if let why = unsupported[element.name] {
            throw SVGFault(.unsupported("<\(element.name)>", why: why))
        }
        for (name, value) in attributes {
            switch local(name) {
            case "id": element.id = element.id ?? value
            case "class":
                element.classes += value.split { $0.isWhitespace }
            case "systemLanguage":
                throw SVGFault(.unsupported("systemLanguage", why: "it asks for the machine's language"))
            case "href":
                // A link shows what is in it.
                guard element.name != "a" else { continue }
                element.references.append(try SVGStyleReferences.id(value))
            default: element.references += try SVGStyleReferences.urls(in: value)
            }
        }
        return element
    }

    private static func local(_ name: Substring) -> String {
        String(name.lastIndex(of: ":").map { name[name.index(after: $0)...] } ?? name)
    }
}

/// What the style sheets in a file refer to.
struct SVGStyleReferences {
    private(set) var byClass: [Substring: [String]] = [:]
    private(set) var ofAll: [String] = []

    mutating func add(_ sheet: String) throws(SVGFault) {
        let text = SVGStyleReferences.withoutComments(sheet)
        // A brace in quotes is none.
        guard !text.contains("\""), !text.contains("'") else {
            ofAll += try SVGStyleReferences.urls(in: text)
            return
        }
        var selectors = Substring()
        var rest = text[...]
        while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
            if rest[brace] == "{" {
                ofAll += try SVGStyleReferences.urls(in: String(rest[..<brace]))
                selectors = rest[..<brace]
            } else {
                let found = try SVGStyleReferences.urls(in: String(rest[..<brace]))
                if !found.isEmpty { add(found, to: selectors) }
                selectors = ""
            }
            rest = rest[rest.index(after: brace)...]
        }
        ofAll += try SVGStyleReferences.urls(in: String(rest))
    }

    private static func withoutComments(_ sheet: String) -> String {
        var result = ""
        var rest = sheet[...]
        while let start = rest.range(of: "/*") {
            result += rest[..<start.lowerBound] + " "
            let end = rest[start.upperBound...].range(of: "*/")?.upperBound ?? rest.endIndex
            rest = rest[end...]
        }
        return result + rest
    }

    private mutating func add(_ references: [String], to selectors: Substring) {
        for selector in selectors.split(separator: ",", omittingEmptySubsequences: false) {
            let words = selector.split { $0.isWhitespace }
            if words.count == 1, let word = words.last, SVGStyleReferences.isClass(word) {
                byClass[word.dropFirst(), default: []] += references
            } else {
                ofAll += references
            }
        }
    }

    /// Whether it is a class and nothing else, such as `.cls-1`.
    private static func isClass(_ word: Substring) -> Bool {
        word.first == "."
            && word.dropFirst().allSatisfy { $0 == "-" || $0 == "_" || $0.isLetter || $0.isNumber }
    }

    /// The ids in `url(#id)`; a place outside of the file is an error.
    static func urls(in text: String) throws(SVGFault) -> [String] {
        guard text.utf8.contains(UInt8(ascii: "(")) || text.utf8.contains(UInt8(ascii: "\\")) else {
            return []
        }
        // CSS may write any letter as a number behind a backslash.
        if text.utf8.contains(UInt8(ascii: "\\")) {
            throw SVGFault(.unsupported("a backslash in a style", why: "it hides what the style refers to"))
        }
        var ids: [String] = []
        var rest = text[...]
        while let open = rest.firstIndex(of: "(") {
            let name = rest[..<open].suffix(3).lowercased()
            rest = rest[rest.index(after: open)...]
            guard name == "url" else { continue }
            let end = rest.firstIndex(of: ")") ?? rest.endIndex
            ids.append(try id(rest[..<end].filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }))
        }
        return ids
    }

    /// What stands behind `#`.
    static func id(_ reference: String) throws(SVGFault) -> String {
        guard reference.hasPrefix("#"), !reference.contains("%") else {
            throw SVGFault(
                .unsupported(
                    "a reference to \"\(reference.prefix(60))\"",
                    why: "nothing from outside of the picture is read"))
        }
        return String(reference.dropFirst())
    }
}
