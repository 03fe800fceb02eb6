import Drawing
import Foundation
import Testing

@testable import Raster

@Suite struct FontLibraryTests {
    /// A folder that is gone after `body`.
    private func withFolder(_ body: (String) throws -> Void) throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: url) }
        try body(url.path)
    }

    @Test(arguments: FontManifest.faces.map(\.name))
    func `Every face of the manifest is installed`(name: String) throws {
        let file = try Drawings.library.face(named: name)
        #expect(file.sha256 == FontManifest.face(named: name)?.sha256)
    }

    @Test func `A file with other bytes is refused`() throws {
        try withFolder { folder in
            let path = folder + "/Inter[opsz,wght].ttf"
            try Data("not the font".utf8).write(to: URL(fileURLWithPath: path))
            let library = FontLibrary(folders: FontFolders(given: [folder], standard: []))
            #expect {
                try library.face(named: "Inter")
            } throws: { error in
                guard case .wrongFontDigest(_, path, _, let found, .usual) = error as? RasterError else {
                    return false
                }
                return found.count == 64 && "\(error)".contains("scripts/bootstrap")
            }
        }
    }

    @Test func `A face that differs by Debian's release is drawn with as it is, and says so`() throws {
        try withFolder { folder in
            let real = try Drawings.library.face(named: FontManifest.emoji)
            // Bytes behind the tables: the same glyphs in another file.
            var data = try Data(contentsOf: URL(fileURLWithPath: real.path))
            data.append(0)
            try data.write(to: URL(fileURLWithPath: folder + "/NotoColorEmoji.ttf"))
            var given = FontFolders(given: [folder], standard: [])
            given.looksAtInstalled = false
            let library = FontLibrary(folders: given)
            let file = try library.face(named: FontManifest.emoji)
            #expect(file.sha256 != real.sha256 && file.path.hasPrefix(folder))
            let face = FontFace(name: FontManifest.emoji, weight: 400, opticalSize: 14)
            let glyph = try #require(HarfBuzzTextEngine(library: library).glyph(for: "😀", face: face))
            let list = DisplayList(
                size: CGSize(width: 30, height: 30), scale: 1,
                items: [
                    .glyphs(
                        GlyphRun(
                            face: face, size: 20, glyphs: [.init(id: glyph, x: 2, y: 24)],
                            paint: .solid(.black), text: "😀"))
                ])
            #expect(try library.stackDescription(for: list).last == "\(FontManifest.emoji) \(file.sha256)")
            let (here, there) = (RasterContext(library: Drawings.library), RasterContext(library: library))
            #expect(try rasterize(list, with: here) == rasterize(list, with: there))
            #expect(here.warnings.isEmpty)
            #expect(there.warnings.count == 1)
            #expect(there.warnings.first?.contains("may differ on another machine") == true)
        }
    }

    @Test func `The right bytes are found behind wrong ones`() throws {
        try withFolder { folder in
            let path = folder + "/Inter[opsz,wght].ttf"
            try Data("not the font".utf8).write(to: URL(fileURLWithPath: path))
            let library = FontLibrary(folders: [folder])
            #expect(try library.face(named: "Inter").path != path)
        }
    }

    @Test func `A missing file names what to run`() {
        let library = FontLibrary(folders: FontFolders(given: [], standard: []))
        #expect {
            try library.face(named: "Inter")
        } throws: { error in
            "\(error)".contains("scripts/bootstrap")
        }
    }

    @Test func `An unknown name is an error`() {
        #expect(throws: RasterError.unknownFont(name: "Helvetica")) {
            try Drawings.library.face(named: "Helvetica")
        }
    }

    @Test func `A library that substitutes draws the system's font for a name that no font has`() throws {
        let library = FontLibrary(folders: Drawings.library.folders, substitutes: true)
        #expect(try library.face(named: "Helvetica").sha256 == library.face(named: "Inter").sha256)
        #expect(library.substituted == ["Helvetica"])
        let missing = FontLibrary(folders: FontFolders(given: [], standard: []), substitutes: true)
        #expect(throws: RasterError.self) { try missing.face(named: "Inter") }
        #expect(missing.substituted.isEmpty)
    }

    @Test func `Custom fonts answer to their own names`() throws {
        try withFolder { folder in
            let source = try Drawings.library.face(named: "Nunito").path
            try FileManager.default.copyItem(atPath: source, toPath: folder + "/brand.ttf")
            let library = FontLibrary(folders: FontFolders(given: [folder], standard: []))
            #expect(library.customNames.contains("Nunito-ExtraLight"))
            let file = try library.face(named: "Nunito-ExtraLight")
            #expect(file.path == folder + "/brand.ttf")
        }
    }

    @Test(arguments: ["cut", "text", "empty", "flipped", "pipe", "folder", "device", "dangling"])
    func `What is called as a font is and cannot be used is named`(kind: String) throws {
        try withFolder { folder in
            let whole = try Data(
                contentsOf: URL(fileURLWithPath: Drawings.library.face(named: "Nunito").path))
            let path = folder + "/Brand.ttf"
            switch kind {
            case "cut": try whole.prefix(whole.count / 2).write(to: URL(fileURLWithPath: path))
            case "text": try Data("a word".utf8).write(to: URL(fileURLWithPath: path))
            case "empty": try Data().write(to: URL(fileURLWithPath: path))
            case "flipped":
                var bytes = whole
                for index in 4..<64 { bytes[index] ^= 0xFF }
                try bytes.write(to: URL(fileURLWithPath: path))
            case "pipe": #expect(unsafe mkfifo(path, 0o600) == 0)
            case "folder":
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
            case "device":
                try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
            default:
                try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/nowhere")
            }
            try whole.write(to: URL(fileURLWithPath: folder + "/Good.ttf"))
            let library = FontLibrary(folders: FontFolders(given: [folder], standard: []))
            #expect(library.unusable.map { "\($0)".contains(path) } == [true], "\(library.unusable)")
            #expect(try library.face(named: "Nunito-ExtraLight").path == folder + "/Good.ttf")
        }
    }

    @Test func `Hidden files are no fonts`() throws {
        try withFolder { folder in
            try Data("resource fork".utf8).write(to: URL(fileURLWithPath: folder + "/._Brand.ttf"))
            #expect(FontLibrary(folders: FontFolders(given: [folder], standard: [])).unusable.isEmpty)
        }
    }

    @Test func `A custom name that two files share is an error`() throws {
        try withFolder { folder in
            let source = try Drawings.library.face(named: "Nunito").path
            for name in ["a.ttf", "b.ttf"] {
                try FileManager.default.copyItem(atPath: source, toPath: folder + "/" + name)
            }
            let library = FontLibrary(folders: FontFolders(given: [folder], standard: []))
            let files = [folder + "/a.ttf", folder + "/b.ttf"]
            #expect(
                throws: RasterError.ambiguousFont(name: "Nunito-ExtraLight", files: files)
            ) {
                try library.face(named: "Nunito-ExtraLight")
            }
        }
    }

    @Test func `Digests kept on disk count only for the same file`() throws {
        try withFolder { folder in
            let path = folder + "/font.ttf"
            try Data("first".utf8).write(to: URL(fileURLWithPath: path))
            var digests = FontDigests(folder: folder)
            let first = digests.digest(of: try MappedFile(path: path))
            var later = FontDigests(folder: folder)
            #expect(later.digest(of: try MappedFile(path: path)) == first)
            try Data("other!".utf8).write(to: URL(fileURLWithPath: path))
            #expect(later.digest(of: try MappedFile(path: path)) != first)
        }
    }

    /// Of the three bytes "abc", as FIPS 180 has it.
    private let digestOfABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"

    @Test func `A digest is kept in one file, beside the fonts and nothing else`() throws {
        try withFolder { folder in
            for name in ["font.ttf", "other.ttf"] {
                try Data("abc".utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
            }
            var digests = FontDigests(folder: folder)
            #expect(digests.digest(of: try MappedFile(path: folder + "/font.ttf")) == digestOfABC)
            #expect(digests.digest(of: try MappedFile(path: folder + "/other.ttf")) == digestOfABC)
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
                    ".digests", "font.ttf", "other.ttf",
                ])
            let lines = try String(contentsOfFile: folder + "/.digests", encoding: .utf8).split(
                separator: "\n")
            #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix(digestOfABC + " ") })
            #expect(
                lines.first?.hasSuffix(" \(folder)/font.ttf") == true
                    || lines.last?.hasSuffix(" \(folder)/font.ttf") == true)
        }
    }

    @Test func `What is kept is taken for the same file and worked out for another`() throws {
        try withFolder { folder in
            let path = folder + "/font.ttf"
            try Data("abc".utf8).write(to: URL(fileURLWithPath: path))
            var digests = FontDigests(folder: folder)
            _ = digests.digest(of: try MappedFile(path: path))
            let store = URL(fileURLWithPath: folder + "/.digests")
            let kept = try String(contentsOf: store, encoding: .utf8)
            // Another digest in its line shows whether the line is read.
            let other = String(repeating: "0", count: 64)
            func found(_ text: String) throws -> String {
                try Data(text.utf8).write(to: store)
                var later = FontDigests(folder: folder)
                return later.digest(of: try MappedFile(path: path))
            }
            let forged = kept.replacingOccurrences(of: digestOfABC, with: other)
            #expect(try found(forged) == other)
            #expect(try found(forged.replacingOccurrences(of: other, with: "0123")) == digestOfABC)
            let facts = kept.split(separator: " ", maxSplits: 4).map(String.init)
            for index in 1...4 {
                // Device, inode, size or time of another file.
                var changed = facts
                changed[index] = "7" + changed[index]
                #expect(
                    try found(
                        changed.joined(separator: " ").replacingOccurrences(of: digestOfABC, with: other))
                        == digestOfABC)
            }
        }
    }

    @Test func `Without a folder a digest is worked out and kept nowhere`() throws {
        try withFolder { folder in
            let path = folder + "/font.ttf"
            try Data("abc".utf8).write(to: URL(fileURLWithPath: path))
            var digests = FontDigests(folder: nil)
            #expect(digests.digest(of: try MappedFile(path: path)) == digestOfABC)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["font.ttf"])
        }
    }

    @Test func `A file that is empty or not there is no font`() throws {
        try withFolder { folder in
            #expect(!MappedFile.exists(folder + "/none.ttf"))
            #expect(throws: RasterError.self) { try MappedFile(path: folder + "/none.ttf") }
            try Data().write(to: URL(fileURLWithPath: folder + "/empty.ttf"))
            #expect(
                throws: RasterError.unreadableFont(path: folder + "/empty.ttf", reason: "the file is empty")
            ) {
                try MappedFile(path: folder + "/empty.ttf")
            }
            #expect(MappedFile.exists(folder + "/empty.ttf"))
        }
    }

    @Test func `Digests that cannot be kept leave nothing behind`() throws {
        try withFolder { folder in
            let path = folder + "/font.ttf"
            try Data("first".utf8).write(to: URL(fileURLWithPath: path))
            // A folder in the place of the file: nothing can be renamed onto it.
            try FileManager.default.createDirectory(
                atPath: folder + "/.digests/kept", withIntermediateDirectories: true)
            var digests = FontDigests(folder: folder)
            _ = digests.digest(of: try MappedFile(path: path))
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
                    ".digests", "font.ttf",
                ])
        }
    }

    @Test func `The stack names only the fonts a list draws with`() throws {
        let list = DisplayList(
            size: CGSize(width: 9, height: 9), scale: 1, items: Drawings.label("x"))
        let stack = try Drawings.library.stackDescription(for: list)
        #expect(stack.first == "rendering \(RasterStack.renderingRevision)")
        #expect(stack.filter { $0.hasPrefix("Inter ") }.count == 1)
        #expect(stack.count == RasterStack.components.count + 1)
    }
}
