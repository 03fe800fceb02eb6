public import ViewCore

/// How far a task is and what is said of it, for a style to draw.
public struct ProgressViewStyleConfiguration {
    /// Names the label among hidden parts.
    public enum LabelPart {}
    /// Names the description of the value among hidden parts.
    public enum CurrentValueLabelPart {}
    /// What the task is, of hidden type.
    public typealias Label = HiddenLabel<LabelPart>
    /// What the value is in words, of hidden type.
    public typealias CurrentValueLabel = HiddenLabel<CurrentValueLabelPart>

    /// From 0 to 1; `nil` where it is not known, or time decides about it.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
    let amount: ProgressAmount
    /// That of time, too.
    let shownFraction: Double?
}

/// Draws progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ProgressViewStyleConfiguration
}

extension View {
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(
        _ style: S
    ) -> ModifiedContent<Self, ControlStyleModifier<ProgressViewStyleConfiguration>> {
        modifier(
            ControlStyleModifier(
                StyleBox<ProgressViewStyleConfiguration>(style) { $0.makeBody(configuration: $1) }))
    }
}

/// A bar where the value is known, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.shownFraction == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar between the label and the value's description.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        LinearProgressBody(configuration: configuration, tint: tint)
    }
}

/// A spinner, on macOS a ring where the value is known.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        CircularProgressBody(configuration: configuration, tint: tint)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    @_disfavoredOverload
    public static var linear: LinearProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    @_disfavoredOverload
    public static var circular: CircularProgressViewStyle { .init() }
}
