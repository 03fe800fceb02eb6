import Catalog
import Foundation
import Rendering
import SourceMode

/// What a session is over: files, folders and packages, and how they are read.
package struct LiveSources: Sendable {
    package var paths: [String]
    package var isTogether: Bool
    package var targets: [String]
    package var packages: [String]

    package init(
        _ paths: [String], together isTogether: Bool = false, targets: [String] = [], packages: [String] = []
    ) {
        self.paths = paths
        self.isTogether = isTogether
        self.targets = targets
        self.packages = packages
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
    ///   - running: paths of programs that run, by their modules' identities.
    init(
        of sources: LiveSources, by build: SourceBuild, edits: [String: Data], running: [String: String],
        in scratch: ScratchFolder
    ) {
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
        for outcome in build.build(modules, for: [.ios], edits: texts) {
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
            return .made(Made(program: program, started: nil))
        }
        do {
            let worker = LiveProgram(SourceProgram(program, in: scratch))
            let session = try Session(worker)
            problems += session.described.problems.map { SourceProblem($0) }
            notes += session.described.warnings
            return .made(Made(program: program, started: (worker, session)))
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
