import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct LabelTests {
    private let label = Label(
        title: { Text(verbatim: "Send") }, icon: { Color.red.frame(width: 12, height: 12) })

    @Test func `A label has its icon 8 points before its title until iOS 18`() {
        #expect(Drawn(label, in: environment(.light, .ios18)).size.width == CGFloat(12 + 8 + 40))
    }

    @Test func `A title-only label has no icon`() {
        #expect(Drawn(label.labelStyle(.titleOnly)).fills == [])
    }

    @Test func `An icon-only label has no title`() {
        #expect(Drawn(label.labelStyle(.iconOnly)).words == [])
    }

    @Test func `A label style reaches labels inside of buttons`() {
        let view = VStack {
            Button {
            } label: {
                label
            }
        }.labelStyle(.iconOnly)
        #expect(Drawn(view).words == [])
    }

    @Test func `The label style nearest to a label draws it`() {
        let view = VStack { label.labelStyle(.titleOnly) }.labelStyle(.iconOnly)
        #expect(Drawn(view).words == ["Send"])
    }

    @Test func `A label style inside of a button style reaches the button's label`() {
        struct TitleOnly: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.labelStyle(.titleOnly)
            }
        }
        #expect(
            Drawn(
                Button {
                } label: {
                    label
                }.buttonStyle(TitleOnly())
            ).fills == [])
    }

    @Test func `A label of a configuration is drawn in the next style out`() {
        struct Framed: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack(spacing: 0) {
                    Text(verbatim: "framed")
                    Label(configuration)
                }
            }
        }
        let view = label.labelStyle(Framed()).labelStyle(.titleOnly)
        #expect(Drawn(view).words == ["framed", "Send"])
    }

    @Test func `A label style can put the icon behind the title`() {
        struct Trailing: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack(spacing: 4) {
                    configuration.title
                    configuration.icon.accessibilityIdentifier("icon")
                }
            }
        }
        #expect(Drawn(label.labelStyle(Trailing())).frame("icon")?.minX == 44)
    }

    @Test func `A label override replaces a label's title inside of a button`() {
        var environment = EnvironmentValues()
        environment.labelOverride = "Save"
        #expect(
            Drawn(
                Button {
                } label: {
                    label
                }, in: environment
            ).words == ["Save"])
    }
}
