import Foundation
import Pixels
import Synchronization
import Testing

@testable import Rendering

/// Pictures that are written again for equal jobs.
struct PictureCopiesTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("specimen-test-\(UUID().uuidString)")
    private let bytes = Array("a picture".utf8)

    /// Calls `body` with copies and what they report, and writes all of them.
    private func copied(
        _ body: (PictureCopies, @escaping @Sendable (String?) -> Void) -> Void
    ) throws -> (work: PictureCopies.Work, problems: [String?]) {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(bytes).write(to: folder.appendingPathComponent("drawn.png"))
        let copies = PictureCopies()
        let problems = Mutex<[String?]>([])
        withoutActuallyEscaping(body) { $0(copies) { problem in problems.withLock { $0.append(problem) } } }
        for group in copies.take(isLast: true) { copies.write(group) }
        #expect(copies.isEmpty)
        return (copies.work, problems.withLock(\.self))
    }

    private func copy(
        to name: String, of source: String = "drawn.png", count: Int? = nil,
        _ report: @escaping @Sendable (String?) -> Void
    ) -> PictureCopy {
        PictureCopy(
            of: folder.appendingPathComponent(source).path, byteCount: count ?? bytes.count,
            to: FilePlace(name, inside: folder.path), report)
    }

    private func read(_ name: String) -> Data? {
        FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
    }

    /// A read a group, a write a copy: twice as many take twice the work, and no more.
    @Test(arguments: [1, 64, 65, 640, 1280])
    func `The work grows as the number of copies`(count: Int) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (work, problems) = try copied { copies, report in
            for number in 0..<count { copies.add(copy(to: "\(number).png", report)) }
        }
        let groups = (count + 63) / 64
        #expect(work == PictureCopies.Work(groups: groups, reads: groups, writes: count))
        #expect(problems == Array(repeating: nil, count: count))
        #expect((0..<count).allSatisfy { read("\($0).png") == Data(bytes) })
    }

    @Test func `Groups that are full are written before the last copy has come, in its order`() {
        let copies = PictureCopies()
        for number in 0..<150 { copies.add(copy(to: "\(number).png") { _ in }) }
        let groups = copies.take(isLast: false)
        #expect(groups.map(\.count) == [64, 64])
        #expect(groups.joined().map(\.place.name) == (0..<128).map { "\($0).png" })
        #expect(copies.take(isLast: false).isEmpty)
        #expect(copies.take(isLast: true).joined().map(\.place.name) == (128..<150).map { "\($0).png" })
    }

    @Test func `A copy is a file of its own`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try copied { copies, report in
            for name in ["a.png", "b.png"] { copies.add(copy(to: name, report)) }
        }
        let file = try FileHandle(forWritingTo: folder.appendingPathComponent("a.png"))
        try file.write(contentsOf: Data("A".utf8))
        try file.close()
        #expect(read("b.png") == Data(bytes) && read("drawn.png") == Data(bytes))
    }

    @Test func `What was changed or is gone is the problem of those that want it, and of no others`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (_, problems) = try copied { copies, report in
            copies.add(copy(to: "a.png", of: "gone.png", report))
            copies.add(copy(to: "b.png", count: 4, report))
            copies.add(copy(to: "c.png", count: 40, report))
            copies.add(copy(to: "d.png", report))
            copies.add(copy(to: "../e.png", report))
        }
        #expect(problems.count == 5 && problems[3] == nil && read("d.png") == Data(bytes))
        #expect(problems[0]?.contains("gone.png: cannot read") == true, "\(problems)")
        #expect(problems[1]?.contains("drawn.png: cannot read") == true, "\(problems)")
        #expect(problems[2]?.contains("it was changed while the batch ran") == true, "\(problems)")
        #expect(problems[4]?.contains("may lead out of") == true, "\(problems)")
        #expect(["a.png", "b.png", "c.png"].allSatisfy { read($0) == nil })
    }
}
