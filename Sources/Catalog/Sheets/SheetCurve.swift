import Drawing
import Foundation
package import ViewCore

/// An animation's way over time, drawn small: how much of it is done, with the moments of the sheet on it.
package struct SheetCurve: View, Sendable {
    let words: String
    /// Seconds from the left edge to the right one.
    private let duration: Double
    /// How much of the way is done at each step from left to right.
    private let values: [Double]
    /// The moments that lie on the curve, with what is done by then.
    private let dots: [(time: Double, value: Double)]
    private let isEndless: Bool

    private nonisolated static let size = CGSize(width: 150, height: 56)
    private nonisolated static let steps = 96
    /// What repeats for ever, or takes longer than this many seconds, is shown as long.
    private nonisolated static let longest = 4.0

    /// - Parameter moments: in seconds after the change.
    package nonisolated init(_ animation: Animation, moments: [Double]) {
        let end = animation.settlingTime
        let duration = min(max(end, 1.0 / 60), SheetCurve.longest)
        var context = AnimationContext<Double>(environment: EnvironmentValues())
        /// One that keeps what it knows is asked in the order of time.
        func value(_ time: Double) -> Double {
            let way = animation.animate(value: 1.0, time: time, context: &context) ?? 1
            return way.isFinite ? min(max(way, -2), 3) : 1
        }
        let steps = (0...SheetCurve.steps).map { Double($0) / Double(SheetCurve.steps) * duration }
        let own = moments.filter { $0 <= duration }
        var asked: [Double: Double] = [:]
        for time in Set(steps + own).sorted() { asked[time] = value(time) }
        words = "\(animation)"
        self.duration = duration
        values = steps.map { asked[$0] ?? 1 }
        dots = own.map { ($0, asked[$0] ?? 1) }
        isEndless = duration < end
    }

    package var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            SheetCaption(words, .detail)
            ZStack(alignment: .topLeading) {
                line(at: 0)
                line(at: 1)
                curve.stroke(SheetCaption.ink, style: StrokeStyle(lineWidth: 1.5, lineJoin: .round))
                ForEach(dots.indices, id: \.self) { index in
                    Circle().fill(SheetCaption.ink).frame(width: 6, height: 6)
                        .offset(x: place(dots[index]).x - 3, y: place(dots[index]).y - 3)
                }
            }
            .frame(width: SheetCurve.size.width, height: SheetCurve.size.height, alignment: .topLeading)
            HStack(spacing: 0) {
                SheetCaption("0", .note)
                Spacer(minLength: 8)
                SheetCaption(
                    "\(shortNumber((duration * 1000).rounded())) ms" + (isEndless ? " and on" : ""), .note)
            }
            .frame(width: SheetCurve.size.width)
        }
    }

    /// The lowest and the highest of all that is done; at least from 0 to 1.
    var range: (lowest: Double, highest: Double) {
        let all = values + dots.map(\.value)
        return (min(all.min() ?? 0, 0), max(all.max() ?? 1, 1))
    }

    /// On whole parts of a pixel, whatever the last bit of a spring is.
    private func place(_ point: (time: Double, value: Double)) -> CGPoint {
        let (lowest, highest) = range
        func held(_ value: Double) -> Double { (value * 64).rounded() / 64 }
        let size = SheetCurve.size
        return CGPoint(
            x: held(point.time / duration * size.width),
            y: held((highest - point.value) / (highest - lowest) * size.height))
    }

    private var curve: Path {
        var path = Path()
        for (index, value) in values.enumerated() {
            let point = place((Double(index) / Double(SheetCurve.steps) * duration, value))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path
    }

    private func line(at value: Double) -> some View {
        SheetCaption.quiet.opacity(0.35).frame(width: SheetCurve.size.width, height: 1)
            .offset(y: place((0, value)).y - 0.5)
    }
}

extension SheetPlan {
    /// Has the curves of all animations drawn that something moves by in the tiles, the most usual first, six at most.
    package mutating func addCurves(of moved: [[Animation]]) {
        var counts: [(animation: Animation, count: Int)] = []
        for animation in moved.joined() {
            if let index = counts.firstIndex(where: { $0.animation == animation }) {
                counts[index].count += 1
            } else {
                counts.append((animation, 1))
            }
        }
        guard !counts.isEmpty else { return }
        // Of as many the first one stays the first.
        let order = counts.enumerated().sorted {
            ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
        }
        let moments = Set(rows.flatMap(\.tiles).compactMap { $0?.point[.moment].milliseconds })
        let times = moments.sorted().map { $0 / 1000 }
        curves = order.prefix(6).map { SheetCurve($0.element.animation, moments: times) }
        if order.count > 6 { remarks.append("Curves of \(order.count - 6) more animations are left out.") }
    }
}
