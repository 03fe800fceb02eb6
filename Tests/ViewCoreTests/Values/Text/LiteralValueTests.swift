import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Values in a literal are written where the text stands, as Foundation writes `%lld` and `%lf` in a locale.
@MainActor struct LiteralValueTests {
    /// What is drawn, each run for itself.
    private func runs(_ text: Text, _ locale: String = "en_US") -> [String] {
        let list = layOut(text.environment(\.locale, Locale(identifier: locale))).list
        var found: [String] = []
        list.walk {
            if case .glyphs(let run) = $0 { found.append(run.text) }
            return .into
        }
        return found
    }

    @Test(arguments: [
        ("en_US", "1,234,567 seen", "3.141590 m"), ("de_DE", "1.234.567 seen", "3,141590 m"),
        ("ar_EG", "١٬٢٣٤٬٥٦٧ seen", "٣٫١٤١٥٩٠ m"), ("hi_IN@numbers=deva", "१२,३४,५६७ seen", "३.१४१५९० m"),
    ])
    func `Numbers have the digits and separators of the locale`(locale: String, whole: String, part: String) {
        #expect(runs(Text("\(1_234_567) seen"), locale).joined() == whole)
        #expect(runs(Text("\(3.14159) m"), locale).joined() == part)
    }

    @Test func `Numbers of every kind are those that a format has places for`() {
        #expect(
            runs(Text("\(Int8(-5)) \(UInt64.max) \(Float(0.5)) \(CGFloat(2))"))
                == ["-5 18,446,744,073,709,551,615 0.500000 2.000000"])
        #expect(runs(Text("\(true) \(Optional(3)!) \("1234")")) == ["true 3 1234"])
    }

    @Test func `A specifier says how`() {
        #expect(runs(Text("\(3.14159, specifier: "%.2f") m"), "de") == ["3,14 m"])
        #expect(runs(Text("\(1234, specifier: "%d")"), "de") == ["1.234"])
        #expect(
            runs(Text("\(7, specifier: "%03d")")) == ["007"]
                && runs(Text("\(255, specifier: "%x")")) == ["ff"])
        #expect(runs(Text("\(0.5, specifier: "%.1f km")")) == ["0.5 km"])
    }

    @Test(arguments: ["%s", "%@", "%n", "%", "", "%*d", "%d %s %n", "%.99999f", "%99999d", "%lld%lld%lld"])
    func `A specifier for something else reads nothing that is not there`(specifier: String) {
        _ = runs(Text("\(1.5, specifier: specifier)"))
        _ = runs(Text("\(Int.min, specifier: specifier)"))
        _ = runs(Text("\(UInt.max, specifier: specifier)"))
    }

    @Test func `Formats follow the place`() {
        let date = Date(timeIntervalSinceReferenceDate: 190_028_460)
        #expect(runs(Text("\(1234.5, format: .number)"), "de") == ["1.234,5"])
        #expect(runs(Text("\(0.256, format: .percent)"), "de") == ["25,6\u{A0}%"])
        #expect(runs(Text("\(12.5, format: .currency(code: "EUR"))"), "de") == ["12,50\u{A0}€"])
        #expect(runs(Text("\(["a", "b", "c"], format: .list(type: .and))"), "de") == ["a, b und c"])
        #expect(runs(Text("on \(date, style: .date)"), "de") == ["on 9. Januar 2007"])
        #expect(runs(Text("\(date, format: .dateTime.day().month().year())"), "de") == ["9. Jan. 2007"])
        #expect(
            runs(Text("\(date...date.addingTimeInterval(3600))"), "de").joined().hasSuffix("09:41–10:41 Uhr"))
        #expect(
            runs(Text("\(timerInterval: date...date.addingTimeInterval(90))"), "ar_EG").joined() == "١:٣٠")
        // A format that names a locale keeps it.
        let american = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
        #expect(runs(Text("\(1234.5, format: american)"), "de") == ["1,234.5"])
    }

    @Test func `A value is part of the words around it, and has their look`() {
        #expect(runs(Text("a \(1) b \(2) c")) == ["a 1 b 2 c"])
        #expect(runs(Text("**a \(1)** \(2) c")) == ["a 1", " 2 c"])
        #expect(runs(Text("^[\(3) item](inflect: true) left")) == ["3 items left"])
        #expect(runs(Text("^[\(1234) item](inflect: true)"), "de") == ["1.234 items"])
        #expect(runs(Text("a \(Text("b")) \(1)")) == ["a ", "b", " 1"])
        let attributed = AttributedString("b")
        #expect(runs(Text("a \(attributed) c")) == ["a ", "b", " c"])
    }
}
