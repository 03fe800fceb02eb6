import Foundation
import ViewCore

enum DatePickerKind { case automatic, compact, graphical, wheel, field, stepperField }

/// A date picker in a built-in look, its label at the leading end.
///
/// Where the label stands above, beside or nowhere is a guess: above a calendar it is left out, as in pictures of iOS.
struct DatePickerBody: LookView {
    nonisolated static var publicName: String { "DatePicker" }

    let configuration: DatePickerStyleConfiguration
    let kind: DatePickerKind

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let parts = DateParts(configuration, in: environment, unfolding)
        switch kind(on: environment.platform) {
        case .graphical: CalendarLook(parts: parts).unfold(into: &unfolding)
        case .wheel:
            labeled(environment) { DateWheels(parts: parts) }.unfold(into: &unfolding)
        case .field:
            labeled(environment) { DateField(parts: parts) }.unfold(into: &unfolding)
        case .stepperField:
            labeled(environment) {
                HStack(spacing: 3) {
                    DateField(parts: parts)
                    FieldStepper()
                }
            }
            .unfold(into: &unfolding)
        case .compact, .automatic:
            labeled(environment) { CompactDates(parts: parts) }.unfold(into: &unfolding)
        }
    }

    private func kind(on platform: Platform) -> DatePickerKind {
        switch (kind, platform) {
        case (.automatic, .ios): .compact
        case (.automatic, .macos): .stepperField
        case (.compact, .macos): .field
        default: kind
        }
    }

    /// Behind the label, at the far end of a row on iOS.
    @ViewBuilder private func labeled<Control: View>(
        _ environment: EnvironmentValues, @ViewBuilder _ control: () -> Control
    ) -> some View {
        if environment.labelsHidden || !configuration.hasLabel {
            control()
        } else if environment.hasLabelColumn {
            ColumnRow(
                alignment: .firstTextBaseline,
                label: configuration.label.titled().defaultFont(environment.controlFont),
                control: control())
        } else if environment.platform == .macos, !environment.rowPlace.isList {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                configuration.label.titled().defaultFont(environment.controlFont)
                control()
            }
        } else if environment.dynamicTypeSize.isAccessibilitySize {
            // As labels stand above their content at these sizes (Documentation/Rules/style-protocols.md, section 7).
            VStack(alignment: .leading, spacing: 8) {
                configuration.label.titled()
                control()
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        } else {
            HStack(spacing: 8) {
                configuration.label.titled()
                Spacer(minLength: 0)
                control()
            }
        }
    }
}

/// What a built-in look shows of a date picker.
struct DateParts {
    let date: Date
    let minimum: Date?
    let maximum: Date?
    let words: DateWords
    let components: DatePickerComponents
    let isPressed: Bool

    @MainActor init(
        _ configuration: DatePickerStyleConfiguration, in environment: EnvironmentValues,
        _ unfolding: Unfolding
    ) {
        minimum = configuration.minimumDate.usable
        maximum = configuration.maximumDate.usable
        date = ShownDates.date(configuration.selection, from: minimum, to: maximum, in: unfolding)
        words = DateWords(environment)
        // A picker of nothing shows the date, as SwiftUI's does.
        components = configuration.displayedComponents.isEmpty ? .date : configuration.displayedComponents
        isPressed = configuration.claim.shown.contains(.press)
    }

    /// Whether any moment of the calendar's day can be chosen.
    func canChoose(_ day: Date) -> Bool {
        let start = words.calendar.startOfDay(for: day)
        if let maximum, start > maximum { return false }
        guard let minimum, let end = words.calendar.date(byAdding: .day, value: 1, to: start) else {
            return true
        }
        return end > minimum
    }
}

/// The date and the time, each in words on a ground of its own.
///
/// As high as a bordered button (Documentation/Rules/metrics.json, `controlSize.bordered`), which pictures bear out.
/// Guesses: that they stand in a column at accessibility sizes, the sides of 12, the gap of 6, corners of 6 until iOS 18 and capsules after, and that a pressed one is in
/// the tint.
struct CompactDates: LookView {
    nonisolated static var publicName: String { "DatePicker" }

    let parts: DateParts

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let chips = Group {
            if parts.components.hasDate { chip(parts.words.day(parts.date), environment) }
            if parts.components.hasTime { chip(time, environment) }
        }
        if environment.dynamicTypeSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: 6) { chips }.unfold(into: &unfolding)
        } else {
            HStack(spacing: 6) { chips }.unfold(into: &unfolding)
        }
    }

    private var time: String {
        parts.words.time(parts.date, hasSeconds: parts.components.hasSeconds)
    }

    private func chip(_ words: String, _ environment: EnvironmentValues) -> some View {
        let isSmall = environment.controlSize <= .small
        let ink: Color =
            !environment.isEnabled
            ? Color(.system(.tertiaryLabel)) : parts.isPressed ? .tint : .primary
        return Text(verbatim: words)
            .font(environment.font ?? environment.controlFont)
            .foregroundStyle(ink)
            .lineLimit(1)
            .padding(.horizontal, isSmall ? 10 : 12)
            .padding(.vertical, isSmall ? 5 : 7)
            .background(
                Color(.system(.tertiarySystemFill)),
                in: environment.generation.choose(
                    ios18: AnyShape(RoundedRectangle(cornerRadius: 6)), ios26: AnyShape(Capsule()))
            )
            .saying(Spoken(.merged, traits: ["button"]))
    }
}

/// The date in numbers in a field of macOS; all a guess but that it has a frame, as text fields there.
struct DateField: LookView {
    nonisolated static var publicName: String { "DatePicker" }

    let parts: DateParts

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        var words: [String] = []
        if parts.components.hasDate { words.append(parts.words.numericDay(parts.date)) }
        if parts.components.hasTime {
            words.append(parts.words.time(parts.date, hasSeconds: parts.components.hasSeconds))
        }
        let size = environment.controlSize
        let outline = RoundedRectangle(
            cornerRadius: MacControl.radius(size, environment.generation) ?? 7)
        Text(verbatim: words.joined(separator: ", "))
            .defaultFont(environment.controlFont)
            .foregroundStyle(Color(.system(environment.isEnabled ? .label : .tertiaryLabel)))
            .lineLimit(1)
            .padding(.horizontal, 6)
            .frame(minHeight: MacControl.height(size))
            .background(.background, in: outline)
            .overlay { outline.strokeBorder(Color.primary.opacity(0.15), lineWidth: 1) }
            .unfold(into: &unfolding)
    }
}

/// Two halves that count up and down: a guess in its lengths.
private struct FieldStepper: LookView {
    nonisolated static var publicName: String { "DatePicker" }

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let height = MacControl.height(environment.controlSize)
        let ground = RoundedRectangle(
            cornerRadius: environment.generation.choose(ios18: 4, ios26: height / 4))
        let ink = Color(.system(environment.isEnabled ? .label : .tertiaryLabel))
        UpDownChevrons()
            .stroke(ink, style: UpDownChevrons.stroke(1.5))
            .frame(width: height * 0.32, height: height * 0.62)
            .frame(width: height * 0.62, height: height)
            .background(Color(.system(.secondarySystemFill)), in: ground)
            .unfold(into: &unfolding)
    }
}
