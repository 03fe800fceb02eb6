internal import Rendering
import ArgumentParser
import Catalog
import Drawing
import Foundation
import Pixels
import Raster
import Synchronization
import ViewCore

/// `specimen sheet`
struct Sheet: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Prints one captioned sheet per specimen, and an index page.")

    @OptionGroup var selection: SelectionOptions
    @OptionGroup var engine: EngineOptions

    @Option(name: .shortAndLong, help: "The folder to write into; it is made if need be.")
    var output: String

    func run() async throws {
        try await guarded { console, outcome in
            let tiles = try selection.tiles()
            let settler = try engine.settler()
            try Folder.make(output)
            var groups: [(specimen: Specimen, tiles: [Tile])] = []
            for tile in tiles {
                if groups.last?.specimen.id == tile.specimen.id {
                    groups[groups.count - 1].tiles.append(tile)
                } else {
                    groups.append((tile.specimen, [tile]))
                }
            }
            let writer = TileWriter(settler: settler, workers: engine.workers)
            let failures = Mutex<[String]>([])
            var entries: [IndexPage.Entry] = []
            for (index, group) in groups.enumerated() {
                let scale = group.tiles.first?.setting.environment.displayScale ?? 2
                let sheet = await settler.settledSheet(group.specimen, tiles: group.tiles, scale: scale)
                for warning in sheet.warnings { console.warning("\(group.specimen.id): \(warning)") }
                try settler.checkFonts()
                let name = group.specimen.id.replacingOccurrences(of: "/", with: "-") + ".png"
                entries.append(
                    IndexPage.Entry(
                        specimen: group.specimen, file: name, tiles: group.tiles.count,
                        width: sheet.list.size.width, height: sheet.list.size.height))
                let id = group.specimen.id
                writer.write(sheet, to: "\(output)/\(name)") { result in
                    if case .failure(let error) = result {
                        failures.withLock { $0.append("\(id): \(error)") }
                    }
                }
                console.progress("sheets", index + 1, of: groups.count)
            }
            writer.finish()
            let failed = failures.withLock { $0.sorted() }
            for failure in failed {
                console.error(failure)
                outcome.add(3)
            }
            try writeAtomically(
                Array(IndexPage.html(entries).utf8), to: "\(output)/index.html", durable: false)
            console.note(
                "\(entries.count - failed.count) sheets of \(tiles.count) tiles in \(output); "
                    + (failed.isEmpty
                        ? "open \(output)/index.html" : "\(failed.count) could not be written"))
        }
    }
}

/// Folders that commands write into.
enum Folder {
    static func exists(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    static func make(_ path: String) throws {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true)
        } catch {
            throw Failure.input(
                "\(path): the folder cannot be made (\(reason(error))); choose another with -o")
        }
        guard FileManager.default.isWritableFile(atPath: path) else {
            throw Failure.input("\(path): the folder cannot be written; choose another with -o")
        }
    }

    private static func reason(_ error: any Error) -> String {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        return underlying.map { unsafe String(cString: strerror(Int32($0.code))) }
            ?? error.localizedDescription
    }
}
