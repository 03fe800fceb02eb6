public import ViewCore

/// A thumb on a track that sets a value.
public struct Slider<Label: View, ValueLabel: View> {
    let amount: () -> BoundedAmount
    let hasSteps: Bool
    let label: Label
    var minimumValueLabel: ValueLabel?
    var maximumValueLabel: ValueLabel?
}

extension Slider: View {
    public typealias Body = Never

    public func unfold(into unfolding: inout Unfolding) {
        if unfolding.environment.generation.choose(ios18: false, ios26: hasSteps) {
            unfolding.warn("Slider(step:) is drawn without the ticks that iOS 26 draws for steps")
        }
        unfolding.claim([.press, .focus]) { _, unfolding in
            unfolding.graph.noteLook(SliderBody.self, of: nil, in: unfolding.environment)
            let (control, start, amount) = (ControlPart.self, unfolding.nodes.count, amount())
            let label = HiddenLabel<ControlPart>.ifAny(label, of: control, hasWords: true, in: unfolding)
            SliderBody(
                place: amount.place, label: label,
                least: .ifAny(minimumValueLabel, of: control, in: unfolding),
                most: .ifAny(maximumValueLabel, of: control, in: unfolding)
            ).unfold(into: &unfolding)
            unfolding.addNote(ControlNote("Slider") { amount.traced }, from: start, by: unfolding.owner)
            if unfolding.tellsSpoken {
                unfolding.say(
                    Spoken(.ignored, traits: ["adjustable"], value: spokenPercent(amount.place)),
                    from: start, parts: unfolding.spokenPart("label", label))
            }
        }
    }
}

/// Names parts of controls whose styles nobody writes.
enum ControlPart {}

// MARK: - Without words

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, step: nil, label: EmptyView())
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, step: step, label: EmptyView())
    }
}

// MARK: - With a label

extension Slider where ValueLabel == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, step: nil, label: label())
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, step: step, label: label())
    }

    // As they were written before iOS 15, the label last.
    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, step: nil, label: label())
    }

    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, step: step, label: label())
    }
}

// MARK: - With labels of its bounds

extension Slider {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, in: bounds, step: nil, label: label(), least: minimumValueLabel(),
            most: maximumValueLabel())
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, in: bounds, step: step, label: label(), least: minimumValueLabel(),
            most: maximumValueLabel())
    }

    // As they were written before iOS 15, the label last.
    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, in: bounds, step: nil, label: label(), least: minimumValueLabel, most: maximumValueLabel)
    }

    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, in: bounds, step: step, label: label(), least: minimumValueLabel, most: maximumValueLabel)
    }

    private nonisolated init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride?, label: Label,
        least: ValueLabel? = nil, most: ValueLabel? = nil
    ) {
        self.init(
            amount: { BoundedAmount(value.wrappedValue, in: bounds) }, hasSteps: step != nil,
            label: label, minimumValueLabel: least, maximumValueLabel: most)
    }
}
