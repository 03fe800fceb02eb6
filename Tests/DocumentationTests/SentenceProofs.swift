import Drawing
import Foundation
import LayoutSupport
import Raster
import SwiftUI
import Testing
import Tokens
import UIKit
import ViewCore

/// What shows the sentences of `Unsupported.md` to be true, by their ids there, and what they are shown with.
enum SentenceProofs {
    typealias Proof = @MainActor @Sendable () throws -> Void

    /// Those of each section.
    static let groups = [
        ofTheWhole, ofAccessibility, ofStates, ofText, ofPickers, ofIndicators, ofPlaces, ofLists, ofUIKit,
        ofCommands,
        ofTokens, ofMotion,
    ]

    static func holds(
        _ condition: Bool, _ comment: Comment? = nil, at location: SourceLocation = #_sourceLocation
    ) { #expect(condition, comment, sourceLocation: location) }

    struct Native: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    static func read(_ text: String) throws -> DesignTokens {
        try DesignTokens([.init(name: "tokens.json", bytes: Array(text.utf8))])
    }

    @MainActor static func laidOut(
        _ view: some View, _ requests: StateRequests = [], on platform: Platform = .ios
    ) -> LaidOut {
        var environment = EnvironmentValues()
        environment.platform = platform
        return layOut(
            view, asking: requests, in: environment, engine: HarfBuzzTextEngine(library: FontLibrary()))
    }

    /// The texts that a view draws.
    @MainActor static func words(_ view: some View) -> [String] {
        var words: [String] = []
        laidOut(view).list.walk { item in
            if case .glyphs(let run) = item { words.append(run.text) }
            return .into
        }
        return words
    }

    /// Names each name of an entry of the first section, or of all of them, and expects the compiler not to know it.
    @MainActor static func compileNames(of id: String? = nil) throws {
        let entries = try UnsupportedDocument.sentences("Not declared").filter { id == nil || $0.id == id }
        let bullets = entries.map(\.text)
        var lines = ["import SwiftUI", "import UIKit"]
        var names = ["", ""]
        for bullet in bullets where bullet.contains(": `") {
            for name in UnsupportedDocument.quoted(bullet)
            where name.wholeMatch(of: #/\w+/#) != nil && !UndeclaredTests.there.contains(name) {
                names.append(name)
                let number = lines.count
                let line =
                    switch name {
                    case "Preview": "struct Use\(number) { #Preview { Text(\"a\") } }"
                    case "Previewable": "struct Use\(number) { @Previewable var a = 1 }"
                    case _ where name.first?.isUppercase ?? false:
                        "@MainActor func use\(number)() { _ = \(name).self }"
                    case _ where bullet.hasPrefix("Environment"):
                        "let use\(number) = \\EnvironmentValues.\(name)"
                    default: "@MainActor func use\(number)() { _ = Text(\"a\").\(name) }"
                    }
                lines.append(line)
            }
        }
        #expect(lines.count > 2, "no names in \(bullets)")
        let messages = try StyleCompiler.messages(lines.joined(separator: "\n"))
        for (index, name) in names.enumerated().dropFirst(2) {
            let said = messages[index + 1] ?? []
            #expect(
                said.contains {
                    $0.contains("'\(name)'")
                        && ($0.contains("cannot find") || $0.contains("has no member")
                            || $0.contains("no macro named") || $0.contains("is unavailable")
                            || $0.contains("unknown attribute"))
                }, "\(name) compiles: \(said)")
        }
    }

    /// Whether a test of this name is in any target: it shows more than could be shown here.
    static func isTested(_ name: String, at location: SourceLocation = #_sourceLocation) {
        holds(tests.contains("func `\(name)`"), "no test is called \(name)", at: location)
    }

    private static let tests = Repository.files(in: "Tests", "Tests.swift")
        .compactMap { try? Repository.text($0) }.joined(separator: "\n")
}
