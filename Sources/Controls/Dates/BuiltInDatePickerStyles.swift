public import ViewCore

/// The platform's default: compact on iOS, a field with a stepper on macOS.
public struct DefaultDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DatePickerBody(configuration: configuration, kind: .automatic)
    }
}

/// The date as words that open a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DatePickerBody(configuration: configuration, kind: .compact)
    }
}

/// A calendar of the month.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DatePickerBody(configuration: configuration, kind: .graphical)
    }
}

/// A wheel for each part of the date.
public struct WheelDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DatePickerBody(configuration: configuration, kind: .wheel)
    }
}

/// The date in numbers in a field, on macOS.
public struct FieldDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DatePickerBody(configuration: configuration, kind: .field)
    }
}

/// The date in numbers in a field beside a stepper, on macOS.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DatePickerBody(configuration: configuration, kind: .stepperField)
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    @_disfavoredOverload
    public static var compact: CompactDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    @_disfavoredOverload
    public static var graphical: GraphicalDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    @_disfavoredOverload
    public static var wheel: WheelDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
    @_disfavoredOverload
    public static var field: FieldDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    @_disfavoredOverload
    public static var stepperField: StepperFieldDatePickerStyle { .init() }
}
