import Foundation
import Glibc
import Pixels
import Testing

struct FileReaderTests {
    @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 131_072, 300_001])
    func `A file is read whole, whatever its size and whether it is known to be one`(
        count: Int
    ) throws {
        let folder = NSTemporaryDirectory() + "reader-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
        try Data(bytes).write(to: URL(fileURLWithPath: folder + "/file"))
        var reader = FileReader()
        for isRegular in [false, true] {
            let read = try unsafe Array(
                reader.read(
                    "file", in: OpenFolder(folder), isRegular: isRegular, limit: count))
            #expect(read == bytes)
        }
        #expect(try readFile(folder + "/file", limit: count) == bytes)
        if count > 0 {
            #expect(throws: FileError.self) { try readFile(folder + "/file", limit: count - 1) }
        }
    }

    @Test func `A pipe that nobody writes to is named, and one that somebody does is read`() throws {
        let folder = NSTemporaryDirectory() + "reader-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/pipe"
        try #require(unsafe mkfifo(path, 0o600) == 0)
        #expect {
            try readFile(path, limit: 10)
        } throws: {
            "\($0)".contains("\(path): cannot read: it is a pipe that no program writes to")
        }
        #expect {
            try readPlainFile(path, limit: 10)
        } throws: {
            "\($0)".contains("\(path): cannot read: it is a pipe, not a file")
        }
        // One that takes its time, and writes in pieces.
        let writer = Process()
        writer.executableURL = URL(fileURLWithPath: "/bin/sh")
        writer.arguments = ["-c", "exec >'\(path)'; sleep 1.3; printf ab; sleep 0.2; printf cd"]
        try writer.run()
        #expect(try readFile(path, limit: 10) == Array("abcd".utf8))
        writer.waitUntilExit()
    }

    @Test func `What is no file is written to, not replaced`() throws {
        let folder = NSTemporaryDirectory() + "reader-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/pipe"
        try #require(unsafe mkfifo(path, 0o600) == 0)
        #expect {
            try writeAtomically([1, 2], to: path, durable: false)
        } throws: {
            "\($0)".contains("\(path): cannot write: no program reads from it")
        }
        let reader = unsafe open(path, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        try writeAtomically([1, 2], to: path, durable: true)
        var bytes: [UInt8] = [0, 0, 0]
        #expect(unsafe read(reader, &bytes, 3) == 2 && bytes == [1, 2, 0])
        #expect(FileKind(of: path) == .pipe)
        try FileManager.default.createSymbolicLink(atPath: folder + "/null", withDestinationPath: "/dev/null")
        try writeAtomically([1, 2], to: folder + "/null", durable: false)
        #expect(FileKind(of: folder + "/null") == .device)
    }

    /// A folder's file may have become a pipe since it was listed.
    @Test func `A pipe in place of a file is not waited for`() throws {
        let folder = NSTemporaryDirectory() + "reader-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try #require(unsafe mkfifo(folder + "/pipe", 0o600) == 0)
        var reader = FileReader()
        let count = try unsafe reader.read("pipe", in: OpenFolder(folder), isRegular: true, limit: 10).count
        #expect(count == 0)
    }

    @Test func `A missing file is named with its folder`() throws {
        let folder = NSTemporaryDirectory()
        var reader = FileReader()
        do {
            _ = try unsafe reader.read("none.png", in: OpenFolder(folder), limit: 10)
            Issue.record("there is no such file")
        } catch {
            #expect(error.path.hasSuffix("/none.png") && error.path.hasPrefix(folder))
        }
    }

    @Test(arguments: ["none.png", "none/none.png", "file/none.png", String(repeating: "n", count: 300)])
    func `Whoever reads is told how to read, not where to write`(name: String) throws {
        let folder = NSTemporaryDirectory() + "reader-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data([1]).write(to: URL(fileURLWithPath: folder + "/file"))
        let error = #expect(throws: FileError.self) { try readFile("\(folder)/\(name)", limit: 10) }
        #expect("\(try #require(error))".hasSuffix(". Check the spelling."))
    }
}
