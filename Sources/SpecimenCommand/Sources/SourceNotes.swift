internal import Golden
internal import SourceMode
internal import Streams
import Synchronization

/// What is said of source files before anything of them is drawn, each line once for however many platforms.
final class SourceNotes: Sendable {
    private let request: SourceRequest
    private let said = Mutex<Set<String>>([])

    init(_ request: SourceRequest) { self.request = request }

    /// One line on standard error.
    func printLine(_ text: String) {
        guard said.withLock({ $0.insert(text).inserted }) else { return }
        StandardStream.error.write(harmlessLine(text) + "\n")
    }

    /// Errors with line breaks of their own. What several targets are compiled with has its errors once.
    func printErrors(_ text: String) {
        var blocks: [[Substring]] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let isShown = line.first.map { $0 == " " || $0.isNumber } ?? true
            if !isShown && line.contains("error: ") || blocks.isEmpty { blocks.append([]) }
            blocks[blocks.count - 1].append(line)
        }
        for block in blocks where !block.allSatisfy(\.isEmpty) {
            guard said.withLock({ $0.insert(block.joined(separator: "\n")).inserted }) else { continue }
            for line in block { StandardStream.error.write(harmlessLine(String(line)) + "\n") }
        }
    }

    /// What is to be said of packages before anything is compiled.
    func reportPackages(of modules: [SourceModule]) {
        for line in modules.flatMap(\.advice) { printLine(line) }
    }

    /// Imports of what is not here, for all modules at once.
    func report(_ missing: MissingModules) {
        for line in missing.lines { printLine(line) }
    }

    // MARK: Programs

    func report(_ program: BuiltProgram) {
        printErrors(program.found.errors.joined(separator: "\n"))
        for line in program.notes { printLine(line) }
        // A list says it itself.
        guard !request.use.listsUnshown else { return }
        for line in program.unshownNotes { printLine(line) }
    }

    /// - Parameter isFirst: whether its failure for another platform was not told before.
    func report(_ failure: BuildFailure, of module: SourceModule, isFirst: Bool) {
        // Settings that cannot be read are those of many files.
        printErrors(failure.text)
        if let line = BuiltProgram.note(ofUnknown: failure.unknown, in: module) { printLine(line) }
        // Goldens of what does not compile neither pass nor fail, which a reader must not take for passing.
        guard isFirst, let become = request.use.goldensOfBroken else { return }
        let count = goldens(of: module).ids.count
        guard count > 0 else { return }
        printLine(
            "\(module.name): \(count == 1 ? "its golden is" : "its \(count) goldens are") \(become), because it "
                + "does not compile")
    }

    // MARK: Goldens

    private func goldens(of module: SourceModule) -> ModuleGoldens {
        ModuleGoldens(of: module, in: request.goldens)
    }

    /// Says which goldens are of what a file has and cannot be shown as it is now: they neither pass nor are stale.
    func reportUnshownGoldens(_ program: BuiltProgram) -> Bool {
        guard let become = request.use.goldensOfUnshown else { return false }
        let unshown = goldens(of: program.module).unshown(of: program)
        for (piece, count) in unshown {
            printLine(
                "\(program.module.name): error: \(counted(count, "golden")) of \(piece.name) \(become), because it is "
                    + "not shown: \(piece.reason)")
        }
        return !unshown.isEmpty
    }

    /// Whether goldens of what shows nothing any more are not compared, which is said.
    func reportUncomparedGoldens(_ program: BuiltProgram) -> Bool {
        guard request.use.goldens == .compared else { return false }
        let count = goldens(of: program.module).ids.count
        guard count > 0 else { return false }
        printLine(
            "\(program.module.name): error: \(count == 1 ? "its golden was" : "its \(count) goldens were") not "
                + "compared, because it no longer shows anything; list them with 'specimen prune' of this file"
        )
        return true
    }

    /// Programs whose ids goldens of other sources have, in a folder that they share.
    func namesakes(of programs: [BuiltProgram]) -> [String] {
        guard [.recorded, .compared].contains(request.use.goldens) else { return [] }
        // All goldens of a folder are read for it, once.
        var known: [String: [(path: String, ids: [String])]] = [:]
        for program in programs where request.goldens != nil || program.module.hasGoldensAbove {
            let folder = request.goldens ?? program.module.goldens
            let owners = known[folder] ?? ModuleGoldens.owners(in: folder)
            known[folder] = owners
            guard let other = goldens(of: program.module).namesake(of: program, among: owners) else {
                continue
            }
            return [
                "error: \(program.module.name): \(folder) has goldens of \(other.path) with the same ids, such as "
                    + "\(other.id); name another folder with --goldens, or rename one of the files"
            ]
        }
        return []
    }

    /// Says where goldens are that a reader would look for elsewhere.
    func reportPlaceOfGoldens(of module: SourceModule) {
        guard module.hasGoldensAbove, request.use.goldens != .ignored, request.goldens == nil
        else { return }
        printLine(
            "\(module.name): its goldens are in \(module.goldens), where they were recorded for a folder above; "
                + "name another folder with --goldens")
    }
}
