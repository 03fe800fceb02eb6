/// Reads Swift files and prints what they declare as JSON, for the program that draws their styles.
///
/// `specimen-parser --platform ios|macos FILE…` writes a line of facts for each file to standard output. It is built
/// against the parser that comes with the toolchain, so that the package needs none of its own.
import Foundation

var platform = Platform.ios
var paths: [String] = []
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
    if word == "--platform" {
        platform = words.popFirst() == "macos" ? .macos : .ios
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
    let facts = readFacts(of: String(decoding: data, as: UTF8.self), platform: platform)
    FileHandle.standardOutput.write(try encoder.encode(facts) + Data("\n".utf8))
}
