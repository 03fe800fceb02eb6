import Foundation
import JSON
import Testing

@testable import SpecimenCommand

/// Jobs that are looked at before their turn comes, from a file and from a pipe.
@MainActor struct LookAheadTests {
    private static let count = 5_000

    private static func text(_ format: JobFormat) -> String {
        // More than a pipe holds at once, and than is read at once.
        let ids = (1...count).map { "id-\($0)-" + String(repeating: "x", count: 40) }
        return switch format {
        case .json: ids.map { "{\"id\":\"\($0)\"}\n" }.joined()
        case .yaml: ids.map { "- id: \($0)\n" }.joined()
        case .csv: "id\n" + ids.map { $0 + "\n" }.joined()
        }
    }

    private func id(_ job: JSONValue) -> String? {
        guard case .object(let members) = job, case .string(let id)? = members.first?.value else {
            return nil
        }
        return id
    }

    /// Takes three jobs, looks at the last of them and the rest, and takes that.
    private func read(_ source: JobSource) throws -> (taken: [String], seen: [String]) {
        var (taken, seen): ([String], [String]) = ([], [])
        func take() throws -> Bool {
            guard case .value(let job)? = try source.next()?.job else { return false }
            taken.append(id(job) ?? "")
            return true
        }
        for _ in 0..<3 { _ = try take() }
        try source.lookAhead { seen.append(id($0) ?? "") }
        while try take() {}
        return (taken, seen)
    }

    @Test(arguments: JobFormat.allCases, [false, true])
    func `The rest is seen and comes nevertheless`(format: JobFormat, isPipe: Bool) async throws {
        let folder = try Folder()
        let (path, text) = (folder.path("jobs"), LookAheadTests.text(format))
        if isPipe {
            #expect(unsafe mkfifo(path, 0o600) == 0)
            Thread.detachNewThread {
                // Opening waits for who reads.
                if let pipe = FileHandle(forWritingAtPath: path) {
                    try? pipe.write(contentsOf: Data(text.utf8))
                }
            }
        } else {
            try folder.write("jobs", text)
        }
        let (taken, seen) = try read(JobSource(path, as: format))
        #expect(taken.count == LookAheadTests.count && seen == Array(taken.dropFirst(2)))
        #expect(taken.indices.allSatisfy { taken[$0].hasPrefix("id-\($0 + 1)-x") })
    }

    @Test func `What cannot be read is said when its turn comes`() throws {
        let folder = try Folder()
        try folder.write("jobs", #"[{"id":"a"},{"id":"b"},{"id":"c"} {"id":"d"}]"#)
        let source = try JobSource(folder.path("jobs"))
        _ = try source.next()
        var seen: [String] = []
        try source.lookAhead { seen.append(id($0) ?? "") }
        #expect(seen == ["a", "b", "c"])
        _ = try (source.next(), source.next())
        #expect(throws: (any Error).self) { try source.next() }
    }
}
