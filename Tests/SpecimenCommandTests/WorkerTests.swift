import Foundation
import Testing

/// Some 80 tiles, small ones.
private let some = [
    "--filter", "Configuration/Button/primary*", "--state", "normal,pressed", "--scale", "0.5",
]

/// What a command wrote, by path, without the lock that names its process.
private func content(_ folder: Folder) throws -> [String: Data] {
    var content: [String: Data] = [:]
    for file in folder.files where !file.hasSuffix(".lock") { content[file] = try folder.read(file) }
    return content
}

struct WorkerTests {
    /// The same on one thread, on several, and in several processes.
    private func expectEqual(
        _ arguments: [String], code: Int32 = 0, prepare: (Folder) throws -> Void = { _ in }
    ) throws {
        var first: (run: Run, content: [String: Data])?
        for workers in ["1", "2", "6", "9"] {
            let folder = try Folder()
            try prepare(folder)
            let run = try Tool.run(arguments + ["-j", workers], in: folder)
            #expect(run.code == code, "-j \(workers): \(run.error)")
            let content = try content(folder)
            guard let known = first else {
                first = (run, content)
                continue
            }
            #expect(run.output == known.run.output && run.error == known.run.error, "-j \(workers)")
            #expect(content == known.content, "-j \(workers) wrote something else")
        }
        #expect(first?.content.isEmpty == false)
    }

    @Test func `Goldens are the same bytes on any number of threads and processes`() throws {
        try expectEqual(["record", "--all"] + some)
    }

    @Test func `Sheets are the same bytes on any number of threads and processes`() throws {
        try expectEqual(["sheet", "-o", "out", "--size", "regular", "--state", "normal", "--scale", "0.5"])
    }

    @Test func `A check finds and reports the same on any number of threads and processes`() throws {
        // Half of the goldens are those of other tiles, one is damaged and one missing.
        let goldens = try Folder()
        #expect(try Tool.run(["record", "--all"] + some, in: goldens).code == 0)
        let files = goldens.files.filter { $0.hasSuffix(".png") }
        for (place, file) in files.enumerated() where place % 2 == 0 {
            try goldens.write(file, try goldens.read(files[(place + files.count / 2) % files.count]))
        }
        try goldens.write(files[1], Data("no picture".utf8))
        try FileManager.default.removeItem(atPath: goldens.path(files[3]))
        try expectEqual(["check", "--report", "report", "--json"] + some, code: 3) { folder in
            for file in files where file != files[3] {
                let target = folder.url.appendingPathComponent(file)
                try FileManager.default.createDirectory(
                    at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
                try goldens.read(file).write(to: target)
            }
        }
    }
}
