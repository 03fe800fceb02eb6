internal import Digests
import Foundation
internal import Lint
internal import Pixels
internal import Rendering

/// The findings of parts of the specimens as those of one run of `lint`.
struct MergedLint {
    let document: LintDocument
    /// Shards of which no file is there.
    let missing: [Shard]

    /// - Parameter paths: what `lint --shard I/N --json` printed, or `lint.json` of its reports.
    init(_ paths: [String]) throws {
        var parts: [LintShard] = []
        var tiles = 0
        var owners: [String: String] = [:]
        var places: [String: (file: String, line: Int)] = [:]
        for path in paths {
            let (count, part) = try MergedLint.read(path)
            tiles += count
            for specimen in part.specimens {
                if let other = owners.updateValue(path, forKey: specimen.id) {
                    throw Failure.input(
                        "cannot merge \(path): \(specimen.id) is in \(other) as well; merge the parts of one run, each "
                            + "once")
                }
                places[specimen.id] = (specimen.file, specimen.line)
            }
            parts.append(part)
        }
        missing = Shard.missing(among: parts.map(\.shard))
        let found = parts.flatMap { part in part.found.map { (part, $0) } }
            .enumerated().sorted { a, b in
                // Findings of one specimen are of one part, in which they are in order.
                a.element.1.place == b.element.1.place
                    ? a.offset < b.offset
                    : a.element.1.place.lexicographicallyPrecedes(b.element.1.place)
            }
            .map { _, found in
                (
                    finding: PlacedFinding(found.0.facts[found.1.fact], tiles: found.1.tiles),
                    isKnown: found.1.isKnown
                )
            }
        let judged = parts.flatMap(\.exemptions).sorted { $0.place.lexicographicallyPrecedes($1.place) }
        let isWhole = missing.isEmpty && parts.allSatisfy(\.isWhole)
        let idle = unused(among: judged.map(\.exemption)).filter { $0.isMute || isWhole }.map { exemption in
            (
                finding: exemption.finding,
                isKnown: judged.first { $0.exemption == exemption }?.isKnown ?? false
            )
        }
        let all = found + idle
        document = LintDocument(
            grouped(all.filter { !$0.isKnown }.map(\.finding)), tiles: tiles, places: places,
            known: grouped(all.filter(\.isKnown).map(\.finding)).count)
    }

    /// Whether a file looks like findings, and not like results of a batch, by its beginning: these may be of any size.
    static func isDocument(_ path: String) -> Bool {
        guard path.hasSuffix(".json"), let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        let beginning = String(decoding: (try? file.read(upToCount: 256)) ?? Data(), as: UTF8.self)
        return beginning.contains(#""advice""#) && !beginning.contains(#""job""#)
    }

    private static let byteLimit = 1 << 30

    private static func read(_ path: String) throws -> (tiles: Int, part: LintShard) {
        let bytes = try readFile(path, limit: byteLimit)
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        guard let document = try? decoder.decode(LintDocument.self, from: Data(bytes)) else {
            throw Failure.input("\(path): this is no document of 'lint --shard I/N --json'")
        }
        guard let part = document.part else {
            throw Failure.input("\(path): this is of a run of all, not of a part (lint --shard I/N)")
        }
        guard part.version == LintShard.current, part.isSound else {
            throw Failure.input(
                "\(path): the part is damaged or of another version of the program; run lint again")
        }
        return (document.tiles, part)
    }
}

extension LintShard {
    /// Whether a file that anybody may have edited can be used.
    fileprivate var isSound: Bool {
        Shard(shard) != nil && found.allSatisfy { facts.indices.contains($0.fact) && !$0.tiles.isEmpty }
    }
}
