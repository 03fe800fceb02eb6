internal import Catalog
internal import Digests
internal import Rendering

extension RenderJob {
    /// What it draws, wherever its picture goes: equal jobs are in one part of a batch.
    func isIn(_ shard: Shard) -> Bool { RenderJob.isIn(shard, tile, arguments) }

    static func isIn(_ shard: Shard, _ tile: Tile, _ arguments: String = "") -> Bool {
        // Where a label has a line break, two jobs may read alike; then they are in one part, which is no harm.
        let parts =
            [tile.id, tile.label ?? "", "\(tile.specimen.width)"] + (arguments.isEmpty ? [] : [arguments])
        return shard.takes(parts.joined(separator: "\n"))
    }
}

/// The last line of the results of a part of a batch: which it is, and how many jobs all parts have.
///
/// By it `merge` knows that the part was not ended early, and what is missing.
struct ShardEnd: Codable {
    var jobs: Int
    var shard: String

    init(jobs: Int, of shard: Shard) { (self.jobs, self.shard) = (jobs, "\(shard)") }
}
