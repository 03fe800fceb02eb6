import Drawing
import Foundation

/// A number that grows with the user's text size.
///
/// Scales by the ratio of the text style's line heights, as `UIFontMetrics` does and custom fonts do, and to a whole
/// pixel (OpenSwiftUI's audited `ScaledMetric`): 17 relative to the body is 16⅓ at
/// `.medium` and three pixels a point.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    private var scaled: Value

    nonisolated public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        scaled = wrappedValue
        style = textStyle
    }

    nonisolated public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    public var wrappedValue: Value { scaled }

    @MainActor @preconcurrency public mutating func install(in context: PropertyContext) {
        let environment = context.environment
        let pixel = Value(environment.pixelLength)
        scaled = (base * Value(Font.scale(of: style, in: environment)) / pixel).rounded() * pixel
    }
}

/// Before it was scaled, which is what people wrote.
extension ScaledMetric: TracedProperty {
    var traceValue: TraceValue { .number(Double(base)) }
}
