package import Drawing
package import Foundation

extension Ground {
    /// How the edge of a view stands out from what is around it.
    package struct Edge: Hashable, Sendable {
        /// Of the side that stands out most: the ratio that 5 % of it have at most.
        package var ratio: Double
        /// The colours there, of the edge and of what is outside of it.
        package var inner: RGBA
        package var outer: RGBA
        package var frame: CGRect
    }

    /// How far outside of a frame its surroundings begin, past half of a usual line and its smoothing, in points.
    private static let outside = 3.0
    /// How far inside of a frame an edge may lie, in points.
    private static let inside = 4.0

    /// The edge at a frame; `nil` where nothing is seen there, or nobody knows what is around it.
    ///
    /// Corners are left out, since they may be round: a side is its middle half.
    package func edge(of frame: CGRect) -> Edge? {
        guard frame.width >= 8, frame.height >= 8, frame.minX.isFinite, frame.minY.isFinite,
            frame.width < 1e5, frame.height < 1e5
        else { return nil }
        var best: Edge?
        for side in Side.allCases {
            guard let found = reading(of: side, frame) else { continue }
            if best.map({ $0.ratio < found.ratio }) ?? true { best = found }
        }
        // A twentieth of a ratio is what smoothing leaves.
        return best.flatMap { $0.ratio >= 1.05 ? $0 : nil }
    }

    private enum Side: CaseIterable { case top, bottom, left, right }

    private func reading(of side: Side, _ frame: CGRect) -> Edge? {
        let isFlat = side == .top || side == .bottom
        let length = isFlat ? frame.width : frame.height
        let count = min(max(Int(length * scale / 2), 1), 512)
        var samples: [Edge] = []
        for number in 0..<count {
            let along = length * (0.25 + 0.5 * (Double(number) + 0.5) / Double(count))
            /// A place so far outside of the frame.
            func place(_ out: Double) -> Int? {
                let point =
                    switch side {
                    case .top: CGPoint(x: frame.minX + along, y: frame.minY - out)
                    case .bottom: CGPoint(x: frame.minX + along, y: frame.maxY + out)
                    case .left: CGPoint(x: frame.minX - out, y: frame.minY + along)
                    case .right: CGPoint(x: frame.maxX + out, y: frame.minY + along)
                    }
                return opaquePlace(at: point)
            }
            guard let outer = place(Ground.outside) else { return nil }
            var most: (ratio: Double, place: Int)?
            for step in stride(from: -Ground.inside * scale, to: (Ground.outside - 1) * scale, by: 1) {
                guard let inner = place((step + 0.5) / scale) else { continue }
                let ratio = contrastRatio(luminance(at: inner), luminance(at: outer))
                if most.map({ $0.ratio < ratio }) ?? true { most = (ratio, inner) }
            }
            guard let most else { return nil }
            samples.append(
                Edge(ratio: most.ratio, inner: color(at: most.place), outer: color(at: outer), frame: frame))
        }
        samples.sort { $0.ratio < $1.ratio }
        return samples.isEmpty ? nil : samples[samples.count * 5 / 100]
    }
}
