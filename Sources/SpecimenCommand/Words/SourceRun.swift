package import ViewCore

/// What a run knows whose catalogue was made from source files.
package struct SourceRun: Sendable {
    /// The files, as the command that is offered for them has them.
    package var words: [String] = []
    /// Whether other runs of the same command see to other files.
    package var isPart = false
    /// The platform that the sources were compiled for.
    package var platform: Platform?
    /// Whether other runs of the same command see to other platforms.
    package var isOfSeveralPlatforms = false
    /// What its pictures and lines have to be told from others by.
    var namedPlatform: Platform? { isOfSeveralPlatforms ? platform : nil }
    /// Whether views are drawn by other processes only.
    package var isolates = false
    /// Whether a part of the sources does not compile, whose goldens nobody draws and nobody may call stale.
    package var isIncomplete = false
    /// Whether nobody named the folder of the goldens: each source has its own.
    package var hasUsualGoldens = false
    /// What earlier versions knew the source by.
    package var name: String?
    /// What the ids of its specimens begin with.
    package var group: String?
    /// Where the source is, as seen from the folder that the goldens' folder is in: whose goldens they are.
    package var place: String?
    /// Whether goldens of which only the group's name is known are this source's.
    package var ownsNamesakes: @Sendable () -> Bool = { false }
    /// The user's paths by the compiler's own names of his files.
    package var places: [String: String] = [:]
    /// A folder for what drawing processes say.
    package var logs: String?
    /// Called before each picture of a process that draws for another: limits are those of one.
    package var renewLimits: @Sendable () -> Void = {}
    /// What a command has counted, for whoever adds up.
    package var totals = RunTotals()

    package init() {}

    @TaskLocal static var current = SourceRun()

    /// The exit code of a part that has nothing of what was selected, which another part may have.
    package static let nothingSelected: Int32 = 90
}
