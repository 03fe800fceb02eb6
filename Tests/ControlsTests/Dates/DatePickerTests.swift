import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// 9:41 in the morning of 9 January 2007, in UTC.
private let moment = Date(timeIntervalSinceReferenceDate: 190_028_460)

@MainActor struct DatePickerTests {
    private func picker(
        _ date: Date = moment, components: DatePickerComponents = [.date, .hourAndMinute]
    ) -> some View {
        DatePicker("Start", selection: .constant(date), displayedComponents: components)
    }

    private func plain(_ words: [String]) -> [String] {
        // Between the time and its half of the day stands a narrow space that does not break.
        words.map { $0.replacing("\u{202F}", with: " ") }
    }

    private func values(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
        var values = EnvironmentValues()
        change(&values)
        return values
    }

    @Test func `The automatic style is compact on iOS and a field with a stepper on macOS`() {
        #expect(plain(Drawn(picker(), 400).words) == ["Start", "Jan 9, 2007", "9:41 AM"])
        #expect(Drawn(picker(), 400).list == Drawn(picker().datePickerStyle(.compact), 400).list)
        let mac = values { $0.platform = .macos }
        #expect(plain(Drawn(picker(), 400, in: mac).words) == ["Start", "1/9/2007, 9:41 AM"])
        #expect(
            Drawn(picker(), 400, in: mac).list
                == Drawn(picker().datePickerStyle(.stepperField), 400, in: mac).list)
    }

    @Test(arguments: [
        (DatePickerComponents.date, ["Start", "Jan 9, 2007"]), (.hourAndMinute, ["Start", "9:41 AM"]),
        (.hourMinuteAndSecond, ["Start", "9:41:00 AM"]), (DatePickerComponents(), ["Start", "Jan 9, 2007"]),
    ])
    func `A picker shows the components that it is asked for`(
        components: DatePickerComponents, words: [String]
    ) {
        #expect(plain(Drawn(picker(components: components), 400).words) == words)
    }

    @Test func `Dates are in the environment's locale, calendar and time zone`() {
        let german = values { $0.locale = Locale(identifier: "de_DE") }
        #expect(Drawn(picker(), 400, in: german).words == ["Start", "9. Jan. 2007", "09:41"])
        let tokyo = values { $0.timeZone = TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt }
        #expect(plain(Drawn(picker(), 400, in: tokyo).words) == ["Start", "Jan 9, 2007", "6:41 PM"])
        let buddhist = values { $0.calendar = Calendar(identifier: .buddhist) }
        #expect(Drawn(picker(components: .date), 400, in: buddhist).words.last?.contains("2550") == true)
    }

    @Test func `Words stand on grounds as high as a bordered button, 6 apart`() {
        // 11 characters with 12 at each side, a gap of 6, 7 characters with 12 at each side; 20 with 7 above and below.
        let drawn = Drawn(picker().labelsHidden())
        #expect(drawn.size == CGSize(width: 134 + 6 + 94, height: 34))
        #expect(drawn.fills.map { $0.prefix(8) } == ["capsule(", "capsule("])
        let old = Drawn(picker().labelsHidden(), in: environment(.light, .ios18))
        #expect(old.fills.first?.hasPrefix("roundedRect(0 0 134 34 r6") == true)
    }

    @Test func `At accessibility sizes label, date and time stand below each other`() {
        let large = values { $0.dynamicTypeSize = .accessibility3 }
        let usual = Drawn(picker(), 320)
        let drawn = Drawn(picker(), 320, in: large)
        #expect(plain(drawn.words) == plain(usual.words))
        #expect(drawn.size.height == 20 + 8 + 34 + 6 + 34 && usual.size.height == 34)
    }

    @Test func `A pressed one is in the tint and a disabled one dimmed`() {
        let view = picker(components: .date)
        #expect(Drawn(view, asking: .press).ink(of: "Jan 9, 2007") == "#0088FF")
        #expect(Drawn(view).ink(of: "Jan 9, 2007") == "#000000")
        #expect(Drawn(view.disabled(true)).ink(of: "Jan 9, 2007") == "#3C3C434C")
    }

    @Test func `A date outside of the range is drawn as its nearest`() {
        let next = moment.addingTimeInterval(86_400)
        let view = DatePicker("", selection: .constant(moment), in: next..., displayedComponents: .date)
        #expect(Drawn(view).words.contains("Jan 10, 2007"))
        let before = DatePicker(
            "", selection: .constant(next), in: ...moment, displayedComponents: .date)
        #expect(Drawn(before).words.contains("Jan 9, 2007"))
        let closed = DatePicker(
            "", selection: .constant(.distantFuture), in: moment...next, displayedComponents: .date)
        #expect(Drawn(closed).words.contains("Jan 10, 2007"))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
    func `A date of no calendar is drawn as one of a calendar, and said`(seconds: Double) {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        for style in 0..<3 {
            let view =
                style == 0
                ? AnyView(picker(date))
                : style == 1
                    ? AnyView(picker(date).datePickerStyle(.graphical))
                    : AnyView(picker(date).datePickerStyle(.wheel))
            #expect(Drawn(view, 400).warnings.count == 1)
        }
        // Swift makes no range from a number that is none.
        guard !seconds.isNaN else { return }
        let range = DatePicker("", selection: .constant(moment), in: date...)
        #expect(Drawn(range.datePickerStyle(.graphical), 400).size.height > 100)
    }

    @Test func `A configuration has what the picker was made of`() {
        struct Listing: DatePickerStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.label
                    Text(verbatim: "\(configuration.selection.timeIntervalSinceReferenceDate)")
                    Text(verbatim: "\(configuration.minimumDate?.timeIntervalSinceReferenceDate ?? -1)")
                    Text(verbatim: "\(configuration.maximumDate?.timeIntervalSinceReferenceDate ?? -1)")
                    Text(verbatim: "\(configuration.displayedComponents == .date)")
                }
            }
        }
        let date = Date(timeIntervalSinceReferenceDate: 5)
        let view = DatePicker("Day", selection: .constant(date), in: date..., displayedComponents: .date)
            .datePickerStyle(Listing())
        #expect(Drawn(view).words == ["Day", "5.0", "5.0", "-1.0", "true"])
    }

    @Test func `A picker of a configuration is drawn in the next style out`() {
        struct Framed: DatePickerStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text(verbatim: "framed")
                    DatePicker(configuration)
                }
            }
        }
        struct Other: DatePickerStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label }
        }
        let view = picker(components: .date).datePickerStyle(Framed())
        #expect(Drawn(view, 400).words == ["framed", "Start", "Jan 9, 2007"])
        #expect(Drawn(view.datePickerStyle(Other()), 400).words == ["framed", "Start"])
        #expect(Drawn(view, 400, asking: .press).ink(of: "Jan 9, 2007") == "#0088FF")
    }

    @Test func `Wheels are in the order of the locale, the halves of the day where it has them`() {
        func middle(_ locale: String, _ components: DatePickerComponents) -> [String] {
            let values = values { $0.locale = Locale(identifier: locale) }
            let view = picker(components: components).labelsHidden().datePickerStyle(.wheel)
                .defaultWheelPickerItemHeight(108)
            // One row above and one below the middle.
            return Drawn(view, 400, in: values).words
        }
        #expect(
            middle("en_US", .date) == [
                "December", "January", "February", "8", "9", "10", "2006", "2007", "2008",
            ])
        #expect(middle("de_DE", .date).prefix(3) == ["8", "9", "10"])
        #expect(
            middle("en_US", .hourAndMinute) == ["8", "9", "10", "40", "41", "42", "AM", "PM"])
        #expect(middle("de_DE", .hourAndMinute) == ["08", "09", "10", "40", "41", "42"])
    }
}
