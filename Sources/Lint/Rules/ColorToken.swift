import Catalog
import Differences
import Drawing
import ViewCore

extension Rule {
    static let colorToken = Rule(
        id: .colorToken,
        demand: "Where design tokens are given, each colour that somebody wrote is one of them.",
        source: "the files of --tokens", severity: .warning,
        check: .tile { facts in
            guard !facts.tokens.isEmpty, !facts.arguments.hasColors else { return [] }
            let known = Set(facts.tokens.values.map(\.opaqueName))
            var told: Set<String> = []
            return facts.views.all.indices.flatMap { index -> [Finding] in
                let node = facts.views.all[index].node
                guard node.role == .written, !facts.views.hasSystemColor(index) else { return [] }
                return node.properties.compactMap { property in
                    guard case .color(let color) = property.value, color.alpha > 0,
                        color != .missing, !property.traits.contains(.following),
                        !known.contains(color.opaqueName),
                        told.insert(color.opaqueName + facts.views.site(of: index).place).inserted
                    else { return nil }
                    let nearest = facts.nearestToken(to: color)
                    return Finding(
                        .colorToken, .warning, at: facts.views.site(of: index),
                        measured: "\(color) is no token", demanded: "a token",
                        advice: nearest.map {
                            "The nearest is \($0.name), \($0.color), ΔE \(pointWords($0.distance))."
                        }
                            ?? "", cause: color.description, worth: -(nearest?.distance ?? 0))
                }
            }
        })
}

extension TileFacts {
    fileprivate func nearestToken(to color: RGBA) -> (name: String, color: RGBA, distance: Double)? {
        tokens.sorted { $0.key < $1.key }.map { name, token in
            (name: name, color: token, distance: ciede2000(color.lab, token.lab))
        }.min { $0.distance < $1.distance }
    }
}

extension RGBA {
    /// A token in any opacity is that token still.
    fileprivate var opaqueName: String { RGBA(red: red, green: green, blue: blue).description }
    fileprivate var lab: LabColor { LabColor(red: red, green: green, blue: blue) }
}
