/// Reads Swift files and prints what they declare as JSON, for the program that draws their styles.
///
/// `specimen-parser --platform ios|macos [--module NAME]… FILE…` writes a line of facts for each file to standard
/// output. Imports of the modules that are named stay. It is built against the parser that comes with the toolchain, so that the package needs none of its own.
import Foundation

var platform = TargetPlatform.ios
var paths: [String] = []
var modules: Set<String> = []
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
    if word == "--platform" {
        platform = words.popFirst() == "macos" ? .macos : .ios
    } else if word == "--module" {
        if let name = words.popFirst() { modules.insert(name) }
    } else {
        paths.append(word)
    }
}
guard !paths.isEmpty else {
    FileHandle.standardError.write(Data("specimen-parser: no file is named\n".utf8))
    exit(3)
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
for path in paths {
    guard let data = FileManager.default.contents(atPath: path) else {
        FileHandle.standardError.write(Data("specimen-parser: \(path): cannot be read\n".utf8))
        exit(3)
    }
    let facts = readFacts(of: String(decoding: data, as: UTF8.self), platform: platform, modules: modules)
    FileHandle.standardOutput.write(try encoder.encode(facts) + Data("\n".utf8))
}
