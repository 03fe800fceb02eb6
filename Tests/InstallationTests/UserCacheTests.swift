import Foundation
import Testing

@testable import Installation

struct UserCacheTests {
    private func withFolder(_ rights: Int, _ body: (String) throws -> Void) throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: rights])
        defer { try? FileManager.default.removeItem(atPath: path) }
        try body(path)
    }

    @Test func `A folder of this user's alone is taken`() throws {
        try withFolder(0o700) { #expect(UserCache.isOwn($0)) }
    }

    @Test(arguments: [0o750, 0o705, 0o720, 0o702])
    func `A folder that others can look into is not`(rights: Int) throws {
        try withFolder(rights) { #expect(!UserCache.isOwn($0)) }
    }

    @Test func `Neither is a link to a folder, a file or nothing`() throws {
        try withFolder(0o700) { folder in
            try FileManager.default.createDirectory(
                atPath: folder + "/own", withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/link", withDestinationPath: folder + "/own")
            try Data().write(to: URL(fileURLWithPath: folder + "/file"))
            for name in ["link", "file", "nothing"] { #expect(!UserCache.isOwn(folder + "/" + name)) }
        }
    }
}
