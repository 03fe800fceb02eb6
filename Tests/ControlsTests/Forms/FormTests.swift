import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct FormTests {
    private func drawn(
        _ view: some View, _ width: CGFloat? = 300, platform: ViewCore.Platform = .ios
    ) -> Drawn {
        var values = environment(.light, .ios18)
        values.platform = platform
        return Drawn(view, width, in: values)
    }

    private func words(_ name: String) -> some View { Text(verbatim: name).accessibilityIdentifier(name) }

    private var form: some View {
        Form {
            LabeledContent {
                words("value")
            } label: {
                words("label")
            }
            LabeledContent {
                words("v")
            } label: {
                words("longer label")
            }
            words("alone")
        }
    }

    @Test func `A form is a list in rounded groups on iOS, columns on macOS`() {
        let list = drawn(List { words("a") }).list
        #expect(drawn(Form { words("a") }).list == list)
        #expect(drawn(Form { words("a") }.formStyle(.grouped)).list == list)
        #expect(drawn(form, platform: .macos).list == drawn(form.formStyle(.columns), platform: .macos).list)
        #expect(drawn(form.formStyle(.automatic)).list == drawn(form).list)
    }

    @Test func `In columns labels end where controls begin`() {
        let drawn = drawn(form.formStyle(.columns))
        // The longer label's 120, and 8.
        #expect(drawn.frame("longer label") == CGRect(x: 0, y: 30, width: 120, height: 20))
        #expect(isNear(drawn.frame("label")?.maxX, 120))
        #expect(isNear(drawn.frame("value")?.minX, 128))
        #expect(isNear(drawn.frame("v")?.minX, 128))
        #expect(isNear(drawn.frame("alone")?.minX, 128))
        #expect(drawn.size.height == 80)
    }

    @Test func `A control in columns has what labels leave of the width`() {
        let form = Form {
            LabeledContent {
                Color.red.frame(height: 20).accessibilityIdentifier("a")
            } label: {
                words("label")
            }
            LabeledContent {
                Color.red.frame(height: 20).accessibilityIdentifier("b")
            } label: {
                words("longer label")
            }
        }
        .formStyle(.columns)
        let drawn = drawn(form)
        for name in ["a", "b"] {
            #expect(isNear(drawn.frame(name)?.minX, 128))
            #expect(isNear(drawn.frame(name)?.width, 172))
        }
    }

    private struct Boxed: FormStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                Text(verbatim: "before")
                configuration.content
            }
        }
    }

    private struct Again: FormStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                Text(verbatim: "again")
                Form(configuration)
            }
        }
    }

    @Test func `A style of one's own has the content, and the built-in form again`() {
        let form = Form { words("a") }
        #expect(drawn(form.formStyle(Boxed())).words == ["before", "a"])
        #expect(isNear(drawn(form.formStyle(Boxed())).frame("a")?.minY, 20))
        let again = drawn(form.formStyle(Again()))
        #expect(again.words == ["again", "a"])
        #expect(again.frame("a")?.minX == 40, "it is a row")
        #expect(drawn(form.formStyle(Again()).formStyle(Boxed())).words == ["again", "before", "a"])
    }

    @Test func `Toggles in a form that looks like a list are switches on macOS, too`() {
        let form = Form { Toggle("On", isOn: .constant(true)) }
        func fills(_ style: some FormStyle) -> [String] {
            drawn(form.formStyle(style), platform: .macos).fills
        }
        // In the accent colour, which a checkbox that is on has, too; a switch is a capsule.
        func isSwitch(_ fill: String) -> Bool { fill.hasPrefix("capsule(") && fill.hasSuffix("#007AFF") }
        #expect(fills(.grouped).contains(where: isSwitch))
        #expect(!fills(.columns).contains(where: isSwitch))
    }

    @Test func `Sections in columns have a headline and small words below`() {
        let form = Form {
            Section {
                words("a")
            } header: {
                words("header")
            } footer: {
                words("footer")
            }
        }
        .formStyle(.columns)
        #expect(drawn(form).words == ["header", "a", "footer"])
        #expect(drawn(form).ink(of: "footer") == "#3C3C4399")
    }

    @Test func `A form's controls are disabled with it`() {
        let form = Form { Button("Go") {} }.disabled(true)
        #expect(drawn(form).ink(of: "Go") == "#3C3C434C")
    }
}
