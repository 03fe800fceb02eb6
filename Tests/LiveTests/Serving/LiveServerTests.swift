import Foundation
import Live
import Testing

extension ServerTests {
    /// Whom the page's server answers, and whom it refuses.
    @Suite(.serialized) struct LiveServerTests {
        private let trial: LiveTrial
        private let server: LiveServer
        private let port: UInt16
        /// `/SECRET/`.
        private let root: String

        init() async throws {
            trial = try LiveTrial(LiveTrial.style("configuration.label.padding(8)"))
            let session = trial.session
            server = try await urgently { try await LiveServer(session, title: "<i>Styles</i> & more") }
            let url = try #require(URL(string: server.address))
            port = UInt16(try #require(url.port))
            root = url.path + (url.path.hasSuffix("/") ? "" : "/")
        }

        private func get(_ path: String, host: String? = nil, _ more: [String] = []) throws -> RawAnswer {
            try RawAnswer(
                ["GET \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")"] + more, port: port)
        }

        private func ask(_ body: String, _ more: [String] = ["Content-Type: application/json"]) throws
            -> RawAnswer
        {
            try RawAnswer(
                [
                    "POST \(root)news HTTP/1.1", "Host: 127.0.0.1:\(port)",
                    "Content-Length: \(body.utf8.count)",
                ] + more, body: body, port: port)
        }

        @Test func `The address leads to the page, which may load nothing from elsewhere`() throws {
            let page = try get(root)
            #expect(page.status == 200)
            #expect(page.head.contains("Content-Security-Policy: default-src 'none'; script-src 'self'"))
            #expect(page.head.contains("frame-ancestors 'none'"))
            #expect(page.head.contains("Referrer-Policy: no-referrer"))
            #expect(page.head.contains("X-Content-Type-Options: nosniff"))
            #expect(page.head.contains("Cache-Control: no-store"))
            #expect(page.body.contains("<h1>&lt;i>Styles&lt;/i> &amp; more</h1>"))
            #expect(!page.body.contains(root))
        }

        @Test(arguments: ["live.css", "frames.css", "state.js", "frames.js", "viewer.js"])
        func `The page's own files are there`(_ file: String) throws {
            let answer = try get(root + file, ["Sec-Fetch-Site: same-origin"])
            #expect(answer.status == 200)
            #expect(!answer.body.isEmpty)
        }

        @Test(arguments: ["127.0.0.1", "localhost", "[::1]", "LOCALHOST"])
        func `The machine's own names are answered`(_ name: String) throws {
            #expect(try get(root, host: "\(name):\(port)").status == 200)
        }

        @Test(arguments: ["example.com", "127.0.0.1", "127.0.0.1.example.com", "specimen.localhost"])
        func `Another name that leads here is refused`(_ name: String) throws {
            let hosts =
                name == "127.0.0.1" ? ["127.0.0.1", "127.0.0.1:\(port == 1 ? 2 : 1)"] : ["\(name):\(port)"]
            for host in hosts { #expect(try get(root, host: host).status == 421) }
        }

        @Test func `A request without a host is refused`() throws {
            #expect(try RawAnswer(["GET \(root) HTTP/1.1"], port: port).status == 421)
        }

        @Test(arguments: ["http://example.com", "null", "https://127.0.0.1", "http://localhost:1"])
        func `Another origin is refused`(_ origin: String) throws {
            #expect(try get(root + "news.js", ["Origin: \(origin)"]).status == 403)
            #expect(
                try ask(#"{"since":0,"axes":{}}"#, ["Content-Type: application/json", "Origin: \(origin)"])
                    .status
                    == 403)
        }

        @Test(arguments: ["cross-site", "same-site"])
        func `What another page embeds is refused`(_ site: String) throws {
            #expect(try get(root + "news.js", ["Sec-Fetch-Site: \(site)"]).status == 403)
            #expect(try get(root, ["Sec-Fetch-Site: \(site)"]).status == 200)
        }

        @Test func `Without the secret nothing is there`() throws {
            let secret = root.dropFirst().dropLast()
            #expect(secret.utf8.count == 64)
            let last = secret.last == "0" ? "1" : "0"
            for path in [
                "/", "", "/news.js", "/\(secret)", "/\(secret.dropLast())\(last)/", "/\(secret.dropLast())/",
                "//", "/x/y/z",
                "/\(secret)0/", "*", "http://127.0.0.1:\(port)\(root)",
            ] {
                #expect([0, 404].contains(try get(path).status), "\(path)")
            }
        }

        @Test(arguments: [
            "../", "../../etc/passwd", "picture/../../../../etc/passwd", "%2e%2e/%2e%2e/etc/passwd",
            "picture/",
            "picture/%00",
            "/etc/passwd", "news.js/..", "picture/..%2f..%2fetc%2fpasswd", "Styles.swift",
        ])
        func `A path that climbs or names a file leads nowhere`(_ path: String) throws {
            let answer = try get(root + path)
            #expect(answer.status == 404)
            #expect(!answer.body.contains("root:"))
        }

        @Test func `A body may be no longer than a question`() throws {
            for length in [65_537, 3_000_000] {
                #expect(try ask(String(repeating: " ", count: length)).status == 413)
            }
            let chunk = String(repeating: " ", count: 70_000)
            let answer = try RawAnswer(
                [
                    "POST \(root)news HTTP/1.1", "Host: 127.0.0.1:\(port)", "Content-Type: application/json",
                    "Transfer-Encoding: chunked",
                ], body: "\(String(chunk.utf8.count, radix: 16))\r\n\(chunk)\r\n0\r\n\r\n", port: port)
            #expect(answer.status == 413)
        }

        @Test func `A question is JSON, and asked of nothing else`() throws {
            #expect(try ask("since=0", ["Content-Type: application/x-www-form-urlencoded"]).status == 415)
            #expect(try ask("{", ["Content-Type: application/json"]).status == 400)
            #expect(try get(root + "news").status == 404)
            #expect(
                try RawAnswer(["DELETE \(root) HTTP/1.1", "Host: 127.0.0.1:\(port)"], port: port).status
                    == 405)
        }

        @Test func `A question is answered with what there is`() async throws {
            _ = await trial.session.pictures()
            let answer = try ask(#"{"since":0,"axes":{}}"#)
            #expect(answer.status == 200)
            let news = try #require(
                try JSONSerialization.jsonObject(with: Data(answer.body.utf8)) as? [String: Any])
            #expect(news["phase"] as? String == "ready")
            let tiles = try #require(news["tiles"] as? [[String: Any]])
            let picture = try #require(tiles.first?["picture"] as? [String: Any])
            let digest = try #require(picture["digest"] as? String)
            let file = try get(root + "picture/" + digest)
            #expect(file.status == 200)
            #expect(file.head.contains("Content-Type: image/png"))
        }

        @Test func `A port that is taken is named with what to do`() async throws {
            let error = await #expect(throws: ServerError.self) {
                _ = try await LiveServer(trial.session, title: "", port: port)
            }
            let words = try #require(error?.description)
            #expect(words.contains("port \(port) is taken"))
            #expect(words.contains("--port"))
        }

        @Test func `Nobody is answered any more once it has stopped`() async throws {
            await server.stop()
            // The system may still take up a connection that nobody reads.
            let answer = try? get(root)
            #expect(answer == nil || answer?.head.isEmpty == true, "\(String(describing: answer))")
        }
    }
}
