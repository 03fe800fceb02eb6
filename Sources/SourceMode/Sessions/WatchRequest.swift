import Foundation

/// What `specimen watch` asks of the program that serves the page, which is started with this as its one word.
package struct WatchRequest: Codable, Equatable, Sendable {
    /// Files, folders and packages.
    package var sources: [String]
    package var isTogether: Bool
    package var targets: [String]
    /// `NAME=PATH`, where other packages are.
    package var packages: [String]
    /// 0 for any that is free.
    package var port: UInt16
    /// Whether a browser is opened.
    package var opens: Bool

    package init(
        sources: [String], isTogether: Bool, targets: [String], packages: [String], port: UInt16, opens: Bool
    ) {
        self.sources = sources
        self.isTogether = isTogether
        self.targets = targets
        self.packages = packages
        self.port = port
        self.opens = opens
    }

    package var word: String {
        (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    package init?(word: String) {
        guard let request = try? JSONDecoder().decode(WatchRequest.self, from: Data(word.utf8)) else {
            return nil
        }
        self = request
    }
}
