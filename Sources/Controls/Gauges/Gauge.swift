public import ViewCore

/// Where a value is within its bounds.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
    /// From 0 to 1.
    let value: Double
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
        unfolding.unfoldControl(
            GaugeStyleConfiguration(
                value: value, label: .init(label, of: control, hasWords: true, in: unfolding),
                currentValueLabel: .ifAny(currentValueLabel, of: control, in: unfolding),
                minimumValueLabel: .ifAny(minimumValueLabel, of: control, in: unfolding),
                maximumValueLabel: .ifAny(maximumValueLabel, of: control, in: unfolding)),
            fallback: StyleBox(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) })
    }
}

extension Gauge {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value: place(of: value, in: bounds), label: label())
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(
            value: place(of: value, in: bounds), label: label(), currentValueLabel: currentValueLabel())
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {
        self.init(
            value: place(of: value, in: bounds), label: label(), currentValueLabel: currentValueLabel(),
            minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel())
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) where BoundsLabel == EmptyView {
        self.init(
            value: place(of: value, in: bounds), label: label(), currentValueLabel: currentValueLabel(),
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
            value: place(of: value, in: bounds), label: label(), currentValueLabel: currentValueLabel(),
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
            value: configuration.value, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel,
            minimumValueLabel: configuration.minimumValueLabel,
            maximumValueLabel: configuration.maximumValueLabel)
    }
}

/// From 0 at the lower bound to 1 at the upper one; what is outside is at the nearer bound.
nonisolated func place<V: BinaryFloatingPoint>(of value: V, in bounds: ClosedRange<V>) -> Double {
    let (lower, upper) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    // Halves, since the distance of two numbers may be more than a number.
    let place = (Double(value) / 2 - lower / 2) / (upper / 2 - lower / 2)
    return place.isNaN ? 0 : min(max(place, 0), 1)
}
