import Controls
import Drawing
import ScreenReader
import SwiftUI
import Testing

/// What modifiers make of what is spoken. The rules and where they are from: Documentation/Rules/accessibility.md, section Modifiers.
@MainActor struct ModifierTreeTests {
    @Test func `A label, a value and a hint replace what a view says`() {
        let view = Button("Go") {}
            .accessibilityLabel("Search").accessibilityValue("3 results").accessibilityHint("Opens the list")
        #expect(
            spoken(view) == lines(#"1 "Search", 3 results (button)"#, "      hint: Opens the list"))
    }

    // CVS Grouping Controls: a label on a group that is none goes to each control in it.
    @Test func `A label on a stack is the label of each element in it`() {
        let stack = HStack {
            Button("One") {}; Button("Two") {}
        }.accessibilityLabel("Pick")
        #expect(spoken(stack) == lines(#"1 "Pick" (button)"#, #"2 "Pick" (button)"#))
    }

    @Test func `What is said further out goes before`() {
        #expect(
            spoken(Text("a").accessibilityLabel("inner").padding().accessibilityLabel("outer"))
                == #"1 "outer" (staticText)"#)
    }

    @Test func `A shape with a label is an element`() {
        #expect(
            spoken(Circle().accessibilityLabel("Status").accessibilityAddTraits(.isImage))
                == #"1 "Status" (image)"#)
    }

    // Apple, accessibilityHidden; CVS Decorative Images.
    @Test func `What is hidden is not met`() {
        #expect(
            spoken(
                HStack {
                    Image(systemName: "star").accessibilityHidden(true); Text("Best")
                })
                == #"1 "Best" (staticText)"#)
        #expect(spoken(Text("a").accessibilityHidden(true).accessibilityLabel("b")) == "")
        #expect(spoken(Text("a").accessibilityHidden(false)) == #"1 "a" (staticText)"#)
    }

    @Test func `A decorative image is not met, one with a label says that`() {
        #expect(spoken(Image(decorative: "wave")) == "")
        #expect(spoken(Image("wave", label: Text("A wave"))) == #"1 "A wave" (image)"#)
        // Hacking with Swift, project 15: without a label the name is read.
        #expect(spoken(Image("kevin-horstmann-141705")) == #"1 "kevin-horstmann-141705" (image)"#)
    }

    // Apple, AccessibilityChildBehavior.ignore, and its example.
    @Test func `Ignored children leave an element without properties`() {
        let view = VStack {
            Button("Previous Page") {}; Text("3"); Button("Next Page") {}
        }
        .accessibilityElement(children: .ignore)
        .accessibilityValue("Page 3 of 9")
        .accessibilityAdjustableAction { _ in }
        #expect(spoken(view) == "1 Page 3 of 9 (adjustable)")
        #expect(spoken(Text("a").accessibilityElement()) == "1 no label")
    }

    // Apple, AccessibilityChildBehavior.combine: the labels are one, and a button's default action is named by its label.
    @Test func `Combined children are one element, and buttons its actions`() {
        let view = VStack {
            Text("Total"); Text("$42.00"); Button("Options") {}
        }
        .accessibilityElement(children: .combine)
        #expect(spoken(view) == lines(#"1 "Total, $42.00" (staticText)"#, "      actions: Options"))
    }

    @Test func `A button without its trait is part of the words`() {
        let view = HStack {
            Text("Ada"); Button("Call") {}.accessibilityRemoveTraits(.isButton)
        }
        .accessibilityElement(children: .combine)
        #expect(spoken(view) == #"1 "Ada, Call""#)
    }

    @Test func `A combined header stays one`() {
        let view = HStack {
            Text("A").accessibilityAddTraits(.isHeader); Text("B")
        }
        .accessibilityElement(children: .combine)
        #expect(spoken(view) == #"1 "A, B" (header, staticText)"#)
    }

    // Apple, AccessibilityChildBehavior.contain, and its example.
    @Test func `Contained children are in a group with a label`() {
        let view = HStack {
            Text("Ada"); Text("Bob")
        }
        .accessibilityElement(children: .contain).accessibilityLabel("Users")
        #expect(
            spoken(view) == lines(#"1 group "Users""#, #"  2 "Ada" (staticText)"#, #"  3 "Bob" (staticText)"#)
        )
    }

    // Rob Whitaker, "SwiftUI Accessibility: Sort Priority": the example and its order.
    @Test func `Higher priorities are met first, within their group`() {
        let view = VStack {
            Text("Read this last").accessibilitySortPriority(0)
            Text("Read this first").accessibilitySortPriority(2)
            Text("Read this second").accessibilitySortPriority(1)
        }
        .accessibilityElement(children: .contain)
        #expect(
            spokenTree(view).elements.first?.children.map(\.label)
                == ["Read this first", "Read this second", "Read this last"])
        let two = VStack {
            Text("a");
            VStack { Text("b").accessibilitySortPriority(9) }.accessibilityElement(children: .contain)
        }
        #expect(spokenTree(two).elements.map(\.label) == ["a", nil])
    }

    @Test func `Elements of one priority keep their order`() {
        #expect(
            spokenTree(HStack { ForEach(0..<20, id: \.self) { Text("\($0)").accessibilitySortPriority(1) } })
                .elements.map(\.label) == (0..<20).map { "\($0)" })
    }

    // Apple, accessibilityRepresentation: the representation's elements stand for the view's.
    @Test func `A representation stands for the view`() {
        let view = VStack {
            Text("0.5"); Rectangle()
        }.accessibilityRepresentation {
            Slider(value: .constant(0.5)) { Text("Opacity") }
        }
        #expect(spoken(view) == #"1 "Opacity", 50% (adjustable)"#)
        #expect(
            spoken(view.accessibilityHint("Fades"))
                == lines(#"1 "Opacity", 50% (adjustable)"#, "      hint: Fades"))
    }

    // Apple, accessibilityChildren.
    @Test func `Synthetic children are in the view's element`() {
        let view = Canvas { _, _ in }
            .accessibilityLabel("Chart")
            .accessibilityChildren {
                ForEach([1, 2], id: \.self) { Rectangle().accessibilityLabel("Bar \($0)") }
            }
        #expect(spoken(view) == lines(#"1 group "Chart""#, #"  2 "Bar 1""#, #"  3 "Bar 2""#))
    }

    // AccessibilitySnapshot's picture of custom actions, and what a device reads (zenn.dev/moutend): the last goes first.
    @Test func `Actions have names, and the last that is written is met first`() {
        let view = Text("Mail")
            .accessibilityAction {}
            .accessibilityAction(named: "Archive") {}
            .accessibilityAction(action: {}) { Text("Flag") }
            .accessibilityActions {
                Button("Reply") {}; Button("Forward") {}
            }
        #expect(
            spokenTree(view).elements.first?.actions == ["Forward", "Reply", "Flag", "Archive", "activate"])
    }

    @Test func `Custom content is told under its label, and taken away by its key`() {
        let key = AccessibilityCustomContentKey("Size")
        let view = Text("Dog").accessibilityCustomContent("Age", "3")
            .accessibilityCustomContent(key, "Large", importance: .high)
        #expect(
            spoken(view)
                == lines(
                    #"1 "Dog" (staticText)"#, "      content: Age: 3",
                    "      content: Size: Large (important)"))
        #expect(
            spokenTree(view.accessibilityCustomContent(key, Text?.none)).elements.first?.details.map(\.label)
                == ["Age"])
    }

    @Test func `Input labels, headings, rotors and identifiers are told`() throws {
        let view = Button("AAPL $271.68") {}
            .accessibilityInputLabels(["Apple", "Shares"])
            .accessibilityHeading(.h2)
            .accessibilityRotor("Buttons") { AccessibilityRotorEntry("x", id: 1) }
            .accessibilityIdentifier("share")
        let element = try #require(spokenTree(view).elements.first)
        #expect(element.inputLabels == ["Apple", "Shares"])
        #expect(element.headingLevel == 2)
        #expect(element.rotors == ["Buttons"])
        #expect(element.identifier == "share")
    }

    // Apple, help(_:): it configures the view's accessibility hint.
    @Test func `Help is a hint`() {
        #expect(spokenTree(Button("x") {}.help("Closes")).elements.first?.hint == "Closes")
    }

    @Test func `What has no place of its own is told by the modifier's name`() {
        let element = spokenTree(Text("x").accessibilityDirectTouch().speechSpellsOutCharacters()).elements
            .first
        #expect(element?.others.map(\.label) == ["DirectTouch", "speechSpellsOutCharacters"])
    }

    @Test func `A label made of views has the view's own label in it`() {
        let view = Text("Save").accessibilityLabel { label in
            Text("Quickly"); label
        }
        #expect(spokenTree(view).elements.first?.label == "Quickly, Save")
    }

    @Test func `A trait is added and removed in the order of modifiers`() {
        #expect(
            spoken(
                Text("a").accessibilityAddTraits([.isButton, .isSelected]).accessibilityRemoveTraits(
                    .isStaticText))
                == #"1 "a" (button, selected)"#)
    }

    @Test func `An overlay comes after its view, and so does a background`() {
        #expect(
            spokenTree(Text("a").overlay { Text("b") }.background { Text("c") }).elements.map(\.label)
                == ["a", "b", "c"])
    }

    @Test func `Elements are met as they are written, wherever they stand`() {
        let view = HStack {
            Text("a").offset(x: 200); Text("b").offset(x: -200)
        }
        #expect(spokenTree(view).elements.map(\.label) == ["a", "b"])
    }

    @Test func `A link in a text is part of its words`() {
        let said = spoken(Text("Read the [terms](https://example.org) first"))
        #expect(said == #"1 "Read the terms first" (staticText)"#)
    }

    @Test func `What was said of several views is said once of the one that they become`() {
        let view = HStack {
            Text("a"); Text("b")
        }.accessibilityHint("Deletes").accessibilityAction {}
            .accessibilityElement(children: .combine)
        #expect(
            spoken(view)
                == lines(#"1 "a, b" (staticText)"#, "      hint: Deletes", "      actions: activate"))
    }
}
