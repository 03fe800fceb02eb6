import Drawing
import Foundation
import Testing

@testable import Raster

/// A weight or a slant of a custom font is that of the file of its family that has it.
struct CustomFamilyTests {
    /// The engine of a folder with files made of faces of the manifest.
    private func withEngine(
        _ files: [(file: String, face: String, change: (inout Data) throws -> Void)],
        _ body: (HarfBuzzTextEngine) throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in files {
            var data = try Data(
                contentsOf: URL(fileURLWithPath: Drawings.library.face(named: file.face).path))
            try file.change(&data)
            try data.write(to: folder.appendingPathComponent(file.file))
        }
        try body(HarfBuzzTextEngine(library: FontLibrary(folders: [folder.path])))
    }

    /// Takes the axes away, states a weight, and has another name as long as the first.
    private func fixed(_ weight: UInt16, named name: String) -> (inout Data) throws -> Void {
        { data in
            // Other tags at the same places of the directory, which is sorted.
            for (tag, other) in [("fvar", "fvaq"), ("STAT", "STAU")] {
                let table = try #require(data.range(of: Data(tag.utf8)))
                data.replaceSubrange(table, with: Data(other.utf8))
            }
            let entry = try #require(data.range(of: Data("OS/2".utf8)))
            let offset = data[(entry.lowerBound + 8)..<(entry.lowerBound + 12)].reduce(0) {
                $0 << 8 | Int($1)
            }
            data[offset + 4] = UInt8(weight >> 8)
            data[offset + 5] = UInt8(weight & 255)
            func utf16(_ text: String) -> Data {
                Data(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
            }
            for (old, new) in [
                ("JetBrainsMono-Regular", "JetBrainsMono-\(name)"),
                ("JetBrains Mono Regular", "JetBrains Mono \(name)"),
            ] {
                // A name that stays would be found for ever.
                while new != old, let place = data.range(of: utf16(old)) {
                    data.replaceSubrange(place, with: utf16(new))
                }
            }
        }
    }

    @Test func `Italic is the face that leans`() throws {
        let files = [("a.ttf", "JetBrains Mono"), ("b.ttf", "JetBrains Mono Italic")].map {
            ($0.0, $0.1, { (_: inout Data) in })
        }
        try withEngine(files) { engine in
            let regular = "JetBrainsMono-Regular"
            #expect(engine.face(inFamilyOf: regular, weight: nil, isItalic: true) == "JetBrainsMono-Italic")
            #expect(engine.face(inFamilyOf: "JetBrainsMono-Italic", weight: nil, isItalic: false) == regular)
            // What it is already needs no other, and axes give weights.
            #expect(engine.face(inFamilyOf: regular, weight: nil, isItalic: false) == nil)
            #expect(engine.face(inFamilyOf: regular, weight: 700, isItalic: nil) == nil)
            #expect(engine.face(inFamilyOf: "None", weight: 700, isItalic: true) == nil)
            #expect(engine.face(inFamilyOf: "Inter", weight: 700, isItalic: true) == nil)
        }
    }

    @Test func `A weight is the nearest face's`() throws {
        let files: [(String, String, (inout Data) throws -> Void)] = [
            ("a.ttf", "JetBrains Mono", fixed(300, named: "Feather")),
            ("b.ttf", "JetBrains Mono", fixed(400, named: "Regular")),
            ("c.ttf", "JetBrains Mono", fixed(700, named: "Massive")),
        ]
        try withEngine(files) { engine in
            func face(_ weight: Double) -> String? {
                engine.face(inFamilyOf: "JetBrainsMono-Regular", weight: weight, isItalic: nil)
            }
            #expect(face(700) == "JetBrainsMono-Massive")
            #expect(face(900) == "JetBrainsMono-Massive")
            #expect(face(100) == "JetBrainsMono-Feather")
            #expect(face(400) == nil)
            #expect(face(500) == nil)
            // As near to both: lighter below medium, heavier above.
            #expect(face(350) == "JetBrainsMono-Feather")
            #expect(face(550) == "JetBrainsMono-Massive")
        }
    }
}
