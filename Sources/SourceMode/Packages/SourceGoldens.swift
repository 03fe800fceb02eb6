import Foundation
import Golden

/// What lies of source files' goldens in a folder.
package enum SourceGoldens {
    /// Who earlier versions said the goldens of a group of source files belong to: they knew the name alone.
    package static func formerOwner(of group: String) -> String { GoldenOwner.formerPrefix + group }

    /// Whether some of the goldens of a group were recorded by the source at a place, or by one of which only its name
    /// is known.
    ///
    /// - Parameters:
    ///   - part: the group as ids have it.
    ///   - place: as seen from the folder that the goldens' folder is in.
    package static func areThere(of group: String, part: String, place: String, in folder: String) -> Bool {
        let owners: Set<GoldenOwner> = [.source(place), .command(formerOwner(of: group))]
        return !goldens(in: folder, below: part, most: 1) { owners.contains($0) }.isEmpty
    }

    /// Ids of goldens of a group that the source at a place has recorded, or one of which only the name is known.
    package static func ids(of group: String, part: String, place: String, in folder: String) -> [String] {
        let owners: Set<GoldenOwner> = [.source(place), .command(formerOwner(of: group))]
        return goldens(in: folder, below: part) { owners.contains($0) }
    }

    /// Places of sources that have recorded goldens there, with the ids of these, and the groups of those of which only
    /// the name is known.
    package static func sources(in folder: String) -> [(source: Source, ids: [String])] {
        var found: [Source: [String]] = [:]
        let undrawn = try? GoldenStore(root: folder).undrawn(known: [])
        for golden in undrawn?.goldens ?? [] {
            switch golden.owner {
            case .source(let place): found[.place(place), default: []].append(golden.id)
            case .command(let name) where name.hasPrefix(formerOwner(of: "")):
                found[.group(String(golden.id.prefix { $0 != "/" })), default: []].append(golden.id)
            case .command, .test: continue
            }
        }
        return found.sorted { $0.value[0] < $1.value[0] }.map { ($0.key, $0.value) }
    }

    package enum Source: Hashable, Sendable {
        case place(String)
        case group(String)
    }

    /// Deletes goldens that the source at a place has recorded; how many, and what went wrong.
    package static func remove(
        _ ids: Set<String>, of place: String, in folder: String
    ) throws -> (count: Int, problems: [String]) {
        let store = GoldenStore(root: folder)
        let stale = try store.undrawn(known: []) { ids.contains($0) }.goldens.filter {
            $0.owner == .source(place)
        }
        let problems = try store.beginWriting().remove(stale)
        return (stale.count - problems.count, problems.sorted { $0.key < $1.key }.map { "\($0): \($1)" })
    }

    /// Whether a source is the only one of its name below a folder, so that goldens of which only the name is known can
    /// be nobody else's.
    ///
    /// - Parameter identity: its file or its folder.
    package static func isAlone(_ group: String, identity: String, below folder: String) -> Bool {
        let own = URL(fileURLWithPath: identity).resolvingSymlinksInPath().path
        return !hasSource(group, below: folder) { $0 == own || $0.hasPrefix(own + "/") }
    }

    /// Whether there is a file or a folder of Swift files below a folder that goldens of a group may be of; also where
    /// there is too much to look at all of it.
    package static func hasSource(
        _ group: String, below folder: String, except isKnown: (String) -> Bool = { _ in false }
    ) -> Bool {
        let root = URL(fileURLWithPath: folder.isEmpty ? "." : folder).resolvingSymlinksInPath().path
        guard let paths = FileManager.default.enumerator(atPath: root) else { return true }
        var count = 0
        while let path = paths.nextObject() as? String {
            count += 1
            if count > mostEntries { return true }
            let name = path.split(separator: "/").last ?? ""
            if name.hasPrefix(".") || name == "Golden" {
                paths.skipDescendants()
                continue
            }
            guard name == group + ".swift" || name == group else { continue }
            let whole = root + "/" + path
            if !isKnown(whole), isSource(whole) { return true }
        }
        return false
    }

    private static let mostEntries = 100_000

    /// Whether it is a file, or a folder with a Swift file.
    private static func isSource(_ path: String) -> Bool {
        if path.hasSuffix(".swift") { return true }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.contains { $0.hasSuffix(".swift") }
    }

    private static func goldens(
        in folder: String, below part: String, most: Int = .max, where isWanted: (GoldenOwner) -> Bool
    ) -> [String] {
        var found: [String] = []
        let store = GoldenStore(root: folder)
        for id in (try? store.storedIDs()) ?? [] where id.hasPrefix(part + "/") {
            guard let owner = store.owner(of: id), isWanted(owner) else { continue }
            found.append(id)
            if found.count == most { break }
        }
        return found
    }
}
