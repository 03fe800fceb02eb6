import Foundation
import TestSupport
import Testing

/// A founding document with the Gallery's folder that holds its code.
struct FoundingDocument: CustomTestStringConvertible {
    /// The first characters of the file's name.
    var number: String
    var folder: String
    /// Beginnings of code that the Gallery leaves out, with the reason.
    var leftOut: [String: String] = [:]
    /// Code of which only what stands before a text is in the Gallery.
    var shortened: [String: String] = [:]

    var testDescription: String { number }

    static let all = [
        FoundingDocument(
            number: "000", folder: "Configuration",
            // Its body is a comment in the document.
            shortened: ["struct CustomButtonStyle": "func makeBody"]),
        FoundingDocument(
            number: "002", folder: "Protocols"),
        FoundingDocument(
            number: "003", folder: "Composition",
            leftOut: [
                "struct MyColoredButtonStyle": "its colours are dots",
                ".buttonStyle(MyColoredButtonStyle())": "calls what has no colours",
                "func foregroundColorButtonStyle": "does not compile, as the document says",
            ]),
        FoundingDocument(
            number: "004", folder: "Cells",
            leftOut: [
                "enum LineItemTableViewCellStyle": "what the document replaces",
                "func applyStyle(_ style:LineItemTableViewCellStyle)": "what the document replaces",
            ],
            shortened: ["class LineItemTableViewCell": "func applyStyle"]),
    ]
}

/// The documents beside the repository; elsewhere there is nothing to compare with.
enum Seeds {
    static let folder = Package.root.appendingPathComponent("../shared/seeds").standardizedFileURL
    static var exist: Bool { FileManager.default.fileExists(atPath: folder.path) }

    static func text(_ number: String) throws -> String {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let name = try #require(names.first { $0.hasPrefix(number + "_") })
        return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    /// Top-level pieces of the ```` ```swift ```` blocks: declarations and statements between blank lines.
    static func pieces(_ text: String) -> [String] {
        var pieces: [String] = []
        var piece = ""
        var isCode = false
        var depth = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isCode = line.hasPrefix("```swift")
                (pieces, piece, depth) = (pieces + [piece], "", 0)
            } else if isCode {
                depth += line.count { $0 == "{" } - line.count { $0 == "}" }
                if depth == 0, line.allSatisfy(\.isWhitespace) {
                    (pieces, piece) = (pieces + [piece], "")
                } else {
                    piece += line + "\n"
                }
            }
        }
        return pieces.map(bare).filter { !$0.isEmpty }
    }

    /// Code without comments, and with white space only where it parts two words.
    static func bare(_ code: String) -> String {
        let lines = code.split(separator: "\n").map { line in
            line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
        }
        func isWord(_ character: Character?) -> Bool {
            character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
        }
        var result = ""
        var hasGap = false
        for character in lines.joined(separator: "\n") {
            guard !character.isWhitespace else {
                hasGap = true
                continue
            }
            if hasGap, isWord(result.last), isWord(character) { result.append(" ") }
            result.append(character)
            hasGap = false
        }
        return result
    }

    /// The code of a Gallery folder.
    static func gallery(_ folder: String) throws -> String {
        bare(try GalleryFiles.swift(in: folder).map(\.text).joined(separator: "\n"))
    }
}

@Suite(.enabled(if: Seeds.exist, "third-party documents are not here"))
struct FoundingCodeTests {
    @Test(arguments: FoundingDocument.all)
    func `The Gallery has the document's code unchanged`(document: FoundingDocument) throws {
        let gallery = try Seeds.gallery(document.folder)
        for piece in Seeds.pieces(try Seeds.text(document.number)) {
            // `Button(...)` stands for any button, and @IBOutlet cannot exist on Linux.
            var code = piece.replacing("Button(...)", with: "").replacing("@IBOutlet ", with: "")
            guard !document.leftOut.keys.contains(where: { code.hasPrefix($0) }) else { continue }
            for (start, end) in document.shortened where code.hasPrefix(start) {
                if let cut = code.range(of: end) { code = String(code[..<cut.lowerBound]) }
            }
            #expect(gallery.contains(code), "\(document.folder) lacks \(code)")
        }
    }

    @Test(arguments: zip(["000", "002", "003", "004"], [7, 8, 11, 6]))
    func `The documents' pieces of code are all seen`(number: String, count: Int) throws {
        #expect(Seeds.pieces(try Seeds.text(number)).count >= count)
    }

    @Test func `The Gallery has the reference page's code unchanged`() throws {
        let text = try Seeds.text("001")
        let start = try #require(text.range(of: "struct ButtonStyleConfigurationDemo"))
        #expect(try Seeds.gallery("Filled").contains(Seeds.bare(String(text[start.lowerBound...]))))
    }

    @Test func `The Gallery has the reference page's shrinking variant`() throws {
        let variant = ".scaleEffect(configuration.isPressed ? 0.95 : 1)"
        try #require(try Seeds.text("001").contains(variant))
        let code = Seeds.bare(".clipShape(Capsule())\n" + variant)
        #expect(try Seeds.gallery("Filled").contains(code))
    }
}
