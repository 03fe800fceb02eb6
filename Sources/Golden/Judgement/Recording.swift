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
public enum RecordOutcome: String, Hashable, Sendable {
    /// Written where there was none.
    case added
    case replaced
    /// The golden stays as it is.
    case unchanged
    /// The golden may no longer be right, but this mode leaves it.
    case left
}

/// What recording a tile comes to, before anything is written.
package enum PlannedRecording: Sendable {
    case done(RecordOutcome)
    /// The file to write, and what that does.
    case write([UInt8], RecordOutcome)
}

extension GoldenStore {
    /// What recording comes to over the golden that is there, where that takes no drawing.
    package func outcomeWithoutDrawing(
        _ tile: TileEvidence, over old: GoldenFile?, mode: RecordMode, strictStack: Bool = false
    ) -> RecordOutcome? {
        guard let old, mode != .all else { return nil }
        let early = judgeWithoutDrawing(
            listDigest: tile.listDigest, stack: tile.stack, golden: old,
            options: JudgementOptions(strictStack: strictStack))
        if case .passed = early { return .unchanged }
        return mode == .missing ? .left : nil
    }

    /// What has to be written over the golden that is there; drawing happens only where it must.
    ///
    /// A golden of another stack with the same pixels stays in every mode, unless `strictStack` is said:
    /// it is as good here as there, and to write it would only pass it from machine to machine.
    package func planRecording(
        _ tile: TileEvidence, over old: GoldenFile?, mode: RecordMode, strictStack: Bool = false
    ) throws(StoreError) -> PlannedRecording {
        if let outcome = outcomeWithoutDrawing(tile, over: old, mode: mode, strictStack: strictStack) {
            return .done(outcome)
        }
        guard let old else { return .write(try candidate(for: tile), .added) }
        let picture = unchangedPicture(of: old, tile)
        var bytes = try candidate(for: tile, picture: picture)
        if old.bytes == bytes { return .done(.unchanged) }
        // What is written again has to be what it says it is.
        if picture != nil, !isSound(old) { bytes = try candidate(for: tile) }
        guard let record = try? readGoldenChunk(old.bytes),
            let otherStack = try? record.otherStack(than: tile.stack)
        else { return .write(bytes, .replaced) }
        if strictStack, !otherStack.isEmpty { return .write(bytes, .replaced) }
        // What it is called by is part of what it shows.
        if let renamed = try? tile.renamed(since: record), !renamed.isEmpty {
            return .write(bytes, .replaced)
        }
        if mode == .changed, shows(old.bytes, whatShows: bytes, tile) { return .done(.unchanged) }
        if !otherStack.isEmpty, record.pixelDigest == (try? readGoldenChunk(bytes))?.pixelDigest {
            return .done(.unchanged)
        }
        return .write(bytes, .replaced)
    }

    /// The picture's file in a golden with the pixels of today: compressing them again takes most of a recording's time.
    private func unchangedPicture(of old: GoldenFile, _ tile: TileEvidence) -> [UInt8]? {
        guard let record = try? readGoldenChunk(old.bytes), record.pixelDigest == (try? tile.pixelDigest())
        else { return nil }
        return pictureFile(of: old.bytes)
    }

    private func isSound(_ golden: GoldenFile) -> Bool {
        guard let record = try? readGoldenChunk(golden.bytes) else { return false }
        return (try? decodePNG(golden.bytes, name: golden.path))?.contentDigest == record.pixelDigest
    }

    /// Whether both goldens have the same pixels, or ones within the tolerance the tile states.
    private func shows(_ old: [UInt8], whatShows new: [UInt8], _ tile: TileEvidence) -> Bool {
        guard let before = try? readGoldenChunk(old), let after = try? readGoldenChunk(new) else {
            return false
        }
        if before.pixelDigest == after.pixelDigest { return true }
        guard let tolerance = tile.tolerance, let a = try? decodePNG(old, name: tile.id),
            let b = try? decodePNG(new, name: tile.id), let options = try? ComparisonOptions(tolerance)
        else { return false }
        return (try? compare(a, b, options: options).passes) ?? false
    }

    private func candidate(
        for tile: TileEvidence, picture: [UInt8]? = nil
    ) throws(StoreError) -> [UInt8] {
        let limit = max(byteLimit, tile.allowance?.bytes ?? 0)
        var bytes: [UInt8]
        do {
            bytes = try tile.golden(picture: picture)
            if bytes.count > limit {
                bytes = try tile.golden(picture: encodePNG(try tile.pixmap(), effort: .smallest))
            }
        } catch {
            throw .undrawable(id: tile.id, reason: "\(error)")
        }
        guard bytes.count <= limit else {
            throw .tooLarge(id: tile.id, bytes: bytes.count, limit: limit)
        }
        return bytes
    }
}

extension GoldenWriter {
    /// Writes the tile's golden if the mode asks for it; drawing happens only where it must.
    public func record(
        _ tile: TileEvidence, mode: RecordMode
    ) throws(StoreError) -> RecordOutcome {
        let old = try store.golden(of: tile.id)
        return try carryOut(try store.planRecording(tile, over: old, mode: mode), for: tile.id)
    }

    /// Does what was planned; the golden must not have changed since.
    package func carryOut(
        _ plan: PlannedRecording, for id: String
    ) throws(StoreError) -> RecordOutcome {
        switch plan {
        case .done(let outcome): return outcome
        case .write(let bytes, let outcome):
            try write(bytes, as: id)
            return outcome
        }
    }
}
