import Foundation
import Testing

struct NameTests {
    /// Without these tests, which name what they look for.
    private static let files = ["Sources", "Tests"].flatMap { Repository.files(in: $0, ".swift") }
        .filter { !$0.hasPrefix("Tests/DocumentationTests/") }

    @Test func `Code spells color one way`() throws {
        for path in Self.files {
            #expect(!path.lowercased().contains("colour"), "\(path)")
            let text = try Repository.text(path)
            guard text.contains("olour") else { continue }
            let words = swiftCode(text).matches(of: #/\w*[Cc]olour\w*/#)
            #expect(words.isEmpty, "\(path): \(words.map { $0.output })")
        }
    }

    /// A name says what a thing does, so that nobody has to learn who works where.
    @Test func `No type is named after a place or a person`() throws {
        let metaphors = #/\b\w*(?:Studio|Desk|Bench|Station|Crew|Workshop|Factory)(?![a-z])\w*/#
        for path in Self.files where !path.hasPrefix("Sources/Gallery/") {
            #expect(path.firstMatch(of: metaphors) == nil, "\(path)")
            let text = try Repository.text(path)
            guard text.firstMatch(of: metaphors) != nil else { continue }
            let words = swiftCode(text).matches(of: metaphors)
            #expect(words.isEmpty, "\(path): \(words.map { $0.output })")
        }
    }

    /// Style code sees them all through `SwiftUI`, where a name of two types is none.
    @Test func `No public type of SwiftUI is declared twice`() throws {
        var places: [Substring: [String]] = [:]
        for folder in ["ViewCore", "Controls", "UIKit", "Combine"] {
            for path in Repository.files(in: "Sources/" + folder, ".swift") {
                let declared =
                    #/(?m)^public (?:final )?(?:struct|class|enum|protocol|typealias|actor) (?<name>\w+)/#
                for match in try Repository.text(path).matches(of: declared) {
                    places[match.name, default: []].append(path)
                }
            }
        }
        #expect(places.count > 300)
        for (name, paths) in places { #expect(paths.count == 1, "\(name): \(paths)") }
    }

    @Test(arguments: [
        ("let a = b // colour", "let a = b "), ("f(\"colour \\(g(\"x\")) c\") + d", "f() + d"),
        ("#\"a \" b\"# + e", " + e"), ("\"\"\"\n a \" b\n\"\"\" + e", " + e"),
        ("#if os(Linux)", "#if os(Linux)"),
        ("@Test func `A colour`() {}", "@Test func () {}"), ("let `default` = 1", "let `default` = 1"),
        ("\"\\\"\" + e", " + e"), ("/* colour */ e", " e"),
    ])
    func `Code is what is left without comments and texts`(_ text: String, _ code: String) {
        #expect(swiftCode(text) == code)
    }
}

struct LinkTests {
    @Test(
        arguments: ["README.md", "CHANGELOG.md"] + Repository.files(in: "Documentation", ".md")
            + Repository.files(in: "Examples", ".md"))
    func `Links of the documents lead to files`(_ document: String) throws {
        let folder = (document as NSString).deletingLastPathComponent
        // What stands in code is no link.
        let text = try Repository.text(document).replacing(#/`[^`\n]*`/#, with: "")
        for link in text.matches(of: #/\]\((?<path>[^)#]+)(?:#[^)]*)?\)/#) {
            let path = String(link.output.path)
            guard !path.hasPrefix("http") else { continue }
            let place = (folder as NSString).appendingPathComponent(path)
            #expect(Repository.exists(place), "\(document) links to \(path)")
        }
    }
}
