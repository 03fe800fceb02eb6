import SwiftUI
import Testing

/// Where dashes lie along a line: the pattern starts `dashPhase` into itself at the path's first point, gaps and
/// dashes take turns, and a list with an odd count is taken twice, the second time with the turns swapped
/// (Quartz, `CGContextSetLineDash`; PDF 32000-1, 8.4.3.6).
@MainActor struct StrokeDashTests {
    /// The stretches of 0…length that are drawn.
    private func dashes(_ dash: [Double], phase: Double, length: Double) -> [(from: Double, to: Double)] {
        let pattern = dash.count.isMultiple(of: 2) ? dash : dash + dash
        let period = pattern.reduce(0, +)
        // The pattern's beginning at or before the line's.
        var position = -(phase - (phase / period).rounded(.down) * period)
        var found: [(from: Double, to: Double)] = []
        var index = 0
        while position < length {
            let end = position + pattern[index % pattern.count]
            if index.isMultiple(of: 2), end > 0 { found.append((max(position, 0), min(end, length))) }
            position = end
            index += 1
        }
        return found
    }

    private func line(_ style: StrokeStyle) -> some View {
        Path { path in
            path.move(to: CGPoint(x: 4, y: 5))
            path.addLine(to: CGPoint(x: 56, y: 5))
        }.stroke(Color.black, style: style)
    }

    @Test(
        arguments: [
            ([6, 4], 0), ([6, 4], 3), ([6, 4], 7), ([6, 4], 10), ([6, 4], 25.5), ([6, 4], -3),
            ([6, 4], -13.25),
            ([5], 0), ([5], 2), ([5], 7.5), ([8, 3, 2], 0), ([8, 3, 2], 4), ([8, 3, 2], 13), ([8, 3, 2], 17),
            ([8, 3, 2], -6), ([1, 2, 3, 4, 5], 20), ([0.5, 1.5], 0.25),
        ] as [([CGFloat], CGFloat)])
    func `Dashes lie where the pattern and its phase put them`(dash: [CGFloat], phase: CGFloat) throws {
        let probe = try PixelProbe(
            line(StrokeStyle(lineWidth: 4, dash: dash, dashPhase: phase)), 60, 10)
        let bars = dashes(dash.map { Double($0) }, phase: Double(phase), length: 52).map {
            Regions.rectangle(4 + $0.from, 3, 4 + $0.to, 7)
        }
        probe.expectCovers(Regions.any(bars))
    }

    @Test(arguments: [StrokeStyle.Cap.butt, .round, .square])
    func `Each dash has the caps of the line`(cap: StrokeStyle.Cap) throws {
        let probe = try PixelProbe(
            line(StrokeStyle(lineWidth: 4, lineCap: cap, dash: [6, 9], dashPhase: 2)), 60, 10)
        let bars = dashes([6, 9], phase: 2, length: 52).map { dash in
            capped((4 + dash.from, 5), (4 + dash.to, 5), reach: 2, cap)
        }
        probe.expectCovers(Regions.any(bars))
    }

    @Test func `A dash of no length is a dot where caps are round, and nothing where they are butt`() throws {
        let round = try PixelProbe(line(StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 8])), 60, 10)
        let dots = stride(from: 4.0, through: 56, by: 8).map { Regions.ellipse($0, 5, 2, 2) }
        round.expectCovers(Regions.any(dots))
        let butt = try PixelProbe(line(StrokeStyle(lineWidth: 4, dash: [0, 8])), 60, 10)
        butt.expectCovers { _, _ in false }
    }

    /// A rectangle's path starts at its top left corner and goes right; at these phases no dash turns a corner.
    @Test(arguments: [5, 6, 7.5, 9] as [CGFloat])
    func `Dashes go around a rectangle from its top left corner`(phase: CGFloat) throws {
        let probe = try PixelProbe(
            Path(CGRect(x: 5, y: 5, width: 20, height: 10))
                .stroke(Color.black, style: StrokeStyle(lineWidth: 2, dash: [4, 6], dashPhase: phase)),
            30, 20)
        let corners: [(Double, Double)] = [(5, 5), (25, 5), (25, 15), (5, 15), (5, 5)]
        var way = 0.0
        var bars: [Region] = []
        for (a, b) in zip(corners, corners.dropFirst()) {
            let length = abs(b.0 - a.0) + abs(b.1 - a.1)
            for dash in dashes([4, 6], phase: Double(phase) + way, length: length) {
                func at(_ share: Double) -> (Double, Double) {
                    (a.0 + (b.0 - a.0) * share / length, a.1 + (b.1 - a.1) * share / length)
                }
                bars.append(Regions.bar(at(dash.from), at(dash.to), reach: 1))
            }
            way += length
        }
        probe.expectCovers(Regions.any(bars))
    }

    /// The way around a circle starts at its right and goes down.
    @Test(arguments: [0, 4.5] as [CGFloat])
    func `Dashes go around a circle from its right, clockwise`(phase: CGFloat) throws {
        let around = 2 * Double.pi * 15
        let dash = around / 20
        let style = StrokeStyle(lineWidth: 4, dash: [CGFloat(dash)], dashPhase: phase)
        let probe = try PixelProbe(
            Circle().stroke(Color.black, style: style).frame(width: 30, height: 30), 40, 40)
        probe.expectCovers(tolerance: 0.2) { x, y in
            let (dx, dy) = (x - 20, y - 20)
            guard abs((dx * dx + dy * dy).squareRoot() - 15) < 2 else { return false }
            let angle = atan2(dy, dx)
            let way = (angle < 0 ? angle + 2 * .pi : angle) * 15 + Double(phase)
            return Int(way / dash).isMultiple(of: 2)
        }
    }
}

/// A straight line with its caps, from their definitions.
func capped(
    _ a: (Double, Double), _ b: (Double, Double), reach: Double, _ cap: StrokeStyle.Cap
) -> Region {
    // A switch without a default: a new cap needs its rule here.
    switch cap {
    case .butt: Regions.bar(a, b, reach: reach)
    case .square: Regions.bar(a, b, reach: reach, past: reach)
    case .round:
        Regions.any([
            Regions.bar(a, b, reach: reach), Regions.ellipse(a.0, a.1, reach, reach),
            Regions.ellipse(b.0, b.1, reach, reach),
        ])
    }
}

extension StrokeStyle {
    typealias Cap = CGLineCap
}
