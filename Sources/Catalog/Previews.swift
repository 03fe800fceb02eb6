import Foundation
import Identifiers
import ViewCore

/// The `#Preview`s of the program as specimens: of every target that is linked into a test or a tool.
///
/// ```swift
/// @Test(arguments: Previews.tiles)
/// func `Previews look as accepted`(_ tile: Tile) async { await expectGolden(tile) }
/// ```
///
/// The group is the target, the name is the preview's: `Styles/Preview/Card`. A preview without a name is called
/// `preview`, and a second one of a name in a target has a number. Ids and pictures are those of source mode. Names of
/// colours and images are looked up in the asset catalogues of the program's targets, its own first. A golden may have
/// 64 KiB, since a preview may be a whole screen.
public enum Previews {
    /// One group for each target that has previews.
    public static var catalog: Catalog {
        Catalog(entries: __RegisteredPreview.all)
    }

    /// All pictures of all previews. A program without previews ends with a message, since a test of none would pass.
    public static var tiles: [Tile] {
        let tiles = catalog.tiles
        guard !tiles.isEmpty else {
            fatalError(
                "Previews.tiles: this program has no #Preview. Let the target of the tests depend on the target "
                    + "that has them, and build it with Swift 6.3 or newer.")
        }
        return tiles
    }
}

extension Catalog {
    init(entries: [__RegisteredPreview.Entry]) {
        self.init(specimens: [])
        var group: [__RegisteredPreview.Entry] = []
        for (place, entry) in entries.enumerated() {
            group.append(entry)
            guard place + 1 == entries.count || entries[place + 1].module != entry.module else { continue }
            self = self + Catalog(module: entry.module, group)
            group = []
        }
    }

    private init(module: String, _ entries: [__RegisteredPreview.Entry]) {
        var names: Set<String> = []
        var specimens: [Specimen] = []
        for entry in entries {
            let preview = entry.make()
            let name = "Preview/" + PreviewName.part(preview.name)
            var (own, number) = (name, 2)
            while !names.insert(own.lowercased()).inserted {
                own = "\(name).\(number)"
                number += 1
            }
            // The room is that of source mode.
            let width = preview.traits.compactMap(\.width).last ?? 375
            let height = preview.traits.compactMap(\.height).last
            specimens.append(
                Specimen(
                    found: own, style: "Preview", width: width, height: height.map { CGFloat($0) },
                    file: entry.file, line: entry.line
                ) { _ in preview.body() }
                .goldenSize(upTo: 65_536, because: "a preview may be a whole screen"))
        }
        self.init(module, colors: .resources(of: module)) { specimens }
    }
}

extension ColorCatalog {
    /// What the asset catalogues hold that SwiftPM has copied beside the program: its folders are called
    /// `<package>_<target>.resources`. A target may show what another one draws, so all count, its own before others.
    fileprivate static func resources(of target: String) -> ColorCatalog {
        func names(in folder: String, endingWith ending: String) -> [String] {
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
            return (names ?? []).filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
        }
        let folders = names(in: Bundle.main.bundlePath, endingWith: ".resources")
        let own = folders.filter { $0.hasSuffix("_\(target).resources") }
        let catalogs = (own + folders.filter { !own.contains($0) }).flatMap {
            names(in: $0, endingWith: ".xcassets")
        }
        // What lies there without a set counts last.
        let pictures = ColorCatalog(pictureFolders: own + folders.filter { !own.contains($0) })
        return catalogs.reduce(pictures) { ColorCatalog(folder: $1).merging($0) }
    }
}
