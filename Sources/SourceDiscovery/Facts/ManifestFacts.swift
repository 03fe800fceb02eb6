// What the parser reads in a package's manifest, as far as plain values say it. Its tool is compiled with this file,
// too.

/// A `Package.swift` that was read and not run.
package struct ManifestFacts: Codable, Equatable, Sendable {
    package var name: String?
    package var targets: [TargetFact] = []
    /// What stands where targets do and is no plain value, so that only running the manifest would tell.
    package var unread: [UnreadFact] = []
    package var packages: [PackageFact] = []
    package var libraries: [LibraryFact] = []

    package init() {}
}

/// An expression of a manifest that is no plain value.
package struct UnreadFact: Codable, Equatable, Sendable {
    /// From 1.
    package var line: Int
    /// In one line, cut where it is long.
    package var text: String

    package init(line: Int, text: String) {
        (self.line, self.text) = (line, text)
    }
}

/// A target, as far as it is written out.
package struct TargetFact: Codable, Equatable, Sendable {
    /// As the manifest calls it: `target`, `testTarget`, `macro`.
    package var kind: String
    package var name: String
    /// Below the package's folder, where the manifest says it.
    package var path: String?
    /// Below the target's folder; without, all.
    package var sources: [String]?
    package var exclude: [String] = []
    /// What it has beside code; `nil` where the manifest says nothing of it, or computes it.
    package var resources: [ResourceFact]?
    /// Names of targets and products.
    package var dependencies: [String] = []
    /// What it takes from other packages.
    package var products: [ProductFact] = []
    /// Conditions of `#if` that its settings set.
    package var defines: [String] = []
    /// Its path, sources or exclusions where they are no plain values: then nobody knows its files.
    package var unreadPlace: UnreadFact?
    /// Dependencies that are no plain values.
    package var unreadDependencies: [UnreadFact] = []

    package init(kind: String, name: String) {
        (self.kind, self.name) = (kind, name)
    }
}

/// `.process("Resources")`
package struct ResourceFact: Codable, Equatable, Sendable {
    package var rule: String
    package var path: String

    package init(rule: String, path: String) {
        (self.rule, self.path) = (rule, path)
    }
}

/// A product of another package, as a target's dependencies write it.
package struct ProductFact: Codable, Equatable, Sendable {
    package var name: String
    package var package: String

    package init(name: String, package: String) {
        (self.name, self.package) = (name, package)
    }
}

/// Another package, as a manifest's dependencies write it.
package struct PackageFact: Codable, Equatable, Sendable {
    /// As products name it: what is written, else the end of its address.
    package var name: String
    /// Of a folder that is written out.
    package var path: String?
    package var url: String?
}

/// A product that others import, with its targets.
package struct LibraryFact: Codable, Equatable, Sendable {
    package var name: String
    package var targets: [String]

    package init(name: String, targets: [String]) {
        (self.name, self.targets) = (name, targets)
    }
}
