import Foundation
internal import Rendering
internal import SourceMode
import Synchronization

/// Source files that were compiled and whose programs run, with what is known before anything is drawn.
struct OpenedSources: Sendable {
    let request: SourceRequest
    let modules: [SourceModule]
    /// Modules with something to show; of `prune` also others.
    private(set) var parts: [CatalogPart] = []
    /// The exit code so far.
    private(set) var code: Int32 = 0
    /// Modules that do not compile.
    private(set) var broken = 0
    /// Modules that compile and have nothing that can be shown.
    private(set) var empty = 0
    /// What was found and cannot be shown, by module.
    private(set) var unconstructed: [(group: String, pieces: [Unconstructed])] = []
    /// Whether several files or platforms are summed up.
    let isSeveral: Bool
    /// Whether the files contradict each other, so that nothing may be done with them.
    private(set) var isContradictory = false
    /// Where programs write what is not asked for; goes with this.
    private let scratch: ScratchFolder?

    /// Processes of so many modules wait for what they are asked; those of others begin when they are.
    private static let running = 32

    /// Compiles what the request names, says what is to be said of it, and starts the programs.
    init(_ request: SourceRequest) throws {
        self.request = request
        let platforms = try request.namedPlatforms()
        // Before the parser is looked for, which may have to be compiled: a name that no file has needs neither.
        modules = try SourceFiles.modules(
            of: request.sources, together: request.isTogether, targets: request.targets,
            packages: request.packages)
        let build = try SourceBuild()
        let notes = SourceNotes(request)
        if let warning = build.warning { notes.printLine("warning: \(warning)") }
        let scratch = try build.scratchFolder()
        self.scratch = scratch
        let wanted = try OpenedSources.selectModules(modules, request)
        // Beside the goldens of one file a folder may have those of files that are gone.
        isSeveral =
            wanted.count > 1 || platforms.count > 1 || (request.use.goldens == .pruned && request.namesFolder)
        var outcome = Outcome()
        var programs: [BuiltProgram] = []
        var brokenModules: Set<String> = []
        var missing = MissingModules()
        notes.reportPackages(of: modules)
        for built in build.build(wanted, for: platforms) {
            switch built {
            case .built(let program):
                notes.report(program)
                missing.add(program.found.missingImports, lost: program.found.lost, of: program.module)
                if !program.found.errors.isEmpty { outcome.add(3) }
                programs.append(program)
            case .failed(let module, let failure):
                outcome.add(3)
                missing.add(failure.missingImports, lost: failure.lost, of: module)
                notes.report(failure, of: module, isFirst: brokenModules.insert(module.identity).inserted)
            }
        }
        notes.report(missing)
        broken = brokenModules.count
        let conflicts = ProgramChecks.sharedNames(of: programs) + notes.namesakes(of: programs)
        for line in conflicts { notes.printLine(line) }
        guard conflicts.isEmpty else {
            (code, isContradictory) = (3, true)
            return
        }
        let incomplete = Set(programs.filter(notes.reportUnshownGoldens).map(\.path))
        if !incomplete.isEmpty { outcome.add(3) }
        if programs.count == modules.count * platforms.count {
            let unused = ProgramChecks.unusedSettings(of: programs, sources: request.sources)
            for line in unused { notes.printLine(line) }
            if !unused.isEmpty { outcome.add(3) }
        }
        // What one platform has is shown.
        let shown = Set(programs.filter { !$0.found.specimens.isEmpty }.map(\.module.identity))
        for program in programs
        where !shown.contains(program.module.identity) && program.platform == platforms[0] {
            empty += 1
            notes.printLine("\(program.module.name): nothing to show was found")
            let leavesGoldens = notes.reportUncomparedGoldens(program)
            let isFine = wanted.count > 1 || request.use.goldens == .pruned
            if leavesGoldens || !isFine { outcome.add(3) }
        }
        var seen: Set<String> = []
        for program in programs where seen.insert(program.module.identity).inserted {
            unconstructed.append((program.module.group, program.found.unconstructed))
        }
        let open = programs.filter { request.use.goldens == .pruned || !$0.found.specimens.isEmpty }
        for (program, started) in zip(open, OpenedSources.start(open, in: scratch)) {
            switch started {
            case .success(let session):
                for warning in session.described.warnings { notes.printLine("warning: \(warning)") }
                notes.reportPlaceOfGoldens(of: program.module)
                parts.append(
                    CatalogPart(
                        SourcePart(
                            program: program, session: session,
                            isIncomplete: program.isIncomplete || incomplete.contains(program.path),
                            isOfSeveralPlatforms: platforms.count > 1)))
                if parts.count > OpenedSources.running { session.close() }
            case .failure(let error):
                notes.printErrors("error: \(OpenedSources.message(for: error, of: program))")
                outcome.add(3)
            }
        }
        if parts.count == open.count, programs.count == modules.count * platforms.count {
            let unused = ProgramChecks.unusedApart(
                of: programs, sources: request.sources, in: parts.map(\.catalog))
            for line in unused { notes.printLine(line) }
            if !unused.isEmpty { outcome.add(3) }
        }
        code = outcome.code
    }

    /// A program that is there already.
    init(_ program: BuiltProgram, drawnBy worker: SourceProgram) throws {
        request = SourceRequest(
            use: SourceUse(command: "check", goldens: .compared), sources: program.module.files)
        modules = [program.module]
        isSeveral = false
        scratch = nil
        let part = SourcePart(
            program: program, session: try Session(worker), isIncomplete: false, isOfSeveralPlatforms: false)
        parts = [CatalogPart(part)]
    }

    /// Of several those that the id of a picture begins with.
    private static func selectModules(
        _ modules: [SourceModule], _ request: SourceRequest
    ) throws(SourceError) -> [SourceModule] {
        guard request.use.isOne, modules.count > 1 else { return modules }
        if let refusal = request.use.refusalOfSeveral { throw SourceError(refusal) }
        let ids = request.others.filter { $0.contains("/") }
        let found = modules.filter { module in ids.contains { $0.hasPrefix(module.group + "/") } }
        guard !found.isEmpty else {
            throw SourceError("none of these files has the id; an id begins with the name of its file")
        }
        return found
    }

    private static func start(
        _ programs: [BuiltProgram], in scratch: ScratchFolder
    ) -> [Result<Session, any Error>] {
        let results = Mutex<[Int: Result<Session, any Error>]>([:])
        DispatchQueue.concurrentPerform(iterations: programs.count) { place in
            let result = Result { try Session(SourceProgram(programs[place], in: scratch)) }
            results.withLock { $0[place] = result }
        }
        return results.withLock { results in programs.indices.compactMap { results[$0] } }
    }

    private static func message(for error: any Error, of program: BuiltProgram) -> String {
        guard let death = error as? WorkerDeath else { return "\(program.module.name): \(error)" }
        return "the program ended early: "
            + EarlyEnd(
                how: death.how, log: death.log, places: program.places, declared: program.module.name
            ).description
    }

    /// The exit code where a command has nothing to do, and why was said; several files have a sum in any case.
    var end: Int32? {
        guard parts.isEmpty, isContradictory || (!isSeveral && !request.use.isFineWithNothing) else {
            return nil
        }
        return code == 0 ? 3 : code
    }

    /// Ends the programs.
    func close() { for part in parts { part.source?.session.close() } }
}

/// What a source file has that cannot be shown, as documents and lists have it.
struct UnconstructedEntry: Encodable {
    var id: String
    var reason: String
}

extension OpenedSources {
    var unconstructedEntries: [UnconstructedEntry] {
        unconstructed.flatMap { group, pieces in
            pieces.map { UnconstructedEntry(id: "\(group)/\($0.name)", reason: $0.reason) }
        }
    }
}
