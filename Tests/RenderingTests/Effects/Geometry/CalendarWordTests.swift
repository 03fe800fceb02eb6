import Drawing
import Foundation
import SwiftUI
import Testing
import ViewCore

/// The words of a calendar in the fonts that they are drawn in.
@MainActor struct CalendarWordTests {
    @Test(arguments: Platform.allCases, ["en_US", "de_DE", "fr_FR", "pt_BR"])
    func `Names of weekdays are whole and keep apart`(platform: Platform, locale: String) {
        var environment = EnvironmentValues()
        environment.platform = platform
        environment.locale = Locale(identifier: locale)
        let date = Date(timeIntervalSinceReferenceDate: 190_000_000)
        let picker = DatePicker("a", selection: .constant(date), displayedComponents: .date)
            .datePickerStyle(.graphical)
        let runs = DrawnItems.runs(picker, 400, 400, in: environment)
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = environment.locale
        let names = calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased(with: environment.locale) }
        for name in names { #expect(runs.contains { $0.text == name }, "\(name) among \(runs.map(\.text))") }
    }

    @Test(arguments: Platform.allCases, ["en_US", "pt_BR", "es_ES", "vi_VN"])
    func `The month is said with its year`(platform: Platform, locale: String) {
        var environment = EnvironmentValues()
        environment.platform = platform
        environment.locale = Locale(identifier: locale)
        // The 15th of September 1999, one of the longest names.
        let date = Date(timeIntervalSinceReferenceDate: -41_000_000)
        let picker = DatePicker("a", selection: .constant(date), displayedComponents: .date)
            .datePickerStyle(.graphical)
        let words = DrawnItems.runs(picker, 400, 400, in: environment).map(\.text)
        #expect(words.contains { $0.contains("1999") }, "\(words)")
        #expect(!words.contains { $0.contains("…") }, "\(words)")
    }
}
