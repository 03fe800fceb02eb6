import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct LabeledContentTests {
    private let row = LabeledContent {
        Text(verbatim: "value").accessibilityIdentifier("value")
    } label: {
        Text(verbatim: "Label").accessibilityIdentifier("label")
    }

    /// Documentation/Rules/metrics.json, `labeledContent`: label, Spacer, value in secondary; takes the full
    /// width.
    @Test func `A row is as wide as offered, its value at the far end in secondary`() {
        let drawn = Drawn(row, 200)
        #expect(drawn.size == CGSize(width: 200, height: 20))
        #expect(drawn.frame("label")?.minX == 0)
        #expect(drawn.frame("value")?.maxX == 200)
        #expect(drawn.ink(of: "value") == "#3C3C4399")
        #expect(drawn.ink(of: "Label") == "#000000")
    }

    /// Documentation/Rules/style-protocols.md, section 7: stacked at accessibility sizes.
    @Test func `At accessibility sizes the value stands below its label`() {
        var values = EnvironmentValues()
        values.dynamicTypeSize = .accessibility1
        let drawn = Drawn(row, 400, in: values)
        #expect(drawn.frame("value")?.minX == 0)
        #expect(drawn.frame("label").map { $0.maxY } == drawn.frame("value")?.minY)
    }

    @Test func `A row with hidden labels is its value`() {
        #expect(Drawn(row.labelsHidden(), 200).words == ["value"])
    }

    @Test func `Values are written in words or by a format`() {
        #expect(Drawn(LabeledContent("Name", value: "Ada"), 200).words == ["Name", "Ada"])
        #expect(
            Drawn(LabeledContent("Name" as String, value: "Ada" as Substring), 200).words == ["Name", "Ada"])
        let format = IntegerFormatStyle<Int>().locale(Locale(identifier: "en_US")).grouping(.automatic)
        #expect(Drawn(LabeledContent("Count", value: 1234, format: format), 200).words == ["Count", "1,234"])
    }

    @Test func `A row of a configuration is drawn in the next style out`() {
        struct Vertical: LabeledContentStyle {
            @Environment(\.colorScheme) var scheme
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text(verbatim: "\(scheme)")
                    LabeledContent(configuration)
                }
            }
        }
        #expect(Drawn(row.labeledContentStyle(Vertical()), 200).words == ["light", "Label", "value"])
    }
}
