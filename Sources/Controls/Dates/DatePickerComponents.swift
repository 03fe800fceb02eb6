/// Which parts of a date a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    nonisolated public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
    public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 3 << 0)
    public static let date = DatePickerComponents(rawValue: 1 << 2)

    var hasTime: Bool { contains(.hourAndMinute) }
    var hasSeconds: Bool { contains(.hourMinuteAndSecond) }
    var hasDate: Bool { contains(.date) }
}
