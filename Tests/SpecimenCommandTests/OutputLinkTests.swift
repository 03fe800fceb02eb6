import Foundation
import Testing

private let quiet = "Configuration/Button/primary.quiet"

/// Links in and below the folders that commands write into.
struct OutputLinkTests {
    @Test(arguments: ["1", "8"])
    func `No picture of a batch leaves the folder over a link`(workers: String) throws {
        let folder = try Folder()
        let outputs = [
            "linked/a.png", "linked/deep/b.png", "inside/to/c.png", "file.png", "gone/d.png", "good/e.png",
        ]
        let jobs = outputs.map { "{\"id\":\"\(quiet)\",\"output\":\"\($0)\"}" }
        try folder.write("jobs", jobs.joined(separator: "\n"))
        let run = try Tool.shell(
            """
            mkdir -p out/inside outside && echo mine >outside/file
            ln -s ../outside out/linked; ln -s ../../outside out/inside/to
            ln -s ../outside/file out/file.png; ln -s /nonexistent out/gone
            "$specimen" batch jobs -o out -j \(workers)
            """, in: folder)
        let lines = try run.jsonLines()
        #expect(run.code == 3)
        #expect(lines.filter { $0["error"] != nil }.compactMap { $0["job"] as? Int } == [1, 2, 3, 5])
        for line in lines {
            guard let error = line["error"] as? String else { continue }
            #expect(error.contains("is a link, which may lead out of out"), "\(error)")
        }
        let outside = try FileManager.default.contentsOfDirectory(atPath: folder.path("outside"))
        #expect(outside == ["file"])
        #expect(try folder.read("outside/file") == Data("mine\n".utf8))
        // The link itself was replaced by the picture.
        #expect(try pngSize(folder.read("out/file.png")) == pngSize(folder.read("out/good/e.png")))
    }

    @Test func `The folder itself may be a link`() throws {
        let folder = try Folder()
        let run = try Tool.shell(
            """
            mkdir real && ln -s real out
            echo '{"id":"\(quiet)","output":"a/b.png"}' | "$specimen" batch - -o out
            """, in: folder)
        #expect(run.code == 0, "\(run.error)")
        #expect(try folder.read("real/a/b.png").count > 100)
    }

    @Test func `Recording makes nothing behind a link`() throws {
        let folder = try Folder()
        let run = try Tool.shell(
            """
            mkdir -p Golden outside && ln -s ../outside Golden/Configuration
            "$specimen" record --filter '\(quiet)'
            """, in: folder)
        #expect(run.code == 3 && run.error.contains("it is a link"), "\(run.error)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("outside")).isEmpty)
    }

    @Test func `A sheet and its index replace links in their place`() throws {
        let folder = try Folder()
        let run = try Tool.shell(
            """
            mkdir out && echo mine >mine && ln -s ../mine out/\(quiet.replacingOccurrences(of: "/", with: "-")).png
            "$specimen" sheet -o out --filter '\(quiet)'
            """, in: folder)
        #expect(run.code == 0, "\(run.error)")
        #expect(try folder.read("mine") == Data("mine\n".utf8))
    }
}
