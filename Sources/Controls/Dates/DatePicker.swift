public import Foundation
public import ViewCore

/// A control to choose a date, a time or both.
public struct DatePicker<Label: View> {
    public typealias Components = DatePickerComponents

    let label: Label
    let selection: Binding<Date>
    let minimum: Date?
    let maximum: Date?
    let components: DatePickerComponents
    /// The picker that this one is, made again from its configuration by a style.
    var whole: ControlClaim?
}

extension DatePicker: View {
    public typealias Body = Never

    public func unfold(into unfolding: inout Unfolding) {
        unfolding.claim([.press, .focus], as: whole) { claim, unfolding in
            let configuration = DatePickerStyleConfiguration(
                label: .init(label, of: DatePickerStyleConfiguration.self, hasWords: true, in: unfolding),
                selection: selection, minimumDate: minimum, maximumDate: maximum,
                displayedComponents: components, hasLabel: Label.self != EmptyView.self, claim: claim)
            unfolding.unfoldControl(
                configuration,
                stating: ControlNote("DatePicker", style: "datePickerStyle", isRemade: whole != nil),
                fallback: StyleBox(DefaultDatePickerStyle()) { $0.makeBody(configuration: $1) })
        }
    }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
    /// The picker that a style is drawing, in the next style out.
    nonisolated public init(_ configuration: DatePickerStyleConfiguration) {
        self.init(
            label: configuration.label, selection: configuration.$selection,
            minimum: configuration.minimumDate, maximum: configuration.maximumDate,
            components: configuration.displayedComponents, whole: configuration.claim)
    }
}

/// What a date picker chooses, for a style to draw.
public struct DatePickerStyleConfiguration {
    /// The label, of hidden type.
    public typealias Label = HiddenLabel<DatePickerStyleConfiguration>

    public let label: Label
    @Binding public var selection: Date
    /// The first date that can be chosen.
    public var minimumDate: Date?
    /// The last date that can be chosen.
    public var maximumDate: Date?
    public var displayedComponents: DatePickerComponents
    let hasLabel: Bool
    let claim: ControlClaim

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents, hasLabel: Bool, claim: ControlClaim
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
        self.hasLabel = hasLabel
        self.claim = claim
    }
}

/// Draws date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = DatePickerStyleConfiguration
}

extension View {
    nonisolated public func datePickerStyle<S: DatePickerStyle>(
        _ style: S
    ) -> ModifiedContent<Self, ControlStyleModifier<DatePickerStyleConfiguration>> {
        modifier(
            ControlStyleModifier(
                StyleBox<DatePickerStyleConfiguration>(style) { $0.makeBody(configuration: $1) }))
    }
}
