import Foundation
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
}
