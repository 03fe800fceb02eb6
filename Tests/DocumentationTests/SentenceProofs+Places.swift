import Drawing
import Foundation
import SwiftUI
import Testing
import ViewCore

extension SentenceProofs {
    /// Indicators, boxes and menus.
    static let ofIndicators: [String: Proof] = [
        "spinner-still": { isTested("A spinner's spokes are gray and fade behind the first") },
        "progress-without-value": {
            isTested("A circular style spins with a value too, and a linear one has a track without")
        },
        "progress-timer": {
            isTested("An interval that has not begun is whole, one that is over is empty")
            isTested("Code that starts at the time of day draws the same at any time")
        },
        "progress-words": { isTested("Foundation's progress is drawn with a label that says it") },
        "indicator-labels": {
            #expect(words(ProgressView("a", value: 0.5).labelsHidden()) == ["a"])
            #expect(words(Gauge(value: 0.5) { Text(verbatim: "a") }.labelsHidden()).contains("a"))
            #expect(words(Toggle("a", isOn: .constant(true)).labelsHidden()) == [])
        },
        "bordered-foreground": {
            @MainActor func list(_ color: Color, inside: Bool) -> DisplayList {
                let label = Text(verbatim: "a").foregroundStyle(
                    inside ? AnyShapeStyle(color) : AnyShapeStyle(.foreground))
                return laidOut(
                    Button {
                    } label: {
                        label
                    }.buttonStyle(.bordered).foregroundStyle(color)
                ).list
            }
            #expect(list(.red, inside: false) == list(.green, inside: false))
            #expect(list(.red, inside: true) != list(.green, inside: true))
        },
        "steppers-on-macos": {
            let controls = [
                AnyView(Slider(value: .constant(0.5)).frame(width: 100)),
                AnyView(Stepper(value: .constant(1)) { EmptyView() }.labelsHidden()),
            ]
            for control in controls {
                #expect(laidOut(control, on: .macos).list == laidOut(control, on: .ios).list)
            }
        },
        "guessed-looks": {
            for name in [
                "Containers/GroupBoxBody", "Containers/DisclosureGroupStyle", "Gauges/GaugeBars",
                "Progress/ProgressBodies", "Menus/ControlGroupStyle", "Links/ContentUnavailableView",
            ] {
                try holds(Repository.text("Sources/Controls/\(name).swift").contains("guess"), "\(name)")
            }
        },
        "guesses-in-code": {
            try holds(Repository.text("Sources/Controls/Gauges/GaugeBars.swift").contains("guess"))
        },
        "button-words": {
            let german = { (view: AnyView) in
                words(view.environment(\.locale, Locale(identifier: "de"))).joined(separator: " ")
            }
            #expect(german(AnyView(EditButton())) == "Edit")
            #expect(german(AnyView(ShareLink(item: "a"))).contains("Share"))
            #expect(german(AnyView(ContentUnavailableView.search)).contains("No Results"))
        },
        "menus-closed": {
            isTested("A menu is its label in the tint, as high as its text, and shows no actions")
            isTested("A menu is closed unless a tile asks for what is presented")
        },
        "links-inert": {
            let url = URL(fileURLWithPath: "/")
            #expect(laidOut(Link("a", destination: url), .press).warnings == [])
            #expect(laidOut(ShareLink("a", item: url), .press).warnings == [])
            try holds(StyleCompiler.messages("import SwiftUI\nstruct A: Transferable {}") == [:])
        },
        "links-alone": {
            let link = NavigationLink("a") { Text(verbatim: "b") }
            #expect(laidOut(link).list == laidOut(Button("a") {}).list)
        },
        "control-group-menus": {
            isTested("A group as a menu is its label")
            isTested("A palette shows symbols alone")
        },
    ]

    /// Places.
    static let ofPlaces: [String: Proof] = [
        "places-on-top": {
            isTested("What is on top of a path is drawn with a way back")
            isTested("The selected tab's view is drawn, and all labels")
        },
        "more-tabs": { isTested("More than five tabs end with one for the others") },
        "split-columns": { isTested("One column is there where there is little room") },
        "split-styles": {
            isTested("A style of one's own draws a built-in one's body in something")
        },
        "title-menus": {
            let stack = NavigationStack {
                Text(verbatim: "page").frame(width: 300).navigationTitle("title")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbarTitleMenu { Button("action") {} }
                    .inspector(isPresented: .constant(true)) { Text(verbatim: "beside") }
            }
            let shown = words(stack)
            #expect(shown.contains("title") && shown.contains("page"))
            #expect(!shown.contains("action") && !shown.contains("beside"))
        },
        "sheet-heights": { isTested("A sheet is as high as its lowest detent") },
        "place-events": { isTested("What code opens is noted") },
        "canvas-limits": {
            isTested("A style's gradient runs over the bounds of the path")
        },
    ]

    /// Lists, forms and tables.
    static let ofLists: [String: Proof] = [
        "row-modifiers": { isTested("Where there is no list nothing happens") },
        "row-modifiers-in-stacks": {
            let text = Text(verbatim: "a").badge(3)
            #expect(words(List { HStack { text } }) == ["a"])
            #expect(
                words(
                    List {
                        NavigationLink {
                        } label: {
                            text
                        }
                    }
                ).contains("3"))
        },
        "lists-from-start": {
            isTested("A list takes the height that it is offered and shows its content from the start")
        },
        "list-choice-words": { isTested("A chosen row is white on the tint on macOS") },
        "content-margins": {
            let view = ScrollView { Text(verbatim: "a") }
            #expect(
                laidOut(view.contentMargins(.top, 20, for: .scrollIndicators)).list == laidOut(view).list)
            #expect(laidOut(view.contentMargins(.top, 20, for: .scrollContent)).list != laidOut(view).list)
        },
        "list-stripes": { isTested("On macOS every other row is darker unless told otherwise") },
        "form-fields": {
            let form = Form { TextField("Name", text: .constant("")) }
            #expect(words(form).contains("Name") && words(form.formStyle(.columns)).contains("Name"))
            isTested("A field shows its prompt, and as that its label where labels are hidden")
        },
        "tables-unsorted": { isTested("Sorting shows in the title of the column that sorts") },
        "table-branches": { isTested("Trees are shown closed") },
        "list-lengths": { try holds(Repository.text("Documentation/Looks.md").contains("guess")) },
    ]
}
