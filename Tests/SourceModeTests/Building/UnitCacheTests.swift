import Foundation
import Testing

@testable import SourceMode

struct UnitCacheTests {
    /// Two modules with an object of a thousand bytes each; what is left of them after `limit`.
    private func left(sharing: Bool, limit: Int) throws -> [String] {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appending(path: "specimen-units-\(UUID().uuidString)")
        defer { try? manager.removeItem(at: folder) }
        let units = folder.appending(path: "units")
        for (name, age) in [("old", 100.0), ("new", 0)] {
            let unit = units.appending(path: name)
            try manager.createDirectory(at: unit, withIntermediateDirectories: true)
            let object = unit.appending(path: "a.o")
            if sharing, name == "new" {
                try manager.linkItem(at: units.appending(path: "old/a.o"), to: object)
            } else {
                try Data(repeating: 0, count: 1000).write(to: object)
            }
            try manager.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: unit.path)
        }
        UnitCache(folder: folder.path).shrink(to: limit)
        return try manager.contentsOfDirectory(atPath: units.path).sorted()
    }

    @Test func `Past the limit the least recently used module goes`() throws {
        #expect(try left(sharing: false, limit: 2000) == ["new", "old"])
        #expect(try left(sharing: false, limit: 1500) == ["new"])
    }

    @Test func `An object that two modules have counts once`() throws {
        #expect(try left(sharing: true, limit: 1000) == ["new", "old"])
    }
}
