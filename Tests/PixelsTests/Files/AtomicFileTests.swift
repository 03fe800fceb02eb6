import Foundation
import Pixels
import Testing

@Suite struct AtomicFileTests {
    /// A new folder that is gone after the test.
    private func inFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.path + "/specimen-\(UUID())"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    @Test(arguments: [false, true])
    func `What is written is read again, and nothing else is left`(durable: Bool) throws {
        try inFolder { folder in
            for bytes in [[1, 2, 3], [], Array(repeating: 7, count: 300_000)] as [[UInt8]] {
                try writeAtomically(bytes, to: "\(folder)/a.png", durable: durable)
                #expect(try readFile("\(folder)/a.png", limit: 300_000) == bytes)
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.png"])
        }
    }

    /// With a new name and in place of a file, each by both ways.
    @Test(arguments: [false, true], [false, true])
    func `One writer writes many files, in one folder and in another`(unnamed: Bool, durable: Bool) throws {
        try inFolder { folder in
            let fileManager = FileManager.default
            try fileManager.createDirectory(atPath: "\(folder)/in", withIntermediateDirectories: false)
            try Data([9]).write(to: URL(fileURLWithPath: "\(folder)/target"))
            try fileManager.createSymbolicLink(atPath: "\(folder)/d", withDestinationPath: "target")
            var writer = AtomicWriter(triesUnnamed: unnamed)
            for round in UInt8(0)..<3 {
                for name in ["a", "b", "in/c", "d"] {
                    try writer.write([round, 7], to: FilePlace(name, inside: folder), durable: durable)
                }
                try writer.write([round], to: FilePlace("\(folder)/e"), durable: durable)
            }
            for name in ["a", "b", "in/c", "d"] {
                #expect(try readFile("\(folder)/\(name)", limit: 9) == [2, 7], "\(name)")
            }
            #expect(try readFile("\(folder)/e", limit: 9) == [2])
            // A link gives way itself, whatever it led to.
            #expect(try readFile("\(folder)/target", limit: 9) == [9])
            let names = try fileManager.contentsOfDirectory(atPath: folder).sorted()
            #expect(names == ["a", "b", "d", "e", "in", "target"])
            // Of the same rights as any new file.
            #expect(fileManager.createFile(atPath: "\(folder)/plain", contents: nil))
            let modes = try ["a", "plain"].map { name in
                try fileManager.attributesOfItem(atPath: "\(folder)/\(name)")[.posixPermissions] as? Int
            }
            #expect(modes[0] == modes[1])
        }
    }

    @Test(arguments: [false, true])
    func `A folder that is open lets no name lead out of it`(unnamed: Bool) throws {
        try inFolder { folder in
            try FileManager.default.createDirectory(
                atPath: "\(folder)/in", withIntermediateDirectories: false)
            var writer = AtomicWriter(triesUnnamed: unnamed)
            try writer.write([1], to: FilePlace("in/a", inside: folder), durable: false)
            var refused = 0
            for name in ["in/..", "in/.", "in/", "in/a\0b", "in/../a", "../a", "in//a"] {
                do throws(FileError) {
                    try writer.write([2], to: FilePlace(name, inside: folder), durable: false)
                } catch {
                    refused += 1
                }
            }
            #expect(refused == 7)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["in"])
            #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/in") == ["a"])
        }
    }

    @Test(arguments: [false, true])
    func `A folder in the place of a file stays, and nothing is left beside it`(unnamed: Bool) throws {
        try inFolder { folder in
            try FileManager.default.createDirectory(
                atPath: "\(folder)/b", withIntermediateDirectories: false)
            var writer = AtomicWriter(triesUnnamed: unnamed)
            var message = ""
            do throws(FileError) {
                try writer.write([2], to: FilePlace("b", inside: folder), durable: false)
            } catch {
                message = "\(error)"
            }
            #expect(message.contains("\(folder)/b: cannot replace:"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["b"])
        }
    }

    @Test func `A failed write leaves the folder as it was, and says why`() throws {
        try inFolder { folder in
            try writeAtomically([1], to: "\(folder)/a", durable: false)
            try FileManager.default.createDirectory(
                atPath: "\(folder)/b", withIntermediateDirectories: false)
            #expect {
                try writeAtomically([2], to: "\(folder)/b", durable: false)
            } throws: {
                "\($0)".contains("\(folder)/b: cannot replace:")
            }
            #expect {
                try writeAtomically([2], to: "\(folder)/a/c", durable: false)
            } throws: {
                "\($0)".contains("A part of the path is a file")
            }
            #expect {
                try writeAtomically([2], to: "\(folder)/none/c", durable: true)
            } throws: {
                "\($0)".contains("make the folder first")
            }
            #expect(throws: FileError.self) { try writeAtomically([2], to: "", durable: false) }
            let left = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            #expect(left == ["a", "b"])
            #expect(try readFile("\(folder)/a", limit: 1) == [1])
        }
    }

    @Test func `Many writers of one file leave one whole content`() async throws {
        let path = FileManager.default.temporaryDirectory.path + "/specimen-\(UUID())"
        defer { try? FileManager.default.removeItem(atPath: path) }
        await withTaskGroup(of: Void.self) { group in
            for writer in 0..<UInt8(16) {
                group.addTask {
                    for _ in 0..<20 {
                        try? writeAtomically(
                            Array(repeating: writer, count: 5000), to: path, durable: false)
                    }
                }
            }
        }
        let bytes = try readFile(path, limit: 5000)
        #expect(bytes.count == 5000 && Set(bytes).count == 1)
    }

    @Test func `Reading stops at the limit`() throws {
        try inFolder { folder in
            try writeAtomically([1, 2, 3], to: "\(folder)/a", durable: false)
            #expect(throws: FileError.self) { try readFile("\(folder)/a", limit: 2) }
            #expect(throws: FileError.self) { try readFile("\(folder)", limit: 2) }
            #expect(throws: FileError.self) { try readFile("\(folder)/b", limit: 2) }
            #expect(throws: FileError.self) { try readFile("/dev/zero", limit: 1000) }
            #expect(try readFile("/dev/null", limit: 1000) == [])
        }
    }
}
