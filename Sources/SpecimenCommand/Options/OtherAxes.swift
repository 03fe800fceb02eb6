internal import Catalog
import Foundation

/// The options under which goldens would be known that a catalogue's own axes do not draw.
enum OtherAxes {
    /// `--scale 1` and the like, each for some of the specimens whose every stale golden differs from
    /// known ones in such an axis only.
    static func options(stale: [String], known: [String]) -> [String] {
        let places = Dictionary(grouping: stale.map(ReplaceableParts.init), by: \.specimen)
        var drawn: [String: [[String: String]]] = [:]
        for id in known {
            let place = ReplaceableParts(id)
            if places[place.specimen] != nil { drawn[place.rest, default: []].append(place.values) }
        }
        var hints: Set<String> = []
        for (_, places) in places {
            guard places.allSatisfy({ drawn[$0.rest] != nil }) else { continue }
            for place in places {
                let usual = drawn[place.rest] ?? []
                let other = place.values.filter { value in
                    !usual.contains { $0[value.key] == value.value }
                }
                let hint = other.sorted { $0.key < $1.key }.map { "--\($0.key) \($0.value)" }
                if !hint.isEmpty { hints.insert(hint.joined(separator: " ")) }
            }
        }
        return hints.sorted()
    }
}

extension ReplaceableParts {
    fileprivate var specimen: Substring { rest.lastIndex(of: "/").map { rest[..<$0] } ?? rest[...] }
}
