/// Why a source file could not be shown, with what to do.
struct SourceError: Error, CustomStringConvertible {
    let description: String
    let exitCode: Int32

    /// - Parameter exitCode: 64 where the command's words are wrong, whatever lies in the files.
    init(_ description: String, exitCode: Int32 = 3) {
        self.description = description
        self.exitCode = exitCode
    }
}
