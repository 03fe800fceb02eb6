import Controls
import ScreenReader
import SwiftUI
import Testing

/// What becomes of elements in buttons, rows and bars: Documentation/Rules/accessibility.md, section Modifiers, by its
/// number. Below 20 it is one of section Controls.
@MainActor struct JoinedTreeTests {
    // A guess of rule 2: what says its name and a value in a button says both.
    @Test func `A button has the values of what is inside`() {
        let button = Button {
        } label: {
            Text("Cart").accessibilityValue("3 items")
        }
        #expect(spoken(button) == #"1 "Cart", 3 items (button)"#)
        let busy = Button {
        } label: {
            ProgressView()
        }
        #expect(spoken(busy) == #"1 "in progress" (button, updatesFrequently)"#)
    }

    // CVS Buttons, testButtonsViewAccessibilitySnapshot: a text disabled in the button's label makes "Log In. Dimmed. Button."
    @Test func `A button with disabled words inside is disabled`() {
        let button = Button {
        } label: {
            Text("Log In").disabled(true)
        }
        #expect(spoken(button) == #"1 "Log In" (button, notEnabled)"#)
    }

    // Rule 25: a default action becomes a named one, which takes a name; without one the element is that control.
    @Test func `Words combined with a control that has no name are its name`() {
        func combined(_ control: some View) -> String {
            spoken(
                HStack {
                    Text("Sound"); control
                }.accessibilityElement(children: .combine))
        }
        #expect(combined(Slider(value: .constant(0.5))) == #"1 "Sound", 50% (adjustable)"#)
        #expect(
            combined(Toggle("", isOn: .constant(true)).labelsHidden().disabled(true))
                == #"1 "Sound", on (toggle, notEnabled)"#)
    }

    // Rule 25: actions are added up in the order of the views.
    @Test func `Actions of combined views keep their order`() {
        let view = VStack {
            Text("Mail").accessibilityAction(named: "Archive") {}
            Button("Reply") {}
            Text("Today").accessibilityAction(named: "Copy") {}
        }
        .accessibilityElement(children: .combine)
        #expect(spokenTree(view).elements.first?.actions == ["Archive", "Reply", "Copy"])
    }

    // Rule 34, AccessibilitySnapshot, pull request 323: VoiceOver has a row's swipe actions at each of its elements,
    // before the others.
    @Test func `What a row offers when it is swiped is an action of each of its elements`() {
        let row = HStack {
            Text("Mail"); Text("Today").accessibilityAction(named: "Copy") {}
        }
        .swipeActions {
            Button("Delete", role: .destructive) {}
            Button("Flag", systemImage: "flag") {}
        }
        .accessibilityAction(named: "Archive") {}
        let said = spokenTree(List { row }.frame(height: 200)).elements
        #expect(said.map(\.label) == ["Mail", "Today"])
        #expect(
            said.map(\.actions) == [["Delete", "Flag", "Archive"], ["Delete", "Flag", "Archive", "Copy"]])
    }

    @Test func `A row that can be deleted says so`() {
        let rows = ForEach(["Apple", "Pear"], id: \.self) { Text($0).deleteDisabled($0 == "Pear") }
            .onDelete { _ in }
        let said = spokenTree(List { rows }.frame(height: 200)).elements
        #expect(said.map(\.actions) == [["Delete"], []])
    }

    // Apple, TabContent: accessibilityLabel "adds a label to the tab".
    @Test func `A tab says what its modifiers say`() throws {
        let tabs = TabView {
            Tab("Home", systemImage: "house") { Text("x") }
                .accessibilityLabel("Start").accessibilityHint("Goes there")
                .accessibilityInputLabels(["Begin"]).accessibilityIdentifier("home")
            Tab("Mail", systemImage: "envelope") { Text("y") }
                .badge(3).accessibilityValue("3 messages").accessibilityLabel("Post", isEnabled: false)
        }.frame(height: 300)
        let bar = try #require(spokenTree(tabs).elements.last)
        #expect(bar.children.map(\.label) == ["Start", "Mail"])
        #expect(bar.children.map(\.value) == [nil, "3 messages"])
        #expect(bar.children.first?.hint == "Goes there")
        #expect(bar.children.first?.inputLabels == ["Begin"])
        #expect(bar.children.first?.identifier == "home")
    }

    // CVS Tabs: a badge is shown and not spoken, unless a value says it.
    @Test func `The badge of a tab says nothing`() throws {
        let tabs = TabView { Tab("Mail", systemImage: "envelope") { Text("y") }.badge(3) }.frame(height: 300)
        let bar = try #require(spokenTree(tabs).elements.last)
        #expect(bar.children.map(\.summary) == [#""Mail" (button, selected)"#])
    }

    // CVS Reading Order: from left to right.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `A title is met between the items beside it`(direction: LayoutDirection) {
        let stack = NavigationStack {
            Text("Body").navigationTitle("Settings").navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                }
        }
        .environment(\.layoutDirection, direction).frame(height: 300)
        #expect(spokenTree(stack).elements.map(\.label) == ["Cancel", "Settings", "Done", "Body"])
    }

    @Test func `What a context menu offers is in no tree`() {
        let said = spoken(Text("File").contextMenu { Button("Copy") {} })
        #expect(said == #"1 "File" (staticText)"#)
    }
}
