import Foundation
import Testing

@testable import SourceMode

struct ProgramCacheTests {
    /// A cache in a folder of its own, which goes with the test.
    private func withCache(limit: Int = 1 << 30, _ body: (ProgramCache) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + UUID().uuidString
        for name in ["programs", "work", "headers"] {
            try FileManager.default.createDirectory(
                atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
        }
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(ProgramCache(folder: folder, limit: limit))
    }

    @discardableResult
    private func keep(_ key: String, bytes: Int = 100, in cache: ProgramCache) throws -> ProgramCache.Entry {
        let work = try cache.workFolder()
        defer { try? FileManager.default.removeItem(atPath: work) }
        try Data(repeating: 7, count: bytes).write(to: URL(fileURLWithPath: work + "/program"))
        return try cache.keep(ModuleBuild.Result(specimens: ["Button/\(key)"]), from: work, as: key)
    }

    private func setUsed(_ key: String, secondsAgo: Double, in cache: ProgramCache) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -secondsAgo)],
            ofItemAtPath: "\(cache.folder)/programs/\(key)/entry.json")
    }

    private func names(in cache: ProgramCache) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: cache.folder + "/programs").sorted()
    }

    /// Clang refuses what it kept in another place, with whatever names.
    @Test func `What is kept of headers belongs to the cache's place`() {
        let (one, other) = (ProgramCache(folder: "/one/cache"), ProgramCache(folder: "/other/cache"))
        #expect(
            one.headers.hasPrefix("/one/cache/headers/") && other.headers.hasPrefix("/other/cache/headers/"))
        #expect(one.headers.split(separator: "/").last != other.headers.split(separator: "/").last)
        #expect(one.headers == ProgramCache(folder: "/one/cache").headers)
    }

    @Test func `The least recently used go where there is more than there may be`() throws {
        try withCache(limit: 350) { cache in
            for (age, key) in ["a", "b", "c"].enumerated() {
                try keep(key, in: cache)
                try setUsed(key, secondsAgo: Double(300 - age), in: cache)
            }
            #expect(try names(in: cache) == ["a", "b", "c"])
            // To be used is what keeps one.
            #expect(cache.entry("a") != nil)
            try keep("d", in: cache)
            #expect(try names(in: cache) == ["a", "c", "d"])
            try keep("e", bytes: 200, in: cache)
            let left = try names(in: cache)
            #expect(left.count == 2 && left.contains("e") && !left.contains("c"))
        }
    }

    @Test func `The limit is one gibibyte`() {
        #expect(ProgramCache(folder: "").limit == 1_073_741_824)
    }

    @Test func `An entry that was cut or edited is none`() throws {
        try withCache { cache in
            for name in ["bundle/specimen-program", "entry.json"] {
                for isCut in [true, false] {
                    try keep("a", in: cache)
                    #expect(cache.entry("a")?.found.specimens == ["Button/a"])
                    let file = URL(fileURLWithPath: "\(cache.folder)/programs/a/\(name)")
                    var data = try Data(contentsOf: file)
                    if isCut { data.removeLast() } else { data[data.count / 2] ^= 1 }
                    try data.write(to: file)
                    #expect(cache.entry("a") == nil)
                }
            }
        }
    }

    @Test func `Scratch of processes that are gone goes, that of others stays`() throws {
        try withCache { cache in
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/true")
            try process.run()
            process.waitUntilExit()
            let gone = "\(cache.folder)/work/\(process.processIdentifier)-1"
            let own = "\(cache.folder)/work/\(ProcessInfo.processInfo.processIdentifier)-1"
            for folder in [gone, own] {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
            }
            try keep("a", in: cache)
            #expect(!FileManager.default.fileExists(atPath: gone))
            #expect(FileManager.default.fileExists(atPath: own))
        }
    }
}
