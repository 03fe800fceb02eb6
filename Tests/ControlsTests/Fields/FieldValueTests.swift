import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// What fields show that are made of other values than text.
@MainActor struct FieldValueTests {
    private func words(_ view: some View, _ locale: String = "en_US") -> [String] {
        var values = EnvironmentValues()
        values.locale = Locale(identifier: locale)
        return Drawn(view, 300, in: values).words
    }

    @Test func `A value is in the environment's locale, unless its format has one`() {
        let field = TextField("Amount", value: .constant(1234.5), format: .number)
        #expect(words(field) == ["1,234.5"])
        #expect(words(field, "de_DE") == ["1.234,5"])
        let own = TextField(
            "Amount", value: .constant(1234.5), format: .number.locale(Locale(identifier: "de_DE")))
        #expect(words(own) == ["1.234,5"])
    }

    @Test func `A date is in the environment's time zone and calendar`() {
        let date = Date(timeIntervalSinceReferenceDate: 190_028_460)
        var values = EnvironmentValues()
        values.timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
        let field = TextField(
            "When", value: .constant(date), format: .dateTime.hour(.twoDigits(amPM: .omitted)))
        #expect(Drawn(field, 300, in: values).words == ["10"])
    }

    @Test func `Without a value a field shows its title`() {
        #expect(words(TextField("Amount", value: .constant(Int?.none), format: .number)) == ["Amount"])
        #expect(words(TextField("Amount", value: .constant(Optional(7)), format: .number)) == ["7"])
        let prompted = TextField(
            "Amount", value: .constant(Double?.none), format: .number, prompt: Text(verbatim: "0"))
        #expect(words(prompted) == ["0"])
    }

    @Test func `A formatter says what a value is`() {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.minimumFractionDigits = 2
        #expect(words(TextField("Amount", value: .constant(3), formatter: formatter)) == ["3.00"])
        #expect(words(TextField("Amount", value: .constant("no number"), formatter: formatter)) == ["Amount"])
    }

    @Test func `A field that grows down has as many lines as it needs, up to its limit`() {
        func height(_ text: String, limit: Int? = nil) -> CGFloat {
            Drawn(TextField("Note", text: .constant(text), axis: .vertical).lineLimit(limit), 100).size.height
        }
        let one = Drawn(TextField("Note", text: .constant("a")), 100).size.height
        #expect(height("a") == one)
        #expect(height("many words that go on and on") > 2 * one)
        #expect(height("many words that go on and on", limit: 2) == 40)
    }

    /// "A Text view truncates its content while a TextField becomes scrollable" (Apple's documentation of
    /// `lineLimit(_:)`): what has no room is not drawn, and no ellipsis stands for it.
    @Test func `A field that grows down shows its first lines, and no ellipsis`() {
        func words(_ text: String, limit: Int?, height: CGFloat? = nil) -> [String] {
            let field = TextField("Note", text: .constant(text), axis: .vertical)
            return Drawn(field.lineLimit(limit).frame(height: height), 100).words
        }
        #expect(words("one\ntwo\nthree", limit: 2) == ["one", "two"])
        #expect(words("one two three four five", limit: 2) == ["one two", "three four"])
        #expect(words("one\ntwo\nthree", limit: nil, height: 45) == ["one", "two"])
        #expect(words("one\ntwo", limit: 2) == ["one", "two"])
        #expect(Drawn(Text(verbatim: "one\ntwo\nthree").lineLimit(2), 100).words.contains("…"))
    }

    @Test(arguments: [(TextAlignment.leading, 0.0), (.center, 85), (.trailing, 170)])
    func `Text is aligned as the environment says`(alignment: TextAlignment, x: Double) {
        let field = TextField("Name", text: .constant("Ada")).multilineTextAlignment(alignment)
        let at = x == x.rounded() ? "\(Int(x))" : "\(x)"
        #expect(Drawn(field, 200).list.contains("at (\(at) "), "\(Drawn(field, 200).list)")
    }

    @Test func `Sources that differ make a toggle mixed`() {
        struct Probe: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: "\(configuration.isOn) \(configuration.isMixed)")
            }
        }
        struct Item { var isOn: Binding<Bool> }
        func shown(_ values: [Bool]) -> [String] {
            Drawn(
                Toggle("All", sources: values.map { Item(isOn: .constant($0)) }, isOn: \.isOn)
                    .toggleStyle(Probe())
            ).words
        }
        #expect(shown([true, true]) == ["true false"])
        #expect(shown([false, false]) == ["false false"])
        #expect(shown([true, false]) == ["false true"])
        #expect(shown([]) == ["false false"])
    }

    @Test func `A toggle that is set sets all its sources`() {
        final class Store { var values = [true, false] }
        struct Item { var isOn: Binding<Bool> }
        struct Setting: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onAppear { configuration.isOn = true }
            }
        }
        let store = Store()
        let items = (0..<2).map { index in
            Item(isOn: Binding(get: { store.values[index] }, set: { store.values[index] = $0 }))
        }
        _ = Drawn(Toggle("All", sources: items, isOn: \.isOn).toggleStyle(Setting()))
        #expect(store.values == [true, true])
    }

    @Test func `A mixed toggle of a configuration stays mixed`() {
        struct Again: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
        }
        struct Item { var isOn: Binding<Bool> }
        let items = [true, false].map { Item(isOn: .constant($0)) }
        var mac = EnvironmentValues()
        mac.platform = .macos
        let view = Toggle("All", sources: items, isOn: \.isOn)
        #expect(Drawn(view.toggleStyle(Again()), in: mac).list == Drawn(view, in: mac).list)
    }

    @Test func `A button without a label says what its role is for`() {
        #expect(Drawn(Button(role: .cancel) {}).words == ["Cancel"])
        #expect(Drawn(Button(role: .destructive) {}).words == ["Delete"])
        for role in [ButtonRole.close, .confirm] {
            let drawn = Drawn(Button(role: role) {})
            #expect(drawn.size.width > 0 && !drawn.words.contains("Cancel"))
        }
    }
}
