import SwiftUI

/// The day on a leaf of a calendar, the month above it.
struct LeafDatePickerStyle: DatePickerStyle {
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 12) {
            VStack(spacing: 0) {
                Text(words(configuration.selection, format.month(.abbreviated)))
                    .font(.caption.bold())
                    .foregroundStyle(.white)
                    .frame(maxWidth: .infinity)
                    .padding(.vertical, 3)
                    .background(.red)
                Text(words(configuration.selection, format.day()))
                    .font(.title2)
                    .padding(.vertical, 4)
            }
            .frame(width: 56)
            .background(.background)
            .clipShape(.rect(cornerRadius: 10))
            .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(.quaternary) }
            configuration.label
        }
        .opacity(isEnabled ? 1 : 0.5)
    }

    private var format: Date.FormatStyle {
        Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    }

    private func words(_ date: Date, _ format: Date.FormatStyle) -> String { date.formatted(format) }
}

extension DatePickerStyle where Self == LeafDatePickerStyle {
    static var leaf: LeafDatePickerStyle { LeafDatePickerStyle() }
}

/// The label above the built-in picker, on a card.
struct CardDatePickerStyle: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            configuration.label
                .font(.caption)
                .foregroundStyle(.secondary)
            DatePicker(
                selection: configuration.$selection,
                displayedComponents: configuration.displayedComponents
            ) {
                configuration.label
            }
            .labelsHidden()
        }
        .padding(14)
        .background(.fill.quaternary, in: .rect(cornerRadius: 14))
    }
}

extension DatePickerStyle where Self == CardDatePickerStyle {
    static var card: CardDatePickerStyle { CardDatePickerStyle() }
}
