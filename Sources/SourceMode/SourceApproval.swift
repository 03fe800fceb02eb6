import Catalog
import Foundation

/// `approve` beside source files: nothing is compiled, since the pictures are the report's.
struct SourceApproval {
    private let words: SourceWords
    private let modules: [SourceModule]

    init(_ words: SourceWords) throws(SourceError) {
        self.words = words
        modules = try SourceFiles.modules(of: words)
    }

    func run() throws(SourceError) -> Int32 {
        guard let place = words.rest.indices.dropFirst().first(where: { !words.rest[$0].hasPrefix("-") })
        else {
            throw SourceError("approve wants the folder of a report beside the source files")
        }
        let report = words.rest[place]
        let reports = try reports(below: report)
        var outcome = ExitCodes()
        let filters = words.values(of: "--filter")
        var matched: Set<String> = []
        for (path, goldens, settings) in reports {
            var arguments = words.rest
            // A filter of one report may be idle in another.
            if reports.count > 1, !filters.isEmpty {
                let ids = SourceApproval.ids(of: path)
                let own = filters.filter { filter in ids.contains { Glob.matches(filter, $0) } }
                matched.formUnion(own)
                if own.isEmpty { continue }
                arguments = words.rest(without: "--filter") + own.flatMap { ["--filter", $0] }
            }
            arguments[arguments.firstIndex(of: report) ?? place] = path
            arguments += ["--settings", settings]
            if words.value(of: "--goldens") == nil { arguments += ["--goldens", goldens] }
            outcome.add(try start(arguments))
        }
        if reports.count > 1 {
            for filter in filters where !matched.contains(filter) {
                Messages.say("error: no tile of these reports matches \(filter)")
                outcome.add(64)
            }
        }
        return outcome.code
    }

    /// The tiles that a report is of.
    private static func ids(of folder: String) -> [String] {
        struct Document: Decodable {
            struct Tile: Decodable { var id: String }
            var tiles: [Tile]
            var passed: [String]?
        }
        guard let data = FileManager.default.contents(atPath: folder + "/report.json"),
            let document = try? JSONDecoder().decode(Document.self, from: data)
        else { return [] }
        return document.tiles.map(\.id) + (document.passed ?? [])
    }

    /// What the name of a report may end with.
    private static let platforms = ["", "@ios", "@macos"]

    private typealias Part = (path: String, goldens: String, settings: String)

    /// A check of several files has a report for each, by its group; a check of one is a report by itself.
    private func reports(below report: String) throws(SourceError) -> [Part] {
        if report.hasSuffix(".json") { return [part(report, try module(of: report.parentFolder))] }
        let parts = modules.flatMap { module -> [Part] in
            // The report may be of more files than these, where a longer name tells them apart.
            for name in SourceFiles.reportNames(of: module) {
                let found = SourceApproval.platforms.map { report + "/" + name + $0 }
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

    private func part(_ path: String, _ module: SourceModule) -> Part {
        let folder = module.files[0].parentFolder
        let file = SourceSettings.fileName
        return (path, module.goldens, folder.isEmpty ? file : folder + "/" + file)
    }

    /// When a folder's report was written; `nil` where there is none.
    private func date(of folder: String) -> Date? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: folder + "/report.json")
        return attributes?[.modificationDate] as? Date
    }

    /// The module whose tiles a report shows.
    private func module(of report: String) throws(SourceError) -> SourceModule {
        guard modules.count > 1, let id = SourceApproval.ids(of: report).first else { return modules[0] }
        let found = modules.filter { id.hasPrefix(IDSpelling.part($0.group) + "/") }
        guard let first = found.first else {
            throw SourceError(
                "\(report): is a report of \(id), which none of these files draws; name its file")
        }
        guard found.count == 1 else {
            throw SourceError(
                "\(report): may be a report of \(found.map(\.identity).joined(separator: " or of ")); name one of them"
            )
        }
        return first
    }

    /// The same program without the sources, with what this one reads and writes.
    private func start(_ arguments: [String]) throws(SourceError) -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: SourceRunner.program)
        process.arguments = arguments
        do {
            try process.run()
        } catch {
            throw SourceError("approve cannot be started (\(error.localizedDescription))")
        }
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : 3
    }
}
