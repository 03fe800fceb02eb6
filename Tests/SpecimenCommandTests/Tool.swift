import Foundation
import Pixels
import Testing

@testable import SpecimenCommand

/// One run of the built `specimen` command.
struct Run {
    /// The exit code; the negative signal if one ended the process.
    var code: Int32
    var output: Data
    var error: String

    var text: String { String(decoding: output, as: UTF8.self) }
    var lines: [String] { text.split(separator: "\n").map(String.init) }

    /// Standard output as one JSON object.
    func json() throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: output) as? [String: Any])
    }

    /// Each line of standard output as a JSON object.
    func jsonLines() throws -> [[String: Any]] {
        try lines.map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
    }
}

/// The command as users run it: a process of its own, beside the test bundle.
enum Tool {
    static let url = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("specimen")

    /// The same command over a catalogue of one specimen that its environment decides.
    static let testTool = url.deletingLastPathComponent()
        .appendingPathComponent("specimen-test-tool")

    /// The folder with `Package.swift`.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Runs it with an environment of nothing but `PATH` and `environment`.
    static func run(
        _ arguments: [String], input: String = "", environment: [String: String] = [:],
        in folder: Folder? = nil, tool: URL = Tool.url
    ) throws -> Run {
        try start(tool, arguments, input, environment, folder)
    }

    /// Runs the test's tool over one of its strange catalogues.
    static func runStrange(
        _ catalog: String, _ arguments: [String], input: String = "", in folder: Folder? = nil,
        _ environment: [String: String] = [:]
    ) throws -> Run {
        try start(
            testTool, arguments, input, environment.merging(["CATALOG": catalog]) { $1 }, folder)
    }

    /// Runs a line of shell in which `"$specimen"` is the command.
    static func shell(_ line: String, in folder: Folder) throws -> Run {
        try start(
            URL(fileURLWithPath: "/bin/bash"), ["-o", "pipefail", "-c", line], "",
            ["specimen": url.path], folder)
    }

    private static func start(
        _ executable: URL, _ arguments: [String], _ input: String, _ environment: [String: String],
        _ folder: Folder?
    ) throws -> Run {
        // Files, not pipes: nobody has to empty them while the process runs.
        let scratch = try Folder()
        let (output, error) = (scratch.path("out"), scratch.path("err"))
        for file in [output, error] { try Data().write(to: URL(fileURLWithPath: file)) }
        try Data(input.utf8).write(to: URL(fileURLWithPath: scratch.path("in")))
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
        process.currentDirectoryURL = folder?.url ?? scratch.url
        process.standardInput = try FileHandle(
            forReadingFrom: URL(fileURLWithPath: scratch.path("in")))
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
        process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: error))
        try process.run()
        process.waitUntilExit()
        let status = process.terminationStatus
        return Run(
            code: process.terminationReason == .exit ? status : -status,
            output: try Data(contentsOf: URL(fileURLWithPath: output)),
            error: withoutBuildNotice(
                String(decoding: try Data(contentsOf: URL(fileURLWithPath: error)), as: UTF8.self)))
    }

    /// `batch: 300 of about 500 done, 60 a second`, each second of a run that takes longer than some.
    private static func isProgress(_ line: Substring) -> Bool {
        line.wholeMatch(of: /batch: \d+( of about \d+)? done.*/) != nil
    }

    /// Whether it stands there is up to how busy the machine is.
    private static func withoutBuildNotice(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasSuffix(BuildNotice.text) && !isProgress($0) }.joined(separator: "\n")
    }
}

/// A folder of a test's own, gone with the last reference to it.
final class Folder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("specimen-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    func read(_ name: String) throws -> Data { try Data(contentsOf: url.appendingPathComponent(name)) }

    func write(_ name: String, _ data: Data) throws {
        try data.write(to: url.appendingPathComponent(name))
    }

    func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

    /// Files in and below the folder, by relative path.
    var files: [String] {
        (FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? [])
            .filter {
                var isFolder: ObjCBool = false
                let path = url.appendingPathComponent($0).path
                _ = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
                return !isFolder.boolValue
            }.sorted()
    }
}

/// The size of a PNG file in pixels.
func pngSize(_ data: Data) throws -> [Int] {
    let picture = try decodePNG([UInt8](data), name: "the output")
    return [picture.width, picture.height]
}
