import Foundation
import Testing

@testable import Golden

struct FileDescriptorTests {
    /// Reads end where a read has nothing, after a part of a page, a whole one or several.
    @Test(arguments: [0, 1, 4095, 4096, 4097, 8192, 20_000])
    func `A file is read whole, to its last byte, whatever it seemed to have`(count: Int) throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("read-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7 + 1) }
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        for expected in [0, count, count + 1, max(count - 1, 0)] {
            let file = try FileDescriptor(opening: path, flags: O_RDONLY)
            let found = try file.readAll(limit: 30_000, expected: expected)
            // A file that has grown since it was looked at is read to what it seemed to have.
            #expect(found == Array(bytes.prefix(found.count)))
            #expect(found.count == count || found.count == expected && expected > 0)
        }
    }
}
