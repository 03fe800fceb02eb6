import Foundation
import Glibc
import Pixels
import Testing

struct CodePagesTests {
    /// What of files the process has in memory, in kilobytes.
    private func resident() throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("RssFile:") })
        return try #require(line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) })
    }

    @Test func `Code that is let go of is not in memory, and this runs on`() throws {
        let before = try resident()
        CodePages.letGo()
        #expect(try resident() < before)
    }

    /// As a debugger's marks are: the file does not have them.
    @Test func `Code that was changed in memory stays as it is`() throws {
        let size = 16 << 12
        let path = FileManager.default.temporaryDirectory.path + "/specimen-code-\(UUID().uuidString)"
        try Data(repeating: 0x90, count: size).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = unsafe open(path, O_RDONLY)
        defer { close(file) }
        let memory = unsafe mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE, file, 0)
        guard let memory = unsafe memory, unsafe memory != MAP_FAILED else {
            Issue.record("the file cannot be mapped")
            return
        }
        defer { _ = unsafe munmap(memory, size) }
        unsafe memory.storeBytes(of: 0xCC, toByteOffset: size - 1, as: UInt8.self)
        let isCode = unsafe mprotect(memory, size, PROT_READ | PROT_EXEC) == 0
        try #require(isCode)
        CodePages.letGo()
        let (first, last) = unsafe (
            memory.load(as: UInt8.self), memory.load(fromByteOffset: size - 1, as: UInt8.self)
        )
        #expect(first == 0x90 && last == 0xCC)
    }
}
