import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Every public initialiser of what one chooses with, as style code writes it.
@MainActor struct WrittenPickerTests {
    @State private var size = 1
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    @State private var days: Set<DateComponents> = []
    @State private var color = Color.red

    private struct Item { var size: Binding<Int> }

    private var title: String { "Title" }
    private var image: ImageResource { ImageResource(name: "star", bundle: .main) }
    private var items: [Item] { [Item(size: $size)] }

    @ViewBuilder private var options: some View {
        Text("One").tag(1)
        Text("Two").tag(2)
    }

    @ViewBuilder private var pickers: some View {
        Picker(selection: $size) {
            options
        } label: {
            Text("Title")
        }
        Picker(selection: $size) {
            options
        } label: {
            Text("Title")
        } currentValueLabel: {
            Text("One")
        }
        Picker(sources: items, selection: \.size) {
            options
        } label: {
            Text("Title")
        }
        Picker(sources: items, selection: \.size) {
            options
        } label: {
            Text("Title")
        } currentValueLabel: {
            Text("One")
        }
        Picker("Title", selection: $size) { options }
        Picker(title, selection: $size) { options }
        Picker("Title", selection: $size) {
            options
        } currentValueLabel: {
            Text("One")
        }
        Picker(title, selection: $size) {
            options
        } currentValueLabel: {
            Text("One")
        }
        Picker("Title", sources: items, selection: \.size) { options }
        Picker(title, sources: items, selection: \.size) { options }
        Picker("Title", sources: items, selection: \.size) {
            options
        } currentValueLabel: {
            Text("One")
        }
        Picker("Title", systemImage: "star", selection: $size) { options }
        Picker(title, systemImage: "star", selection: $size) { options }
        Picker("Title", systemImage: "star", selection: $size) {
            options
        } currentValueLabel: {
            Text("One")
        }
        Picker("Title", systemImage: "star", sources: items, selection: \.size) { options }
        Picker("Title", image: image, selection: $size) { options }
        Picker(title, image: image, selection: $size) { options }
        Picker("Title", image: image, sources: items, selection: \.size) {
            options
        } currentValueLabel: {
            Text("One")
        }
    }

    @ViewBuilder private var dates: some View {
        let end = date.addingTimeInterval(1e9)
        DatePicker("Title", selection: $date)
        DatePicker(title, selection: $date)
        DatePicker("Title", selection: $date, displayedComponents: .date)
        DatePicker("Title", selection: $date, in: date...end, displayedComponents: [.hourAndMinute])
        DatePicker(title, selection: $date, in: date...)
        DatePicker("Title", selection: $date, in: ...end, displayedComponents: [.date])
        DatePicker(selection: $date) { Text("Title") }
        DatePicker(selection: $date, in: date...end, displayedComponents: .date) { Text("Title") }
        DatePicker(selection: $date, in: date...) { Text("Title") }
        DatePicker(selection: $date, in: ...end) { Text("Title") }
        MultiDatePicker("Title", selection: $days)
        MultiDatePicker(title, selection: $days, in: date..<end)
        MultiDatePicker("Title", selection: $days, in: date...)
        MultiDatePicker(selection: $days, in: ..<end) { Text("Title") }
        ColorPicker("Title", selection: $color)
        ColorPicker(title, selection: $color, supportsOpacity: false)
        ColorPicker(selection: $color) { Text("Title") }
    }

    @ViewBuilder private var styles: some View {
        let picker = Picker("Title", selection: $size) { options }
        picker.pickerStyle(DefaultPickerStyle())
        picker.pickerStyle(MenuPickerStyle())
        picker.pickerStyle(SegmentedPickerStyle())
        picker.pickerStyle(WheelPickerStyle())
        picker.pickerStyle(InlinePickerStyle())
        picker.pickerStyle(PalettePickerStyle())
        picker.pickerStyle(NavigationLinkPickerStyle())
        picker.pickerStyle(RadioGroupPickerStyle())
    }

    @Test func `Every initialiser makes a view`() {
        #expect(Drawn(pickers, 300).words == Array(repeating: "One", count: 18))
        #expect(Drawn(dates, 300).words.filter { $0 == "Title" }.count == 13)
        #expect(Drawn(styles, 300).words.count > 8)
    }

    @Test(arguments: 0...3)
    func `Tags of any type can be asked for by the thousand`(kind: Int) {
        let view = Picker("", selection: .constant(9_999)) {
            ForEach(0..<10_000, id: \.self) { Text(verbatim: "\($0)").tag($0) }
        }
        let styled: AnyView =
            switch kind {
            case 0: AnyView(view)
            case 1: AnyView(view.pickerStyle(.segmented))
            case 2: AnyView(view.pickerStyle(.wheel))
            default: AnyView(view.pickerStyle(.radioGroup))
            }
        let drawn = Drawn(styled, 300)
        #expect(drawn.size.height > 0)
        #expect(drawn.warnings.filter { $0.contains("Picker") } == [])
    }

    @Test func `Of equal tags the first is selected, and hostile ones end`() {
        struct Odd: Hashable {
            let value: Double
            static func == (a: Odd, b: Odd) -> Bool { false }
        }
        let equal = Picker("", selection: .constant(1)) {
            Text(verbatim: "a").tag(1)
            Text(verbatim: "b").tag(1)
        }
        #expect(Drawn(equal).words == ["a"])
        let odd = Picker("", selection: .constant(Odd(value: 1))) { Text(verbatim: "a").tag(Odd(value: 1)) }
        #expect(Drawn(odd).warnings.count == 1)
        let nan = Picker("", selection: .constant(Double.nan)) { Text(verbatim: "a").tag(Double.nan) }
        #expect(Drawn(nan).warnings.count == 1)
        let long = Picker("", selection: .constant(String(repeating: "x", count: 100_000))) { EmptyView() }
        #expect(Drawn(long.pickerStyle(.wheel)).warnings.allSatisfy { $0.count < 400 })
    }
}
