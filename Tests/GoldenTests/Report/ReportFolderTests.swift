import Foundation
import Testing

@testable import Golden

/// A report of one new tile, in place.
private func report(at path: String, _ id: String = "a/b") async throws {
    let writer = try ReportWriter(directory: path, stack: sampleStack)
    writer.add(await examine(sampleTile(id), golden: nil))
    _ = try writer.finish()
}

/// The folder that an unfinished report of `folder/report` is made in.
private func unfinished(in folder: String) throws -> String {
    let name = try #require(try FileSystem.names(in: folder).first { $0.hasSuffix(".tmp") })
    return folder + "/" + name
}

@Suite struct ReportFolderTests {
    @Test func `a tile that cannot be written keeps the old report in place`() async throws {
        try await withFolder { folder in
            try await report(at: folder + "/report")
            do {
                let writer = try ReportWriter(directory: folder + "/report", stack: sampleStack)
                let temporary = try unfinished(in: folder)
                try FileSystem.removeTree(temporary + "/actual")
                try FileSystem.write([], to: temporary + "/actual")
                writer.add(await examine(sampleTile("a/c"), golden: nil))
                let error = #expect(throws: StoreError.self) { try writer.finish() }
                #expect("\(try #require(error))".contains("cannot write \(folder)/report/actual"))
            }
            #expect(try readReport(folder + "/report/report.json").tiles.map(\.id) == ["a/b"])
            #expect(try FileSystem.names(in: folder) == ["report"])
        }
    }

    @Test func `what a killed run left is deleted, what a running one writes is not`() async throws {
        try await withFolder { folder in
            let dead = folder + "/report.4194304-17.tmp"
            try FileSystem.makeFolder(dead + "/actual")
            try FileSystem.makeFolder(folder + "/report.notes.tmp")
            let running = try ReportWriter(directory: folder + "/report", stack: sampleStack)
            #expect(FileSystem.kind(of: dead, followingLinks: false) == .none)
            let temporary = try unfinished(in: folder)
            try await report(at: folder + "/report")
            #expect(FileSystem.kind(of: temporary, followingLinks: false) == .folder)
            running.add(await examine(sampleTile("a/c"), golden: nil))
            _ = try running.finish()
            #expect(try readReport(folder + "/report/report.json").tiles.map(\.id) == ["a/c"])
            #expect(try FileSystem.names(in: folder) == ["report", "report.notes.tmp"])
        }
    }
}
