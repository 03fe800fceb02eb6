import Drawing
import Foundation
import SwiftUI
import Testing
import ViewCore

extension SentenceProofs {
    /// States.
    static let ofStates: [String: Proof] = [
        "states-without-look": {
            let usual = [true, false].map { laidOut(Toggle("a", isOn: .constant($0))).list }
            for state in [StateRequests.press, .focus, .mixed] {
                let made = laidOut(Toggle("a", isOn: .constant(true)), state)
                #expect(made.unclaimed == [] && usual.contains(made.list))
            }
            let field = laidOut(TextField("a", text: .constant("b")), .focus)
            #expect(field.unclaimed == [] && field.list == laidOut(TextField("a", text: .constant("b"))).list)
        },
        "states-in-list": {
            try holds(StyleCompiler.specimen("list", "--json").text.contains("\"notShown\""))
        },
        "states-untaken": {
            for state in [StateRequests.selected, .loading] {
                let controls: [AnyView] = [
                    AnyView(Button("a") {}), AnyView(Toggle("a", isOn: .constant(true))),
                    AnyView(TextField("a", text: .constant("b"))),
                ]
                for control in controls {
                    let made = laidOut(control, state)
                    #expect(made.unclaimed == state && made.warnings.count == 1)
                }
            }
        },
    ]

    /// Pickers, dates and editors.
    static let ofPickers: [String: Proof] = [
        "pickers-closed": {
            let picker = Picker("a", selection: .constant(1)) {
                Text(verbatim: "one").tag(1)
                Text(verbatim: "two").tag(2)
            }
            #expect(words(picker) == ["one"])
            #expect(words(picker.pickerStyle(.navigationLink)).contains("two") == false)
            let date = DatePicker("a", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
            #expect(words(date.datePickerStyle(.compact)).count == 3)
        },
        "pickers-inline": {
            let picker = Picker("a", selection: .constant(1)) { Text(verbatim: "one").tag(1) }
            #expect(
                laidOut(picker.pickerStyle(.inline)).list == laidOut(picker.pickerStyle(.wheel)).list)
            #expect(words(picker.pickerStyle(.palette)) == ["one"])
        },
        "pickers-states": {
            let picker = Picker("a", selection: .constant(1)) { Text(verbatim: "one").tag(1) }
            let date = DatePicker(
                "a", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)), displayedComponents: .date
            )
            let views = [
                AnyView(picker.pickerStyle(.wheel)), AnyView(date.datePickerStyle(.graphical)),
                AnyView(date.datePickerStyle(.wheel)),
            ]
            for view in views { #expect(laidOut(view, .press).list == laidOut(view).list) }
            for view in views + [
                AnyView(picker.pickerStyle(.segmented)), AnyView(TextEditor(text: .constant("a"))),
            ] {
                let made = laidOut(view, .focus)
                #expect(made.unclaimed == [] && made.list == laidOut(view).list)
            }
        },
        "calendar-today": {
            // The day that every picture is of has the ink of the others.
            let still = Date(timeIntervalSinceReferenceDate: 190_028_460)
            let view = MultiDatePicker("a", selection: .constant([]), in: still...)
            #expect(words(view).contains("9"))
            let date = DatePicker("a", selection: .constant(still)).datePickerStyle(.graphical)
            #expect(words(date.environment(\.locale, Locale(identifier: "de"))).contains("Time"))
        },
        "text-selection": {
            let text = "words"
            let all = TextSelection(range: text.startIndex..<text.endIndex)
            #expect(
                laidOut(TextField("a", text: .constant(text), selection: .constant(all))).list
                    == laidOut(TextField("a", text: .constant(text))).list)
        },
        "color-well": {
            #expect(words(ColorPicker("a", selection: .constant(.red))) == ["a"])
            try holds(
                StyleCompiler.messages(
                    """
                    import SwiftUI
                    func a(_ color: Binding<CGColor>) { _ = ColorPicker("a", selection: color) }
                    """) != [:])
        },
    ]
}
