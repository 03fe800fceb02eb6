import Foundation
import SourceDiscovery

/// Has files read by `specimen-parser`, in one run of it.
func facts(of files: [String], by parser: String) throws -> [String: SourceFacts] {
    guard !files.isEmpty else { return [:] }
    let process = Process()
    process.executableURL = URL(filePath: parser)
    process.arguments = ["--platform", "ios"] + files
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
        throw SourceError("\(parser) ended with \(process.terminationStatus)")
    }
    let lines = text.split(separator: UInt8(ascii: "\n"))
    guard lines.count == files.count else {
        throw SourceError("\(parser) told of \(lines.count) files, not of \(files.count)")
    }
    let facts = try lines.map { try JSONDecoder().decode(SourceFacts.self, from: $0) }
    return Dictionary(uniqueKeysWithValues: zip(files, facts))
}
