import Foundation
import Pixels
import Testing

@testable import Golden

/// A report of one new tile, in place.
private func report(at path: String, _ id: String = "a/b") async throws {
    let writer = try ReportWriter(directory: path, stack: sampleStack)
    writer.add(examine(sampleTile(id), golden: nil))
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
                writer.add(examine(sampleTile("a/c"), golden: nil))
                let error = #expect(throws: StoreError.self) { try writer.finish() }
                #expect("\(try #require(error))".contains("cannot write \(folder)/report/actual"))
            }
            #expect(try readReport(folder + "/report/report.json").tiles.map(\.id) == ["a/b"])
            #expect(try FileSystem.names(in: folder) == ["report"])
        }
    }

    @Test func `what a killed run left is deleted, what a running one writes is not`() async throws {
        try await withFolder { folder in
            let dead = folder + "/report" + TemporaryName.next()
            try FileSystem.makeFolder(dead + "/actual")
            try FileSystem.makeFolder(folder + "/report.2026-11.tmp")
            let running = try ReportWriter(directory: folder + "/report", stack: sampleStack)
            #expect(FileSystem.kind(of: dead, followingLinks: false) == .none)
            let temporary = try unfinished(in: folder)
            try await report(at: folder + "/report")
            #expect(FileSystem.kind(of: temporary, followingLinks: false) == .folder)
            running.add(examine(sampleTile("a/c"), golden: nil))
            _ = try running.finish()
            #expect(try readReport(folder + "/report/report.json").tiles.map(\.id) == ["a/c"])
            #expect(try FileSystem.names(in: folder) == ["report", "report.2026-11.tmp"])
        }
    }

    @Test func `a kill between the two steps of taking a place loses no old report`() async throws {
        try await withFolder { folder in
            let target = folder + "/report"
            try await report(at: target)
            let dead = folder + "/report" + TemporaryName.next()
            try FileSystem.makeFolder(dead + "/actual")
            try FileSystem.move(target, to: dead + ".tmp")
            do { _ = try ReportWriter(directory: target, stack: sampleStack) }
            #expect(try readReport(target + "/report.json").tiles.map(\.id) == ["a/b"])
            #expect(try FileSystem.names(in: folder) == ["report"])
        }
    }

    @Test func `what was set aside is left alone while its process runs`() async throws {
        try await withFolder { folder in
            let running = try ReportFolder(folder + "/report")
            let aside = running.temporary + ".tmp"
            try FileSystem.makeFolder(aside)
            _ = try ReportFolder(folder + "/report")
            #expect(FileSystem.kind(of: aside, followingLinks: false) == .folder)
        }
    }

    @Test func `an old report set aside goes once the new one is in place`() async throws {
        try await withFolder { folder in
            try await report(at: folder + "/report", "a/new")
            try FileSystem.makeFolder(folder + "/report" + TemporaryName.next() + ".tmp/actual")
            _ = try ReportFolder(folder + "/report")
            #expect(try FileSystem.names(in: folder) == ["report"])
            #expect(try readReport(folder + "/report/report.json").tiles.map(\.id) == ["a/new"])
        }
    }

    @Test func `a link in place of a report is replaced, and what it leads to stays`() async throws {
        try await withFolder { folder in
            try await report(at: folder + "/elsewhere", "a/old")
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/report", withDestinationPath: "elsewhere")
            try await report(at: folder + "/report", "a/new")
            #expect(try readReport(folder + "/report/report.json").tiles.map(\.id) == ["a/new"])
            #expect(try readReport(folder + "/elsewhere/report.json").tiles.map(\.id) == ["a/old"])
            #expect(try FileSystem.names(in: folder) == ["elsewhere", "report"])
        }
    }

    @Test func `a folder that another run takes for a leftover is made again`() async throws {
        try await withFolder { folder in
            var made: [String] = []
            let report = try ReportFolder(folder + "/report") { path in
                made.append(path)
                if made.count == 1 { try? FileSystem.removeTree(path) }
            }
            #expect(made.count == 2 && report.temporary == made.last)
            try report.write([1], to: "report.json")
            try report.takePlace()
            #expect(try FileSystem.names(in: folder + "/report") == ["report.json"])
        }
    }

    @Test func `a folder that another run holds is not used`() async throws {
        try await withFolder { folder in
            var holders: [LockedFolder] = []
            let report = try ReportFolder(folder + "/report") { path in
                if holders.isEmpty, let box = try? LockedFolder(path) { holders.append(box) }
            }
            #expect(holders.count == 1 && report.temporary != holders.first?.path)
        }
    }
}

/// A folder locked as another process would.
private final class LockedFolder {
    let path: String
    private let folder: FileDescriptor

    init(_ path: String) throws {
        self.path = path
        folder = try FileDescriptor(opening: path, flags: FileDescriptor.folderFlags)
        try #require(try folder.tryLock())
    }
}
