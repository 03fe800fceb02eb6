import Catalog
import Foundation
import SpecimenCommand

/// Where the goldens of a file or a folder are: in `Golden` beside it.
///
/// A file that was recorded through a folder above has them beside that folder. So where there are none of its own beside
/// the file, the nearest `Golden` above counts that has some of the same group which a source file has recorded.
struct GoldenPlace {
    let folder: String
    /// Whether it is not the one beside.
    let isAbove: Bool

    private static let levels = 6

    /// - Parameters:
    ///   - path: the file or the folder, as it is written.
    ///   - group: what ids begin with.
    init(of group: String, beside path: String) {
        let part = IDSpelling.part(group)
        let usual = GoldenPlace.golden(in: path.parentFolder)
        var parent = path.parentFolder
        for level in 0...GoldenPlace.levels {
            let golden = GoldenPlace.golden(in: parent)
            if GoldenPlace.exists("\(golden)/\(part)"),
                level == 0 || SourceGoldens.areThere(of: group, part: part, in: golden)
            {
                self.init(folder: golden, isAbove: level > 0)
                return
            }
            let root = parent.isEmpty ? "." : parent
            if GoldenPlace.exists(root + "/.git") || GoldenPlace.exists(root + "/Package.swift") { break }
            guard let next = GoldenPlace.above(parent) else { break }
            parent = next
        }
        self.init(folder: usual, isAbove: false)
    }

    private init(folder: String, isAbove: Bool) {
        self.folder = folder
        self.isAbove = isAbove
    }

    private static func golden(in folder: String) -> String {
        switch folder {
        case "": "Golden"
        case "/": "/Golden"
        default: folder + "/Golden"
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

    private static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}

extension SourceModule {
    /// The same with its goldens where they are found.
    ///
    /// - Parameter path: what was named.
    func findingGoldens(beside path: String) -> SourceModule {
        var module = self
        let place = GoldenPlace(of: group, beside: path)
        (module.goldens, module.hasGoldensAbove) = (place.folder, place.isAbove)
        return module
    }
}
