import Foundation
import Live
import Testing

/// What the editor reads of a file, and what it writes into it.
final class EditedFileTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(
            path: "specimen-edited-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func file(holding text: String) throws -> (file: EditedFile, path: String) {
        let path = folder.appending(path: "Styles.swift").path
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return (EditedFile(path), path)
    }

    private func bytes(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    }

    @Test func `A text is written over what it was made from`() throws {
        let (file, path) = try file(holding: "let a = 1\n")
        let read = try file.read()
        #expect(read.text == "let a = 1\n")
        let written = try file.write("let a = \"ä\"\n", over: read.digest)
        #expect(try bytes(path) == "let a = \"ä\"\n")
        #expect(written == (try file.read()))
        #expect(written.digest != read.digest)
    }

    @Test func `A file that holds something else by now is left alone`() throws {
        let (file, path) = try file(holding: "let a = 1\n")
        let read = try file.read()
        try Data("let b = 2\n".utf8).write(to: URL(fileURLWithPath: path))
        let error = #expect(throws: EditError.self) { _ = try file.write("let a = 3\n", over: read.digest) }
        #expect(error?.description.contains("has changed on disk") == true)
        #expect(try bytes(path) == "let b = 2\n")
        try FileManager.default.removeItem(atPath: path)
        let gone = #expect(throws: EditError.self) { _ = try file.write("let a = 3\n", over: read.digest) }
        #expect(gone?.description.contains("is not there any more") == true)
        #expect(!FileManager.default.fileExists(atPath: path))
        // Who has been told so may write it anew.
        _ = try file.write("let a = 3\n", over: try file.read().digest)
        #expect(try bytes(path) == "let a = 3\n")
    }

    @Test func `Lines end on disk as they did`() throws {
        let (file, path) = try file(holding: "a\r\nb\r\n")
        let read = try file.read()
        #expect(read.text == "a\nb\n")
        _ = try file.write("a\n\nc\n", over: read.digest)
        #expect(try bytes(path) == "a\r\n\r\nc\r\n")
    }

    @Test(arguments: ["a\r\nb\n", "a\rb", "a\n\rb\r\n"])
    func `Lines that end in several ways are refused`(_ text: String) throws {
        let (file, _) = try file(holding: text)
        let error = #expect(throws: EditError.self) { _ = try file.read() }
        #expect(error?.description.contains("its lines end in several ways") == true)
    }

    @Test func `What is no text, or too long, is refused`() throws {
        let (file, path) = try file(holding: String(repeating: "a", count: EditedFile.byteLimit))
        #expect(try file.read().text.utf8.count == EditedFile.byteLimit)
        for bytes in [Data([0x61, 0xFF]), Data(repeating: 0x61, count: EditedFile.byteLimit + 1)] {
            try bytes.write(to: URL(fileURLWithPath: path))
            let error = #expect(throws: EditError.self) { _ = try file.read() }
            #expect(error?.description.contains(path) == true)
        }
    }

    @Test func `A link stays a link, and what others may not read stays theirs not to read`() throws {
        let (_, path) = try file(holding: "a\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        let link = folder.appending(path: "Link.swift").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
        let file = EditedFile(link)
        _ = try file.write("b\n", over: try file.read().digest)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
        #expect(try bytes(path) == "b\n")
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func `A text of no file is not written`() throws {
        let (_, path) = try file(holding: "a\n")
        let file = EditedFile(path, isKept: false)
        #expect(throws: EditError.self) { _ = try file.write("b\n", over: try file.read().digest) }
        #expect(try bytes(path) == "a\n")
    }
}
