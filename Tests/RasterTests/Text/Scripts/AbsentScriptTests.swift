import Drawing
import Foundation
import Testing

@testable import Raster

@Suite struct AbsentScriptTests {
    private let font = ResolvedFont(face: FontFace(name: "Inter"), size: 17)

    @Test func `A script whose font is known and not here is told from one that no font has`() throws {
        try ScriptFonts.withoutScripts { library in
            let engine = HarfBuzzTextEngine(library: library)
            let lacks = engine.shape("aש\u{10A40}あ。", font: font, rightToLeft: false).lacks
            #expect(Set(lacks.map(\.kind)) == [.script, .glyph])
            #expect(lacks.filter { $0.kind == .glyph }.map(\.scalar) == ["\u{10A40}"])
            #expect(engine.scriptRemedy.hasSuffix("scripts/bootstrap --scripts"))
            // A tile with such a text is drawn, with a warning.
            #expect(engine.problems.isEmpty)
        }
    }

    @Test func `A file of a script with other bytes is an error that names what to run`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let hebrew = try #require(FontManifest.scriptFace(named: "Noto Sans Hebrew"))
        try Data("not the font".utf8).write(to: folder.appendingPathComponent(hebrew.fileName))
        try ScriptFonts.withoutScripts([folder.path]) { library in
            let engine = HarfBuzzTextEngine(library: library)
            #expect(engine.shape("ש", font: font, rightToLeft: false).missing == ["ש"])
            let problem = try #require(engine.problems.first)
            guard case .wrongFontDigest(let face, _, let expected, _, .scripts) = problem else {
                Issue.record("\(problem)")
                return
            }
            #expect(face == hebrew.name && expected == hebrew.sha256)
            #expect("\(problem)".hasSuffix("scripts/bootstrap --scripts"))
        }
    }

    @Test(.enabled(if: ScriptFonts.areInstalled, ScriptFonts.reason))
    func `A font of one's own that is called like a script's comes first`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let own = folder.appendingPathComponent("own.ttf").path
        var data = try Data(
            contentsOf: URL(fileURLWithPath: Drawings.library.face(named: "Noto Sans Hebrew").path))
        data.append(0)
        try data.write(to: URL(fileURLWithPath: own))
        try ScriptFonts.withoutScripts([folder.path]) { library in
            let engine = HarfBuzzTextEngine(library: library)
            #expect(engine.shape("ש", font: font, rightToLeft: false).lacks.isEmpty)
            let file = try library.face(named: "Noto Sans Hebrew")
            #expect(file.path == own && !file.isOtherThanManifest)
        }
    }

    @Test func `A name of a script's face that is not here is substituted like any other`() throws {
        try ScriptFonts.withoutScripts { library in
            let own = FontLibrary(folders: library.folders, substitutes: true)
            let drawn = try own.face(named: "Noto Sans Thai")
            #expect(drawn.name == FontManifest.system)
            #expect(own.substituted == ["Noto Sans Thai"] && !own.hasScriptFace(named: "Noto Sans Thai"))
        }
    }
}
