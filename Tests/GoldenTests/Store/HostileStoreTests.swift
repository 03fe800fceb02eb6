import Digests
import Foundation
import Testing

@testable import Golden

/// Names and folders that would lead a writer astray. The claim is that nothing outside is touched.
@Suite struct HostileStoreTests {
    @Test(arguments: [
        "", "/etc/passwd", "..", "../x", "a/../b", "a//b", "a/", "/", ".", "a/./b", ".hidden",
        "a/.lock", "a\\b", "a b", "a\u{0}b", "a\nb", "ü", "a:b", "a*b", "C:x",
        String(repeating: "a", count: 201),
    ])
    func `an unsafe id is refused`(id: String) {
        let error = #expect(throws: StoreError.self) { try GoldenStore(root: "/x").path(of: id) }
        #expect(error?.description.contains("cannot be a golden's name") == true)
    }

    @Test(arguments: [
        "Configuration/Button/primary.quiet/normal-regular@2x",
        "Protocols/Toggle/chip/on+pressed-regular-type=accessibility3@2x", "a%20b/c~d,e",
        String(repeating: "a", count: 200),
    ])
    func `an id of the catalogue is its own path`(id: String) throws {
        #expect(try GoldenStore(root: "/x/").path(of: id) == "/x/\(id).png")
    }

    @Test func `a folder that is a link is not written through`() async throws {
        try await withFolder { folder in
            try await withFolder { elsewhere in
                try FileManager.default.createSymbolicLink(
                    atPath: folder + "/Gallery", withDestinationPath: elsewhere)
                let writer = try GoldenStore(root: folder).beginWriting(environment: [:])
                #expect(throws: StoreError.self) {
                    try writer.record(sampleTile(), mode: .all)
                }
                #expect(try FileSystem.names(in: elsewhere + "/Button/hero").isEmpty)
            }
        }
    }

    @Test func `a link among goldens is nobody's, and stays`() async throws {
        try await withFolder { folder in
            let store = GoldenStore(root: folder + "/Golden")
            let writer = try store.beginWriting(environment: [:])
            try FileSystem.write(sampleGolden(), to: folder + "/victim")
            for (name, target) in [("old", "victim"), ("lost", "nowhere"), ("folder", "Golden")] {
                try FileManager.default.createSymbolicLink(
                    atPath: store.root + "/\(name).png", withDestinationPath: "\(folder)/\(target)")
            }
            let undrawn = try store.undrawn(known: [])
            #expect(undrawn.goldens.isEmpty)
            // Behind one there may be others, so that nobody says how many there are.
            #expect(try store.count() == nil)
            #expect(undrawn.unknown.map(\.file) == ["lost.png", "old.png"])
            #expect(Set(undrawn.unknown.map(\.reason)) == ["it is a link"])
            // As if it had become a link after it was seen.
            #expect(writer.remove([seen("old")]).count == 1)
            #expect(FileSystem.kind(of: store.root + "/old.png", followingLinks: false) == .link)
        }
    }

    @Test func `nothing is deleted below a folder that became a link`() async throws {
        try await withFolder { folder in
            let store = GoldenStore(root: folder + "/Golden")
            let writer = try store.beginWriting(environment: [:])
            try FileSystem.makeFolder(folder + "/elsewhere")
            try FileSystem.write(sampleGolden(), to: folder + "/elsewhere/x.png")
            try FileManager.default.createSymbolicLink(
                atPath: store.root + "/a", withDestinationPath: folder + "/elsewhere")
            #expect(writer.remove([seen("a/x")]).count == 1)
            #expect(try FileSystem.names(in: folder + "/elsewhere") == ["x.png"])
        }
    }

    @Test func `a golden that changed after it was seen is not deleted`() async throws {
        try await withFolder { folder in
            let store = GoldenStore(root: folder)
            let writer = try store.beginWriting(environment: [:])
            try FileSystem.write(sampleGolden(shade: 1), to: folder + "/x.png")
            #expect(writer.remove([seen("x")]) == ["x": .changedMeanwhile(id: "x")])
            #expect(try FileSystem.names(in: folder) == [".lock", "x.png"])
        }
    }

    /// A golden as `undrawn` would have found it.
    private func seen(_ id: String) -> UndrawnGoldens.Golden {
        .init(id: id, owner: sampleOwner, digest: ContentDigest(of: sampleGolden()))
    }

    @Test func `a failed write names the golden and what to do`() async throws {
        try await withFolder { folder in
            let store = GoldenStore(root: folder)
            let writer = try store.beginWriting(environment: [:])
            let path = try store.path(of: "a/b")
            try FileSystem.makeFolder(path)
            let error = #expect(throws: StoreError.self) {
                try writer.write(sampleGolden(), as: "a/b")
            }
            #expect(
                error?.description
                    == "cannot write \(path): Is a directory. Name a file, not a folder.")
            #expect(try FileSystem.names(in: folder + "/a") == ["b.png"])
        }
    }

    @Test func `a lock that is a link is not followed`() async throws {
        try await withFolder { folder in
            try FileSystem.write([1], to: folder + "/victim")
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/.lock", withDestinationPath: folder + "/victim")
            #expect(throws: StoreError.self) {
                try GoldenStore(root: folder).beginWriting(environment: [:])
            }
            #expect(try FileSystem.read(folder + "/victim", limit: 10) == [1])
        }
    }

    @Test func `bytes that are no golden are never written`() async throws {
        try await withFolder { folder in
            let store = GoldenStore(root: folder)
            let writer = try store.beginWriting(environment: [:])
            var damaged = sampleGolden()
            damaged[50] ^= 1
            #expect(throws: StoreError.self) { try writer.write(damaged, as: "a/b") }
            #expect(try store.storedIDs().isEmpty)
            #expect(try store.leftovers().isEmpty)
        }
    }

    @Test func `deleting stays inside the folder`() async throws {
        try await withFolder { folder in
            try FileSystem.makeFolder(folder + "/Golden")
            try FileSystem.write([1], to: folder + "/victim.png")
            let writer = try GoldenStore(root: folder + "/Golden").beginWriting(environment: [:])
            #expect(writer.remove(["../victim", "/victim", "absent"].map(seen)).count == 3)
            #expect(try FileSystem.names(in: folder) == ["Golden", "victim.png"])
        }
    }

    @Test func `a folder in a golden's place is an error, not a crash`() async throws {
        try await withFolder { folder in
            let store = GoldenStore(root: folder)
            try FileSystem.makeFolder(try store.path(of: sampleTile().id))
            let writer = try store.beginWriting(environment: [:])
            #expect(throws: StoreError.self) {
                try writer.record(sampleTile(), mode: .all)
            }
        }
    }
}
