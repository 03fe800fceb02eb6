import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct MenuTests {
    private let menu = Menu("Options") {
        Button("Rename") {}
    }

    @Test func `A menu is its label in the tint, as high as its text, and shows no actions`() {
        let drawn = Drawn(menu, in: environment(.light, .ios18))
        #expect(drawn.words == ["Options"])
        #expect(drawn.size == CGSize(width: 70, height: 20))
        #expect(drawn.ink(of: "Options") == "#007AFF")
    }

    @Test func `A menu is pressed and disabled as a button is`() {
        let button = Button("Options") {}
        #expect(Drawn(menu, asking: .press).list == Drawn(button, asking: .press).list)
        #expect(Drawn(menu, asking: .press).laidOut.claimed == .press)
        #expect(Drawn(menu.disabled(true)).list == Drawn(button.disabled(true)).list)
    }

    /// Documentation/Rules/metrics.json, `controlSize.bordered.regular`: insets 12 and 7.
    @Test func `Button styles draw menus, but for the styles that name one`() {
        let size = CGSize(width: 70 + 24, height: 20 + 14)
        #expect(Drawn(menu.buttonStyle(.bordered)).size == size)
        #expect(Drawn(menu.menuStyle(.button).buttonStyle(.bordered)).size == size)
        #expect(Drawn(menu.menuStyle(.borderedButton).buttonStyle(.plain)).size == size)
        #expect(Drawn(menu.menuStyle(.borderlessButton).buttonStyle(.bordered)).size.height == 20)
    }

    @Test func `A menu of a configuration is drawn in the next style out`() {
        struct Framed: MenuStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text(verbatim: "framed")
                    Menu(configuration)
                }
            }
        }
        let view = menu.menuStyle(Framed()).menuStyle(.borderedButton)
        #expect(Drawn(view).words == ["framed", "Options"])
        #expect(Drawn(view).size.height == 34)
        #expect(Drawn(view, asking: .press).laidOut.claimed == .press)
    }

    @Test func `A press on a menu with an action of its own starts that`() {
        var started = 0
        let menu = Menu("Add") {
            Button("Other") {}
        } primaryAction: {
            started += 1
        }
        #expect(Drawn(menu).words == ["Add"])
        struct Triggering: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onAppear { configuration.trigger() }
            }
        }
        _ = Drawn(menu.buttonStyle(Triggering()))
        #expect(started == 1)
    }

    @Test func `A menu has a chevron on macOS unless it is hidden`() {
        var values = EnvironmentValues()
        values.platform = .macos
        let plain = Drawn(menu.menuIndicator(.hidden), in: values)
        #expect(Drawn(menu, in: values).size.width > plain.size.width)
    }
}

@MainActor struct ControlGroupTests {
    private let group = ControlGroup {
        Button("Copy") {}
        Button("Cut") {}
    } label: {
        Text(verbatim: "Edit")
    }

    private func generation(_ generation: Generation) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.generation = generation
        return values
    }

    /// Documentation/Rules/metrics.json, `segmentedPicker`: 32 high, radius 8 and 16; the insets of 12 and 24
    /// between are guesses.
    @Test(arguments: [(Generation.ios18, 8), (.ios26, 16)])
    func `A group stands on one ground of its generation`(generation: Generation, radius: Int) {
        let drawn = Drawn(group, in: self.generation(generation))
        #expect(drawn.size == CGSize(width: 12 + 40 + 24 + 30 + 12, height: 32))
        // A radius of half the height is printed as a capsule.
        let ground = radius == 16 ? "capsule(0 0 118 32" : "roundedRect(0 0 118 32 r\(radius)"
        #expect(drawn.fills.first?.hasPrefix(ground) == true)
        #expect(drawn.words == ["Copy", "Cut"])
    }

    @Test func `The first control of a group takes the press`() {
        let drawn = Drawn(group, asking: .press)
        #expect(drawn.laidOut.claimed == .press)
        #expect(drawn.list != Drawn(group).list)
    }

    /// Documentation/Rules/style-protocols.md, section 3: styles of buttons reach the buttons of a group.
    @Test func `A button style around a group draws its buttons`() {
        struct Quoted: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text(verbatim: "“")
                    configuration.label
                }
            }
        }
        #expect(Drawn(group.buttonStyle(Quoted())).words == ["“", "Copy", "“", "Cut"])
        #expect(Drawn(group.buttonStyle(.bordered)).fills.count == 2)
    }

    @Test func `A group as a menu is its label`() {
        #expect(Drawn(group.controlGroupStyle(.menu)).words == ["Edit"])
    }

    @Test func `A palette shows symbols alone`() {
        let view = ControlGroup { Label("Copy", systemImage: "doc") }.controlGroupStyle(.palette)
        #expect(!Drawn(view).words.contains("Copy"))
    }

    @Test func `A group of a configuration keeps its label in the next style out`() {
        struct Framed: ControlGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text(verbatim: "framed")
                    ControlGroup(configuration)
                }
            }
        }
        struct Written: ControlGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    configuration.content
                }
            }
        }
        let view = group.controlGroupStyle(Framed()).controlGroupStyle(Written())
        #expect(Drawn(view).words == ["framed", "Edit", "Copy", "Cut"])
        let plain = ControlGroup { Text(verbatim: "a") }.controlGroupStyle(Written())
        #expect(Drawn(plain).words == ["a"])
    }
}
