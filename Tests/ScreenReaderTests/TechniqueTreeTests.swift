import Controls
import Drawing
import ScreenReader
import SwiftUI
import Testing

/// Small views as the technique pages of cvs-health/ios-swiftui-accessibility-techniques recommend them, or warn of them,
/// with what each page says that VoiceOver meets. The page is named at each.
@MainActor struct TechniqueTreeTests {
    private struct Checkbox: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square" : "square"); configuration.label
            }
        }
    }

    // Checkboxes: toggles in a style of one's own, with a value of words, in a group with the visible label.
    @Test func `Checkboxes are toggles with a value of their own, in a group with a name`() {
        func box(_ title: String, _ isOn: Bool) -> some View {
            Toggle(title, isOn: .constant(isOn)).toggleStyle(Checkbox())
                .accessibilityValue(isOn ? "Checked" : "Unchecked")
        }
        let group = VStack {
            box("Apple", true)
            box("Pear", false)
        }.accessibilityElement(children: .contain).accessibilityLabel("Fruit")
        #expect(
            spoken(group)
                == lines(
                    #"1 group "Fruit""#, #"  2 "Apple", Checked (toggle)"#, #"  3 "Pear", Unchecked (toggle)"#
                ))
    }

    // Radio Buttons: the trait is taken away, and the value says what it is.
    @Test func `Radio buttons say by their value what they are`() {
        func radio(_ title: String, _ isSelected: Bool) -> some View {
            Button(title) {}
                .accessibilityRemoveTraits(.isButton)
                .accessibilityAddTraits(isSelected ? .isSelected : [])
                .accessibilityValue(
                    isSelected ? Text("Radio button, checked") : Text("Radio button, unchecked"))
        }
        let group = VStack {
            radio("Small", true)
            radio("Large", false)
        }.accessibilityElement(children: .contain).accessibilityLabel("Size")
        #expect(
            spoken(group)
                == lines(
                    #"1 group "Size""#, #"  2 "Small", Radio button, checked (selected)"#,
                    #"  3 "Large", Radio button, unchecked"#))
    }

    // Functional Images: the label of the picture is the button's.
    @Test func `A picture in a button gives it its label`() {
        let button = Button {
        } label: {
            Image(systemName: "trash").accessibilityLabel("Delete message")
        }
        #expect(spoken(button) == #"1 "Delete message" (button, image)"#)
    }

    // Headings: the trait makes the heading, a level alone does not.
    @Test func `A heading has the trait, and a level beside it`() {
        let heading = Text("Fruit").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
        #expect(spoken(heading) == lines(#"1 "Fruit" (header, staticText)"#, "      heading: 2"))
        #expect(
            spokenTree(Text("Fruit").accessibilityHeading(.h2)).elements.first?.traits == ["staticText"])
        // A page of fake headings: a word in the label is no trait.
        #expect(
            spoken(Text("Fruit").accessibilityLabel("Fruit heading")) == #"1 "Fruit heading" (staticText)"#)
    }

    // Cards: a card that is a link is one element.
    @Test func `A card that is a link is one element of all its words`() {
        let card = NavigationLink {
            Text("x")
        } label: {
            VStack {
                Text("Flu shots"); Text("Free at our shops")
            }
        }
        #expect(spoken(card) == #"1 "Flu shots, Free at our shops" (button)"#)
    }

    // Cards: combined, and what got lost said as an action.
    @Test func `A combined card has its buttons as actions`() {
        let card = VStack {
            Text("Flu shots").accessibilityAddTraits(.isHeader)
            Text("Free at our shops")
            Button("Book") {}
            Button("Share") {}
        }.accessibilityElement(children: .combine)
        #expect(
            spoken(card)
                == lines(
                    #"1 "Flu shots, Free at our shops" (header, staticText)"#, "      actions: Book, Share"))
    }

    // Combining Focus: a trait that was taken away is added again to the whole.
    @Test func `A trait that was taken away to combine is added again`() {
        let view = HStack {
            Text("Balance"); Button("Pay") {}.accessibilityRemoveTraits(.isButton)
        }.accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
        #expect(spoken(view) == #"1 "Balance, Pay" (button)"#)
    }

    // Toggles: an empty title leaves the control without a name, and a hidden label does not.
    @Test func `A toggle with an empty title has no name`() {
        #expect(spoken(Toggle("", isOn: .constant(true))) == "1 on (toggle)")
        #expect(
            spoken(
                HStack {
                    Text("Wi-Fi"); Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()
                }) == lines(#"1 "Wi-Fi" (staticText)"#, #"2 "Wi-Fi", on (toggle)"#))
    }

    // Sliders: text beside a slider is an element of its own.
    @Test func `A text beside a slider does not name it`() {
        let row = HStack {
            Text("Volume"); Slider(value: .constant(0.25))
        }
        #expect(spoken(row) == lines(#"1 "Volume" (staticText)"#, "2 25% (adjustable)"))
    }

    // Decorative Images: hidden beside words that say the same.
    @Test func `A decorative picture beside words is left out`() {
        let row = HStack {
            Image(systemName: "checkmark.circle").accessibilityHidden(true); Text("Paid")
        }
        #expect(spoken(row) == #"1 "Paid" (staticText)"#)
    }

    // Accessibility Hint: said after label and trait.
    @Test func `A hint is said beside the label`() {
        #expect(
            spoken(Button("Refill") {}.accessibilityHint("Orders it again"))
                == lines(#"1 "Refill" (button)"#, "      hint: Orders it again"))
    }

    // Accessibility Input Labels: what Voice Control hears is not what is spoken.
    @Test func `Names for Voice Control do not change the label`() {
        let element = spokenTree(
            Button("Total $42.00") {}.accessibilityInputLabels(["Total", "Pay"])
        ).elements.first
        #expect(element?.label == "Total $42.00")
        #expect(element?.inputLabels == ["Total", "Pay"])
    }

    // Reading Order: a contained column is read to its end before the next.
    @Test func `Contained columns are read one after the other`() {
        func column(_ letter: String) -> some View {
            VStack {
                Text("\(letter)1"); Text("\(letter)2")
            }.accessibilityElement(children: .contain)
        }
        let said = spokenTree(
            HStack {
                column("a"); column("b")
            })
        #expect(said.inOrder.compactMap(\.label) == ["a1", "a2", "b1", "b2"])
    }
}
