import Foundation

/// The command that the tests run, with the program that reads Swift files beside it.
enum TestedCommand {
    /// Where `SPECIMEN_TOOL` names an installed program it is that one, else the build's own.
    static func url() throws -> URL { try found.get() }

    /// What reads Swift files for that command.
    static func parser() throws -> URL {
        let folder = try url().deletingLastPathComponent()
        let beside = folder.appending(path: "specimen-parser")
        guard !FileManager.default.isExecutableFile(atPath: beside.path) else { return beside }
        return folder.deletingLastPathComponent().appending(path: "libexec/specimen/specimen-parser")
    }

    private static let found = Result { try find() }

    /// The folder with `Package.swift`.
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func find() throws -> URL {
        if let installed = ProcessInfo.processInfo.environment["SPECIMEN_TOOL"] {
            return URL(fileURLWithPath: installed).resolvingSymlinksInPath()
        }
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent()
        try buildParser(products.appending(path: "specimen-parser"))
        return products.appending(path: "specimen")
    }

    /// It is not part of the package, so that building the tests does not build it.
    private static func buildParser(_ parser: URL) throws {
        guard try !isCurrent(parser) else { return }
        let answer = try Answer.running(
            root.appending(path: "scripts/tools/build-parser").path, [parser.path], in: root,
            environment: ProcessInfo.processInfo.environment)
        guard answer.code == 0 else { throw Failure(description: answer.description) }
    }

    /// Whether it is there and none of its sources is newer.
    private static func isCurrent(_ parser: URL) throws -> Bool {
        guard let built = changed(parser) else { return false }
        let folders = ["Parser", "Sources/SourceDiscovery/Facts"].map { root.appending(path: $0) }
        return try folders.allSatisfy { folder in
            try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .allSatisfy { changed(folder.appending(path: $0)) ?? .distantPast <= built }
        }
    }

    private static func changed(_ file: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
    }

    struct Failure: Error, CustomStringConvertible { let description: String }
}
