import Catalog
import Foundation
import Rendering
package import SourceMode

/// What a session is over: files, folders and packages, and how they are read.
package struct LiveSources: Sendable {
    package var paths: [String]
    package var isTogether: Bool
    package var targets: [String]
    package var packages: [String]
    package var platform: SourcePlatform
    /// What is shown in place of sources.
    package var program: WatchRequest.Program?

    package init(
        _ paths: [String], together isTogether: Bool = false, targets: [String] = [], packages: [String] = [],
        platform: SourcePlatform = .ios
    ) {
        self.paths = paths
        self.isTogether = isTogether
        self.targets = targets
        self.packages = packages
        self.platform = platform
    }

    /// A program that somebody else builds.
    package init(_ program: WatchRequest.Program) {
        self.init([])
        self.program = program
    }

    func modules() throws(SourceError) -> [SourceModule] {
        try SourceFiles.modules(of: paths, together: isTogether, targets: targets, packages: packages)
    }
}

/// What the sources are made of at one time, and what is wrong with them.
struct LiveBuild: Sendable {
    /// A module that has something to show.
    struct Made: Sendable {
        let program: BuiltProgram
        /// `nil` where the program that runs already is the same.
        let started: (program: LiveProgram, session: Session)?
        /// Another one for each program that is not the same.
        let version: String
    }
    /// In the modules' order; `nil` in place of a module that has no program now.
    var modules: [(identity: String, made: Made?)] = []
    /// Whether the modules are known at all.
    var isWhole = true
    var problems: [SourceProblem] = []
    var notes: [String] = []
    /// Files and folders whose change may change any of this, as they were before any of them was read.
    var watched: [String: FileStamp] = [:]
    /// The files of all modules, by their absolute paths.
    var files: Set<String> = []

    /// Compiles what has changed and starts programs that do not run yet; takes as long as that takes.
    ///
    /// - Parameters:
    ///   - edits: texts in place of files, by their absolute paths.
    ///   - running: versions of programs that run, by their modules' identities.
    init(
        of sources: LiveSources, by build: SourceBuild, edits: [String: Data], running: [String: String],
        in scratch: ScratchFolder
    ) {
        if let program = sources.program {
            take(program, running: running, in: scratch)
            return
        }
        watch(sources.paths.map(SourceFiles.withoutSlash))
        let modules: [SourceModule]
        do {
            modules = try sources.modules()
        } catch {
            isWhole = false
            problems = SourceProblem.all(in: error.description)
            return
        }
        if let warning = build.warning { notes.append(warning) }
        notes += modules.flatMap(\.advice)
        for module in modules {
            for file in module.sources {
                watch([file, file.parentFolder.isEmpty ? "." : file.parentFolder])
                files.insert(absolutePath(file))
            }
        }
        var texts: [String: Data] = [:]
        if !edits.isEmpty {
            for file in modules.flatMap(\.sources) { texts[file] = edits[absolutePath(file)] }
        }
        var programs: [BuiltProgram] = []
        for outcome in build.build(modules, for: [sources.platform], edits: texts) {
            switch outcome {
            case .failed(let module, let failure):
                problems += SourceProblem.all(in: failure.text)
                if let note = BuiltProgram.note(ofUnknown: failure.unknown, in: module) { notes.append(note) }
                self.modules.append((module.identity, nil))
            case .built(let program):
                problems += program.found.errors.flatMap(SourceProblem.all)
                notes += program.notes + program.unshownNotes
                watch(program.settingsFiles)
                switch shown(program, running: running, in: scratch) {
                case .nothing: break
                case .broken: self.modules.append((program.module.identity, nil))
                case .made(let made):
                    // Of two with one name the ids would mean two pictures.
                    let conflicts = ProgramChecks.sharedNames(of: programs + [program])
                    problems += conflicts.flatMap(SourceProblem.all)
                    guard conflicts.isEmpty else { break }
                    programs.append(program)
                    self.modules.append((program.module.identity, made))
                }
            }
        }
        if self.modules.isEmpty, problems.isEmpty {
            notes.insert("\(sources.paths.joined(separator: ", ")): nothing to show was found", at: 0)
        }
    }

    /// The program as it is now, started where it is another one than before.
    private mutating func take(
        _ own: WatchRequest.Program, running: [String: String], in scratch: ScratchFolder
    ) {
        watch([own.path])
        let program = BuiltProgram(of: own.path, group: own.module, path: own.path)
        let version = "\(own.path) \(FileStamp(of: own.path))"
        guard running[own.path] != version else {
            return modules.append((own.path, Made(program: program, started: nil, version: version)))
        }
        do {
            let worker = LiveProgram(
                SourceProgram(
                    path: own.path, arguments: [OwnProgram.word],
                    environment: ProcessInfo.processInfo.environment
                        .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 },
                    folder: scratch.folder("program"), limitsItself: false))
            let session = try Session(worker)
            problems += session.described.problems.map { SourceProblem($0) }
            notes += session.described.warnings
            modules.append(
                (own.path, Made(program: program, started: (worker, session), version: version)))
        } catch {
            // It may be written just now; then it changes again.
            problems.append(SourceProblem(program.words(for: error)))
            modules.append((own.path, nil))
        }
    }

    private mutating func watch(_ paths: [String]) {
        for path in paths where watched[path] == nil { watched[path] = FileStamp(of: path) }
    }

    private enum Shown {
        case nothing
        /// It has something that cannot be shown as it is now.
        case broken
        case made(Made)
    }

    private mutating func shown(
        _ program: BuiltProgram, running: [String: String], in scratch: ScratchFolder
    ) -> Shown {
        guard !program.found.specimens.isEmpty else { return program.isIncomplete ? .broken : .nothing }
        if running[program.module.identity] == program.path {
            return .made(Made(program: program, started: nil, version: program.path))
        }
        do {
            let worker = LiveProgram(SourceProgram(program, in: scratch))
            let session = try Session(worker)
            problems += session.described.problems.map { SourceProblem($0) }
            notes += session.described.warnings
            return .made(Made(program: program, started: (worker, session), version: program.path))
        } catch {
            problems.append(SourceProblem(program.words(for: error)))
            return .broken
        }
    }
}

extension BuiltProgram {
    /// Why it told nothing of its catalogue.
    fileprivate func words(for error: any Error) -> String {
        guard let death = error as? WorkerDeath else { return "\(module.name): \(error)" }
        return "the program ended early: "
            + EarlyEnd(how: death.how, log: death.log, places: places, declared: module.name).description
    }
}
