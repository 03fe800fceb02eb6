internal import Catalog
import Foundation
internal import SourceMode

/// The reports that a check of source files left in a folder, each with the goldens that it is about.
struct ReportParts {
    struct Part {
        /// Of the report.
        let path: String
        let goldens: String
        /// The file that states how large goldens may be.
        let settings: String
    }
    private let modules: [SourceModule]

    init(_ request: SourceRequest) throws {
        modules = try SourceFiles.modules(
            of: request.sources, together: request.isTogether, targets: request.targets,
            packages: request.packages)
    }

    /// What the name of a report may end with.
    private static let platforms = ["", "@ios", "@macos"]

    /// A check of several files has a report for each, by its group; a check of one is a report by itself.
    func parts(of report: String) throws -> [Part] {
        if report.hasSuffix(".json") { return [part(report, try module(of: report.parentFolder))] }
        let parts = modules.flatMap { module -> [Part] in
            // The report may be of more files than these, where a longer name tells them apart.
            for name in SourceFiles.reportNames(of: module) {
                let found = ReportParts.platforms.map { report + "/" + name + $0 }
                    .compactMap { path in date(of: path).map { (path, $0) } }
                guard let latest = found.max(by: { $0.1 < $1.1 })?.0 else { continue }
                // Of a check of one platform and one of several the last one counts.
                let isOfSeveral = latest != report + "/" + name
                return found.map(\.0).filter { ($0 != report + "/" + name) == isOfSeveral }.map {
                    part($0, module)
                }
            }
            return []
        }
        let latest = parts.compactMap { date(of: $0.path) }.max()
        // Of two checks into one folder the last one counts.
        if let own = date(of: report), own >= latest ?? .distantPast {
            return [part(report, try module(of: report))]
        }
        return parts.isEmpty ? [part(report, modules[0])] : parts
    }

    /// The tiles that a report is of.
    static func ids(of folder: String) -> [String] {
        struct Document: Decodable {
            struct Entry: Decodable { var id: String }
            var tiles: [Entry]
            var passed: [String]?
        }
        guard let data = FileManager.default.contents(atPath: folder + "/report.json"),
            let document = try? JSONDecoder().decode(Document.self, from: data)
        else { return [] }
        return document.tiles.map(\.id) + (document.passed ?? [])
    }

    private func part(_ path: String, _ module: SourceModule) -> Part {
        let folder = module.files[0].parentFolder
        let file = "specimen.yaml"
        return Part(
            path: path, goldens: module.goldens, settings: folder.isEmpty ? file : folder + "/" + file)
    }

    /// When a folder's report was written; `nil` where there is none.
    private func date(of folder: String) -> Date? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: folder + "/report.json")
        return attributes?[.modificationDate] as? Date
    }

    /// The module whose tiles a report shows.
    private func module(of report: String) throws -> SourceModule {
        guard modules.count > 1, let id = ReportParts.ids(of: report).first else { return modules[0] }
        let found = modules.filter { id.hasPrefix(IDSpelling.part($0.group) + "/") }
        guard let first = found.first else {
            throw SourceError(
                "\(report): this is a report about \(id), which none of these files draws; name the file of that id"
            )
        }
        guard found.count == 1 else {
            throw SourceError(
                "\(report): this may be a report about \(found.map(\.identity).joined(separator: " or about ")); name one of them"
            )
        }
        return first
    }
}
