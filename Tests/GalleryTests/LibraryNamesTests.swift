import Catalog
import Drawing
import Foundation
import Raster
import Rendering
import TestSupport
import Testing
import ViewCore

/// `Explanations` tells changes of controls and modifiers by what their traces say of them. A name of the library
/// in one of its strings would be a control that it knows, and the next one would need a line there too.
@Suite struct LibraryNamesTests {
    static let library = ["ViewCore", "Controls"]

    @Test func `No type of the library is named in a string of what explains`() throws {
        var names = try Self.library.reduce(into: Set<String>()) { try $0.formUnion(publicTypes(of: $1)) }
        #expect(names.count > 200, "the symbol graphs show \(names.count) types only")
        for module in Self.library {
            for file in try swiftFiles(of: module) { names.formUnion(declaredTypes(in: file.text)) }
        }
        // What a record's format calls a source file; in the library it is where a colour or an image comes from.
        names.remove("Source")
        // What the names of all styles end with; in the library also how a corner is round.
        names.remove("Style")
        // The report page's texts are HTML, CSS and JavaScript: their words are about the page.
        for file in try ["Differences", "Explanations", "Golden"].flatMap(swiftFiles(of:))
        where !file.name.hasPrefix("Golden/Report/Page/") {
            for literal in literals(of: file.text) {
                let words = literal.split { !($0.isLetter || $0.isNumber || $0 == "_") }
                for word in words where names.contains(String(word)) {
                    Issue.record("\(file.name) has '\(word)' in \"\(literal.prefix(80))\"")
                }
            }
        }
    }

    /// Nobody can write the parts that controls are made of: a trace calls them after what people do write.
    @Test @MainActor func `Everything in a trace is called after what people can write`() throws {
        let known = try (Self.library + ["UIKit"]).reduce(into: Set<String>()) {
            try $0.formUnion(publicTypes(of: $1))
        }
        // Parts of lists, and what stands for a view whose own code would draw it.
        let words: Set = ["row", "header", "footer", "native view", "placeholder"]
        func isKnown(_ name: String) -> Bool {
            name.hasPrefix(".") || name.hasPrefix("@") || words.contains(name)
                || known.contains(String(name.prefix { $0 != "." }))
        }
        let settler = TileSettler(library: FontLibrary())
        var unknown: [String: String] = [:]
        var count = 0
        for specimen in galleryCatalog.specimens {
            guard let tile = specimen.tiles.first else { continue }
            func look(at node: TraceNode) {
                count += 1
                let owners = node.owner.filter { !$0.isWritten }.map(\.name)
                let isOurs = node.owner.last.map { !$0.isWritten } ?? false
                for name in owners + (isOurs ? [node.name] : []) where !isKnown(name) {
                    unknown[name] = tile.id
                }
                for child in node.children { look(at: child) }
            }
            for root in settler.layOut(tile).trace.roots { look(at: root) }
        }
        #expect(count > 5000)
        #expect(unknown.isEmpty, "\(unknown.sorted { $0.key < $1.key })")
    }

    @Test func `Pieces around and inside of interpolations are literals, their code is not`() {
        let text = #"""
            let a = "one \(two("three") + "\(four) five") six" // "seven"
            let b = "eight \" nine"
            """# + "\nlet c = \"\"\"\n    ten \\(eleven)\n    \"\"\"\n/* \"twelve\" */"
        let words = literals(of: text).flatMap { $0.split { !$0.isLetter } }.map(String.init)
        #expect(words.sorted() == ["eight", "five", "nine", "one", "six", "ten", "three"])
    }

    @Test func `Declarations are found behind attributes and access`() {
        let text = """
            public struct One: View {}
            @MainActor private final class Two {}
                @safe indirect enum Three { case struct4 }
            package protocol Five {}
            public typealias Six = One
            // struct Seven {}
            """
        #expect(declaredTypes(in: text) == ["One", "Two", "Three", "Five", "Six"])
    }
}

// MARK: - Names of types

private func publicTypes(of module: String) throws -> Set<String> {
    let kinds: Set = [
        "swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias", "swift.actor",
    ]
    let symbols = try SymbolGraph.extract(module).flatMap(\.symbols)
    return Set(
        symbols.filter { kinds.contains($0.kind.identifier) }.compactMap(\.pathComponents.last))
}

private func declaredTypes(in text: String) -> Set<String> {
    let declaration = /\b(?:struct|class|enum|protocol|typealias|actor)\s+([A-Z][A-Za-z0-9_]*)/
    let code = text.split(separator: "\n").map { line in
        line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
    }
    return Set(code.flatMap { $0.matches(of: declaration).map { String($0.1) } })
}

// MARK: - Sources

private func swiftFiles(of module: String) throws -> [(name: String, text: String)] {
    let folder = Package.root.appendingPathComponent("Sources/\(module)").path
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
    return try names.sorted().map {
        (module + "/" + $0, try String(contentsOfFile: folder + "/" + $0, encoding: .utf8))
    }
}

/// What stands in the string literals of Swift code, the code of interpolations left out.
private func literals(of text: String) -> [String] {
    var scanner = LiteralScanner(rest: text[...])
    scanner.code(until: nil)
    return scanner.found
}

private struct LiteralScanner {
    var rest: Substring
    var found: [String] = []

    /// Up to the parenthesis that closes an interpolation, or to the end of the file.
    mutating func code(until end: Character?) {
        var depth = 0
        while let next = rest.first {
            if rest.hasPrefix("//") {
                rest = rest.drop { $0 != "\n" }
            } else if rest.hasPrefix("/*") {
                rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
            } else if let hashes = opening {
                literal(hashes)
            } else {
                rest.removeFirst()
                if next == "(" { depth += 1 }
                if next == ")" {
                    if depth == 0, end == next { return }
                    depth -= 1
                }
            }
        }
    }

    /// The number signs before a quotation mark, if one stands here.
    private var opening: Int? {
        let hashes = rest.prefix { $0 == "#" }.count
        return rest.dropFirst(hashes).first == "\"" ? hashes : nil
    }

    private mutating func literal(_ hashes: Int) {
        let signs = String(repeating: "#", count: hashes)
        rest = rest.dropFirst(hashes)
        let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        rest = rest.dropFirst(quote.count)
        var piece = ""
        while let next = rest.first, !rest.hasPrefix(quote + signs) {
            if rest.hasPrefix("\\" + signs + "(") {
                rest = rest.dropFirst(2 + hashes)
                found.append(piece)
                piece = ""
                code(until: ")")
            } else if rest.hasPrefix("\\" + signs) {
                // An escaped character is no part of a name, and may be a quotation mark.
                rest = rest.dropFirst(2 + hashes)
                piece += " "
            } else {
                piece.append(next)
                rest.removeFirst()
            }
        }
        rest = rest.dropFirst(quote.count + hashes)
        found.append(piece)
    }
}
