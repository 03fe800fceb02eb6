import Foundation
import Pixels
import Testing

@Suite struct StreamedFileTests {
    /// A new folder that is gone after the test.
    private func inFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.path + "/specimen-\(UUID())"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    private func names(_ folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    @Test func `Pieces are one file once it is finished, its beginning written last`() throws {
        try inFolder { folder in
            try writeAtomically([9, 9], to: "\(folder)/a.png", durable: false)
            let file = try StreamedFile(FilePlace("\(folder)/a.png"))
            try file.write([0, 0, 3])
            try file.write([])
            try file.write([4, 5])
            try file.replace(at: 0, with: [1, 2])
            #expect(try readFile("\(folder)/a.png", limit: 10) == [9, 9])
            try file.finish()
            #expect(try readFile("\(folder)/a.png", limit: 10) == [1, 2, 3, 4, 5])
            #expect(try names(folder) == ["a.png"])
        }
    }

    @Test func `What is not finished leaves nothing, and what was there before`() throws {
        try inFolder { folder in
            try writeAtomically([9], to: "\(folder)/a.png", durable: false)
            do {
                let file = try StreamedFile(FilePlace("a.png", inside: folder))
                try file.write([1])
            }
            #expect(try names(folder) == ["a.png"])
            #expect(try readFile("\(folder)/a.png", limit: 10) == [9])
        }
    }

    @Test func `A folder that is not there and what is no file are refused`() throws {
        try inFolder { folder in
            #expect(throws: FileError.self) { _ = try StreamedFile(FilePlace("\(folder)/b/a.png")) }
            #expect(throws: FileError.self) { _ = try StreamedFile(FilePlace("/dev/null")) }
        }
    }
}
