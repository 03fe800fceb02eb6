import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct GroupBoxTests {
    private let box = GroupBox {
        Text(verbatim: "content").accessibilityIdentifier("content")
    } label: {
        Text(verbatim: "Title").accessibilityIdentifier("label")
    }

    private func generation(_ generation: Generation) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.generation = generation
        return values
    }

    /// Documentation/Rules/metrics.json, `groupBox`: padding 16, 8 between label and content.
    @Test func `A box has its label 16 inside of it and its content 8 below`() {
        let drawn = Drawn(box)
        #expect(drawn.frame("label") == CGRect(x: 16, y: 16, width: 50, height: 20))
        #expect(drawn.frame("content") == CGRect(x: 16, y: 44, width: 70, height: 20))
        #expect(drawn.size == CGSize(width: 102, height: 80))
    }

    /// Documentation/Rules/metrics.json, `groupBox.cornerRadius`, `groupBox.background`; 24 is within its range for
    /// iOS 26.
    @Test(arguments: [(Generation.ios18, 8), (.ios26, 24)])
    func `A box stands on the secondary background, rounded by its generation`(
        generation: Generation, radius: Int
    ) {
        let fill = Drawn(box, in: self.generation(generation)).fills.first
        #expect(fill?.hasPrefix("roundedRect(0 0 102 80 r\(radius)") == true, "\(fill ?? "")")
        #expect(fill?.hasSuffix("#F2F2F7") == true)
    }

    @Test func `A box in a box stands on the tertiary background`() {
        let fills = Drawn(GroupBox { box }).fills
        #expect(fills.map { $0.suffix(7) } == ["#F2F2F7", "#FFFFFF"])
    }

    /// Apple's documentation of `EnvironmentValues.backgroundStyle`.
    @Test(arguments: [Platform.ios, .macos])
    func `A background style that is set takes the place of a box's ground`(platform: Platform) {
        var values = environment(.light, .ios18)
        values.platform = platform
        #expect(Drawn(box.backgroundStyle(.red), in: values).fills.map { $0.suffix(7) } == ["#FF3B30"])
        let nested = GroupBox { box }.backgroundStyle(.red)
        #expect(Drawn(nested, in: values).fills.map { $0.suffix(7) } == ["#FF3B30", "#FF3B30"])
        let unset = box.environment(\.backgroundStyle, nil).backgroundStyle(.red)
        #expect(Drawn(unset, in: values).list == Drawn(box, in: values).list)
    }

    @Test func `A style of one's own decides what a background style means`() {
        struct Bare: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.content }
        }
        #expect(Drawn(box.groupBoxStyle(Bare()).backgroundStyle(.red)).fills == [])
    }

    @Test func `A box without a label has none of its room`() {
        #expect(
            Drawn(GroupBox { Color.red.frame(width: 10, height: 10) }).size == CGSize(width: 42, height: 42))
    }

    @Test func `A box of a configuration is drawn in the next style out`() {
        struct Written: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.content
                    configuration.label
                }
            }
        }
        struct Framed: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text(verbatim: "framed")
                    GroupBox(configuration)
                }
            }
        }
        let view = box.groupBoxStyle(Framed()).groupBoxStyle(Written())
        #expect(Drawn(view).words == ["framed", "content", "Title"])
        let plain = GroupBox { Color.red.frame(width: 10, height: 10) }.groupBoxStyle(Framed())
        #expect(Drawn(plain).size.height == 42)
    }

    @Test func `On macOS a box has a thin frame below its label`() {
        var values = EnvironmentValues()
        values.platform = .macos
        let drawn = Drawn(box, in: values)
        #expect(drawn.frame("label")?.minY == 0)
        #expect(drawn.list.contains("stroke"))
    }
}
