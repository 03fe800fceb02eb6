import Catalog
import Digests
import Foundation
import Golden
import SourceMode
import ViewCore

/// What a tile's golden says of the picture that is shown.
package enum GoldenState: Equatable, Sendable {
    /// Nobody has looked yet, or the sources have no goldens.
    case unknown
    case same
    case missing
    /// In the words of `check`.
    case different(String)
}

/// What was written over a golden, so that it can be undone.
struct AcceptedGolden: Sendable {
    let id: String
    let folder: String
    /// `nil` where there was none.
    let before: [UInt8]?
    let after: ContentDigest
}

/// Why a picture could not become a golden, or a golden could not be given back.
package struct AcceptError: Error, CustomStringConvertible {
    package let description: String
}

/// Goldens of what is shown: compared once everything is drawn, accepted one by one.
extension LiveSession {
    /// So many steps can be undone.
    private static let undoLimit = 200

    /// Makes the picture that is shown the tile's golden.
    ///
    /// - Parameter digest: of the picture that its reader has seen; another one is refused.
    package func accept(_ id: String, showing digest: String) async throws(AcceptError) {
        guard let tile = tiles[id], let picture = tile.picture, picture.digest == digest, !tile.isStale,
            tile.failure == nil, let found = place(of: id), tile.program == found.part.number
        else {
            throw AcceptError(description: "\(id): not accepted, because the picture has changed meanwhile")
        }
        let part = found.part
        let folder = part.goldens
        let bytes: [UInt8]
        do {
            bytes = try await LiveDrawing(part: part, folder: scratch.path, chosen: found.choice)
                .recording(of: found.tile, in: folder)
        } catch {
            throw AcceptError(description: "\(id): not accepted: \(error)")
        }
        // The sources may have been saved while it was drawn once more.
        guard let shown = try? readGoldenChunk(picture.bytes), let drawn = try? readGoldenChunk(bytes),
            shown.listDigest == drawn.listDigest
        else {
            throw AcceptError(description: "\(id): not accepted, because the picture has changed meanwhile")
        }
        let seen = tile.golden == .unknown ? nil : tile.goldenDigest
        let isLookedAt = tile.golden != .unknown
        let environment = environment
        let written = await LiveSession.inBackground { () -> Result<[UInt8]?, StoreError> in
            Result { () throws(StoreError) in
                let store = GoldenStore(root: folder)
                let writer = try store.beginWriting(timeout: 5, environment: environment)
                let before = try store.golden(of: id)
                try writer.replace(id, with: bytes, seen: isLookedAt ? seen : before?.digest)
                return before?.bytes
            }
        }
        switch written {
        case .failure(.changedMeanwhile):
            judgeAgain(id)
            throw AcceptError(
                description:
                    "\(id): not accepted, because its golden has changed meanwhile; it is compared again")
        case .failure(let error): throw AcceptError(description: error.description)
        case .success(let before):
            accepted.append(
                AcceptedGolden(id: id, folder: folder, before: before, after: ContentDigest(of: bytes)))
            if accepted.count > LiveSession.undoLimit { accepted.removeFirst() }
            judgeAgain(id)
        }
    }

    /// Gives the golden back that was there before the last one was accepted; returns its tile's id.
    package func undoAccepting() async throws(AcceptError) -> String {
        guard let last = accepted.last else { throw AcceptError(description: "nothing was accepted here") }
        let environment = environment
        let undone = await LiveSession.inBackground { () -> Result<Void, StoreError> in
            Result { () throws(StoreError) in
                let writer = try GoldenStore(root: last.folder).beginWriting(
                    timeout: 5, environment: environment)
                if let before = last.before {
                    try writer.replace(last.id, with: before, seen: last.after)
                } else {
                    try writer.remove(last.id, seen: last.after)
                }
            }
        }
        switch undone {
        case .success: break
        case .failure(.changedMeanwhile):
            throw AcceptError(
                description: "\(last.id): not given back, because its golden has changed meanwhile")
        case .failure(let error): throw AcceptError(description: error.description)
        }
        accepted.removeAll { $0.id == last.id && $0.after == last.after && $0.folder == last.folder }
        judgeAgain(last.id)
        return last.id
    }

    private static func inBackground<R: Sendable>(_ body: @escaping @Sendable () -> R) async -> R {
        // The lock of the goldens may make it wait.
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: body()) }
        }
    }

    /// Where a tile is shown, and by whose program it is drawn.
    func place(of id: String) -> (tile: Tile, part: LivePart, choice: [String: [String]])? {
        for view in views.values {
            for group in view.groups {
                guard let tile = group.tiles.first(where: { $0.id == id }),
                    let part = parts.first(where: { $0.identity == group.identity })
                else { continue }
                return (tile, part, view.choice)
            }
        }
        return nil
    }

    // MARK: Comparing

    /// Tiles of one part that nobody has compared with their goldens yet.
    func nextUnjudged() -> Batch? {
        for view in views.values.sorted(by: { $0.asked > $1.asked }) {
            for group in view.groups {
                guard let part = parts.first(where: { $0.identity == group.identity }),
                    FileManager.default.fileExists(atPath: part.goldens)
                else { continue }
                let wanted = group.tiles.lazy.filter { self.isUnjudged($0.id, part) }
                let batch = Array(wanted.prefix(LiveSession.batchLength))
                if !batch.isEmpty { return Batch(part: part, choice: view.choice, tiles: batch) }
            }
        }
        return nil
    }

    private func isUnjudged(_ id: String, _ part: LivePart) -> Bool {
        guard let tile = tiles[id] else { return false }
        return tile.judged != part.number && tile.failure == nil && tile.picture != nil
    }

    func judge(_ batch: Batch) async {
        let interest = Interest()
        drawing = (interest, batch.part.worker)
        defer { drawing = nil }
        let folder = batch.part.goldens
        let store = GoldenStore(root: folder)
        // Read before the comparison: what is accepted replaces what was compared.
        let digests = batch.tiles.map { tile in (try? store.golden(of: tile.id))?.digest }
        let states = try? await LiveDrawing(part: batch.part, folder: scratch.path, chosen: batch.choice)
            .judge(batch.tiles, by: folder, while: interest)
        guard !isClosed, interest.reason == nil else { return }
        revision += 1
        for (place, tile) in batch.tiles.enumerated() {
            guard let known = tiles[tile.id] else { continue }
            let state = states?[tile.id] ?? .unknown
            tiles[tile.id]?.judged = batch.part.number
            tiles[tile.id]?.goldenDigest = digests[place]
            guard known.golden != state else { continue }
            tiles[tile.id]?.golden = state
            tiles[tile.id]?.revision = revision
        }
        publish()
    }

    private func judgeAgain(_ id: String) {
        guard tiles[id] != nil else { return }
        tiles[id]?.judged = 0
        if phase == .ready { setPhase(.drawing) }
        begin()
    }
}
