import Digests
import Foundation
import Installation
import Pixels

/// Programs that were made of source files, kept for the next run.
///
/// An entry is a folder that is called by what it was made from. It is written aside and gets its name when it is
/// whole; before it is used its bytes are compared with the digest that it says.
struct ProgramCache {
    let folder: String
    /// Of programs, in bytes.
    var limit = 1 << 30

    struct Entry: Codable {
        var found: FoundPieces
        /// Of the program's bytes.
        var digest: String
    }

    /// What to say where the user's own cache could not be used and another folder stands in for it.
    var note: String?

    /// The user's own, or where nothing can be kept or started in that, one in the folder for temporary files.
    static func open() throws(SourceError) -> ProgramCache {
        var problems: [String] = []
        for place in UserCache.places {
            if let problem = CachePlace.problem(of: place) {
                problems.append("\(place) \(problem)")
                continue
            }
            var cache = ProgramCache(folder: place)
            if let first = problems.first {
                cache.note =
                    "\(first): compiled programs are kept in \(place) instead; "
                    + "to choose another folder, set XDG_CACHE_HOME"
            }
            return cache
        }
        throw SourceError(
            "no folder for compiled programs: "
                + (problems.isEmpty
                    ? "neither HOME nor XDG_CACHE_HOME is set" : problems.joined(separator: "; "))
                + ". Set XDG_CACHE_HOME to a folder of yours where programs can be written and run")
    }

    /// What clang keeps there names its own place and is of no use in another: a folder that is moved gets a new one.
    var headers: String { folder + "/headers/" + ContentDigest(of: Array(folder.utf8)).hex.prefix(16) }

    private func path(_ key: String) -> String { "\(folder)/programs/\(key)" }

    /// Of modules, so that an edit compiles what it changes.
    var units: UnitCache { UnitCache(folder: folder) }

    /// Beside its resources.
    func program(_ key: String) -> String { path(key) + "/bundle/specimen-program" }

    /// The entry, if it is whole.
    func entry(_ key: String) -> Entry? {
        guard let data = FileManager.default.contents(atPath: path(key) + "/entry.json"),
            let cut = data.firstIndex(of: UInt8(ascii: "\n")),
            String(decoding: data[..<cut], as: UTF8.self) == digest(data[(cut + 1)...]),
            let entry = try? JSONDecoder().decode(Entry.self, from: data[(cut + 1)...]),
            let program = FileManager.default.contents(atPath: program(key)), digest(program) == entry.digest
        else { return nil }
        // Copied caches may have lost it.
        if unsafe access(self.program(key), X_OK) != 0 { _ = unsafe chmod(self.program(key), 0o700) }
        // Known by its time as used.
        unsafe utimes(path(key) + "/entry.json", nil)
        return entry
    }

    /// A folder to make an entry in, which goes when the process ends.
    func workFolder() throws(SourceError) -> String {
        let path = "\(folder)/work/\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
        guard unsafe mkdir(path, 0o700) == 0 else { throw SourceError("\(path): cannot be made") }
        return path
    }

    /// Gives what is in a work folder its name; another run may have been first, with the same.
    func keep(_ result: ModuleBuild.Result, from work: String, as key: String) throws(SourceError) -> Entry {
        guard let program = FileManager.default.contents(atPath: work + "/program") else {
            throw SourceError("\(work): the program is missing")
        }
        let found = FoundPieces(
            specimens: result.specimens, unconstructed: result.unconstructed, notes: result.notes,
            errors: CompilerMessage.limited(result.errors), unknown: result.unknown, leftOut: result.leftOut,
            standIns: result.standIns, used: result.used.sorted(), missingImports: result.missingImports,
            lost: result.lost, advice: result.advice)
        let entry = Entry(found: found, digest: digest(program))
        guard let body = try? JSONEncoder().encode(entry) else {
            throw SourceError("\(work): cannot be written")
        }
        let made = work + "/entry"
        _ = unsafe mkdir(made, 0o700)
        do {
            try Data((digest(body) + "\n").utf8 + body).write(to: URL(fileURLWithPath: made + "/entry.json"))
        } catch {
            throw SourceError("\(made): cannot be written (\(error.localizedDescription))")
        }
        if unsafe rename(work + "/bundle", made + "/bundle") != 0 {
            _ = unsafe mkdir(made + "/bundle", 0o700)
        }
        _ = unsafe rename(work + "/program", made + "/bundle/specimen-program")
        for attempt in 0..<3 where unsafe rename(made, path(key)) != 0 {
            if self.entry(key) != nil { break }
            // What is there is not whole.
            _ = unsafe rename(path(key), "\(work)/old\(attempt)")
        }
        shrink()
        return entry
    }

    /// The least recently used go until the rest is small enough; so do work folders of processes that are gone.
    private func shrink() {
        let manager = FileManager.default
        for name in (try? manager.contentsOfDirectory(atPath: folder + "/work")) ?? [] {
            let process = name.split(separator: "-").first.flatMap { Int32($0) } ?? 0
            if process > 0, kill(process, 0) != 0, errno == ESRCH {
                try? manager.removeItem(atPath: "\(folder)/work/\(name)")
            }
        }
        var entries: [(name: String, used: Date, size: Int)] = []
        for name in (try? manager.contentsOfDirectory(atPath: folder + "/programs")) ?? [] {
            let used =
                (try? manager.attributesOfItem(atPath: path(name) + "/entry.json"))?[.modificationDate]
                as? Date
            let size = (try? manager.attributesOfItem(atPath: program(name)))?[.size] as? Int
            entries.append((name, used ?? .distantPast, size ?? 0))
        }
        var total = entries.reduce(0) { $0 + $1.size }
        for entry in entries.sorted(by: { $0.used < $1.used }) where total > limit {
            try? manager.removeItem(atPath: path(entry.name))
            total -= entry.size
        }
        units.shrink(to: limit / 2)
    }

    private func digest(_ data: Data) -> String { ContentDigest(of: Array(data)).hex }
}
