import Foundation
import Live
import Testing

extension ServerTests {
    /// What the page's editor may do, and who may not.
    @Suite(.serialized) struct EditorServerTests {
        private let trial: LiveTrial
        private let server: LiveServer
        private let port: UInt16
        /// `/SECRET/`.
        private let root: String
        private let plain = LiveTrial.style("configuration.label.padding(8)")
        private let wider = LiveTrial.style("configuration.label.padding(12)")
        private let one = ["state": ["normal"], "size": ["regular"], "scheme": ["light"]]

        init() async throws {
            trial = try LiveTrial(plain)
            let (session, file) = (trial.session, trial.file)
            server = try await urgently {
                try await LiveServer(session, title: "Styles", editor: EditedFile(file))
            }
            let url = try #require(URL(string: server.address))
            port = UInt16(try #require(url.port))
            root = url.path + (url.path.hasSuffix("/") ? "" : "/")
        }

        private func post(
            _ path: String, _ body: [String: String], _ more: [String] = ["Content-Type: application/json"],
            root: String? = nil, host: String? = nil
        ) throws -> RawAnswer {
            let text = String(decoding: try JSONEncoder().encode(body), as: UTF8.self)
            return try RawAnswer(
                [
                    "POST \(root ?? self.root)\(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")",
                    "Content-Length: \(text.utf8.count)",
                ] + more, body: text, port: port)
        }

        private func answer(_ path: String, _ body: [String: String]) throws -> [String: Any] {
            let answer = try post(path, body)
            #expect(answer.status == 200)
            return try #require(
                try JSONSerialization.jsonObject(with: Data(answer.body.utf8)) as? [String: Any])
        }

        private var onDisk: String { get throws { try String(contentsOfFile: trial.file, encoding: .utf8) } }

        @Test func `The page has an editor, which that of watch has not`() async throws {
            let page = try RawAnswer(["GET \(root) HTTP/1.1", "Host: 127.0.0.1:\(port)"], port: port)
            #expect(page.body.contains("<textarea id=\"text\""))
            #expect(page.body.contains("as the user who started the command"))
            let session = trial.session
            let other = try await urgently { try await LiveServer(session, title: "Styles") }
            let url = try #require(URL(string: other.address))
            let (port, root) = (UInt16(try #require(url.port)), url.path)
            let plain = try RawAnswer(["GET \(root)/ HTTP/1.1", "Host: 127.0.0.1:\(port)"], port: port)
            #expect(plain.status == 200)
            #expect(!plain.body.contains("textarea") && !plain.body.contains("editor.css"))
            #expect(plain.body.contains("<main id=\"sheets\""))
            for path in ["source", "edit", "save", "examples"] {
                let answer = try RawAnswer(
                    [
                        "POST \(root)/\(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Content-Length: 2",
                        "Content-Type: application/json",
                    ], body: "{}", port: port)
                #expect(answer.status == 404, "\(path)")
            }
            await other.stop()
        }

        @Test func `The source is told once, with what is drawn instead`() async throws {
            let source = try answer("source", ["known": ""])
            #expect(source["text"] as? String == plain)
            #expect(source["name"] as? String == "Styles.swift")
            #expect(source["isKept"] as? Bool == true)
            #expect(source["edited"] == nil)
            let digest = try #require(source["digest"] as? String)
            _ = await trial.session.pictures(for: one)
            #expect(try answer("edit", ["text": wider])["isDone"] as? Bool == true)
            let again = try answer("source", ["known": digest])
            #expect(again["text"] == nil)
            #expect(again["edited"] as? String == wider)
        }

        @Test func `A text is drawn while its file stays, and problems have its lines`() async throws {
            let before = await trial.session.pictures(for: one)
            #expect(try answer("edit", ["text": wider])["isDone"] as? Bool == true)
            let after = await trial.session.pictures(for: one)
            #expect(after.map(\.id) == before.map(\.id))
            #expect(after.allSatisfy { $0.change.contains("8 → 12") })
            #expect(try onDisk == plain)
            _ = try answer("edit", ["text": LiveTrial.style("configuration.label.glows(8)")])
            _ = await trial.session.pictures(for: one)
            let problem = try #require(await trial.session.currentProblems.first)
            #expect(problem.path == trial.file && problem.line == 5)
            _ = try answer("edit", ["text": plain])
            let repaired = await trial.session.pictures(for: one)
            #expect(repaired.map { $0.picture?.digest } == before.map { $0.picture?.digest })
        }

        @Test func `A text is saved over what it was made from`() async throws {
            let digest = try #require(try answer("source", ["known": ""])["digest"] as? String)
            let saved = try answer("save", ["text": wider, "base": digest])
            #expect(saved["isDone"] as? Bool == true)
            #expect(try onDisk == wider)
            let known = try #require(saved["digest"] as? String)
            #expect(try answer("source", ["known": known])["text"] == nil)
        }

        @Test func `A file that has changed on disk meanwhile is left alone`() async throws {
            let digest = try #require(try answer("source", ["known": ""])["digest"] as? String)
            let others = plain + "// Somebody else's.\n"
            try trial.save(others)
            let saved = try answer("save", ["text": wider, "base": digest])
            #expect(saved["isDone"] as? Bool == false)
            #expect((saved["words"] as? String)?.contains("has changed on disk") == true)
            #expect(try onDisk == others)
        }

        @Test(arguments: ["source", "edit", "save", "examples", "frames"])
        func `Nobody else's page is answered`(_ path: String) async throws {
            let digest = try #require(try answer("source", ["known": ""])["digest"] as? String)
            let body = ["text": wider, "base": digest, "known": "", "id": "", "digest": ""]
            let json = "Content-Type: application/json"
            #expect(try post(path, body, [json, "Origin: http://example.com"]).status == 403)
            #expect(try post(path, body, [json, "Origin: null"]).status == 403)
            #expect(try post(path, body, [json, "Sec-Fetch-Site: cross-site"]).status == 403)
            #expect(try post(path, body, ["Content-Type: text/plain"]).status == 415)
            #expect(try post(path, body, [json], host: "example.com:\(port)").status == 421)
            #expect(try post(path, body, [json], root: "/").status == 404)
            let wrong = "/" + String(repeating: "0", count: 64) + "/"
            #expect(try post(path, body, [json], root: wrong).status == 404)
            #expect(try onDisk == plain)
        }

        @Test func `A text may have one mebibyte`() async throws {
            let digest = try #require(try answer("source", ["known": ""])["digest"] as? String)
            // Each of its quotes takes two bytes on the way.
            let longest = String(repeating: "\"", count: EditedFile.byteLimit)
            for path in ["edit", "save"] {
                #expect(try post(path, ["text": longest + "a", "base": digest]).status == 413)
                #expect(try post(path, ["text": longest + longest, "base": digest]).status == 413)
            }
            #expect(try onDisk == plain)
            #expect(try answer("save", ["text": longest, "base": digest])["isDone"] as? Bool == true)
            #expect(try onDisk == longest)
        }

        @Test func `The Gallery's styles are told`() async throws {
            let answer = try post("examples", [:])
            let examples = try JSONDecoder().decode([[String: String]].self, from: Data(answer.body.utf8))
            #expect(examples.map { $0["title"] } == GalleryExample.all.map(\.title))
            #expect(examples.map { $0["text"] } == GalleryExample.all.map(\.text))
        }
    }
}
