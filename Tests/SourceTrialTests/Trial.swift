import Foundation
import Testing

/// A folder of a test's own with source files, in which the command is run as users run it.
final class Trial {
    let folder: URL
    /// What each run has in its environment.
    var environment: [String: String]

    /// - Parameter hasOwnCache: whether compiled programs are kept for this trial alone. Else trials share them, so that
    ///   a file is compiled once.
    init(hasOwnCache: Bool = false) throws {
        folder = FileManager.default.temporaryDirectory
            .appending(path: "specimen-trial-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        try FileManager.default.createDirectory(at: Trial.shared, withIntermediateDirectories: true)
        environment = ProcessInfo.processInfo.environment
        // Nothing is recorded where it is set.
        environment["CI"] = nil
        environment["XDG_CACHE_HOME"] = (hasOwnCache ? folder : Trial.shared).appending(path: "cache").path
    }

    /// A trial with the app's file `styles/Chips.swift`.
    static func chips(hasOwnCache: Bool = false) throws -> Trial {
        let trial = try Trial(hasOwnCache: hasOwnCache)
        try trial.add("Chips.swift", as: "styles/Chips.swift")
        return trial
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// A folder of all trials, until this process ends.
    static let shared: URL = {
        atexit { try? FileManager.default.removeItem(at: Trial.shared) }
        return FileManager.default.temporaryDirectory.appending(path: "specimen-trials-\(getpid())")
    }()

    // MARK: Runs

    /// Runs the command, whose words have a space between them, and expects its exit code, after so many seconds at most.
    @discardableResult
    func run(
        _ line: String, code: Int32 = 0, _ variables: [String: String] = [:], input: String = "",
        seconds: Int = 300, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Answer {
        let answer = try Answer.running(
            TestedCommand.url().path, line.split(separator: " ").map(String.init), in: folder,
            environment: environment.merging(variables) { $1 }, input: input, seconds: seconds)
        try #require(answer.code == code, "expected \(code): \(answer)", sourceLocation: sourceLocation)
        return answer
    }

    /// Runs a script of the shell in which `"$specimen"` is the command, and expects its exit code.
    @discardableResult
    func shell(
        _ script: String, code: Int32 = 0, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Answer {
        let answer = try Answer.running(
            "/bin/bash", ["-c", script], in: folder,
            environment: environment.merging(["specimen": TestedCommand.url().path]) { $1 })
        try #require(answer.code == code, "expected \(code): \(answer)", sourceLocation: sourceLocation)
        return answer
    }

    /// Starts the command and does not wait for it.
    func start(_ line: String) throws -> Process {
        let process = Process()
        process.executableURL = try TestedCommand.url()
        process.arguments = line.split(separator: " ").map(String.init)
        process.environment = environment
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    // MARK: Files

    func path(_ name: String) -> String { folder.appending(path: name).path }

    /// Copies a file or a folder of `Fixtures`.
    func add(_ fixture: String, as name: String? = nil) throws {
        let place = try prepared(name ?? fixture)
        try FileManager.default.copyItem(at: Trial.fixtures.appending(path: fixture), to: place)
    }

    func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

    func write(_ name: String, _ data: Data) throws { try data.write(to: prepared(name)) }

    func copy(_ name: String, to other: String) throws {
        try FileManager.default.copyItem(at: folder.appending(path: name), to: prepared(other))
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(at: folder.appending(path: name))
    }

    func read(_ name: String) throws -> Data { try Data(contentsOf: folder.appending(path: name)) }

    func text(_ name: String) throws -> String { String(decoding: try read(name), as: UTF8.self) }

    /// Edits a file as its author would. The former text has to be there.
    func replace(
        _ text: String, with other: String, in name: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let former = try self.text(name)
        try #require(former.contains(text), "\(name) has no '\(text)'", sourceLocation: sourceLocation)
        try write(name, former.replacing(text, with: other))
    }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    /// Expects files that are there and not empty.
    func expectFiles(_ names: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        for name in names {
            let size = (try? read(name))?.count ?? 0
            #expect(size > 0, "\(name) is missing or empty", sourceLocation: sourceLocation)
        }
    }

    private func prepared(_ name: String) throws -> URL {
        let place = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        return place
    }

    private static let fixtures = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appending(path: "Fixtures")
}
