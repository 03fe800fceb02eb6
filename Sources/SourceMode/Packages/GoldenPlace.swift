import Catalog
import Foundation

/// Where a module's goldens are: in `Golden` beside its file or folder, and of a package's target in the package's folder,
/// whatever a command names.
///
/// Earlier versions put them beside the file or the folder that was named. So where there are none at their place, the
/// nearest `Golden` above counts that has some of the same group which this source has recorded, or a source of which
/// only the name is known.
package struct GoldenPlace {
    let folder: String
    /// Whether it is not the one where goldens are put today.
    let isAbove: Bool

    private static let levels = 32

    /// - Parameters:
    ///   - module: by its file or folder, and its group.
    ///   - package: the folder of the package whose target it is.
    init(of module: SourceModule, package: String? = nil) {
        let part = IDSpelling.part(module.group)
        let identity = SourceFiles.withoutSlash(module.identity)
        let beside = GoldenPlace.parent(of: identity)
        let usual = GoldenPlace.golden(in: package ?? beside)
        func areThere(in golden: String) -> Bool {
            guard GoldenPlace.exists("\(golden)/\(part)") else { return false }
            let place = relativePlace(of: identity, from: GoldenPlace.parent(of: golden))
            return SourceGoldens.areThere(of: module.group, part: part, place: place, in: golden)
        }
        if GoldenPlace.exists("\(usual)/\(part)") {
            self.init(folder: usual, isAbove: false)
            return
        }
        // Inside of the folder itself they were where it was named as '.'.
        var folder = identity.hasSuffix(".swift") ? beside : identity
        for _ in 0..<GoldenPlace.levels {
            let golden = GoldenPlace.golden(in: folder)
            if golden != usual, areThere(in: golden) {
                self.init(folder: golden, isAbove: true)
                return
            }
            let root = folder.isEmpty ? "." : folder
            if GoldenPlace.exists(root + "/.git") || GoldenPlace.exists(root + "/Package.swift") { break }
            guard let next = GoldenPlace.above(folder) else { break }
            folder = next
        }
        self.init(folder: usual, isAbove: false)
    }

    private init(folder: String, isAbove: Bool) {
        self.folder = folder
        self.isAbove = isAbove
    }

    static func golden(in folder: String) -> String {
        switch folder {
        case "", ".": "Golden"
        case "/": "/Golden"
        default: folder + "/Golden"
        }
    }

    /// The folder that a file or a folder is in, as it would be written: of `.` the one above.
    package static func parent(of path: String) -> String {
        switch path.lastPart {
        case ".", "..": above(path == "." ? "" : path) ?? "/"
        default: path.parentFolder
        }
    }

    /// As it would be written; `nil` above all folders.
    static func above(_ folder: String) -> String? {
        switch folder.lastPart {
        case _ where folder == "/": nil
        case "" where folder.isEmpty: ".."
        case ".": folder.parentFolder.isEmpty ? ".." : folder.parentFolder + "/.."
        case "..": folder + "/.."
        default: folder.parentFolder
        }
    }

    /// What a place means that goldens in a folder were recorded by.
    static func file(at place: String, beside folder: String) -> String {
        let parent = parent(of: SourceFiles.withoutSlash(folder))
        return parent.isEmpty ? place : parent + "/" + place
    }

    private static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}

extension SourceModule {
    /// The same with its goldens where they are found.
    ///
    /// - Parameter package: the folder of the package whose target it is.
    func findingGoldens(package: String? = nil) -> SourceModule {
        var module = self
        let place = GoldenPlace(of: self, package: package)
        (module.goldens, module.hasGoldensAbove) = (place.folder, place.isAbove)
        return module
    }

    /// Its place as seen from the folder that a goldens' folder is in.
    package func place(beside goldens: String) -> String {
        relativePlace(
            of: SourceFiles.withoutSlash(identity),
            from: GoldenPlace.parent(of: SourceFiles.withoutSlash(goldens)))
    }
}
