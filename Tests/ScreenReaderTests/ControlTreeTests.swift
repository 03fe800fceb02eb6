import Controls
import Drawing
import Foundation
import ScreenReader
import SwiftUI
import Testing

/// What the controls of SwiftUI say. Where each rule is from: Documentation/Rules/accessibility.md, section Controls, by its number.
@MainActor struct ControlTreeTests {
    // Rule 1, accessibility-fundamentals: controls, texts and images are elements, stacks are none.
    @Test func `A text is an element, a stack is none`() {
        #expect(
            spoken(
                VStack {
                    Text("One");
                    HStack {
                        Text("Two"); Text("Three")
                    }
                })
                == lines(#"1 "One" (staticText)"#, #"2 "Two" (staticText)"#, #"3 "Three" (staticText)"#))
    }

    @Test func `What only decorates says nothing`() {
        #expect(
            spoken(
                VStack {
                    Rectangle()
                    Divider()
                    Color.red
                    Spacer()
                    Text(verbatim: "")
                }) == "")
    }

    // Rule 2: Button, trait button; its label is what its label's views say.
    @Test func `A button is named by its label`() {
        #expect(spoken(Button("Save") {}) == #"1 "Save" (button)"#)
    }

    // Rule 33: in AccessibilitySnapshot's pictures a symbol beside words is not heard where they are one element.
    @Test func `A button of an icon and words says the words`() {
        let button = Button {
        } label: {
            HStack {
                Image(systemName: "heart"); Text("Favourites")
            }
        }
        #expect(spoken(button) == #"1 "Favourites" (button)"#)
    }

    // Rule 2, from the CVS techniques: a button of an image alone is spoken as button and image.
    @Test func `A button of an image alone is an image, too`() {
        #expect(
            spoken(
                Button {
                } label: {
                    Image(systemName: "trash")
                }) == #"1 "trash" (button, image)"#)
    }

    @Test func `A symbol in a text is said by its name`() {
        #expect(
            spoken(Text("Rated \(Image(systemName: "star.fill")) 4.8"))
                == #"1 "Rated star.fill 4.8" (staticText)"#)
    }

    // "An alternative accessibility label to the text that is displayed" (Apple's documentation of `Text`).
    @Test func `A part of a text is said by its label`() {
        let seven = Text("7").accessibilityLabel("seven")
        #expect(spoken(seven) == #"1 "seven" (staticText)"#)
        #expect(spoken(seven + Text(" x")) == #"1 "seven x" (staticText)"#)
        #expect(spoken(Text("a \(seven) b")) == #"1 "a seven b" (staticText)"#)
        let both = (Text("1") + Text("2")).accessibilityLabel("twelve").bold()
        #expect(spoken(both + Text("!")) == #"1 "twelve!" (staticText)"#)
        #expect(spoken((seven + Text("x")).accessibilityLabel("y")) == #"1 "y" (staticText)"#)
        let star = Text(Image(systemName: "star")).accessibilityLabel(Text("rated"))
            .speechSpellsOutCharacters()
        #expect(spoken(Text("\(star) 4")) == #"1 "rated 4" (staticText)"#)
    }

    // Rule 3, brantonboehm.com: a label is one element, of its title.
    // Drawn as an icon it is a picture: CVS Informative Images takes the trait away, so that it is heard in a line.
    @Test func `A label says its title, even where only the icon is drawn`() {
        let label = Label("Hello, world!", systemImage: "globe")
        #expect(spoken(label) == #"1 "Hello, world!" (staticText)"#)
        #expect(spoken(label.labelStyle(.iconOnly)) == #"1 "Hello, world!" (image)"#)
        #expect(
            spoken(
                Button {
                } label: {
                    label
                }.labelStyle(.iconOnly)) == #"1 "Hello, world!" (button)"#)
    }

    // Rule 4, CVS Buttons: a disabled button says that it is.
    @Test func `A disabled control says so, and words do not`() {
        #expect(
            spoken(
                VStack {
                    Button("Save") {}; Text("Later")
                }.disabled(true))
                == lines(#"1 "Save" (button, notEnabled)"#, #"2 "Later" (staticText)"#))
    }

    // Rule 5, CVS Toggles: on and off are heard; the label is the toggle's.
    @Test(arguments: [(true, "on"), (false, "off")])
    func `A toggle says whether it is on`(isOn: Bool, value: String) {
        #expect(
            spoken(Toggle("Wi-Fi", isOn: .constant(isOn))) == #"1 "Wi-Fi", \#(value) (toggle)"#)
    }

    @Test func `A toggle without a visible label has it all the same`() {
        #expect(
            spoken(Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden())
                == #"1 "Wi-Fi", on (toggle)"#)
    }

    // Rule 5, Apple on accessibilityRepresentation: a custom ToggleStyle inherits what Toggle says.
    @Test func `A toggle's own style changes nothing of what it says`() {
        struct Chip: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button {
                } label: {
                    HStack {
                        configuration.label; Text("yes")
                    }
                }
            }
        }
        #expect(
            spoken(Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(Chip()))
                == #"1 "Wi-Fi", on (toggle)"#)
    }

    // Rule 6, CVS Sliders: adjustable, and the value in percent of the way.
    @Test func `A slider is adjustable and says how far it is`() {
        let slider = Slider(value: .constant(25), in: 0...50) { Text("Volume") }
        #expect(spoken(slider) == #"1 "Volume", 50% (adjustable)"#)
    }

    @Test func `A slider without a label has none`() {
        #expect(spoken(Slider(value: .constant(0.5))) == "1 50% (adjustable)")
    }

    // Rule 7, CVS Steppers: the label's text is the stepper's.
    @Test func `A stepper is named by its label`() {
        #expect(
            spoken(Stepper("Guests", value: .constant(2), in: 0...9)) == #"1 "Guests" (adjustable)"#)
    }

    // Rule 8, CVS Pickers: a menu is spoken with its label and the chosen option.
    @Test func `A picker in a menu says its label and what is chosen`() {
        let picker = Picker("Flavour", selection: .constant(2)) {
            Text("Vanilla").tag(1)
            Text("Mint").tag(2)
        }
        #expect(spoken(picker) == #"1 "Flavour", Mint (button, popUpButton)"#)
    }

    // Rule 8, CVS SegmentedControls: each segment is a button, the chosen one selected; the label is not spoken.
    @Test func `Each segment is a button`() {
        let picker = Picker("Size", selection: .constant(1)) {
            Text("Small").tag(1)
            Text("Large").tag(2)
        }
        .pickerStyle(.segmented)
        #expect(spoken(picker) == lines(#"1 "Small" (button, selected)"#, #"2 "Large" (button)"#))
    }

    @Test func `Segments in a group are said with its label`() {
        let picker = Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }
            .pickerStyle(.segmented)
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Size")
        #expect(spoken(picker) == lines(#"1 group "Size""#, #"  2 "Small" (button, selected)"#))
    }

    @Test func `A wheel is adjustable and says what is chosen`() {
        let picker = Picker("Day", selection: .constant(2)) {
            Text("Monday").tag(1)
            Text("Tuesday").tag(2)
        }
        .pickerStyle(.wheel)
        #expect(spoken(picker) == #"1 "Day", Tuesday (adjustable)"#)
    }

    // Rule 9, AccessibilitySnapshot's pictures: a title stands in an empty field, and a filled one does not say it.
    @Test func `A text field says its text, and empty its title`() {
        #expect(spoken(TextField("E-mail", text: .constant("a@b.c"))) == "1 a@b.c (textField)")
        #expect(spoken(TextField("E-mail", text: .constant(""))) == "1 E-mail (textField)")
        #expect(spoken(SecureField("Password", text: .constant(""))) == "1 Password (secureTextField)")
    }

    // Rule 9, CVS Buttons and its picture: "Username: jdoe24".
    @Test func `A text field is named by an accessibility label`() {
        let field = TextField("", text: .constant("jdoe24")).accessibilityLabel("Username")
        #expect(spoken(field) == #"1 "Username", jdoe24 (textField)"#)
    }

    @Test func `An empty text field says its prompt`() {
        let field = TextField("Name", text: .constant(""), prompt: Text("Required"))
        #expect(spoken(field) == #"1 "Name", Required (textField)"#)
    }

    @Test func `What is typed in secret is not spoken`() {
        let field = SecureField("Password", text: .constant("hunter2"))
        #expect(
            spoken(field) == "1 \(String(repeating: "\u{2022}", count: 7)) (secureTextField)")
    }

    @Test func `A text editor says its text`() {
        #expect(spoken(TextEditor(text: .constant("Dear all")).frame(height: 80)) == "1 Dear all (textField)")
    }

    // Rule 10, CVS ProgressIndicators: label and value of a progress view; a spinner has its label.
    @Test func `Progress is spoken in percent`() {
        #expect(
            spoken(ProgressView("Loading", value: 0.25)) == #"1 "Loading", 25% (updatesFrequently)"#)
        #expect(spoken(ProgressView("Loading")) == #"1 "Loading", in progress (updatesFrequently)"#)
    }

    @Test func `A gauge says its current value's label, else how far it is`() {
        #expect(spoken(Gauge(value: 0.5) { Text("Fuel") }) == #"1 "Fuel", 50%"#)
        #expect(
            spoken(
                Gauge(value: 0.5) {
                    Text("Fuel")
                } currentValueLabel: {
                    Text("20 l")
                })
                == #"1 "Fuel", 20 l"#)
    }

    // Rule 11, CVS Links: a link has both traits.
    @Test func `A link is a button, too`() {
        let link = Link("Terms", destination: URL(string: "https://example.org")!)
        #expect(spoken(link) == #"1 "Terms" (button, link)"#)
        #expect(spoken(link.accessibilityRemoveTraits(.isButton)) == #"1 "Terms" (link)"#)
    }

    @Test func `A menu is a button that opens`() {
        #expect(spoken(Menu("Sort") { Button("By name") {} }) == #"1 "Sort" (button, popUpButton)"#)
    }

    // Rule 12, CVS Accordions: expanded and collapsed are heard.
    @Test func `A disclosure group says whether it is open`() {
        func group(_ isExpanded: Bool) -> some View {
            DisclosureGroup("Details", isExpanded: .constant(isExpanded)) { Text("More") }
        }
        #expect(
            spoken(group(true))
                == lines(#"1 "Details", expanded (button)"#, #"2 "More" (staticText)"#))
        #expect(spoken(group(false)) == #"1 "Details", collapsed (button)"#)
    }

    // Rule 13, CVS TextFields: LabeledContent names the field in it.
    @Test func `Labeled content names a field that has no name`() {
        let content = LabeledContent("Name") { TextField(text: .constant("Ada")) { EmptyView() } }
        #expect(spoken(content) == #"1 "Name", Ada (textField)"#)
    }

    @Test func `Labeled content of words is one element`() {
        #expect(spoken(LabeledContent("Version", value: "2.0")) == #"1 "Version, 2.0" (staticText)"#)
    }

    // Rule 14: the header of a section is a heading.
    @Test func `The header of a section is a header`() {
        let list = List { Section("Fruit") { Text("Apple") } }.frame(height: 200)
        #expect(spoken(list) == lines(#"1 "Fruit" (header, staticText)"#, #"2 "Apple" (staticText)"#))
    }

    // Rule 15, CVS Tabs: the tabs are in a tab bar, the chosen one is selected.
    @Test func `Tabs are in a bar, and one is selected`() {
        let tabs = TabView {
            Text("Content").tabItem { Label("Home", systemImage: "house") }
            Text("Other").tabItem { Label("Search", systemImage: "magnifyingglass") }
        }
        .frame(height: 300)
        #expect(
            spoken(tabs)
                == lines(
                    #"1 "Content" (staticText)"#, "2 group (tabBar)", #"  3 "Home" (button, selected)"#,
                    #"  4 "Search" (button)"#))
    }

    // Rule 16, CVS Date & Time Pickers: the label of a compact date picker is not the name of its buttons.
    @Test func `A compact date picker has its label beside its buttons`() {
        let picker = DatePicker(
            "Start", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
        let said = spokenTree(picker).elements
        #expect(said.count == 2)
        #expect(said.first?.summary == #""Start" (staticText)"#)
        #expect(said.last?.traits == ["button"])
    }

    // Rule 18.
    @Test func `The label of a group box is a text`() {
        #expect(
            spoken(GroupBox("Fruit") { Text("Apple") })
                == lines(#"1 "Fruit" (staticText)"#, #"2 "Apple" (staticText)"#))
    }

    // CVS Reading Order: from left to right, then from top to bottom.
    @Test func `A bar is met before what is below it`() {
        let stack = NavigationStack { Text("Body").navigationTitle("Settings") }.frame(height: 300)
        #expect(spokenTree(stack).elements.map(\.label) == ["Settings", "Body"])
        let bars = Text("Body").safeAreaInset(edge: .top) { Text("Above") }
            .safeAreaInset(edge: .bottom) { Text("Below") }
        #expect(spokenTree(bars).elements.map(\.label) == ["Above", "Body", "Below"])
    }

    // Rule 17.
    @Test func `A colour picker is a button with its label`() {
        #expect(spoken(ColorPicker("Ink", selection: .constant(.red))) == #"1 "Ink" (button)"#)
    }

    // Rule 2: a link in a navigation is a button.
    @Test func `A navigation link is a button`() {
        #expect(spoken(NavigationLink("Next") { Text("x") }) == #"1 "Next" (button)"#)
    }

    // Rule 14: the title of a bar is a heading.
    @Test func `The title of a bar is a header`() {
        let stack = NavigationStack { Text("Body").navigationTitle("Settings") }.frame(height: 300)
        #expect(
            spokenTree(stack).elements.contains { $0.label == "Settings" && $0.traits.contains("header") })
    }

    // Rule 8: the options of a picker in line are buttons.
    @Test func `Each option in line is a button`() {
        let picker = Picker("Size", selection: .constant(2)) {
            Text("Small").tag(1)
            Text("Large").tag(2)
        }
        .pickerStyle(.inline)
        let said = spokenTree(List { picker }.frame(height: 300)).elements.map(\.summary)
        #expect(
            said.contains(#""Small" (button)"#) && said.contains(#""Large" (button, selected)"#), "\(said)")
    }

    @Test func `A value of the system is English in every language`() {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "de")
        let tree = spokenTree(Toggle("WLAN", isOn: .constant(true)), in: environment)
        #expect(tree.elements.first?.value == "on")
    }

    @Test func `The days of a calendar are texts`() {
        let picker = DatePicker("Start", selection: .constant(Date(timeIntervalSince1970: 0)))
            .datePickerStyle(.graphical)
        #expect(spokenTree(picker).inOrder.contains { $0.traits == ["staticText"] && $0.label == "14" })
    }
}
