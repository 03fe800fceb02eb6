import Catalog
import Digests
package import Foundation
import Installation
import Pixels
import Rendering
// Whoever builds modules says which these are, and is told what was wrong with them.
@_exported public import SourceDiscovery
import Streams
import Synchronization

/// What makes programs of source files: each is kept for the next time, and knows what was found in its files.
package struct SourceBuild: Sendable {
    private let cache: ProgramCache
    private let client: ClientBuild
    private let compiler: String

    /// What became of a module for one platform.
    package enum Outcome: Sendable {
        case built(BuiltProgram)
        case failed(SourceModule, BuildFailure)
    }

    /// Throws where nothing can be compiled or kept here.
    package init() throws(SourceError) {
        let open = OpenFileLimit.allow(OpenFileLimit.sources)
        guard open >= OpenFileLimit.sources else {
            throw SourceError(OpenFileLimit.problem(open, needed: OpenFileLimit.sources))
        }
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        client = try ClientBuild.find(program: program)
        compiler = Toolchain.compiler() ?? ""
        cache = try ProgramCache.open()
    }

    /// What is to be said of where programs are kept.
    package var warning: String? { cache.note }

    /// Each module for each platform, on all cores.
    ///
    /// - Parameter edits: texts in place of what files hold, by the files' paths as the modules have them.
    package func build(
        _ modules: [SourceModule], for platforms: [SourcePlatform], edits: [String: Data] = [:]
    ) -> [Outcome] {
        let works = modules.flatMap { module in platforms.map { (module: module, platform: $0) } }
        // Each has all that it imports behind its name, so that those with less come first.
        let order = works.indices.sorted {
            (works[$0].module.dependencies.count, $0) < (works[$1].module.dependencies.count, $1)
        }
        let shown = ShownModules(order.map { works[$0] })
        let results = Mutex<[Outcome?]>(Array(repeating: nil, count: works.count))
        let next = Atomic<Int>(0)
        let work = { @Sendable in
            while true {
                let place = next.add(1, ordering: .relaxed).oldValue
                guard place < works.count else { return }
                let built = self.build(place, of: shown, edits)
                shown.end(place)
                results.withLock { $0[order[place]] = built }
            }
        }
        let count = min(works.count, ProcessInfo.processInfo.activeProcessorCount)
        DispatchQueue.concurrentPerform(iterations: count) { _ in work() }
        return results.withLock { $0.compactMap(\.self) }
    }

    private func build(_ place: Int, of shown: ShownModules, _ edits: [String: Data]) -> Outcome {
        let module = shown.order[place].module
        let settings: ModuleSettings
        do {
            settings = try ModuleSettings(of: module, axes: .builtIn)
        } catch {
            return .failed(module, BuildFailure(text: "error: \(error)", unknown: []))
        }
        do {
            return .built(try program(of: module, settings, at: place, of: shown, edits))
        } catch let failure as CompileFailure {
            return .failed(
                module,
                BuildFailure(
                    text: failure.text, unknown: failure.unknown, missingImports: failure.missingImports,
                    lost: failure.lost))
        } catch {
            // What is wrong with one file names it.
            let isNamed = "\(error)".hasPrefix(module.files.first.map { $0 + ":" } ?? "")
            let text = isNamed ? "error: \(error)" : "error: \(module.name): \(error)"
            return .failed(module, BuildFailure(text: text, unknown: []))
        }
    }

    private func program(
        of module: SourceModule, _ settings: ModuleSettings, at place: Int, of shown: ShownModules,
        _ edits: [String: Data]
    ) throws -> BuiltProgram {
        let platform = shown.order[place].platform
        var texts: [String: Data] = [:]
        var key = [
            "6", client.digest, Toolchain.identity(of: compiler), platform.rawValue, module.group,
            client.linkFlags.joined(separator: " "),
        ].joined(separator: "\n")
        for file in module.sources + settings.files.filter(\.isFile).map(\.path) {
            let data = if let edit = edits[file] { edit } else { try SourceFiles.contents(of: file) }
            texts[file] = data
            key += "\n\(file)\n\(ContentDigest(of: Array(data)).hex)"
        }
        key += "\n\(module.files.count) \(module.defines)"
        for other in module.dependencies { key += "\n\(other.name) \(other.files.count) \(other.defines)" }
        let files = ModuleResources(of: module)
        let generated = GeneratedSymbols(for: module, files, texts: texts.values)
        key += "\n\(generated.key)"
        let sets = files.catalogs.flatMap(AssetSet.all)
        for set in sets { key += "\n\(set.kind.rawValue) \(set.path)" }
        var resources: [String: String] = [:]
        // Whoever names no bundle reads none.
        if texts.values.contains(where: { $0.range(of: Data("Bundle".utf8)) != nil }) {
            resources = try ResourceFolder.files(of: module.resources)
        }
        for (name, path) in resources.sorted(by: { $0.key < $1.key }) { key += "\n\(name) = \(path)" }
        let sources = ContentDigest(of: Array(key.utf8)).hex
        for argument in module.arguments { key += "\n" + argument.key }
        let id = ContentDigest(of: Array(key.utf8)).hex
        func built(_ entry: ProgramCache.Entry) -> BuiltProgram {
            BuiltProgram(
                module: module, platform: platform, settings: settings, path: cache.program(id),
                sources: sources, found: entry.found, resources: files)
        }
        if let entry = cache.entry(id) { return built(entry) }
        let entry = try withWorkFolder { work in
            let result = try ModuleBuild(
                module: module, platform: platform.rawValue, client: client, toolchain: client.toolchain(),
                headers: cache.headers, cache: cache.units, settings: settings, assets: AssetSymbols(sets),
                generated: generated, resources: resources, isCompiled: { shown.end(place) },
                waitForShown: { shown.wait(forModuleOf: $0, at: place) }
            ).make(in: work, texts: texts)
            return try cache.keep(result, from: work, as: id)
        }
        return built(entry)
    }

    private func withWorkFolder<Value>(_ body: (String) throws -> Value) throws -> Value {
        let work = try cache.workFolder()
        let cleaning = ProcessEnding.Cleaning { try? FileManager.default.removeItem(atPath: work) }
        cleaning.begin()
        defer {
            try? FileManager.default.removeItem(atPath: work)
            cleaning.end()
        }
        return try body(work)
    }

    /// A folder for what programs say and write, which goes when this process ends.
    package func scratchFolder() throws(SourceError) -> ScratchFolder {
        ScratchFolder(path: try cache.workFolder())
    }
}

/// Which platform sources are compiled for, as `#if os(…)` sees it.
package enum SourcePlatform: String, CaseIterable, Codable, Sendable { case ios, macos }

/// Why a module became no program.
package struct BuildFailure: Sendable {
    /// In lines, each beginning with its file or with `error:`.
    package let text: String
    /// Names that nothing declares.
    package let unknown: [String]
    package var missingImports: [MissingImport] = []
    package var lost: [LostDeclaration] = []
}

/// A folder that goes when its process ends, or when nobody has it any more.
package final class ScratchFolder: Sendable {
    package let path: String
    private let cleaning: ProcessEnding.Cleaning

    init(path: String) {
        self.path = path
        cleaning = ProcessEnding.Cleaning { try? FileManager.default.removeItem(atPath: path) }
        cleaning.begin()
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
        cleaning.end()
    }

    /// A folder inside of it.
    package func folder(_ name: String) -> String {
        let folder = path + "/" + name
        _ = unsafe mkdir(folder, 0o700)
        return folder
    }
}
