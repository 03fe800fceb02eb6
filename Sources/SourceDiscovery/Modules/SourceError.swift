/// Why a source file could not be shown, with what to do.
package struct SourceError: Error, CustomStringConvertible {
    package let description: String
    package let exitCode: Int32

    /// - Parameter exitCode: 64 where the command's words are wrong, whatever lies in the files.
    package init(_ description: String, exitCode: Int32 = 3) {
        self.description = description
        self.exitCode = exitCode
    }
}
