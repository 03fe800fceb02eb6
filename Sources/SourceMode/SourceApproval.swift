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
        let reports = reports(below: report)
        var outcome = ExitCodes()
        for (path, goldens, settings) in reports {
            var arguments = words.rest
            arguments[place] = path
            arguments += ["--settings", settings]
            if words.value(of: "--goldens") == nil { arguments += ["--goldens", goldens] }
            outcome.add(try start(arguments))
        }
        return outcome.code
    }

    /// A check of several files has a report for each, by its group.
    private func reports(below report: String) -> [(path: String, goldens: String, settings: String)] {
        let isOne =
            report.hasSuffix(".json") || FileManager.default.fileExists(atPath: report + "/report.json")
        func part(_ path: String, _ module: SourceModule) -> (String, String, String) {
            let folder = module.files[0].parentFolder
            let file = SourceSettings.fileName
            return (path, module.goldens, folder.isEmpty ? file : folder + "/" + file)
        }
        let parts = modules.map { part("\(report)/\($0.group)", $0) }
            .filter { FileManager.default.fileExists(atPath: $0.0 + "/report.json") }
        return isOne || parts.isEmpty ? [part(report, modules[0])] : parts
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
