import Foundation

/// What a server answers to bytes that no well-meaning client sends.
struct RawAnswer {
    let status: Int
    let head: String
    let body: String

    struct NobodyListens: Error {}

    /// Sends a request and reads until the server closes.
    init(_ lines: [String], body: String = "", port: UInt16) throws {
        let text = lines.joined(separator: "\r\n") + "\r\nConnection: close\r\n\r\n" + body
        let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let connected = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0 else { throw NobodyListens() }
        var limit = timeval(tv_sec: 120, tv_usec: 0)
        unsafe setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes {
                unsafe send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            // It may refuse before it has read all.
            if count <= 0 { break }
            rest = rest.dropFirst(count)
        }
        var answer: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe part.withUnsafeMutableBytes {
                unsafe recv(socket, $0.baseAddress, $0.count, 0)
            }
            if count <= 0 { break }
            answer += part.prefix(count)
        }
        let whole = String(decoding: answer, as: UTF8.self)
        let halves = whole.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
        head = halves.first.map(String.init) ?? ""
        self.body = halves.count > 1 ? String(halves[1]) : ""
        status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    }
}
