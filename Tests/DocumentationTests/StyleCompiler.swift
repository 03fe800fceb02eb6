import Foundation

/// The compiler over style code of nobody's target, against the modules that these tests were built with.
enum StyleCompiler {
    /// Beside the test bundle.
    static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()

    /// Errors and warnings by line, the first line being 1.
    ///
    /// - Parameter mode: the language mode, `5` or `6`.
    static func messages(_ source: String, mode: String = "6") throws -> [Int: [String]] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "style-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Style.swift")
        try Data(source.utf8).write(to: file)
        let found = try run(
            "swiftc",
            ["-typecheck", "-swift-version", mode, "-I", products.appending(path: "Modules").path]
                + moduleMaps + [file.path])
        var messages: [Int: [String]] = [:]
        for line in found.text.split(separator: "\n") {
            guard let match = line.wholeMatch(of: #/.*/Style\.swift:(\d+):\d+: ((?:error|warning): .*)/#)
            else {
                continue
            }
            messages[Int(match.output.1) ?? 0, default: []].append(String(match.output.2))
        }
        // What has no line is no answer, such as a module that is not there.
        if messages.isEmpty, found.code != 0 { messages[0] = [found.text] }
        return messages
    }

    /// Where the C modules are that ours are made of.
    private static let moduleMaps: [String] = {
        let ours = ["CPangoCairo", "CDeflate", "CXXHash"].map {
            Repository.root.appending(path: "Sources/\($0)/module.modulemap")
        }
        let maps = (ours + [products.appending(path: "COpenCombineHelpers.build/module.modulemap")]).map(
            \.path)
        let flags = (try? run("pkg-config", ["--cflags", "pangocairo"]))?.text.split(separator: " ") ?? []
        return
            (maps.map { "-fmodule-map-file=\($0)" }
            + flags.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty })
            .flatMap { ["-Xcc", $0] }
    }()

    /// What a program writes, and its exit code.
    static func run(_ program: String, _ arguments: [String]) throws -> (text: String, code: Int32) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }

    /// The built command over the Gallery.
    static func specimen(_ arguments: String...) throws -> (text: String, code: Int32) {
        try run(products.appending(path: "specimen").path, arguments)
    }
}
