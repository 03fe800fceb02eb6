internal import Catalog
import Foundation
internal import Lint
internal import Pixels

/// What was found before, by which new findings are told from old ones.
///
/// A finding is old where one of its rule, place and cause was known for its specimen, and measured no better.
struct LintBaseline: Codable {
    struct Entry: Codable, Hashable {
        var rule: LintRule
        var specimen: String
        var view: String
        var cause: String
        /// As bad as it was; less is worse.
        var worth: Double
    }

    private struct Key: Hashable {
        let rule: LintRule
        let specimen: String
        let view: String
        let cause: String
    }

    var version = 1
    var findings: [Entry]

    private static let byteLimit = 64 << 20

    /// - Parameter found: each finding of each tile.
    init(_ found: [PlacedFinding]) {
        var worst: [Key: Double] = [:]
        for placed in found {
            for tile in placed.tiles {
                let key = LintBaseline.key(placed.finding, tile)
                worst[key] = min(worst[key] ?? .infinity, placed.finding.worth)
            }
        }
        findings = worst.map { key, worth in
            Entry(rule: key.rule, specimen: key.specimen, view: key.view, cause: key.cause, worth: worth)
        }.sorted {
            ($0.specimen, $0.rule.rawValue, $0.view, $0.cause)
                < ($1.specimen, $1.rule.rawValue, $1.view, $1.cause)
        }
    }

    init(path: String) throws {
        let bytes = try readFile(path, limit: LintBaseline.byteLimit)
        do {
            self = try JSONDecoder().decode(LintBaseline.self, from: Data(bytes))
        } catch {
            throw Failure.input("\(path): is no baseline; write one with --write-baseline")
        }
        guard version == 1 else {
            throw Failure.input(
                "\(path): is a baseline of version \(version); write it again with --write-baseline")
        }
    }

    func write(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let bytes = Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
        try writeAtomically(bytes, to: path, durable: false)
    }

    /// The findings that were not known, and the others.
    func new(among found: [PlacedFinding]) -> (new: [PlacedFinding], known: [PlacedFinding]) {
        let sieve = sieve
        var (new, known) = ([PlacedFinding](), [PlacedFinding]())
        for placed in found {
            if let rest = sieve(placed) { new.append(rest) } else { known.append(placed) }
        }
        return (new, known)
    }

    /// Takes a finding and gives what of it was not known; `nil` where all was.
    var sieve: (PlacedFinding) -> PlacedFinding? {
        let worst = Dictionary(
            findings.map {
                (Key(rule: $0.rule, specimen: $0.specimen, view: $0.view, cause: $0.cause), $0.worth)
            },
            uniquingKeysWith: min)
        return { placed in
            var rest = placed
            rest.tiles = placed.tiles.filter { tile in
                guard let worth = worst[LintBaseline.key(placed.finding, tile)] else { return true }
                // A hundredth is what another version of a library may change.
                return placed.finding.worth < worth - abs(worth) * 0.01 - 1e-9
            }
            return rest.tiles.isEmpty ? nil : rest
        }
    }

    private static func key(_ finding: Finding, _ tile: String) -> Key {
        Key(rule: finding.rule, specimen: specimenID(of: tile), view: finding.place, cause: finding.cause)
    }
}

/// The specimen's id of a tile's; an id of three parts is a specimen's already.
func specimenID(of tile: String) -> String {
    let parts = tile.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count > 3 ? parts.prefix(3).joined(separator: "/") : tile
}
