import FlyingFox

/// Who is let in: pages of this server, and whoever opens its address.
struct Gate: Sendable {
    /// Stands first in every path.
    let secret: String
    let port: UInt16

    /// As much as a body may have, in bytes.
    static let bodyLimit = 64 << 10
    /// The same where it holds the text of a source, in which each of its quotes and line ends takes two bytes.
    static let textLimit = 2 * EditedFile.byteLimit + 1024

    /// Nobody who reads other answers can guess it.
    static func newSecret() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<4).map { _ in
            let digits = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"] }

    /// The path behind the secret, or why there is no answer.
    func path(of request: HTTPRequest) -> Result<String, Refusal> {
        // Another name that leads here is a page of somebody else's.
        guard let host = request.headers[.host]?.lowercased(), hosts.contains(host) else {
            return .failure(
                Refusal(.misdirectedRequest, "this server answers to 127.0.0.1, localhost and ::1 alone"))
        }
        if let origin = request.headers[HTTPHeader("Origin")], origin.lowercased() != "http://" + host {
            return .failure(Refusal(.forbidden, "this server answers its own pages alone"))
        }
        let raw = request.target.path()
        let parts = raw.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, parts[0].isEmpty, Gate.isEqual(parts[1], secret) else {
            return .failure(
                Refusal(.notFound, "nothing is here: take the address that the command has printed"))
        }
        let site = request.headers[HTTPHeader("Sec-Fetch-Site")] ?? "none"
        // The page itself may be opened from anywhere, since nobody can look into it from there.
        guard ["same-origin", "none"].contains(site) || parts[2].isEmpty else {
            return .failure(Refusal(.forbidden, "this server answers its own pages alone"))
        }
        return .success(parts[2])
    }

    /// Takes as long for a wrong word as for the right one.
    static func isEqual(_ word: String, _ secret: String) -> Bool {
        let (a, b) = (Array(word.utf8), Array(secret.utf8))
        guard a.count == b.count else { return false }
        return zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// The body, if it is no longer than one may be.
    static func body(of request: HTTPRequest, limit: Int = bodyLimit) async throws -> [UInt8] {
        let tooLong = Refusal(.payloadTooLarge, "the body is longer than \(limit) bytes")
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit {
            throw tooLong
        }
        var body: [UInt8] = []
        for try await part in request.bodySequence {
            body += part
            if body.count > limit { throw tooLong }
        }
        return body
    }
}

/// Why a request has no answer.
struct Refusal: Error, Sendable {
    let status: HTTPStatusCode
    let words: String

    init(_ status: HTTPStatusCode, _ words: String) { (self.status, self.words) = (status, words) }
}
