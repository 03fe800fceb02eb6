import Foundation
import Raster
import Testing

/// The fonts of `scripts/bootstrap --scripts`, and libraries without them.
enum ScriptFonts {
    static let areInstalled = FontManifest.scriptFaces.allSatisfy {
        Drawings.library.hasScriptFace(named: $0.name)
    }
    static let reason: Comment = "the fonts of scripts/bootstrap --scripts are not here"

    /// Calls `body` with a library that has the system's font and those of `given`, and no other.
    static func withoutScripts(_ given: [String] = [], _ body: (FontLibrary) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let system = try Drawings.library.face(named: FontManifest.system).path
        let link = folder.appendingPathComponent((system as NSString).lastPathComponent).path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: system)
        try body(FontLibrary(folders: FontFolders(given: given, standard: [folder.path])))
    }
}
