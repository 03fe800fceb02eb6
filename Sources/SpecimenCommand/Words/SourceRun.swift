/// What a run knows whose catalogue was made from source files.
package struct SourceRun: Sendable {
    /// The files, as the command that is offered for them has them.
    package var words: [String] = []
    /// Whether other runs of the same command see to other files.
    package var isPart = false
    /// Whether views are drawn by other processes only.
    package var isolates = false
    /// Whose goldens they are.
    package var owner: String?

    package init() {}

    @TaskLocal static var current = SourceRun()

    /// The exit code of a part that has nothing of what was selected, which another part may have.
    package static let nothingSelected: Int32 = 90
}
