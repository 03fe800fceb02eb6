public import Dispatch
public import Foundation
public import OpenCombine

/// A time of a tile, which has no clock: none goes by.
public struct TileTime: Strideable, Codable, Hashable, Sendable {
    /// Since the tile began.
    public var seconds: Double

    public init(seconds: Double = 0) { self.seconds = seconds }
    /// Dates are counted from the reference date, at which a tile begins.
    public init(_ date: Date) { seconds = date.timeIntervalSinceReferenceDate }

    public var date: Date { Date(timeIntervalSinceReferenceDate: seconds) }

    public func distance(to other: TileTime) -> Stride { Stride(other.seconds - seconds) }
    public func advanced(by distance: Stride) -> TileTime { TileTime(seconds: seconds + distance.magnitude) }

    /// A length of time.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Codable, Hashable,
        ExpressibleByFloatLiteral, Sendable
    {
        /// In seconds.
        public var magnitude: Double
        public var timeInterval: TimeInterval { magnitude }

        public init(_ seconds: Double) { magnitude = seconds }
        public init(floatLiteral value: Double) { magnitude = value }
        public init(integerLiteral value: Int) { magnitude = Double(value) }
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let seconds = Double(exactly: source) else { return nil }
            magnitude = seconds
        }

        public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
        public static func + (left: Stride, right: Stride) -> Stride {
            Stride(left.magnitude + right.magnitude)
        }
        public static func - (left: Stride, right: Stride) -> Stride {
            Stride(left.magnitude - right.magnitude)
        }
        public static func * (left: Stride, right: Stride) -> Stride {
            Stride(left.magnitude * right.magnitude)
        }
        public static func += (left: inout Stride, right: Stride) { left.magnitude += right.magnitude }
        public static func -= (left: inout Stride, right: Stride) { left.magnitude -= right.magnitude }
        public static func *= (left: inout Stride, right: Stride) { left.magnitude *= right.magnitude }

        public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
        public static func seconds(_ s: Double) -> Stride { Stride(s) }
        public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
        public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
    }
}

/// A scheduler that does at once what is to be done now. What is to be done later never comes, as with a timer.
public protocol TileScheduler: Scheduler where SchedulerTimeType == TileTime {}

extension TileScheduler {
    public var now: TileTime { TileTime() }
    public var minimumTolerance: TileTime.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

    public func schedule(
        after date: TileTime, tolerance: TileTime.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        if date <= now { action() }
    }

    public func schedule(
        after date: TileTime, interval: TileTime.Stride, tolerance: TileTime.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        if date <= now { action() }
        return AnyCancellable {}
    }
}

/// What a queue is told beside the action. Nothing of it matters where there is one thread and no clock.
public struct TileSchedulerOptions: Sendable {
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []) {}
}

extension DispatchQueue: @retroactive Scheduler, TileScheduler {
    public typealias SchedulerTimeType = TileTime
    public typealias SchedulerOptions = TileSchedulerOptions
}

extension RunLoop: @retroactive Scheduler, TileScheduler {
    public typealias SchedulerTimeType = TileTime
    public typealias SchedulerOptions = TileSchedulerOptions
}

extension OperationQueue: @retroactive Scheduler, TileScheduler {
    public typealias SchedulerTimeType = TileTime
    public typealias SchedulerOptions = TileSchedulerOptions
}
