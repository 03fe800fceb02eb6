import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// A file's bytes, where what is not to be compiled becomes blanks; line breaks stay.
struct BlankedText {
    private(set) var bytes: [UInt8]

    init(_ text: String) { bytes = Array(text.utf8) }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func blank(_ range: Range<AbsolutePosition>) {
        for place in range.lowerBound.utf8Offset..<min(range.upperBound.utf8Offset, bytes.count)
        where bytes[place] != UInt8(ascii: "\n") && bytes[place] != UInt8(ascii: "\r") {
            bytes[place] = UInt8(ascii: " ")
        }
    }

    mutating func blank(_ node: some SyntaxProtocol) {
        blank(node.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia)
    }

    /// Puts a text in place of a node that is at least as long.
    mutating func replace(_ node: some SyntaxProtocol, with text: String) {
        blank(node)
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        for (offset, byte) in text.utf8.enumerated() where start + offset < bytes.count {
            bytes[start + offset] = byte
        }
    }
}

/// The text as it is compiled for the platform: each `#if` is decided, and its lines that do not count are blank.
func activeText(_ text: String, for configuration: PlatformConfiguration, notes: inout [String]) -> String {
    // An active region may hold others, which the tree that is left shows.
    let tree = Parser.parse(source: text)
    let finder = ConditionFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    guard !finder.conditions.isEmpty else { return text }
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    var blanked = BlankedText(text)
    for condition in finder.conditions {
        let (active, _) = condition.activeClause(in: configuration)
        for clause in condition.clauses {
            if clause.id == active?.id {
                blanked.blank(clause.poundKeyword)
                if let words = clause.condition { blanked.blank(words) }
            } else {
                blanked.blank(clause)
                if let elements = clause.elements, !elements.trimmedDescription.isEmpty {
                    let first = converter.location(for: elements.positionAfterSkippingLeadingTrivia).line
                    let last = converter.location(for: elements.endPositionBeforeTrailingTrivia).line
                    let words = clause.condition?.trimmedDescription ?? "#else"
                    notes.append(
                        (first == last ? "line \(first) is" : "lines \(first) to \(last) are")
                            + " left out: not compiled for \(configuration.platform == .ios ? "iOS" : "macOS") (\(words))"
                    )
                }
            }
        }
        blanked.blank(condition.poundEndif)
    }
    return blanked.text
}

private final class ConditionFinder: SyntaxVisitor {
    var conditions: [IfConfigDeclSyntax] = []

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        conditions.append(node)
        return .visitChildren
    }
}
