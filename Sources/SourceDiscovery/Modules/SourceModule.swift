/// Files that are compiled together.
package struct SourceModule: Sendable {
    /// What ids begin with.
    package var group: String
    package var files: [String]
    /// Files of other targets that these need, of which nothing is shown.
    package var helpers: [String] = []
    /// Names of modules that the helpers are.
    package var helperModules: [String] = []
    /// Where its files and its helpers find resources.
    package var resources: [ResourceFolder] = []
    /// The folder that was named, or the file's.
    package var folder: String
    /// The file, or the folder of a module of several: whose goldens they are.
    package var identity: String
    /// Where its goldens are, unless an option says otherwise.
    package var goldens: String
    /// Whether that is not where they are put today.
    package var hasGoldensAbove = false
    /// What its report is called among those of other modules.
    package var reportName: String

    /// The folder of its own files, where it is one.
    package var home: String

    package init(
        group: String, files: [String], helpers: [String] = [], helperModules: [String] = [], folder: String,
        identity: String, home: String? = nil
    ) {
        self.group = group
        self.files = files
        self.helpers = helpers
        self.helperModules = helperModules
        self.folder = folder
        self.identity = identity
        self.home = home ?? folder
        goldens = "Golden"
        reportName = group
    }

    /// The same where it is of one platform among several.
    package func reportName(platform: String?) -> String { reportName + (platform.map { "@" + $0 } ?? "") }

    /// All files that are compiled.
    package var sources: [String] { files + helpers }
}
