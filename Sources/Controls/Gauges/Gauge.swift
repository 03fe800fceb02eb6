import Drawing
public import ViewCore

/// Where a value is within its bounds.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
    let amount: BoundedAmount
    let label: Label
    var currentValueLabel: CurrentValueLabel?
    var minimumValueLabel: BoundsLabel?
    var maximumValueLabel: BoundsLabel?
    var markedValueLabels: MarkedValueLabels?
}

extension Gauge: View {
    public typealias Body = Never

    public func unfold(into unfolding: inout Unfolding) {
        let control = GaugeStyleConfiguration.self
        if markedValueLabels != nil, MarkedValueLabels.self != EmptyView.self {
            unfolding.warn("Gauge(markedValueLabels:) are given to nobody: no style draws them")
        }
        let (start, isRemade) = (unfolding.nodes.count, Label.self == GaugeStyleConfiguration.Label.self)
        let configuration = GaugeStyleConfiguration(
            value: amount.place, label: .init(label, of: control, hasWords: true, in: unfolding),
            currentValueLabel: .ifAny(currentValueLabel, of: control, in: unfolding),
            minimumValueLabel: .ifAny(minimumValueLabel, of: control, in: unfolding),
            maximumValueLabel: .ifAny(maximumValueLabel, of: control, in: unfolding))
        unfolding.unfoldControl(
            configuration,
            stating: ControlNote(
                "Gauge", style: "gaugeStyle", isRemade: isRemade
            ) { [amount] in amount.traced },
            fallback: StyleBox(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) })
        if unfolding.tellsSpoken {
            let current = configuration.currentValueLabel
            unfolding.say(
                Spoken(.ignored, value: current == nil ? spokenPercent(amount.place) : nil), from: start,
                parts: unfolding.spokenPart("label", configuration.label)
                    + unfolding.spokenPart("value", current))
        }
    }
}

extension Gauge {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(amount: BoundedAmount(value, in: bounds), label: label())
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(
            amount: BoundedAmount(value, in: bounds), label: label(), currentValueLabel: currentValueLabel())
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {
        self.init(
            amount: BoundedAmount(value, in: bounds), label: label(), currentValueLabel: currentValueLabel(),
            minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel())
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) where BoundsLabel == EmptyView {
        self.init(
            amount: BoundedAmount(value, in: bounds), label: label(), currentValueLabel: currentValueLabel(),
            markedValueLabels: markedValueLabels())
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            amount: BoundedAmount(value, in: bounds), label: label(), currentValueLabel: currentValueLabel(),
            minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
            markedValueLabels: markedValueLabels())
    }

    /// The gauge that a style is drawing, in the next style out.
    nonisolated public init(_ configuration: GaugeStyleConfiguration)
    where
        Label == GaugeStyleConfiguration.Label,
        CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel,
        BoundsLabel == HiddenLabel<GaugeStyleConfiguration.BoundsLabelPart>,
        MarkedValueLabels == EmptyView
    {
        self.init(
            amount: BoundedAmount(configuration.value, in: 0...1), label: configuration.label,
            currentValueLabel: configuration.currentValueLabel,
            minimumValueLabel: configuration.minimumValueLabel,
            maximumValueLabel: configuration.maximumValueLabel)
    }
}

/// A value with its bounds, as both were written.
struct BoundedAmount {
    let value: Double
    let lower: Double
    let upper: Double

    nonisolated init<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>) {
        (self.value, lower, upper) = (Double(value), Double(bounds.lowerBound), Double(bounds.upperBound))
    }

    /// From 0 at the lower bound to 1 at the upper one; what is outside is at the nearer bound.
    nonisolated var place: Double {
        // Halves, since the distance of two numbers may be more than a number.
        let place = (value / 2 - lower / 2) / (upper / 2 - lower / 2)
        return place.isNaN ? 0 : min(max(place, 0), 1)
    }

    var traced: [TraceNode.Property] {
        func bound(_ name: String, _ bound: Double, _ usual: Double) -> [TraceNode.Property] {
            bound == usual ? [] : [.init(name, .number(bound), usual: .number(usual))]
        }
        return [.init("value", .number(value))] + bound("lower bound", lower, 0)
            + bound("upper bound", upper, 1)
    }
}
