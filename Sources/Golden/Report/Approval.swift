import Digests
import Foundation
import Pixels
import Synchronization

/// What `approve` did with a tile of a report.
public enum ApprovalOutcome: Sendable {
    case accepted
    /// The golden is already what the report shows.
    case alreadyAccepted
    case refused(StoreError)
}

/// Accepts what a report shows, if each file is still what the report saw.
///
/// `report` is the report's folder or its `report.json`. A tile's new golden must have the digest
/// in the report, the present golden the one that was compared with; others are refused singly.
public func approve(
    report: String, into store: GoldenStore, writer: GoldenWriter,
    filter: (String) -> Bool = { _ in true }
) throws(StoreError) -> [(id: String, outcome: ApprovalOutcome)] {
    let file = reportFile(report)
    let folder = FileSystem.parent(of: file) ?? "."
    let model = try readReport(file)
    let tiles = model.tiles.filter { filter($0.id) && $0.actual != nil }
    let pictures = AcceptedPictures()
    let outcomes = Mutex([ApprovalOutcome?](repeating: nil, count: tiles.count))
    let acceptTile = { @Sendable (index: Int) in
        let outcome: ApprovalOutcome
        do throws(StoreError) {
            outcome = try accept(tiles[index], from: folder, into: store, writer, pictures)
        } catch {
            outcome = .refused(error)
        }
        outcomes.withLock { $0[index] = outcome }
    }
    if Set(tiles.map(\.id)).count == tiles.count {
        // Most of it is compression; each tile has files of its own.
        DispatchQueue.concurrentPerform(iterations: tiles.count, execute: acceptTile)
    } else {
        // Somebody has written a tile twice: in turn, so that the same one wins each time.
        for index in tiles.indices { acceptTile(index) }
    }
    return outcomes.withLock { outcomes in
        zip(tiles, outcomes).compactMap { tile, outcome in outcome.map { (tile.id, $0) } }
    }
}

private func accept(
    _ tile: ReportModel.Tile, from folder: String, into store: GoldenStore, _ writer: GoldenWriter,
    _ pictures: AcceptedPictures
) throws(StoreError) -> ApprovalOutcome {
    // The path is made from the id, never taken from the report, which may be anyone's.
    let path = folder + "/actual/" + (try GoldenPath.relative(tile.id))
    guard let bytes = try FileSystem.read(path, limit: GoldenFile.byteLimit) else {
        throw .io(operation: "read", path: path, reason: "it is not in the report")
    }
    guard ContentDigest(of: bytes).hex == tile.actual?.digest else {
        throw .notVerified(id: tile.id, reason: "\(path) is not the file of the report")
    }
    if try isThere(bytes, in: store, as: tile.id) { return .alreadyAccepted }
    var seen: ContentDigest?
    if let text = tile.expected?.digest {
        guard let digest = ContentDigest(hex: text) else {
            throw .notVerified(id: tile.id, reason: "the report's digest is malformed")
        }
        seen = digest
    }
    if GoldenPath.isTree(tile.id) {
        try writer.replace(tile.id, with: bytes, seen: seen)
        return .accepted
    }
    // The rule of recording.
    let limit = max(store.byteLimit, tile.room ?? 0)
    let golden = try pictures.golden(bytes, path, of: tile.id, atMost: limit)
    guard golden.count <= limit else {
        throw .tooLarge(id: tile.id, bytes: golden.count, limit: limit)
    }
    try writer.replace(tile.id, with: golden, seen: seen)
    return .accepted
}

/// Whether the golden there shows and says what `bytes` do, however it is compressed.
private func isThere(_ bytes: [UInt8], in store: GoldenStore, as id: String) throws(StoreError) -> Bool {
    if GoldenPath.isTree(id) { return try store.golden(of: id)?.bytes == bytes }
    guard let golden = try store.golden(of: id), let old = try? readGoldenChunk(golden.bytes),
        let new = try? readGoldenChunk(bytes)
    else { return false }
    return old.saysTheSame(as: new)
}

/// Pictures of a report, compressed as those of recorded goldens are: reports are written in a hurry.
private final class AcceptedPictures: Sendable {
    /// By the digests of their pixels, since many tiles look the same.
    private let files = Mutex<[ContentDigest: [UInt8]]>([:])

    func golden(
        _ bytes: [UInt8], _ path: String, of id: String, atMost limit: Int
    ) throws(StoreError) -> [UInt8] {
        do {
            let digest = try readGoldenChunk(bytes).pixelDigest
            let known = files.withLock { $0[digest] }
            let golden = try recompressed(bytes, name: path, picture: known)
            if known == nil { files.withLock { $0[digest] = pictureFile(of: golden) } }
            if golden.count <= limit { return golden }
            return try recompressed(bytes, name: path, picture: nil, effort: .smallest)
        } catch {
            throw .notVerified(id: id, reason: "\(error)")
        }
    }
}

private func reportFile(_ report: String) -> String {
    report.hasSuffix(".json") ? report : report + "/report.json"
}

/// The document of the report whose folder or `report.json` is named.
package func readReport(report: String) throws(StoreError) -> ReportModel {
    try readReport(reportFile(report))
}

/// A report's document. One of a newer version is refused rather than half understood.
public func readReport(_ path: String) throws(StoreError) -> ReportModel {
    guard let bytes = try FileSystem.read(path, limit: 256 << 20) else {
        throw .io(
            operation: "read", path: path,
            reason: "no such file: name the folder that 'check --report FOLDER' wrote")
    }
    return try decodeReport(bytes, path: path)
}

/// The document in `bytes`, which may come from anyone; `path` is for the message only.
package func decodeReport(_ bytes: [UInt8], path: String) throws(StoreError) -> ReportModel {
    struct Version: Decodable { var version: Int }
    do {
        let version = try JSONDecoder().decode(Version.self, from: Data(bytes)).version
        guard version == ReportModel.currentVersion else {
            throw StoreError.io(
                operation: "read", path: path,
                reason: "this version of Specimen does not know its version \(version)")
        }
        return try JSONDecoder().decode(ReportModel.self, from: Data(bytes))
    } catch let error as StoreError {
        throw error
    } catch {
        throw .io(
            operation: "read", path: path,
            reason: "\(fault(error)): make the report again")
    }
}

/// What is wrong with a document, in words.
private func fault(_ error: any Error) -> String {
    func place(_ context: DecodingError.Context, _ last: String? = nil) -> String {
        let keys = context.codingPath.map { key in key.intValue.map { "[\($0)]" } ?? key.stringValue }
        return (keys + [last].compactMap { $0 }).joined(separator: ".").replacing(".[", with: "[")
    }
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
        return "it is not a report: '\(place(context, key.stringValue))' is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
        let place = place(context)
        return place.isEmpty
            ? "it is not a report" : "it is not a report: the value of '\(place)' has the wrong type"
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
        return "it is not a report: the value of '\(place(context))' is unknown"
    default: return "it is truncated or not JSON"
    }
}
