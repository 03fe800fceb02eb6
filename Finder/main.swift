/// Finds what the files of a target of the Gallery offer, as source mode does, and writes Swift that shows it.
///
/// `specimen-finder PARSER AXES OUTPUT FILE…` is run while the package is built (Plugins/FindSpecimens); the axes are
/// their ids with commas between. A folder with a `…Specimens.swift` is a group; what is private to a file is left out,
/// since the Swift stands in one of its own.
import Foundation
import SourceDiscovery

let words = Array(CommandLine.arguments.dropFirst())
guard words.count >= 3 else {
    fail("specimen-finder: usage: specimen-finder PARSER AXES OUTPUT FILE…")
}

func fail(_ words: String) -> Never {
    FileHandle.standardError.write(Data((words + "\n").utf8))
    exit(3)
}

do {
    let files = Array(words.dropFirst(3))
    // Only ids are known here, so values of axes are not checked.
    let axes = KnownAxes(ids: Set(words[1].split(separator: ",").map(String.init)))
    let text = try FoundText(files: files, facts: facts(of: files, by: words[0]), axes: axes).text
    try Data(text.utf8).write(to: URL(filePath: words[2]))
} catch {
    fail("error: \(error)")
}
