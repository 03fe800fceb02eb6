import Foundation
import Glibc
import Testing

@testable import Pixels

/// Files of processes that are gone, and those that must be left alone.
@Suite struct LeftoverTests {
    private static func inFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.path + "/leftovers-\(UUID())"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    private func make(_ path: String, age: TimeInterval = 0) throws {
        try Data([1]).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: path)
    }

    private func isThere(_ path: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: path)) != nil
    }

    private let foreign = ".specimen-ffffffff-1-00000000-0.tmp"

    @Test func `A name is new each time and known as one`() {
        let names = (0..<50).map { _ in TemporaryName.next() }
        #expect(Set(names).count == 50)
        for name in names {
            #expect(TemporaryName.isOne(name) && TemporaryName.isOfThisMachine(name), "\(name)")
            #expect(name.split(separator: "-").count == 5 && name.contains("-\(getpid())-"))
        }
        #expect(TemporaryName.isOne(foreign) && !TemporaryName.isOfThisMachine(foreign))
    }

    @Test(arguments: [
        "a.png", "specimen-ffffffff-1-00000000-0.tmp", ".specimen-ffffffff-1-00000000-0.png",
        ".specimen-.tmp",
        ".specimen-fffffff-1-00000000-0.tmp", ".specimen-FFFFFFFF-1-00000000-0.tmp",
        ".specimen-ffffffff-01-00000000-0.tmp",
        ".specimen-ffffffff-x-00000000-0.tmp", ".specimen-ffffffff-1-0000000-0.tmp",
        ".specimen-ffffffff-1-0000000g-0.tmp",
        ".specimen-ffffffff-1-00000000-.tmp", ".specimen-ffffffff-1-00000000-+1.tmp",
        ".specimen-ffffffff-1-00000000.tmp",
        ".specimen-ffffffff-1-00000000-0-0.tmp", ".specimen-ffffffff-1-00000000-99999999999999999999.tmp",
        ".specimen-ffffffff-1-00000000-0.tmp.tmp", ".specimen-ffffffff-1-00000000-0.TMP",
    ])
    func `A name that people may have given is none`(name: String) {
        #expect(!TemporaryName.isOne(name) && !TemporaryName.isOfThisMachine(name))
    }

    @Test func `What a dead process has left is removed, and no other file`() throws {
        try Self.inFolder { folder in
            let dead = "\(folder)/\(TemporaryName.next())"
            try make(dead)
            removeIfLeft(dead)
            #expect(!isThere(dead))
            for name in ["a.png", ".specimen-x.tmp"] {
                try make("\(folder)/\(name)")
                removeIfLeft("\(folder)/\(name)")
                #expect(isThere("\(folder)/\(name)"))
            }
            removeIfLeft("\(folder)/\(TemporaryName.next())")
        }
    }

    @Test func `What another machine may still be writing stays for an hour`() throws {
        try Self.inFolder { folder in
            let path = "\(folder)/\(foreign)"
            try make(path, age: 3500)
            removeIfLeft(path)
            #expect(isThere(path))
            try make(path, age: 3700)
            removeIfLeft(path)
            #expect(!isThere(path))
        }
    }

    @Test func `What a living process has locked stays`() throws {
        try Self.inFolder { folder in
            let path = "\(folder)/\(TemporaryName.next())"
            try make(path)
            let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
            #expect(flock(file, LOCK_EX | LOCK_NB) == 0)
            removeIfLeft(path)
            #expect(isThere(path))
            close(file)
            removeIfLeft(path)
            #expect(!isThere(path))
        }
    }

    @Test func `A link, a folder and a file of two names stay`() throws {
        try Self.inFolder { folder in
            let (link, other, twice) = (TemporaryName.next(), TemporaryName.next(), TemporaryName.next())
            try make("\(folder)/target")
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder)/\(link)", withDestinationPath: "target")
            try FileManager.default.createDirectory(
                atPath: "\(folder)/\(other)", withIntermediateDirectories: false)
            try make("\(folder)/\(twice)")
            try FileManager.default.linkItem(atPath: "\(folder)/\(twice)", toPath: "\(folder)/second")
            for name in [link, other, twice] {
                removeIfLeft("\(folder)/\(name)")
                #expect(isThere("\(folder)/\(name)"))
            }
            #expect(isThere("\(folder)/target"))
        }
    }

    @Test func `The first file written to a folder removes what the dead have left there`() throws {
        try Self.inFolder { folder in
            let (dead, kept) = ("\(folder)/\(TemporaryName.next())", "\(folder)/\(foreign)")
            try make(dead)
            try make(kept)
            try writeAtomically([1], to: "\(folder)/a", durable: false)
            #expect(!isThere(dead) && isThere(kept))
            // Once is enough: others may be at work by now.
            try make(dead)
            try writeAtomically([1], to: "\(folder)/b", durable: false)
            #expect(isThere(dead))
        }
    }

    /// A descriptor that is not closed is one that the next folder does not get.
    @Test func `Nothing stays open`() throws {
        func open() throws -> Int {
            try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").filter { fd in
                let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(fd)")
                return target?.contains("/leftovers-open-") == true
            }.count
        }
        let folder = FileManager.default.temporaryDirectory.path + "/leftovers-open-\(UUID())"
        try FileManager.default.createDirectory(
            atPath: folder + "/in/side", withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for _ in 0..<3 {
            try writeAtomically([1, 2], to: "\(folder)/a", durable: true)
            try writeAtomically([1, 2], to: FilePlace("in/side/b", inside: folder), durable: true)
            #expect(try readFile("\(folder)/a", limit: 2) == [1, 2])
            #expect(throws: FileError.self) { try readFile("\(folder)/a", limit: 1) }
            var reader = FileReader()
            _ = try unsafe reader.read("b", in: OpenFolder(folder + "/in/side"), isRegular: true, limit: 9)
                .count
            #expect(throws: FileError.self) { try writeAtomically([1], to: "\(folder)/in", durable: true) }
            #expect(throws: FileError.self) {
                try writeAtomically([1], to: FilePlace("none/b", inside: folder), durable: true)
            }
            removeIfLeft("\(folder)/\(foreign)")
        }
        #expect(try open() == 0)
    }
}
