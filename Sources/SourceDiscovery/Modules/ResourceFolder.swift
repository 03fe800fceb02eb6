/// Where a target's resources are, and what its manifest says of them.
package struct ResourceFolder: Equatable, Sendable {
    /// What becomes of a file or a folder: `.process` puts its files side by side, `.copy` keeps it as it is.
    package enum Rule: String, Sendable { case process, copy }

    package struct Entry: Equatable, Sendable {
        package var rule: Rule
        /// Below the folder.
        package var path: String

        package init(rule: Rule, path: String) {
            self.rule = rule
            self.path = path
        }
    }

    package var path: String
    /// `nil` where no manifest says it: then all files there are resources.
    package var entries: [Entry]?

    package init(path: String, entries: [Entry]?) {
        self.path = path
        self.entries = entries
    }
}
