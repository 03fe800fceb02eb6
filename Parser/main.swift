/// Reads Swift files and prints what they declare as JSON, for the program that draws their styles.
///
/// `specimen-parser --platform ios|macos [--module NAME]… FILE…` writes a line of facts for each file to standard
/// output. Imports of the modules that are named stay. `--defines A,B` sets conditions of `#if` for the files behind it,
/// and the file behind `--program` is a program's. `specimen-parser --manifest FILE` reads a package's manifest.
///
/// It is built against the parser that comes with the toolchain, so that the package needs none of its own.
import Foundation
import SwiftIfConfig

// Expressions of any depth are read. The stack grows as it is needed, and the kernel leaves 128 MiB free for it; a
// thread's stack of that size would need the memory at once, and there may be a limit on it.
var limit = rlimit()
if getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 {
    limit.rlim_cur = min(limit.rlim_max, 120 << 20)
    setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
}
do {
    try answer(Array(CommandLine.arguments.dropFirst()))
} catch {
    FileHandle.standardError.write(Data("specimen-parser: \(error)\n".utf8))
    exit(3)
}

struct ParserProblem: Error, CustomStringConvertible { let description: String }

func answer(_ arguments: [String]) throws {
    var platform = TargetPlatform.ios
    var modules: Set<String> = []
    var files: [(path: String, defines: Set<String>, isProgram: Bool)] = []
    var defines: Set<String> = []
    var isProgram = false
    var isManifest = false
    var words = arguments[...]
    while let word = words.popFirst() {
        switch word {
        case "--platform": platform = words.popFirst() == "macos" ? .macos : .ios
        case "--module": if let name = words.popFirst() { modules.insert(name) }
        case "--defines": defines = Set((words.popFirst() ?? "").split(separator: ",").map(String.init))
        case "--program": isProgram = true
        case "--manifest": isManifest = true
        default:
            files.append((word, defines, isProgram))
            isProgram = false
        }
    }
    guard !files.isEmpty else { throw ParserProblem(description: "no file is named") }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for file in files {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ParserProblem(description: "\(file.path): cannot be read")
        }
        let source = String(decoding: data, as: UTF8.self)
        let facts: Data
        if isManifest {
            facts = try encoder.encode(readManifest(source))
        } else {
            var configuration = PlatformConfiguration(platform: platform, ownModules: modules)
            configuration.defines = file.defines
            facts = try encoder.encode(readFacts(of: source, for: configuration, isProgram: file.isProgram))
        }
        FileHandle.standardOutput.write(facts + Data("\n".utf8))
    }
}
