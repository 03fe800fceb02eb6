import Drawing
import Pixels

/// Which goldens a recording writes.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
    /// Those of tiles that have none.
    case missing
    /// Also those whose picture, stack or file is no longer what it should be.
    case changed
    /// Every one whose file would be another, including those that only carry an old list.
    case all
}

/// What recording one tile did.
public enum RecordOutcome: Hashable, Sendable {
    /// Written where there was none.
    case added
    case replaced
    /// The golden stays as it is.
    case unchanged
    /// The golden may no longer be right, but this mode leaves it.
    case left
}

extension GoldenWriter {
    /// Writes the tile's golden if the mode asks for it; drawing happens only where it must.
    public func record(
        _ tile: TileEvidence, mode: RecordMode
    ) async throws(StoreError) -> RecordOutcome {
        let old = try store.golden(of: tile.id)
        let early = judgeWithoutDrawing(
            listDigest: tile.listDigest, stack: tile.stack, golden: old)
        if mode == .missing, old != nil {
            if case .passed = early { return .unchanged }
            return .left
        }
        if mode == .changed, case .passed = early { return .unchanged }
        let bytes = try await candidate(for: tile)
        if let old {
            if old.bytes == bytes { return .unchanged }
            if mode == .changed, early == nil, shows(old.bytes, whatShows: bytes, tile) {
                return .unchanged
            }
        }
        try write(bytes, as: tile.id)
        return old == nil ? .added : .replaced
    }

    /// Whether both goldens have the same pixels, or ones within the tolerance the tile states.
    private func shows(_ old: [UInt8], whatShows new: [UInt8], _ tile: TileEvidence) -> Bool {
        guard let before = try? readGoldenChunk(old), let after = try? readGoldenChunk(new) else {
            return false
        }
        if before.pixelDigest == after.pixelDigest { return true }
        guard let tolerance = tile.tolerance, let a = try? decodePNG(old, name: tile.id),
            let b = try? decodePNG(new, name: tile.id)
        else { return false }
        return (try? compare(a, b, options: tolerance.options).passes) ?? false
    }

    private func candidate(for tile: TileEvidence) async throws(StoreError) -> [UInt8] {
        let bytes: [UInt8]
        do {
            bytes = makeGolden(
                pixmap: try await tile.pixmap(), list: try await tile.list(),
                trace: try await tile.trace(), stack: tile.stack)
        } catch {
            throw .undrawable(id: tile.id, reason: "\(error)")
        }
        let limit = max(store.byteLimit, tile.allowance?.bytes ?? 0)
        guard bytes.count <= limit else {
            throw .tooLarge(id: tile.id, bytes: bytes.count, limit: limit)
        }
        return bytes
    }
}
