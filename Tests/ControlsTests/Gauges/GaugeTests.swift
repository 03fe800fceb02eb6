import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Writes what the configuration says.
private struct Written: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(verbatim: "\(configuration.value)")
            configuration.label
            configuration.currentValueLabel
            configuration.minimumValueLabel
            configuration.maximumValueLabel
        }
    }
}

@MainActor struct GaugeTests {
    private let whole = Gauge(value: 60, in: 0...240) {
        Text(verbatim: "Speed").accessibilityIdentifier("label")
    } currentValueLabel: {
        Text(verbatim: "60").accessibilityIdentifier("value")
    } minimumValueLabel: {
        Text(verbatim: "0").accessibilityIdentifier("least")
    } maximumValueLabel: {
        Text(verbatim: "99").accessibilityIdentifier("most")
    }

    /// Documentation/Rules/style-protocols.md, section 7: label above, bounds at the sides, value below; 4
    /// thick.
    @Test func `A bar has its label above, its bounds beside it and its value below`() {
        let drawn = Drawn(whole, 200, in: environment(.light, .ios18))
        #expect(drawn.size == CGSize(width: 200, height: 20 + 5 + 20 + 5 + 20))
        #expect(drawn.frame("least")?.minX == 0)
        #expect(drawn.frame("most")?.maxX == 200)
        #expect(drawn.frame("label")?.minY == 0)
        #expect(drawn.frame("value")?.maxY == 70)
        // 200 less the bounds, 10 and 20 wide, and 8 beside each.
        #expect(drawn.fills == ["capsule(18 33 154 4) #78788033", "capsule(18 33 39 4) #007AFF"])
    }

    @Test func `The automatic gauge is the bar that fills`() {
        #expect(Drawn(whole, 200).list == Drawn(whole.gaugeStyle(.linearCapacity), 200).list)
        #expect(Drawn(whole, 200).list == Drawn(whole.gaugeStyle(.automatic), 200).list)
    }

    /// Documentation/Rules/style-protocols.md, section 7: about 58.
    @Test func `Circular gauges are 58 wide`() {
        let side = CGSize(width: 58, height: 58)
        #expect(Drawn(whole.gaugeStyle(.accessoryCircular)).size == side)
        #expect(Drawn(whole.gaugeStyle(.accessoryCircularCapacity)).size == side)
        #expect(Drawn(whole.gaugeStyle(.circular)).size == side)
    }

    @Test func `An open ring has its value in the middle and its bounds at its ends`() {
        // In the test's font, which does not shrink, only two letters fit between the ends.
        let short = Gauge(value: 60, in: 0...240) {
            Text(verbatim: "Speed")
        } currentValueLabel: {
            Text(verbatim: "60").accessibilityIdentifier("value")
        } minimumValueLabel: {
            Text(verbatim: "0")
        } maximumValueLabel: {
            Text(verbatim: "9")
        }
        let drawn = Drawn(short.gaugeStyle(.accessoryCircular))
        #expect(drawn.words == ["60", "0", "9"])
        #expect(drawn.frame("value")?.midX == 29)
        let plain = Gauge(value: 0.5) { Text(verbatim: "GB") }
        #expect(Drawn(plain.gaugeStyle(.accessoryCircular)).words == ["GB"])
        #expect(Drawn(plain.gaugeStyle(.accessoryCircularCapacity)).words == ["GB"])
        #expect(Drawn(whole.gaugeStyle(.accessoryCircularCapacity)).words == ["60"])
    }

    @Test func `A marked bar has its bounds and no other words`() {
        #expect(Drawn(whole.gaugeStyle(.accessoryLinear), 200).words == ["0", "99"])
        #expect(Drawn(whole.gaugeStyle(.linear), 200).words == ["0", "99"])
    }

    @Test func `A thick bar has all words`() {
        let drawn = Drawn(whole.gaugeStyle(.accessoryLinearCapacity), 200)
        #expect(drawn.words == ["Speed", "0", "99", "60"])
        #expect(drawn.fills.allSatisfy { $0.contains(" 6) ") })
    }

    @Test func `Accessory gauges are in the foreground, or in a tint that is set`() {
        let gauge = whole.gaugeStyle(.accessoryLinear)
        #expect(Drawn(gauge, 200).fills.allSatisfy { $0.hasSuffix("#000000") })
        #expect(Drawn(gauge.tint(.green), 200).fills.allSatisfy { $0.hasSuffix("#34C759") })
        #expect(Drawn(gauge.tint(Gradient(colors: [.red, .blue])), 200).list.contains("linear"))
    }

    @Test func `A gradient runs from the least to the most in both directions`() {
        let gauge = whole.gaugeStyle(.accessoryLinear).tint(Gradient(colors: [.black, .white]))
        var mirrored = EnvironmentValues()
        mirrored.layoutDirection = .rightToLeft
        #expect(Drawn(gauge, 200).list.contains("#000000 0, #FFFFFF 1"))
        #expect(Drawn(gauge, 200, in: mirrored).list.contains("#FFFFFF 0, #000000 1"))
    }

    @Test func `A ring begins at its top in both directions`() {
        let gauge = whole.gaugeStyle(.accessoryCircularCapacity)
        var mirrored = EnvironmentValues()
        mirrored.layoutDirection = .rightToLeft
        // The value is a quarter of the way: a quarter of the circle, from the top to a side.
        #expect(Drawn(gauge, 58).list.contains("path(M29 3 C43.359 3 55 14.641 55 29)"))
        #expect(Drawn(gauge, 58, in: mirrored).list.contains("path(M29 3 C14.641 3 3 14.641 3 29)"))
    }

    @Test(arguments: [(-5.0, "0.0"), (60, "0.25"), (999, "1.0"), (.nan, "0.0"), (.infinity, "1.0")])
    func `A style gets the place of the value within its bounds`(value: Double, place: String) {
        let gauge = Gauge(value: value, in: 0...240) { Text(verbatim: "Speed") }
        #expect(Drawn(gauge.gaugeStyle(Written())).words == [place, "Speed"])
    }

    @Test func `Bounds without a distance, and those that are farther than any number, have places`() {
        let point = Gauge(value: 3.0, in: 3...3) { Text(verbatim: "a") }
        #expect(Drawn(point.gaugeStyle(Written())).words == ["0.0", "a"])
        let all = Gauge(value: 0, in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude) {
            Text(verbatim: "a")
        }
        #expect(Drawn(all.gaugeStyle(Written())).words == ["0.5", "a"])
    }

    @Test func `A gauge of a configuration is drawn in the next style out`() {
        struct Framed: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text(verbatim: "framed")
                    Gauge(configuration)
                }
            }
        }
        let view = whole.gaugeStyle(Framed()).gaugeStyle(Written())
        #expect(Drawn(view).words == ["framed", "0.25", "Speed", "60", "0", "99"])
    }

    @Test func `Labels of marked values are not drawn, and said not to be`() {
        let gauge = Gauge(value: 0.5) {
            Text(verbatim: "a")
        } currentValueLabel: {
            Text(verbatim: "b")
        } markedValueLabels: {
            Text(verbatim: "c")
        }
        let drawn = Drawn(gauge, 100)
        #expect(drawn.words == ["a", "b"])
        #expect(drawn.warnings.first?.contains("markedValueLabels") == true)
    }
}
