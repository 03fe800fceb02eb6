import Controls
import ScreenReader
import SwiftUI
import Testing

/// What pictures say by themselves, beside words and in buttons: Documentation/Rules/accessibility.md, section Modifiers, by
/// its number. *AS* are the reference pictures of cashapp/AccessibilitySnapshot, which were made by iOS 17.5, 18.5 and
/// 26.2, *CVS* those of cvs-health/ios-swiftui-accessibility-techniques.
@MainActor struct PictureTreeTests {
    // AS, testBasicAccessibilityDemo, its last row; brantonboehm.com: of an icon and words combined the words are heard.
    @Test func `A symbol beside words says nothing where they are one element`() {
        let row = HStack {
            Image(systemName: "person.circle.fill")
            VStack {
                Text("Ada"); Text("Online")
            }
        }
        #expect(spoken(row.accessibilityElement(children: .combine)) == #"1 "Ada, Online" (staticText)"#)
        #expect(
            spoken(row)
                == lines(
                    #"1 "person.circle.fill" (image)"#, #"2 "Ada" (staticText)"#, #"3 "Online" (staticText)"#)
        )
    }

    // CVS, testInformativeViewAccessibilitySnapshot: a symbol with a label of its own, combined with words.
    @Test func `A picture that a modifier has named is heard beside words`() {
        let row = HStack {
            Image(systemName: "exclamationmark.circle").accessibilityLabel("Error:"); Text("Try again")
        }
        #expect(spoken(row.accessibilityElement(children: .combine)) == #"1 "Error:, Try again""#)
    }

    // CVS Informative Images: the trait is taken away so that the label is heard; its picture shows the words.
    @Test func `A label drawn as an icon is heard beside words once it is no picture`() {
        func line(_ icon: some View) -> String {
            spoken(
                HStack {
                    Text("Hello,"); icon; Text("!")
                }.accessibilityElement(children: .combine))
        }
        let icon = Label("World", systemImage: "globe").labelStyle(.iconOnly)
        #expect(line(icon.accessibilityRemoveTraits(.isImage)) == #"1 "Hello,, World, !""#)
        #expect(line(icon) == #"1 "Hello,, !" (staticText)"#)
    }

    // CVS, the same picture: "Globe. Image."
    @Test func `A label without words is its icon`() {
        #expect(spoken(Label("", systemImage: "globe").labelStyle(.iconOnly)) == #"1 "globe" (image)"#)
    }

    // AS, testBasicAccessibilityDemo, Input Labels: "Microphone. Button."
    @Test func `A button of a picture is no picture once it has a name`() {
        let button = Button {
        } label: {
            Image(systemName: "mic.fill")
        }
        #expect(spoken(button.accessibilityLabel("Microphone")) == #"1 "Microphone" (button)"#)
        #expect(spoken(Image(systemName: "mic").accessibilityLabel("Sound")) == #"1 "Sound" (image)"#)
    }

    @Test func `A toggle's label is combined as others are`() {
        let toggle = Toggle(isOn: .constant(true)) {
            HStack {
                Image(systemName: "moon"); Text("Night")
            }
        }
        #expect(spoken(toggle) == #"1 "Night", on (toggle)"#)
    }

    private struct Place: Sendable {
        let name: String
        let view: @MainActor @Sendable (Image) -> AnyView

        init(_ name: String, _ view: @escaping @MainActor @Sendable (Image) -> some View) {
            (self.name, self.view) = (name, { AnyView(view($0)) })
        }
    }

    private struct Item: Identifiable {
        let id = 1
        var children: [Item]?
    }

    private static let places = [
        Place("NavigationStack") { icon in NavigationStack { icon } },
        Place("NavigationLink") { icon in
            NavigationLink {
                Text("x")
            } label: {
                icon
            }
        },
        Place("a row's NavigationLink") { icon in
            List {
                NavigationLink {
                    Text("x")
                } label: {
                    icon
                }
            }
        },
        Place("TabView") { icon in TabView { icon } },
        Place("a tab item") { icon in TabView { Text("x").tabItem { icon } } },
        Place("Tab") { icon in
            TabView {
                Tab {
                    icon
                } label: {
                    Text("x")
                }
            }
        },
        Place("a toolbar") { icon in NavigationStack { Text("x").toolbar { ToolbarItem { icon } } } },
        Place("Link") { icon in
            Link(destination: URL(string: "https://example.org")!) { icon }
        },
        Place("ShareLink") { icon in ShareLink(item: "x") { icon } },
        Place("DisclosureGroup") { icon in
            DisclosureGroup("x", isExpanded: .constant(true)) { icon }
        },
        Place("a disclosure group's label") { icon in
            DisclosureGroup(isExpanded: .constant(true)) {
                Text("x")
            } label: {
                icon
            }
        },
        Place("ContentUnavailableView") { icon in
            ContentUnavailableView {
                Text("x")
            } description: {
                icon
            }
        },
        Place("TimelineView") { icon in TimelineView(.everyMinute) { _ in icon } },
        Place("Table") { icon in Table([Item()]) { TableColumn("x") { _ in icon } } },
        Place("AsyncImage") { icon in
            AsyncImage(url: nil) {
                $0
            } placeholder: {
                icon
            }
        },
        Place("OutlineGroup") { icon in OutlineGroup([Item()], children: \.children) { _ in icon } },
        Place("PhaseAnimator") { icon in PhaseAnimator([1, 2]) { _ in icon } },
        Place("KeyframeAnimator") { icon in
            KeyframeAnimator(initialValue: 1.0) { _ in
                icon
            } keyframes: { _ in
                LinearKeyframe(1.0, duration: 1)
            }
        },
    ]

    // Rule 1: a picture without a label is heard by its name. What the library puts around it does not make it the library's.
    @Test func `A picture is heard wherever people put it`() {
        for place in PictureTreeTests.places {
            let tree = spokenTree(place.view(Image(systemName: "star")).frame(height: 300))
            #expect(tree.inOrder.contains { $0.label == "star" }, "\(place.name): \(tree)")
        }
    }

    // The guess below the table of controls: icons that a built-in style draws for itself say nothing.
    @Test func `Icons that the library draws for itself are not heard`() {
        let list = NavigationStack {
            List {
                NavigationLink("Next") { Text("x") }
                DisclosureGroup("More", isExpanded: .constant(true)) { Text("y") }
                Menu("Sort") { Button("z") {} }
                Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }
                ForEach(0..<1) { _ in Text("Row") }.onDelete { _ in }.onMove { _, _ in }
            }
            .environment(\.editMode, .constant(.active))
        }.frame(height: 600)
        #expect(!spokenTree(list).inOrder.contains { $0.traits.contains("image") })
    }
}
