import Foundation

/// Makes a program of a shell script, in place of a file that is there.
///
/// What is open to be written cannot be started, and a process that a test beside this one starts meanwhile has all files
/// open that its parent does not close for it: Foundation's writing does not.
package func writeScript(_ text: String, to path: String) throws {
    let new = path + ".new"
    let file = FileHandle(fileDescriptor: try openToWrite(new), closeOnDealloc: true)
    try file.write(contentsOf: Data("#!/bin/sh\n\(text)\n".utf8))
    try file.close()
    guard unsafe rename(new, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
}

/// A descriptor of a file that no process has which is started from now on.
package func openToWrite(_ path: String) throws -> Int32 {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o755)
    guard descriptor >= 0 else { throw CocoaError(.fileNoSuchFile) }
    return descriptor
}
