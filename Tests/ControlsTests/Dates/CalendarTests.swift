import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct CalendarTests {
    private func day(_ year: Int, _ month: Int, _ day: Int) throws -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return try #require(calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 12)))
    }

    private func words(_ date: Date, _ locale: String = "en_US") -> [String] {
        var values = EnvironmentValues()
        values.locale = Locale(identifier: locale)
        return Drawn(
            DatePicker("", selection: .constant(date), displayedComponents: .date).datePickerStyle(
                .graphical),
            in: values
        ).words
    }

    @Test func `A month has its name, its weekdays and its days`() throws {
        let drawn = words(try day(2024, 2, 10))
        #expect(drawn.first == "February 2024")
        #expect(drawn.dropFirst().prefix(7) == ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"])
        #expect(drawn.dropFirst(8) == (1...29).map { "\($0)" }[...])
    }

    @Test func `The week begins where the locale's does`() throws {
        #expect(words(try day(2024, 2, 10), "de_DE").dropFirst().first == "MO")
    }

    /// 1 February 2024 is a Thursday: the fifth of columns 44 wide, below a row of 44, a gap, weekdays and a gap.
    @Test func `Each day stands below its weekday`() throws {
        let view = DatePicker(
            "", selection: .constant(try day(2024, 2, 1)), displayedComponents: .date
        )
        .datePickerStyle(.graphical)
        let circle = Drawn(view).fills.first {
            $0.contains("capsule") || $0.contains("ellipse") || $0.contains("oval")
        }
        #expect(circle?.contains("(176 ") == true, "\(Drawn(view).fills)")
        #expect(Drawn(view).size.width == 308)
    }

    @Test func `Days that cannot be chosen are faint`() throws {
        let (first, last) = (try day(2024, 2, 8), try day(2024, 2, 20))
        let view = DatePicker(
            "", selection: .constant(try day(2024, 2, 10)), in: first...last,
            displayedComponents: .date
        )
        .datePickerStyle(.graphical)
        let drawn = Drawn(view)
        #expect(drawn.ink(of: "7") == drawn.ink(of: "21"))
        #expect(drawn.ink(of: "8") == drawn.ink(of: "20"))
        #expect(drawn.ink(of: "7") != drawn.ink(of: "8"))
        #expect(drawn.ink(of: "10") == "#0088FF")
    }

    @Test func `Several days are selected, whatever order the set has`() {
        func view(_ days: [Int]) -> some View {
            MultiDatePicker(
                "", selection: .constant(Set(days.map { DateComponents(year: 2024, month: 2, day: $0) })))
        }
        let drawn = Drawn(view([3, 17, 9]))
        #expect(drawn.words.first == "February 2024")
        for day in ["3", "9", "17"] { #expect(drawn.ink(of: day) == "#0088FF") }
        #expect(drawn.ink(of: "4") == "#000000")
    }

    @Test(arguments: [Int.min, -1, 0, 7, 8, 99, Int.max])
    func `A week may begin on any number`(first: Int) throws {
        var values = EnvironmentValues()
        values.calendar.firstWeekday = first
        let date = try day(2024, 2, 10)
        let view = DatePicker("", selection: .constant(date)).datePickerStyle(.graphical)
        #expect(Drawn(view, in: values).words.count > 36)
    }

    @Test func `Without dates the month is that of the moment of every picture`() {
        #expect(Drawn(MultiDatePicker("", selection: .constant([]))).words.first == "January 2007")
    }

    @Test(arguments: [
        DateComponents(), DateComponents(year: Int.max, month: 1, day: 1),
        DateComponents(year: 2024, month: Int.min, day: 1), DateComponents(year: 2024, month: 2, day: 99),
        DateComponents(era: .max, year: 2024, month: 2, day: 2), DateComponents(hour: 5),
    ])
    func `Components that name no day select none`(components: DateComponents) {
        let drawn = Drawn(MultiDatePicker("", selection: .constant([components])))
        #expect(drawn.words.count > 30)
    }

    @Test(arguments: [
        Calendar.Identifier.hebrew, .islamic, .chinese, .japanese, .persian, .indian, .coptic, .buddhist,
        .iso8601,
    ])
    func `Every calendar has a month and wheels`(identifier: Calendar.Identifier) throws {
        var values = EnvironmentValues()
        values.calendar = Calendar(identifier: identifier)
        for date in [try day(2024, 2, 29), .distantPast, .distantFuture] {
            let view = DatePicker("", selection: .constant(date)).datePickerStyle(.graphical)
            #expect(Drawn(view, in: values).words.count > 30)
            let wheels = DatePicker("", selection: .constant(date)).datePickerStyle(.wheel)
            #expect(Drawn(wheels, in: values).words.count > 4)
        }
    }
}
