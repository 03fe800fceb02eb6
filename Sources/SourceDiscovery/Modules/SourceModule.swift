/// Files that are compiled together.
package struct SourceModule: Sendable {
    /// What ids begin with.
    package var group: String
    package var files: [String]
    /// Modules that the files import, of which nothing is shown. Each stands behind those that it imports itself.
    package var dependencies: [Dependency] = []
    /// Conditions of `#if` that its target's settings set.
    package var defines: [String] = []
    /// Packages that its target or one of those others takes something from, and whose sources are not at hand.
    package var missingPackages: [MissingPackage] = []
    /// What is to be said of its package, for people.
    package var advice: [String] = []
    /// Where its files and those of its dependencies find resources.
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

    /// What styles of its are wanted with, beside what settings say.
    package var arguments: [StyleArgument] = []

    /// The folder of its own files, where it is one.
    package var home: String

    /// Another target, compiled as a module of its own.
    package struct Dependency: Equatable, Sendable {
        package var name: String
        package var files: [String]
        package var defines: [String]

        package init(name: String, files: [String], defines: [String] = []) {
            self.name = name
            self.files = files
            self.defines = defines
        }
    }

    /// Another package without sources, and its products that are imported.
    package struct MissingPackage: Equatable, Sendable {
        package var name: String
        package var products: [String]

        package init(name: String, products: [String]) {
            self.name = name
            self.products = products
        }
    }

    package init(
        group: String, files: [String], dependencies: [Dependency] = [], folder: String, identity: String,
        home: String? = nil
    ) {
        self.group = group
        self.files = files
        self.dependencies = dependencies
        self.folder = folder
        self.identity = identity
        self.home = home ?? folder
        goldens = "Golden"
        reportName = group
    }

    /// The same where it is of one platform among several.
    package func reportName(platform: String?) -> String { reportName + (platform.map { "@" + $0 } ?? "") }

    /// All files that are compiled.
    package var sources: [String] { files + dependencies.flatMap(\.files) }
}
