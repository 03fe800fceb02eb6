import Drawing
public import Foundation
public import ViewCore

/// How far a task is, or that it is going on.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    let amount: ProgressAmount
    let label: Label?
    let currentValueLabel: CurrentValueLabel?
    /// The label of one made without a view for it.
    var words: String?
}

/// What a progress view shows.
enum ProgressAmount {
    case unknown
    /// As written; a total may be anything.
    case part(Double, of: Double)
    case time(ClosedRange<Date>, countsDown: Bool)
}

extension ProgressView: View {
    public typealias Body = Never

    public func unfold(into unfolding: inout Unfolding) {
        let control = ProgressViewStyleConfiguration.self
        let (fraction, isTimed) = amount.fraction(warning: unfolding.journal)
        let start = unfolding.nodes.count
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: isTimed ? nil : fraction,
            label: .ifAny(label, of: control, hasWords: true, in: unfolding)
                ?? .ifAny(words.map { Text(verbatim: $0) }, of: control, hasWords: true, in: unfolding),
            currentValueLabel: .ifAny(currentValueLabel, of: control, in: unfolding),
            amount: amount, shownFraction: fraction)
        unfolding.unfoldControl(
            configuration,
            stating: ControlNote(
                "ProgressView", style: "progressViewStyle",
                isRemade: Label.self == ProgressViewStyleConfiguration.Label.self
            ) { [amount] in amount.traced },
            fallback: StyleBox(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) })
        if unfolding.tellsSpoken {
            unfolding.say(
                Spoken(
                    .ignored, traits: ["updatesFrequently"],
                    value: fraction.map(spokenPercent) ?? "in progress"),
                from: start, parts: unfolding.spokenPart("label", configuration.label))
        }
    }
}

extension ProgressAmount {
    /// As it is written; where time decides, what of it shows.
    fileprivate var traced: [TraceNode.Property] {
        switch self {
        case .unknown: []
        case .part(let value, let total):
            [.init("value", .number(value))]
                + (total == 1 ? [] : [.init("total", .number(total), usual: .number(1))])
        case .time(_, let countsDown): [.init("countsDown", .flag(countsDown))]
        }
    }

    /// From 0 to 1, `nil` where it is unknown; and whether time alone decides about it.
    func fraction(warning journal: Journal) -> (Double?, isTimed: Bool) {
        switch self {
        case .unknown: return (nil, false)
        case .time(let interval, let countsDown):
            let elapsed = StillDate.elapsed(of: interval)
            return (countsDown ? 1 - elapsed : elapsed, true)
        case .part(let value, let total):
            let fraction = value / total
            if (0...1).contains(fraction), total > 0 { return (fraction, false) }
            let used = total > 0 && !fraction.isNaN ? min(max(fraction, 0), 1) : 0
            journal.warn(
                "ProgressView(value: \(value), total: \(total)) is not between 0 and its total; it is "
                    + "drawn at \(used) of it")
            return (used, false)
        }
    }
}

// MARK: - Without a value

extension ProgressView where CurrentValueLabel == EmptyView {
    nonisolated public init() where Label == EmptyView {
        self.init(amount: .unknown, label: nil, currentValueLabel: nil)
    }

    nonisolated public init(@ViewBuilder label: () -> Label) {
        self.init(amount: .unknown, label: label(), currentValueLabel: nil)
    }

    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(amount: .unknown, label: Text(titleKey), currentValueLabel: nil)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(amount: .unknown, label: Text(title), currentValueLabel: nil)
    }
}

// MARK: - With a value

extension ProgressView {
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
    where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(amount: .init(value, of: total), label: nil, currentValueLabel: nil)
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView {
        self.init(amount: .init(value, of: total), label: label(), currentValueLabel: nil)
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            amount: .init(value, of: total), label: label(), currentValueLabel: currentValueLabel())
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
    ) where Label == Text, CurrentValueLabel == EmptyView {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) where Label == Text, CurrentValueLabel == EmptyView {
        self.init(value: value, total: total) { Text(title) }
    }

    /// The fraction of Foundation's progress and a label that says it.
    ///
    /// The label is a guess after the description that Foundation has on Apple's systems.
    nonisolated public init(_ progress: Progress)
    where Label == EmptyView, CurrentValueLabel == EmptyView {
        guard !progress.isIndeterminate else {
            self.init(amount: .unknown, label: nil, currentValueLabel: nil)
            return
        }
        let fraction = progress.fractionCompleted
        let percent = fraction.isNaN ? 0 : Int(min(max(fraction, 0), 1) * 100)
        self.init(
            amount: .part(fraction, of: 1), label: nil, currentValueLabel: nil,
            words: "\(percent)% completed")
    }

    /// The progress view that a style is drawing, in the next style out.
    nonisolated public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {
        self.init(
            amount: configuration.amount, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}

extension ProgressAmount {
    nonisolated init<V: BinaryFloatingPoint>(_ value: V?, of total: V) {
        self = value.map { .part(Double($0), of: Double(total)) } ?? .unknown
    }
}

// MARK: - By time

extension ProgressView {
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            amount: .time(timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: currentValueLabel())
    }

    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == DefaultDateProgressLabel {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
        }
    }

    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}

/// The time that an interval has left, or has gone on.
public struct DefaultDateProgressLabel {
    let interval: ClosedRange<Date>
    let countsDown: Bool
}

extension DefaultDateProgressLabel: View {
    public var body: some View {
        Text(verbatim: StillDate.clock(of: interval, countsDown: countsDown)).monospacedDigit()
    }
}
