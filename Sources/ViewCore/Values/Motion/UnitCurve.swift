import Foundation

/// A curve from 0 to 1 that says how far something has come after a part of its time.
public struct UnitCurve: Hashable, Sendable {
    private enum Kind: Hashable { case bezier, circle }
    private let kind: Kind
    private let start: UnitPoint
    private let end: UnitPoint
    /// Whether time and progress are exchanged.
    private var isInverse = false

    private init(_ kind: Kind, _ start: UnitPoint, _ end: UnitPoint) {
        (self.kind, self.start, self.end) = (kind, start, end)
    }

    /// Times outside of 0 and 1 are brought there, so that the curve has one value at each time.
    nonisolated public static func bezier(
        startControlPoint: UnitPoint, endControlPoint: UnitPoint
    ) -> UnitCurve {
        func usable(_ point: UnitPoint) -> UnitPoint {
            UnitPoint(
                x: point.x.isNaN ? 0 : min(max(point.x, 0), 1),
                y: point.y.isFinite ? min(max(point.y, -1e6), 1e6) : 0)
        }
        return UnitCurve(.bezier, usable(startControlPoint), usable(endControlPoint))
    }

    // The control points are those of the animations of the same names (CSS Easing Functions, level 1).
    public static let linear = bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1))
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    public static let easeOut = bezier(
        startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.58, y: 1))
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    public static var easeInEaseOut: UnitCurve { easeInOut }
    public static let circularEaseIn = UnitCurve(.circle, UnitPoint(x: 1, y: 0), .zero)
    public static let circularEaseOut = UnitCurve(.circle, .zero, UnitPoint(x: 1, y: 0))
    public static let circularEaseInOut = UnitCurve(.circle, UnitPoint(x: 1, y: 0), UnitPoint(x: 1, y: 0))

    /// The curve with time and progress exchanged.
    public var inverse: UnitCurve {
        var result = self
        result.isInverse.toggle()
        return result
    }

    /// How far it has come; before the start as at 0, after the end as at 1.
    public func value(at progress: Double) -> Double {
        let time = progress.isNaN ? 0 : min(max(progress, 0), 1)
        return isInverse && !isEven ? UnitCurve.solve { forward($0) - time } : forward(time)
    }

    /// How fast it comes on, in the whole way a whole time; 0 before the start and after the end.
    public func velocity(at progress: Double) -> Double {
        guard progress >= 0, progress <= 1 else { return 0 }
        if isEven { return 1 }
        if kind == .bezier, !isInverse {
            let part = UnitCurve.solve { UnitCurve.cubic(start.x, end.x, at: $0) - progress }
            let time = UnitCurve.slope(start.x, end.x, at: part)
            // Where time stands still, the slope is that of what is beside.
            if time > 1e-3 { return UnitCurve.slope(start.y, end.y, at: part) / time }
        }
        let (before, after) = (max(progress - 1e-4, 0), min(progress + 1e-4, 1))
        return (value(at: after) - value(at: before)) / (after - before)
    }

    /// Whether progress is time, without an error of numbers.
    private var isEven: Bool { kind == .bezier && start.x == start.y && end.x == end.y }

    private func forward(_ time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        switch kind {
        case .bezier where isEven: return time
        case .bezier:
            let part = UnitCurve.solve { UnitCurve.cubic(start.x, end.x, at: $0) - time }
            return UnitCurve.cubic(start.y, end.y, at: part)
        case .circle:
            // A quarter of a circle to come in, one to go out, or half of each.
            if end.x == 0 { return 1 - (1 - time * time).squareRoot() }
            if start.x == 0 { return (1 - (1 - time) * (1 - time)).squareRoot() }
            let part = min(time, 1 - time) * 2
            let half = (1 - (1 - part * part).squareRoot()) / 2
            return time < 0.5 ? half : 1 - half
        }
    }

    /// A Bézier curve from 0 to 1 with these two values between.
    private static func cubic(_ a: Double, _ b: Double, at t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }

    /// How fast that changes with t.
    private static func slope(_ a: Double, _ b: Double, at t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
    }

    /// Where a function that rises from 0 to 1 is 0, by halving.
    private static func solve(_ function: (Double) -> Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if function(middle) < 0 { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}

// MARK: - Words

extension UnitCurve {
    /// The name that it has in code, if it has one.
    var name: String? {
        let named: [(UnitCurve, String)] = [
            (.linear, "linear"), (.easeIn, "easeIn"), (.easeOut, "easeOut"), (.easeInOut, "easeInOut"),
            (.circularEaseIn, "circularEaseIn"), (.circularEaseOut, "circularEaseOut"),
            (.circularEaseInOut, "circularEaseInOut"),
        ]
        if let found = named.first(where: { $0.0 == self }) { return found.1 }
        return named.first { $0.0 == inverse }.map { $0.1 + ".inverse" }
    }

    /// Its two control points, time first.
    var points: String {
        [start.x, start.y, end.x, end.y].map { shortNumber($0) }.joined(separator: " ")
            + (isInverse ? " inverse" : "")
    }
}
