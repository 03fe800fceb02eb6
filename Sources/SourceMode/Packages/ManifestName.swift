import Foundation

/// Which of a package's manifests counts: `Package@swift-6.1.swift` for Swift 6.1 and newer, beside `Package.swift` for
/// older ones, as the package manager chooses ("Version-specific manifest selection" of its documentation).
enum ManifestName {
    /// The newest version that manifests can be for: that of the compiler which Specimen is built with.
    private static let compiler = [6, 3]

    /// The name of the one in this folder; `Package.swift` unless another is for the compiler's version.
    static func read(in folder: String) -> String {
        chosen(of: (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    }

    static func chosen(of names: [String]) -> String {
        let ownVersions = names.sorted().compactMap { name in version(of: name).map { (name, $0) } }
        let newest = ownVersions.filter { !compiler.lexicographicallyPrecedes($0.1) }
            .max { $0.1.lexicographicallyPrecedes($1.1) }
        return newest?.0 ?? "Package.swift"
    }

    /// Major and minor version; what a manifest says of patches is of no account here.
    private static func version(of name: String) -> [Int]? {
        guard name.hasPrefix("Package@swift-"), name.hasSuffix(".swift") else { return nil }
        let parts = name.dropFirst(14).dropLast(6).split(separator: ".", omittingEmptySubsequences: false).map
        { Int($0) }
        guard 1...3 ~= parts.count, !parts.contains(nil) else { return nil }
        return Array((parts.compactMap(\.self) + [0]).prefix(2))
    }
}
