internal import Golden

/// What lies of a source file's goldens in a folder.
package enum SourceGoldens {
    /// Who the goldens belong to that are recorded of a group of source files.
    package static func owner(of group: String) -> String { "Source-" + group }

    /// Whether a source file of this group has recorded what is there of the group.
    ///
    /// - Parameter part: the group as ids have it.
    package static func areThere(of group: String, part: String, in folder: String) -> Bool {
        var isFirst = true
        let found = try? GoldenStore(root: folder).undrawn(known: []) { id in
            guard isFirst, id.hasPrefix(part + "/") else { return false }
            isFirst = false
            return true
        }
        return found?.goldens.first?.owner == .command(owner(of: group))
    }

    /// How many goldens there are of a group.
    package static func count(of part: String, in folder: String) -> Int {
        let ids = (try? GoldenStore(root: folder).storedIDs()) ?? []
        return ids.count { $0.hasPrefix(part + "/") }
    }

    /// The groups of which a source file has recorded goldens there, with how many there are.
    package static func groups(in folder: String) -> [(group: String, count: Int)] {
        let found = try? GoldenStore(root: folder).undrawn(known: [])
        let groups = Dictionary(grouping: found?.goldens ?? []) { golden in
            String(golden.id.prefix { $0 != "/" })
        }
        return groups.sorted { $0.key < $1.key }.compactMap { group, goldens in
            guard case .command(let name)? = goldens.first?.owner, name.hasPrefix(owner(of: "")) else {
                return nil
            }
            return (group, goldens.count)
        }
    }
}
