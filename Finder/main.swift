/// Finds what the files of a target of the Gallery offer, as source mode does, and writes Swift that shows it.
///
/// `specimen-finder OUTPUT FILE…` is compiled and run while the package is built (Plugins/FindSpecimens). A folder
/// with a `…Specimens.swift` is a group; what is private to a file is left out, since the Swift stands in one of its own.
import Foundation

let words = Array(CommandLine.arguments.dropFirst())
guard let output = words.first else {
    fail("specimen-finder: usage: specimen-finder OUTPUT FILE…")
}

func fail(_ words: String) -> Never {
    FileHandle.standardError.write(Data((words + "\n").utf8))
    exit(3)
}

do {
    let text = try FoundText(files: Array(words.dropFirst())).text
    try Data(text.utf8).write(to: URL(filePath: output))
} catch {
    fail("error: \(error)")
}
