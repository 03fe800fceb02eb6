import Drawing
import Foundation

/// A number that grows with the user's text size.
///
/// Scales by the ratio of the text style's sizes to those at the default setting, as custom fonts do
/// here; the scale itself is not published.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    private var scale: Value = 1

    nonisolated public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    nonisolated public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    public var wrappedValue: Value { base * scale }

    @MainActor @preconcurrency public mutating func install(in context: PropertyContext) {
        let environment = context.environment
        scale =
            Value(Font.size(of: style, in: environment))
            / Value(Font.standardSize(of: style, on: environment.platform))
    }
}

/// Before it was scaled, which is what people wrote.
extension ScaledMetric: TracedProperty {
    var traceValue: TraceValue { .number(Double(base)) }
}
