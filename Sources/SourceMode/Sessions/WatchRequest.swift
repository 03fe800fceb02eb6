import Foundation

/// What `specimen watch` or `specimen playground` asks of the program that serves the page, which is started with this as
/// its one word.
package struct WatchRequest: Codable, Equatable, Sendable {
    /// A program with a catalogue of its own, which somebody else builds.
    package struct Program: Codable, Hashable, Sendable {
        /// Of its file.
        package var path: String
        /// Whose goldens it records: the module that starts it.
        package var module: String

        package init(path: String, module: String) {
            self.path = path
            self.module = module
        }
    }

    /// Files, folders and packages; of an editor one file, or none where it begins with a style of the Gallery.
    package var sources: [String]
    /// What is shown in place of sources.
    package var program: Program?
    package var isTogether: Bool
    /// What source files are compiled for.
    package var platform = SourcePlatform.ios
    package var targets: [String]
    /// `NAME=PATH`, where other packages are.
    package var packages: [String]
    /// 0 for any that is free.
    package var port: UInt16
    /// Whether a browser is opened.
    package var opens: Bool
    /// Whether the page has an editor of the source.
    package var hasEditor: Bool

    package init(
        sources: [String], program: Program? = nil, isTogether: Bool, targets: [String], packages: [String],
        platform: SourcePlatform = .ios, port: UInt16, opens: Bool,
        hasEditor: Bool = false
    ) {
        self.sources = sources
        self.program = program
        self.platform = platform
        self.isTogether = isTogether
        self.targets = targets
        self.packages = packages
        self.port = port
        self.opens = opens
        self.hasEditor = hasEditor
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
