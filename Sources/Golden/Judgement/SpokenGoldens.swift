package import ScreenReader

/// What a tile's tree comes to beside the one that was accepted.
package enum SpokenJudgement: Hashable, Sendable {
    case passed
    /// None was accepted.
    case missing
    case unreadable(String)
    /// What is spoken otherwise, a sentence each.
    case different([String])
}

extension GoldenStore {
    /// The ids of the tiles that have a tree here.
    package func tilesWithTrees() throws(StoreError) -> Set<String> {
        var tiles: [String] = []
        try collect(into: &tiles, below: "") { name, path, _ in
            GoldenPath.isTree(name) ? GoldenStore.tile(ofTree: path) : nil
        }
        return Set(tiles)
    }

    /// Compares a tile's tree with the one that was accepted.
    package func judge(_ tree: SpokenTree, of tile: String) throws(StoreError) -> SpokenJudgement {
        guard let golden = try golden(of: GoldenStore.tree(of: tile)) else { return .missing }
        do throws(SpokenFileError) {
            let changes = tree.changes(from: try SpokenTree(file: golden.bytes))
            return changes.isEmpty ? .passed : .different(changes)
        } catch {
            return .unreadable("\(golden.path) is no accessibility golden: \(error)")
        }
    }

    /// What recording a tile's tree writes.
    package func planRecording(
        _ tree: SpokenTree, of tile: String, mode: RecordMode
    ) throws(StoreError) -> PlannedRecording {
        guard let golden = try golden(of: GoldenStore.tree(of: tile)) else {
            return .write(tree.file, .added)
        }
        let old = try? SpokenTree(file: golden.bytes)
        if old == tree.placeless, mode != .all || golden.bytes == tree.file { return .done(.unchanged) }
        return mode == .missing ? .done(.left) : .write(tree.file, .replaced)
    }
}
