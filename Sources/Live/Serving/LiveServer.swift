import FlyingFox
import FlyingSocks
import Foundation
import Streams

/// The page over a session, on this machine alone.
package struct LiveServer: Sendable {
    let session: LiveSession
    /// What the page's editor holds; `nil` where it has none.
    let editor: EditedFile?
    private let gate: Gate
    private let page: LivePage
    private let servers: [HTTPServer]

    /// How long a page waits for news before it asks again.
    private static let patience = 20

    /// What the browser is to open; nobody else may see it.
    package var address: String { "http://127.0.0.1:\(gate.port)/\(gate.secret)/" }

    /// Begins to answer.
    ///
    /// - Parameters:
    ///   - title: what the page is about.
    ///   - editor: a file of the session that the page has an editor for.
    ///   - port: 0 for any that is free.
    package init(
        _ session: LiveSession, title: String, editor: EditedFile? = nil, port: UInt16 = 0
    ) async throws {
        self.session = session
        self.editor = editor
        page = LivePage(title: title, hasEditor: editor != nil)
        let secret = Gate.newSecret()
        let first = HTTPServer.on(try sockaddr_in.inet(ip4: "127.0.0.1", port: port))
        let actual = try await first.begin(port: port)
        gate = Gate(secret: secret, port: actual)
        var servers = [first]
        // A machine may have no such address.
        let second = HTTPServer.on(sockaddr_in6.loopback(port: actual))
        if (try? await second.begin(port: actual)) != nil { servers.append(second) }
        self.servers = servers
        for server in servers { await server.appendRoute("*", to: Handler(server: self)) }
    }

    package func stop() async { for server in servers { await server.stop(timeout: 0) } }

    private struct Handler: HTTPHandler {
        let server: LiveServer
        func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
            await server.answer(request)
        }
    }

    private func answer(_ request: HTTPRequest) async -> HTTPResponse {
        do {
            return try await route(try gate.path(of: request).get(), request)
        } catch let refusal as Refusal {
            return response(Array((refusal.words + "\n").utf8), "text/plain; charset=utf-8", refusal.status)
        } catch {
            return response(
                Array("the request cannot be read\n".utf8), "text/plain; charset=utf-8", .badRequest)
        }
    }

    /// Paths are words of their own, never parts of a file's.
    private func route(_ path: String, _ request: HTTPRequest) async throws -> HTTPResponse {
        let picture = path.hasPrefix("picture/") ? String(path.dropFirst("picture/".count)) : nil
        switch (request.method, path) {
        case (.GET, ""): return response(page.html, "text/html; charset=utf-8")
        case (.GET, "icon.svg"): return response(LivePage.icon, "image/svg+xml")
        case (.POST, "news"): return try await news(try await question(request))
        case (.POST, "accept"):
            let wanted: Wanted = try await question(request)
            return try await said { () throws(AcceptError) in
                guard editor?.isKept ?? true else {
                    throw AcceptError(description: "\(wanted.id): a text of no file has no goldens")
                }
                try await session.accept(wanted.id, showing: wanted.digest)
                return "\(wanted.id): accepted"
            }
        case (.POST, "undo"):
            let _: [String: String] = try await question(request)
            return try await said { () throws(AcceptError) in
                "\(try await session.undoAccepting()): its golden of before is back"
            }
        case (.POST, "frames"): return try await frames(try await question(request))
        case (.POST, "source"), (.POST, "edit"), (.POST, "save"), (.POST, "examples"):
            guard let editor else { throw Refusal(.notFound, "nothing is here") }
            return try await answer(path, request, over: editor)
        case (.GET, _) where picture != nil:
            guard let bytes = await session.picture(picture ?? "") else {
                throw Refusal(.notFound, "this picture is not shown any more")
            }
            return response(bytes, "image/png", isKept: true)
        case (.GET, _):
            if let style = LivePage.styles[path] { return response(style, "text/css; charset=utf-8") }
            guard let script = LivePage.scripts[path] else { throw Refusal(.notFound, "nothing is here") }
            return response(script, "text/javascript; charset=utf-8")
        default: throw Refusal(.methodNotAllowed, "nothing is here")
        }
    }

    /// What a page shows, and what it knows of it.
    private struct Question: Decodable {
        var since: Int
        var axes: [String: [String]]
    }

    /// A tile and the picture of it that somebody sees.
    private struct Wanted: Decodable {
        var id: String
        var digest: String
    }

    func question<Value: Decodable>(_ request: HTTPRequest, limit: Int = Gate.bodyLimit) async throws -> Value
    {
        let body = try await Gate.body(of: request, limit: limit)
        // A form of another page could send anything but this.
        guard request.headers[.contentType]?.lowercased().hasPrefix("application/json") == true else {
            throw Refusal(.unsupportedMediaType, "a question is JSON")
        }
        return try JSONDecoder().decode(Value.self, from: Data(body))
    }

    /// What became of something that was to be done: a browser would log another status as a fault of the page.
    struct Done: Encodable {
        var isDone: Bool
        /// In a line.
        var words: String

        init(_ words: String, isDone: Bool = true) {
            (self.words, self.isDone) = (harmlessLine(words), isDone)
        }
    }

    private func said(_ action: () async throws(AcceptError) -> String) async throws -> HTTPResponse {
        do {
            return try json(Done(try await action()))
        } catch let error as AcceptError {
            return try json(Done(error.description, isDone: false))
        }
    }

    private func frames(_ wanted: Wanted) async throws -> HTTPResponse {
        do {
            return try json(try await session.tree(of: wanted.id, showing: wanted.digest))
        } catch let error as AcceptError {
            return try json(Done(error.description, isDone: false))
        }
    }

    private func news(_ question: Question) async throws -> HTTPResponse {
        let snapshot = await session.snapshot(
            of: question.axes.filter { !$0.value.isEmpty }, since: question.since, within: LiveServer.patience
        )
        return try json(snapshot)
    }

    func json(_ value: some Encodable) throws -> HTTPResponse {
        response(Array(try JSONEncoder().encode(value)), "application/json")
    }

    private func response(
        _ bytes: [UInt8], _ type: String, _ status: HTTPStatusCode = .ok, isKept: Bool = false
    ) -> HTTPResponse {
        HTTPResponse(
            statusCode: status,
            headers: [
                .contentType: type,
                // A picture's address names its bytes.
                .cacheControl: isKept ? "private, max-age=86400, immutable" : "no-store",
                HTTPHeader("Content-Security-Policy"): LiveServer.policy,
                HTTPHeader("Referrer-Policy"): "no-referrer",
                HTTPHeader("X-Content-Type-Options"): "nosniff",
                HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
                HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
            ], body: Data(bytes))
    }

    private static let policy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'", "connect-src 'self'",
        "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")
}

/// Why the page cannot be served.
package struct ServerError: Error, CustomStringConvertible {
    package let description: String
}

extension HTTPServer {
    fileprivate static func on(_ address: some SocketAddress) -> HTTPServer {
        // Longer than a page waits. A log would hold the secret.
        HTTPServer(address: address, timeout: 120, logger: .disabled)
    }

    /// Listens, and returns the port.
    fileprivate func begin(port: UInt16) async throws -> UInt16 {
        let running = Task { try await run() }
        do {
            let listening = Task { try await waitUntilListening(timeout: 10) }
            // Where it cannot listen it says so at once.
            Task {
                _ = await running.result
                listening.cancel()
            }
            try await listening.value
        } catch {
            running.cancel()
            guard case .failure(let problem) = await running.result else {
                throw ServerError(description: "the page cannot be served: \(error)")
            }
            throw ServerError(description: HTTPServer.words(for: problem, port: port))
        }
        switch listeningAddress {
        case .ip4(_, let port), .ip6(_, let port): return port
        default: throw ServerError(description: "the page cannot be served: no port is known")
        }
    }

    private static func words(for error: any Error, port: UInt16) -> String {
        guard case .failed(_, let code, let message)? = error as? SocketError else {
            return "the page cannot be served: \(error)"
        }
        switch code {
        case EADDRINUSE:
            return
                "port \(port) is taken by another program: name another one with --port, or leave --port out"
        case EACCES:
            return "port \(port) is not for every user: name one from 1024 with --port, or leave --port out"
        default: return "the page cannot be served on port \(port): \(message)"
        }
    }
}
