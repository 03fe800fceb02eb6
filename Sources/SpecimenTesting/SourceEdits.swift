import Foundation
import Pixels

/// The snapshots that a test run writes into the tests' own sources.
///
/// Lines and columns are those of the source that was compiled, so that each file is kept as it was when it was first
/// written to, and all edits are laid on that. A file that others change meanwhile is left as it is.
@MainActor final class SourceEdits {
    static let shared = SourceEdits()

    private struct File {
        let original: SourceText
        var written: [UInt8]
        /// By where they begin.
        var edits: [Int: (range: Range<Int>, text: String)] = [:]
    }

    private var files: [String: File] = [:]

    /// Writes the text as the snapshot of the call at a place, over the one that the call was compiled with.
    ///
    /// - Parameter place: line and column, counted from 1.
    func write(
        _ text: String, over expected: String?, in path: String, at place: (line: Int, column: Int),
        call name: String
    ) throws(SourceEditError) {
        // Through links, so that a link stays one.
        let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let bytes: [UInt8]
        do {
            bytes = try readFile(path, limit: SourceText.byteLimit)
        } catch {
            throw SourceEditError("\(error)")
        }
        var file = files[path] ?? File(original: SourceText(bytes), written: bytes)
        guard file.written == bytes else {
            throw SourceEditError("\(path) was changed while the tests ran: run them again")
        }
        guard !text.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\n" }) else {
            throw SourceEditError("the new text has characters that a source file should not have")
        }
        let closure = snapshotClosure(
            text, indent: file.original.indent(ofLine: place.line), lineBreak: file.original.lineBreak)
        let range = try range(of: expected, in: file.original, at: place, call: name)
        if let other = file.edits[range.lowerBound] {
            guard other.text != closure else { return }
            throw SourceEditError(
                "the call produced different texts in one run, but the source can hold only one")
        }
        file.edits[range.lowerBound] = (range, closure)
        file.written = file.edits.sorted { $0.key > $1.key }.reduce(into: file.original.bytes) {
            bytes, edit in
            bytes.replaceSubrange(edit.value.range, with: Array(edit.value.text.utf8))
        }
        do {
            // What takes a file's place takes its permissions, too.
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
            try writeAtomically(file.written, to: path, durable: false)
            if let mode {
                try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
            }
        } catch {
            throw SourceEditError("\(error)")
        }
        files[path] = file
    }

    /// What the closure takes the place of.
    private func range(
        of expected: String?, in source: SourceText, at place: (line: Int, column: Int), call name: String
    ) throws(SourceEditError) -> Range<Int> {
        switch (try source.tail(ofCall: name, line: place.line, column: place.column), expected) {
        case (.none(let end), nil): return end..<end
        case (.snapshot(let range, let text), let expected?) where text == expected: return range
        default:
            throw SourceEditError(
                "line \(place.line) is not the text that was compiled, or is built from parts: build again, or change it by hand"
            )
        }
    }
}
