internal import Catalog
import Foundation

/// The options under which goldens would be known that a catalogue's own axes do not draw.
enum OtherAxes {
    /// A tile's id without the axes that options replace, and the values it has of those.
    private struct Place {
        var rest: String
        var options: [String: String] = [:]

        init(_ id: String) {
            let cut = id.lastIndex(of: "@") ?? id.endIndex
            let parts = id[..<cut].split(separator: "-", omittingEmptySubsequences: false)
            var kept: [Substring] = []
            for part in parts {
                let sides = part.split(separator: "=", maxSplits: 1)
                if sides.count == 2, ["type", "contrast", "direction", "locale"].contains(sides[0]) {
                    options["--\(sides[0])"] = sides[1].removingPercentEncoding ?? String(sides[1])
                } else {
                    kept.append(part)
                }
            }
            rest = kept.joined(separator: "-")
            let scale = id[cut...].dropFirst()
            if scale.hasSuffix("x") { options["--scale"] = String(scale.dropLast()) }
        }

        var specimen: Substring { rest.lastIndex(of: "/").map { rest[..<$0] } ?? rest[...] }
    }

    /// `--scale 1` and the like, each for some of the specimens whose every stale golden differs from
    /// known ones in such an axis only.
    static func options(stale: [String], known: [String]) -> [String] {
        let places = Dictionary(grouping: stale.map(Place.init), by: \.specimen)
        var drawn: [String: [[String: String]]] = [:]
        for id in known {
            let place = Place(id)
            if places[place.specimen] != nil { drawn[place.rest, default: []].append(place.options) }
        }
        var hints: Set<String> = []
        for (_, places) in places {
            guard places.allSatisfy({ drawn[$0.rest] != nil }) else { continue }
            for place in places {
                let usual = drawn[place.rest] ?? []
                let other = place.options.filter { option in
                    !usual.contains { $0[option.key] == option.value }
                }
                let hint = other.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
                if !hint.isEmpty { hints.insert(hint.joined(separator: " ")) }
            }
        }
        return hints.sorted()
    }
}
