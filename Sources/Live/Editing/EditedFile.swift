import Digests
import Foundation
import Pixels
import SourceDiscovery

/// A source file that the page's editor holds: read as a text, and written only when somebody asks for it.
package struct EditedFile: Sendable {
    /// As it was named.
    let path: String
    /// Whether it is somebody's, who may have it written; else it goes with the session.
    let isKept: Bool

    /// As long as a text may be, in bytes of UTF-8.
    package static let byteLimit = 1 << 20

    package init(_ path: String, isKept: Bool = true) { (self.path, self.isKept) = (path, isKept) }

    var name: String { path.lastPart }

    /// What the file holds now. Where there is none, that is nothing: its digest is empty then.
    package func read() throws(EditError) -> EditedText {
        guard FileManager.default.fileExists(atPath: path) else {
            return EditedText(text: "", digest: "", ending: .newLine)
        }
        do {
            return try EditedText(try readPlainFile(path, limit: EditedFile.byteLimit), of: path)
        } catch let error as EditError {
            throw error
        } catch {
            throw EditError("\(error)")
        }
    }

    /// Writes a text in the place of what the file holds, with the line endings that it has.
    ///
    /// - Parameter digest: of what the text was made from: a file that holds something else by now is left alone.
    /// - Returns: what it holds then.
    package func write(_ text: String, over digest: String) throws(EditError) -> EditedText {
        guard isKept else { throw EditError("there is no file to save in") }
        let now = try read()
        guard now.digest == digest else {
            throw EditError(
                now.digest.isEmpty
                    ? "\(name): not saved, because the file is not there any more"
                    : "\(name): not saved, because the file has changed on disk meanwhile")
        }
        // A link stays one, and a file that not everybody may read stays such.
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let mode = (try? FileManager.default.attributesOfItem(atPath: target))?[.posixPermissions]
        do {
            try writeAtomically(Array(now.bytes(of: text)), to: target, durable: true)
            if let mode {
                try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: target)
            }
        } catch {
            throw EditError("\(name): not saved: \(error)")
        }
        return try read()
    }
}

/// What a source file holds, as a text area has it.
package struct EditedText: Equatable, Sendable {
    package enum Ending: String, Sendable {
        case newLine = "\n"
        case returnAndNewLine = "\r\n"
    }

    /// Its lines end with a line feed.
    package let text: String
    /// Of the file's bytes; empty where there is no file.
    package let digest: String
    /// How the file's lines end.
    package let ending: Ending

    init(text: String, digest: String, ending: Ending) {
        (self.text, self.digest, self.ending) = (text, digest, ending)
    }

    /// - Parameter path: for messages.
    init(_ bytes: [UInt8], of path: String) throws(EditError) {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw EditError("\(path): the text is not UTF-8")
        }
        digest = ContentDigest(of: bytes).hex
        let (feed, carriage) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        let returns = bytes.count { $0 == carriage }
        guard returns > 0 else {
            (self.text, ending) = (text, .newLine)
            return
        }
        let pairs = zip(bytes, bytes.dropFirst()).count { $0 == carriage && $1 == feed }
        // A text area has one kind of line end: others would be lost on the way back.
        guard pairs == returns, pairs == bytes.count(where: { $0 == feed }) else {
            throw EditError("\(path): its lines end in several ways; let all of them end with a line feed")
        }
        self.text = String(decoding: bytes.filter { $0 != carriage }, as: UTF8.self)
        ending = .returnAndNewLine
    }

    /// A text of the page as the file has it.
    func bytes(of text: String) -> Data {
        guard ending == .returnAndNewLine else { return Data(text.utf8) }
        var bytes = Data()
        for byte in text.utf8 {
            if byte == UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\r")) }
            bytes.append(byte)
        }
        return bytes
    }
}

/// Why a file cannot be edited or saved.
package struct EditError: Error, CustomStringConvertible {
    package let description: String
    init(_ description: String) { self.description = description }
}
