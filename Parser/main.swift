/// Reads a Swift file and prints what it declares as JSON, for the program that draws its styles.
///
/// `specimen-parser --platform ios|macos FILE` writes the facts to standard output. It is built against the parser
/// that comes with the toolchain, so that the package needs none of its own.
import Foundation

var platform = Platform.ios
var path: String?
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
    if word == "--platform" {
        platform = words.popFirst() == "macos" ? .macos : .ios
    } else {
        path = word
    }
}
guard let path, let data = FileManager.default.contents(atPath: path) else {
    FileHandle.standardError.write(Data("specimen-parser: the file cannot be read\n".utf8))
    exit(3)
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
let facts = readFacts(of: String(decoding: data, as: UTF8.self), platform: platform)
FileHandle.standardOutput.write(try encoder.encode(facts))
