import Foundation
import ViewCore

/// How far a view wants its neighbours, edge by edge (section 3).
struct Distances {
    enum Kind: Hashable {
        /// Between two texts: the lower one's leading, which the test font has none of.
        case textToText
        case belowText
        case aboveText
        /// No category: what holds where no category meets.
        case any
    }

    var edges: [Edge: [Kind: CGFloat]] = [:]

    // The test font: 20 a line, 15 of them above the baseline, capitals 10 high.
    private static let line: CGFloat = 20
    private static let ascender: CGFloat = 15
    private static let descender: CGFloat = 5
    private static let capitals: CGFloat = 10
    /// Rule 5; measured on iOS 26.
    private static let share: CGFloat = 0.055 * line

    static let plain = Distances(edges: [
        .top: [.belowText: 0], .bottom: [.aboveText: 0], .leading: [:], .trailing: [:],
    ])

    static let text = Distances(edges: [
        .top: [.textToText: 0, .aboveText: line + share - ascender],
        .bottom: [.textToText: 0, .belowText: max(line + share - capitals, share + descender)],
        .leading: [:], .trailing: [:],
    ])

    /// A spacer's: zero along its stack (rule 8).
    static func zero(along axis: Axis?) -> Distances {
        var result = Distances()
        if axis != .vertical { result.edges[.leading] = [.any: 0]; result.edges[.trailing] = [.any: 0] }
        if axis != .horizontal { result.edges[.top] = [.any: 0]; result.edges[.bottom] = [.any: 0] }
        return result
    }

    /// To the view that follows (rules 2 and 3).
    func distance(to next: Distances, along axis: Axis) -> CGFloat {
        let here = edges[axis == .horizontal ? .trailing : .bottom] ?? [:]
        let there = next.edges[axis == .horizontal ? .leading : .top] ?? [:]
        let sums = here.compactMap { kind, value in
            kind == .any ? nil : there[kind].map { $0 + value }
        }
        if let largest = sums.max() { return largest }
        return [here[.any], there[.any]].compactMap { $0 }.max() ?? 8
    }

    mutating func take(_ taken: [Edge], of other: Distances) {
        for edge in taken {
            edges[edge, default: [:]].merge(other.edges[edge] ?? [:]) { max($0, $1) }
        }
    }

    /// What a container says whose children have no order; zero for an empty one, as Apple's
    /// documentation of `ViewSpacing.zero` says.
    static func union(of parts: [any Part]) -> Distances {
        guard !parts.isEmpty else { return .zero(along: nil) }
        var result = Distances()
        for part in parts { result.take(Edge.allCases, of: part.distances) }
        return result
    }

    /// The same with some edges those of a plain view (rule 6).
    func plain(on reset: [Edge]) -> Distances {
        var result = self
        for edge in reset { result.edges[edge] = Distances.plain.edges[edge] }
        return result
    }
}

extension Axis {
    var edges: [Edge] { self == .horizontal ? [.leading, .trailing] : [.top, .bottom] }
}
