import Digests
import Foundation

/// Object files of modules that were compiled, kept for the next edit: a folder for each module, which is replaced as a
/// whole.
struct UnitCache {
    let folder: String

    /// What a module was compiled from and to, when it last compiled whole.
    struct State: Codable {
        struct File: Codable {
            var name: String
            /// Digests of its text, and of what the compiler says that others may know of it.
            var text: String
            var interface: String?
        }
        var files: [File]
        /// Digests of the modules that it imports, by their names.
        var imports: [String: String]
        /// Digests of what was made, by file.
        var made: [String: String]
    }

    private func path(_ id: String) -> String { "\(folder)/units/\(id)" }

    func state(_ id: String) -> State? {
        guard let data = FileManager.default.contents(atPath: path(id) + "/state.json") else { return nil }
        return try? JSONDecoder().decode(State.self, from: data)
    }

    /// Puts files that were made into a folder; false where one of them is missing or not as it was made.
    func take(_ names: some Sequence<String>, of id: String, _ state: State, into folder: String) -> Bool {
        // Known by its time as used.
        unsafe utimes(path(id), nil)
        for name in names {
            let target = folder + "/" + name
            unsafe unlink(target)
            guard unsafe Glibc.link(path(id) + "/" + name, target) == 0,
                UnitCache.digest(ofFile: target) == state.made[name]
            else {
                unsafe unlink(target)
                return false
            }
        }
        return true
    }

    /// Replaces what is there; another run may do the same, and one of them is the last.
    func keep(_ state: State, as id: String, from folder: String) {
        let aside = "\(folder)/unit-\(id)"
        guard unsafe mkdir(aside, 0o700) == 0 else { return }
        for name in state.made.keys {
            guard unsafe Glibc.link(folder + "/" + name, aside + "/" + name) == 0 else { return }
        }
        guard let data = try? JSONEncoder().encode(state),
            (try? data.write(to: URL(fileURLWithPath: aside + "/state.json"))) != nil
        else { return }
        unsafe mkdir(self.folder + "/units", 0o700)
        // A folder cannot be renamed over one that is not empty.
        let former = aside + "-former"
        _ = unsafe rename(path(id), former)
        _ = unsafe rename(aside, path(id))
    }

    /// The least recently used go until the rest is small enough.
    ///
    /// - Parameter limit: of all files, in bytes.
    func shrink(to limit: Int) {
        let manager = FileManager.default
        var units: [(path: String, used: Date, size: Int)] = []
        for name in (try? manager.contentsOfDirectory(atPath: folder + "/units")) ?? [] {
            let path = path(name)
            let used = (try? manager.attributesOfItem(atPath: path))?[.modificationDate] as? Date
            let files = (try? manager.contentsOfDirectory(atPath: path)) ?? []
            // A file that several modules have is counted once, a part with each.
            let size = files.reduce(0) { sum, file in
                let attributes = try? manager.attributesOfItem(atPath: path + "/" + file)
                let links = attributes?[.referenceCount] as? Int ?? 1
                return sum + (attributes?[.size] as? Int ?? 0) / max(links, 1)
            }
            units.append((path, used ?? .distantPast, size))
        }
        var total = units.reduce(0) { $0 + $1.size }
        for unit in units.sorted(by: { $0.used < $1.used }) where total > limit {
            try? manager.removeItem(atPath: unit.path)
            total -= unit.size
        }
    }

    static func digest(ofFile path: String) -> String? {
        FileManager.default.contents(atPath: path).map { ContentDigest(of: Array($0)).hex }
    }
}
