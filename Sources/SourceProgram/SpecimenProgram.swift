import Catalog
import Foundation
import Rendering
import ViewCore

/// The program that source files become: what was found in them, drawn for the process that has started it.
public enum __SpecimenProgram {
    /// - Parameters:
    ///   - group: what ids begin with.
    ///   - pieces: of each file.
    public static func main(group: String, pieces: [@Sendable () -> [__SpecimenPiece]]) async -> Never {
        // Before what makes specimens, which is somebody's.
        WorkingFolder.remember()
        ProcessLimits.apply()
        var colors = ColorCatalog()
        let folders = ProcessInfo.processInfo.environment["SPECIMEN_CATALOGS"] ?? ""
        for folder in folders.split(separator: "\n") {
            colors = ColorCatalog(folder: String(folder)).merging(colors)
        }
        let pictures = ProcessInfo.processInfo.environment["SPECIMEN_PICTURES"] ?? ""
        colors = ColorCatalog(pictureFolders: pictures.split(separator: "\n").map(String.init)).merging(
            colors)
        let tables = ProcessInfo.processInfo.environment["SPECIMEN_STRINGS"] ?? ""
        let strings = StringTables(files: tables.split(separator: "\n").map(String.init))
        // A colour that cannot be read is one that is missing, which its pictures show.
        let warnings = colors.problems + strings.problems
        colors.problems = []
        await WorkerServer.serve(
            catalog(group, pieces, colors).translated(by: strings), warnings: warnings,
            within: WorkerServer.Limits(
                begin: { ProcessLimits.begin(pictures: $0) }, rest: { ProcessLimits.rest() }))
        exit(0)
    }

    private static func catalog(
        _ group: String, _ pieces: [@Sendable () -> [__SpecimenPiece]], _ colors: ColorCatalog
    ) -> Catalog {
        let found = pieces.flatMap { $0() }
        let declared = Set(found.filter(\.isDeclared).flatMap(\.specimens).map { $0.id.lowercased() })
        return Catalog(group, colors: colors) {
            found.flatMap { piece in
                piece.specimens.filter { piece.isDeclared || !declared.contains($0.id.lowercased()) }
            }
        }
    }
}
