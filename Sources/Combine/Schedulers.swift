public import Dispatch
public import Foundation
public import OpenCombine

/// A moment of a scheduler here: seconds since the reference date. A tile has no clock, so that now is always 0.
public struct StandingTime: Strideable, Codable, Hashable, Sendable {
    public var seconds: Double
    public init(_ date: Date) { seconds = date.timeIntervalSinceReferenceDate }
    public init(seconds: Double) { self.seconds = seconds }
    public var date: Date { Date(timeIntervalSinceReferenceDate: seconds) }
    public func distance(to other: StandingTime) -> Stride { Stride(other.seconds - seconds) }
    public func advanced(by n: Stride) -> StandingTime { StandingTime(seconds: seconds + n.magnitude) }

    public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Codable, Hashable,
        Sendable,
        ExpressibleByFloatLiteral
    {
        public var magnitude: Double
        public var timeInterval: TimeInterval { magnitude }
        public init(_ seconds: Double) { magnitude = seconds }
        public init(floatLiteral value: Double) { magnitude = value }
        public init(integerLiteral value: Double) { magnitude = value }
        public init?(exactly source: some BinaryInteger) {
            guard let value = Double(exactly: source) else { return nil }
            magnitude = value
        }
        public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
        public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
        public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
        public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
        public static func += (a: inout Stride, b: Stride) { a = a + b }
        public static func -= (a: inout Stride, b: Stride) { a = a - b }
        public static func *= (a: inout Stride, b: Stride) { a = a * b }
        public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
        public static func seconds(_ s: Double) -> Stride { Stride(s) }
        public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
        public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
    }
}

/// A scheduler of the system. What is to be done next is done at once, on the thread that says so; what is to be done
/// later is never done, as in a picture no time goes by.
public protocol StandingScheduler: Scheduler where SchedulerTimeType == StandingTime {}

extension StandingScheduler {
    public var now: StandingTime { StandingTime(seconds: 0) }
    public var minimumTolerance: StandingTime.Stride { 0 }
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }
    public func schedule(
        after date: StandingTime, tolerance: StandingTime.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { if date <= now { action() } }
    public func schedule(
        after date: StandingTime, interval: StandingTime.Stride, tolerance: StandingTime.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable { AnyCancellable {} }
}

extension RunLoop: @retroactive Scheduler, StandingScheduler {
    public typealias SchedulerTimeType = StandingTime
    public struct SchedulerOptions: Sendable { public init() {} }
}

extension OperationQueue: @retroactive Scheduler, StandingScheduler {
    public typealias SchedulerTimeType = StandingTime
    public struct SchedulerOptions: Sendable { public init() {} }
}

extension DispatchQueue: @retroactive Scheduler, StandingScheduler {
    public typealias SchedulerTimeType = StandingTime
    public struct SchedulerOptions: Sendable { public init() {} }
}
