public import ViewCore

/// A gauge's value and labels, for a style to draw.
public struct GaugeStyleConfiguration {
    /// Names the label among hidden parts.
    public enum LabelPart {}
    /// Names the description of the value among hidden parts.
    public enum CurrentValueLabelPart {}
    /// Names the descriptions of the bounds among hidden parts.
    public enum BoundsLabelPart {}
    /// Names the descriptions of other values among hidden parts.
    public enum MarkedValueLabelPart {}
    /// What the value is of, of hidden type.
    public typealias Label = HiddenLabel<LabelPart>
    /// What the value is in words, of hidden type.
    public typealias CurrentValueLabel = HiddenLabel<CurrentValueLabelPart>
    /// The lower bound in words, of hidden type.
    public typealias MinimumValueLabel = HiddenLabel<BoundsLabelPart>
    /// The upper bound in words, of hidden type.
    public typealias MaximumValueLabel = HiddenLabel<BoundsLabelPart>
    /// Another value in words, of hidden type.
    public typealias MarkedValueLabel = HiddenLabel<MarkedValueLabelPart>

    /// From 0 at the lower bound to 1 at the upper one.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
}

/// Draws gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = GaugeStyleConfiguration
}

extension View {
    nonisolated public func gaugeStyle<S: GaugeStyle>(
        _ style: S
    ) -> ModifiedContent<Self, ControlStyleModifier<GaugeStyleConfiguration>> {
        modifier(
            ControlStyleModifier(
                StyleBox<GaugeStyleConfiguration>(style) { $0.makeBody(configuration: $1) }))
    }
}

/// A bar that fills, the default outside of a watch.
public struct DefaultGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A bar that fills from its leading end, under its label.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CapacityBar(configuration: configuration)
    }
}

/// A bar with a dot at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        MarkedBar(configuration: configuration)
    }
}

/// A thick bar that fills, its words at its leading end.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        AccessoryCapacityBar(configuration: configuration)
    }
}

/// An open ring with a dot at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        OpenRing(configuration: configuration)
    }
}

/// A closed ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CapacityRing(configuration: configuration)
    }
}

/// The open ring of a watch.
public struct CircularGaugeStyle: GaugeStyle {
    private let tint: Gradient?
    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Gradient) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        OpenRing(configuration: configuration, gradient: tint)
    }
}

/// The marked bar of a watch.
public struct LinearGaugeStyle: GaugeStyle {
    private let tint: Gradient?
    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Gradient) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        MarkedBar(configuration: configuration, gradient: tint)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    public static var automatic: DefaultGaugeStyle { .init() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    @_disfavoredOverload
    public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    @_disfavoredOverload
    public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    @_disfavoredOverload
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    @_disfavoredOverload
    public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    @_disfavoredOverload
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == CircularGaugeStyle {
    @_disfavoredOverload
    public static var circular: CircularGaugeStyle { .init() }
}
extension GaugeStyle where Self == LinearGaugeStyle {
    @_disfavoredOverload
    public static var linear: LinearGaugeStyle { .init() }
}
