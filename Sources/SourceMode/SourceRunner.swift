import Catalog
import Digests
import Foundation
import Installation
import Pixels
import SpecimenCommand
import Streams
import Synchronization

/// A command over source files from its words to its exit code.
struct SourceRunner {
    private let words: SourceWords
    private let modules: [SourceModule]
    private let cache: ProgramCache
    private let client: ClientBuild
    private let compiler: String
    /// What is said of a file is said once, for however many platforms.
    private let said = SaidOnce()

    /// A module that can be run.
    private struct Program: Sendable {
        var module: SourceModule
        var platform: String
        var settings: ModuleSettings
        var path: String
        var entry: ProgramCache.Entry
    }

    private enum Built: Sendable {
        case program(Program)
        case failed(SourceModule, text: String, unknown: [String])
    }

    init(_ words: SourceWords) throws(SourceError) {
        self.words = words
        let open = OpenFileLimit.allow(OpenFileLimit.sources)
        guard open >= OpenFileLimit.sources else {
            throw SourceError(OpenFileLimit.problem(open, needed: OpenFileLimit.sources))
        }
        modules = try SourceFiles.modules(of: words)
        let program = SourceRunner.program
        client = try ClientBuild.find(program: program)
        compiler = Toolchain.compiler() ?? ""
        cache = try ProgramCache.open()
        if let note = cache.note { Messages.say("warning: \(note)") }
    }

    /// The file of this process's program.
    static var program: String { URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path }

    func run() throws(SourceError) -> Int32 {
        var outcome = ExitCodes()
        let wanted = try wantedModules()
        var programs: [Program] = []
        var broken: [SourceModule] = []
        for built in build(wanted) {
            switch built {
            case .program(let program):
                tell(program)
                if !program.entry.errors.isEmpty { outcome.add(3) }
                programs.append(program)
            case .failed(let module, let text, let unknown):
                outcome.add(3)
                // Settings that cannot be read are those of many files.
                said.once(text) { Messages.sayLines(text) }
                tell(unknown, of: module)
                if !broken.contains(where: { $0.identity == module.identity }) {
                    tellGoldens(ofBroken: module)
                }
                broken.append(module)
            }
        }
        guard checkNames(programs), ownIDs(programs) else { return 3 }
        let incomplete = Set(programs.filter(leavesUnshown).map(\.path))
        if !incomplete.isEmpty { outcome.add(3) }
        if programs.count == modules.count * words.platforms.count, !tellUnused(programs) { outcome.add(3) }
        // What one platform has is shown.
        let shownModules = Set(programs.filter { !$0.entry.specimens.isEmpty }.map(\.module.identity))
        let empty = programs.filter {
            !shownModules.contains($0.module.identity) && $0.platform == words.platforms[0]
        }
        for program in empty {
            Messages.say("\(name(of: program.module)): nothing was found that can be shown")
            if words.command == "list", !words.rest.contains("--json") { list(program) }
            let leavesGoldens = leavesGoldens(program)
            let isFine = wanted.count > 1 || words.command == "prune"
            outcome.add(leavesGoldens || !isFine ? 3 : 0)
        }
        let totals = RunTotals()
        // What shows nothing draws none of its goldens.
        let shown = programs.filter { words.command == "prune" || !$0.entry.specimens.isEmpty }
        // Beside the goldens of one file a folder may have those of files that are gone.
        let isSeveral =
            wanted.count > 1 || words.platforms.count > 1 || (words.command == "prune" && namesFolder)
        let count = try show(shown, isSeveral, incomplete, totals, &outcome)
        tellUnmatched(totals, &outcome)
        // Of a folder all its files are here.
        if namesFolder {
            outcome.add(try OrphanedGoldens(words: words, modules: modules).tell(totals))
        }
        if isSeveral {
            let words = TotalWords(
                words: words, totals: totals, files: count, broken: Set(broken.map(\.identity)).count,
                empty: empty.count)
            if !words.isQuiet {
                for line in totals.roomLines + totals.hints + [words.line].compactMap(\.self) {
                    Messages.say(line)
                }
            }
        }
        // What is printed here the programs know nothing of.
        if let problem = OutputProblem.text(isVerdict: words.command == "check") {
            Messages.say("error: \(problem)")
            outcome.add(3)
        }
        return outcome.code
    }

    /// Filters that nothing in any of several modules matches are mistyped; with one module its program says so.
    private func tellUnmatched(_ totals: RunTotals, _ outcome: inout ExitCodes) {
        guard totals.isFiltered else { return }
        let matched = Set(totals.matchedFilters)
        for filter in words.values(of: "--filter") where !matched.contains(filter) {
            Messages.say("error: nothing matches the filter '\(filter)'; 'specimen list' shows what there is")
            // What does not compile may have what was meant.
            outcome.add(outcome.code == 3 ? 3 : 64)
        }
    }

    private var namesFolder: Bool { words.sources.contains { !$0.hasSuffix(".swift") } }

    /// Whether goldens of what shows nothing any more are not compared, which is said.
    private func leavesGoldens(_ program: Program) -> Bool {
        guard words.command == "check" else { return false }
        let count = goldenCount(of: program.module)
        guard count > 0 else { return false }
        let name = name(of: program.module)
        Messages.say(
            "\(name): error: \(count == 1 ? "its golden was" : "its \(count) goldens were") not compared, since it shows "
                + "nothing any more; 'specimen prune' of it lists them")
        return true
    }

    private func goldenCount(of module: SourceModule) -> Int { goldens(of: module).count }

    /// The ids of its goldens.
    private func goldens(of module: SourceModule) -> [String] {
        let folder = words.value(of: "--goldens") ?? module.goldens
        return SourceGoldens.ids(
            of: module.group, part: IDSpelling.part(module.group), place: module.place(beside: folder),
            in: folder)
    }

    /// Says which goldens are of what a file has and cannot be shown as it is now: they neither pass nor are stale.
    private func leavesUnshown(_ program: Program) -> Bool {
        let become = [
            "check": "were not compared", "record": "stay as they are", "prune": "are not called stale",
        ]
        guard let become = become[words.command], !program.entry.unconstructed.isEmpty else { return false }
        let ids = goldens(of: program.module).filter {
            $0.contains("-platform=macos") == (program.platform == "macos")
        }
        var isLeft = false
        for other in program.entry.unconstructed {
            let start = idStart(other.name, of: program.module)
            let count = ids.count { $0.hasPrefix(start) }
            guard count > 0 else { continue }
            isLeft = true
            Messages.say(
                "\(self.name(of: program.module)): error: \(count) \(count == 1 ? "golden" : "goldens") of \(other.name) "
                    + "\(become), since it is not shown: \(other.reason)")
        }
        return isLeft
    }

    /// What the ids of a specimen's goldens begin with.
    private func idStart(_ name: String, of module: SourceModule) -> String {
        ([module.group] + name.split(separator: "/").map(String.init)).map(IDSpelling.part)
            .joined(separator: "/") + "/"
    }

    /// Whether nobody else's goldens have the ids of the programs in a folder that several sources share.
    private func ownIDs(_ programs: [Program]) -> Bool {
        guard ["record", "check"].contains(words.command) else { return true }
        // All goldens of a folder are read for it, once.
        var known: [String: [(path: String, ids: [String])]] = [:]
        for program in programs where words.value(of: "--goldens") != nil || program.module.hasGoldensAbove {
            let folder = words.value(of: "--goldens") ?? program.module.goldens
            let others = known[folder] ?? owners(in: folder)
            known[folder] = others
            let starts = program.entry.specimens.map { idStart($0, of: program.module) }
            for (path, ids) in others where absolutePath(path) != absolutePath(program.module.identity) {
                guard let id = ids.first(where: { id in starts.contains { id.hasPrefix($0) } }) else {
                    continue
                }
                Messages.say(
                    "error: \(name(of: program.module)): \(folder) has goldens of \(path) by the same ids, such as \(id); "
                        + "name another folder with --goldens, or rename one of the files")
                return false
            }
        }
        return true
    }

    /// The sources that are there and have recorded goldens in a folder, with the ids of these.
    private func owners(in folder: String) -> [(path: String, ids: [String])] {
        SourceGoldens.sources(in: folder).compactMap { source, ids in
            guard case .place(let place) = source else { return nil }
            let path = GoldenPlace.file(at: place, beside: folder)
            return FileManager.default.fileExists(atPath: path) ? (path, ids) : nil
        }
    }

    /// Of several those that the id of a picture begins with.
    private func wantedModules() throws(SourceError) -> [SourceModule] {
        guard ["render", "inspect"].contains(words.command), modules.count > 1 else {
            if words.command == "batch", modules.count > 1 {
                throw SourceError("batch takes one source file, or a folder with --together")
            }
            return modules
        }
        let ids = words.rest.dropFirst().filter { $0.contains("/") }
        let found = modules.filter { module in ids.contains { $0.hasPrefix(module.group + "/") } }
        guard !found.isEmpty else {
            throw SourceError("no file of these is what an id of the command begins with")
        }
        return found
    }

    private func name(of module: SourceModule) -> String {
        module.files.count == 1 ? module.files[0] : module.group
    }

    // MARK: Building

    private func build(_ modules: [SourceModule]) -> [Built] {
        let works = modules.flatMap { module in words.platforms.map { (module, $0) } }
        let results = Mutex<[Built?]>(Array(repeating: nil, count: works.count))
        let next = Atomic<Int>(0)
        let work = { @Sendable in
            while true {
                let place = next.add(1, ordering: .relaxed).oldValue
                guard place < works.count else { return }
                let built = self.build(works[place].0, for: works[place].1)
                results.withLock { $0[place] = built }
            }
        }
        let count = min(works.count, ProcessInfo.processInfo.activeProcessorCount)
        DispatchQueue.concurrentPerform(iterations: count) { _ in work() }
        return results.withLock { $0.compactMap(\.self) }
    }

    private func build(_ module: SourceModule, for platform: String) -> Built {
        let settings: ModuleSettings
        do {
            settings = try ModuleSettings(of: module)
        } catch {
            return .failed(module, text: "error: \(error)", unknown: [])
        }
        do {
            var texts: [String: Data] = [:]
            var key = [
                "2", client.digest, Toolchain.identity(of: compiler), platform, module.group,
                client.linkFlags.joined(separator: " "),
            ].joined(separator: "\n")
            for file in module.sources + settings.files.map(\.path) {
                let data = try SourceFiles.contents(of: file)
                texts[file] = data
                key += "\n\(file)\n\(ContentDigest(of: Array(data)).hex)"
            }
            key += "\n\(module.files.count)"
            let id = ContentDigest(of: Array(key.utf8)).hex
            if let entry = cache.entry(id) {
                return .program(
                    Program(
                        module: module, platform: platform, settings: settings, path: cache.program(id),
                        entry: entry))
            }
            let work = try cache.workFolder()
            let cleaning = ProcessEnding.Cleaning { try? FileManager.default.removeItem(atPath: work) }
            cleaning.begin()
            defer {
                try? FileManager.default.removeItem(atPath: work)
                cleaning.end()
            }
            let result = try ModuleBuild(
                module: module, platform: platform, client: client, toolchain: client.toolchain(),
                headers: cache.headers, settings: settings
            ).make(in: work, texts: texts)
            let entry = try cache.keep(result, from: work, as: id)
            return .program(
                Program(
                    module: module, platform: platform, settings: settings, path: cache.program(id),
                    entry: entry))
        } catch let failure as CompileFailure {
            return .failed(module, text: failure.text, unknown: failure.unknown)
        } catch {
            // What is wrong with one file names it.
            let isNamed = "\(error)".hasPrefix(module.files.first.map { $0 + ":" } ?? "")
            let text = isNamed ? "error: \(error)" : "error: \(name(of: module)): \(error)"
            return .failed(module, text: text, unknown: [])
        }
    }

    // MARK: Saying

    private func tell(_ unknown: [String], of module: SourceModule) {
        guard !unknown.isEmpty else { return }
        said.say(
            "\(name(of: module)): not known here, so not supported yet or declared in another file: "
                + unknown.joined(separator: ", "))
    }

    private func tell(_ program: Program) {
        let entry = program.entry
        let errors = entry.errors.joined(separator: "\n")
        said.once(errors) { Messages.sayLines(errors) }
        tell(entry.unknown, of: program.module)
        if !entry.standIns.isEmpty {
            said.say(
                "\(name(of: program.module)): drawn with made-up values for names that nothing declares: "
                    + entry.standIns.joined(separator: ", "))
        }
        if !entry.leftOut.isEmpty {
            said.say(
                "\(name(of: program.module)): left out, since it does not compile: "
                    + entry.leftOut.joined(separator: ", "))
        }
        for note in entry.notes { said.say("\(name(of: program.module)): \(note)") }
        // A list says it itself.
        guard words.command != "list" else { return }
        for other in program.entry.unconstructed {
            said.say("\(name(of: program.module)): \(other.name) is not shown: \(other.reason)")
        }
    }

    /// Goldens of what does not compile neither pass nor fail, which a reader must not take for passing.
    private func tellGoldens(ofBroken module: SourceModule) {
        let become = [
            "check": "not compared", "record": "left as they are", "prune": "called neither stale nor not",
        ]
        guard let become = become[words.command] else { return }
        let count = goldenCount(of: module)
        guard count > 0 else { return }
        Messages.say(
            "\(name(of: module)): \(count == 1 ? "its golden is" : "its \(count) goldens are") \(become), since it "
                + "does not compile")
    }

    /// Settings that count for nothing are mistyped, or of something that is gone.
    private func tellUnused(_ programs: [Program]) -> Bool {
        var claims: [String: String] = [:]
        for program in programs {
            for file in program.settings.files {
                for claim in file.claims where concerns(claim.rule, of: file, programs) {
                    claims[file.place(claim.line)] = claim.words
                }
            }
        }
        for program in programs { for place in program.entry.used { claims[place] = nil } }
        for (place, words) in claims.sorted(by: {
            $0.key.localizedStandardCompare($1.key) == .orderedAscending
        }) {
            Messages.say("\(place): error: \(words); 'specimen list' shows what there is")
        }
        return claims.isEmpty
    }

    /// Whether all files are here that a rule may be meant for.
    private func concerns(_ rule: SourceSettings.Rule, of file: SourceSettings, _ programs: [Program]) -> Bool
    {
        let folder = file.path.parentFolder
        let isWhole = programs.contains {
            $0.module.folder == folder && !words.sources.contains($0.module.files[0])
        }
        guard !isWhole, let pattern = rule.pattern else { return isWhole }
        let group = pattern.prefix { $0 != "/" }
        return programs.contains { $0.module.group == group }
    }

    /// Two files may not mean different pictures by one id.
    private func checkNames(_ programs: [Program]) -> Bool {
        var seen: [String: SourceModule] = [:]
        var isFine = true
        for program in programs {
            for name in program.entry.specimens {
                let id = program.platform + "\n" + (program.module.group + "/" + name).lowercased()
                if let other = seen.updateValue(program.module, forKey: id) {
                    Messages.say(
                        "error: \(program.module.group)/\(name) is in \(self.name(of: other)) and in "
                            + "\(self.name(of: program.module)): rename one of the files, or name one alone")
                    isFine = false
                    break
                }
            }
        }
        return isFine
    }

    // MARK: Running

    /// Returns how many modules had something of what was selected.
    private func show(
        _ programs: [Program], _ isPart: Bool, _ incomplete: Set<String>, _ totals: RunTotals,
        _ outcome: inout ExitCodes
    ) throws(SourceError) -> Int {
        let scratch = try cache.workFolder()
        let cleaning = ProcessEnding.Cleaning { try? FileManager.default.removeItem(atPath: scratch) }
        cleaning.begin()
        defer {
            try? FileManager.default.removeItem(atPath: scratch)
            cleaning.end()
        }
        var documents: [Data] = []
        var empty = 0
        var chosen: Set<String> = []
        let isJSON = words.rest.contains("--json")
        for (index, program) in programs.enumerated() {
            let folder = "\(scratch)/\(index)"
            _ = unsafe mkdir(folder, 0o700)
            let run = ChildRun(
                words: words, program: program.path, module: program.module,
                platform: program.platform, settings: program.settings, isPart: isPart,
                isIncomplete: !program.entry.errors.isEmpty || !program.entry.leftOut.isEmpty
                    || incomplete.contains(program.path),
                folder: folder)
            let output = isJSON ? folder + "/answer.json" : nil
            tellPlace(of: program.module)
            let code = try run.run(output: output, adding: totals)
            if code == SourceRunner.nothingSelected {
                empty += 1
                continue
            }
            outcome.add(code)
            chosen.insert(program.module.identity)
            // Wrong words are wrong for every file.
            if code == 64 { return 0 }
            if let output { documents.append(FileManager.default.contents(atPath: output) ?? Data()) }
            if words.command == "list", !isJSON { list(program) }
        }
        if isJSON { print(documents, programs) }
        if empty > 0, empty == programs.count {
            Messages.say("error: nothing in these files is selected; 'specimen list' shows what there is")
            // What does not compile may have what was meant.
            outcome.add(outcome.code == 3 ? 3 : 64)
        }
        return chosen.count
    }

    /// Says where goldens are that a reader would look for elsewhere.
    private func tellPlace(of module: SourceModule) {
        guard module.hasGoldensAbove, ["record", "check", "prune"].contains(words.command),
            words.value(of: "--goldens") == nil
        else { return }
        said.say(
            "\(name(of: module)): its goldens are in \(module.goldens), recorded through a folder above; "
                + "--goldens names others")
    }

    private static let nothingSelected: Int32 = 90

    private func list(_ program: Program) {
        for other in program.entry.unconstructed {
            let line = "\(program.module.group)/\(other.name)  not shown: \(other.reason)"
            said.once(line) { StandardStream.output.write(harmlessLine(line) + "\n") }
        }
    }

    /// Documents of one kind as one: lists behind each other, numbers together.
    private func print(_ documents: [Data], _ programs: [Program]) {
        var merged: [String: Any] = [:]
        for data in documents {
            let document = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
            merged.merge(document) { first, second in
                if let first = first as? [Any], let second = second as? [Any] { return first + second }
                if let first = first as? Int, let second = second as? Int { return first + second }
                return second
            }
        }
        if words.command == "list" {
            var seen: Set<String> = []
            let files = programs.filter { seen.insert($0.module.identity).inserted }
            merged["unconstructed"] = files.flatMap { program in
                program.entry.unconstructed.map {
                    ["id": "\(program.module.group)/\($0.name)", "reason": $0.reason]
                }
            }
        }
        guard
            let data = try? JSONSerialization.data(
                withJSONObject: merged, options: [.sortedKeys, .withoutEscapingSlashes])
        else { return }
        StandardStream.output.write(harmlessJSON(String(decoding: data, as: UTF8.self)) + "\n")
    }
}
