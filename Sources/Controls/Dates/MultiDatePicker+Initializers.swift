public import Foundation
public import ViewCore

extension MultiDatePicker {
    nonisolated public init(
        selection: Binding<Set<DateComponents>>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: selection, minimum: nil, end: nil)
    }

    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: selection, minimum: bounds.lowerBound, end: bounds.upperBound)
    }

    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: selection, minimum: bounds.lowerBound, end: nil)
    }

    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: selection, minimum: nil, end: bounds.upperBound)
    }
}

extension MultiDatePicker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
    ) {
        self.init(label: Text(titleKey), selection: selection, minimum: nil, end: nil)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(
            label: Text(titleKey), selection: selection, minimum: bounds.lowerBound, end: bounds.upperBound)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(label: Text(titleKey), selection: selection, minimum: bounds.lowerBound, end: nil)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(label: Text(titleKey), selection: selection, minimum: nil, end: bounds.upperBound)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>
    ) {
        self.init(label: Text(title), selection: selection, minimum: nil, end: nil)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(
            label: Text(title), selection: selection, minimum: bounds.lowerBound, end: bounds.upperBound)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(label: Text(title), selection: selection, minimum: bounds.lowerBound, end: nil)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(label: Text(title), selection: selection, minimum: nil, end: bounds.upperBound)
    }
}
