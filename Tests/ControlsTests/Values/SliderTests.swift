import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor func values(_ generation: Generation) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.generation = generation
    return values
}

@MainActor struct SliderTests {
    /// Documentation/Rules/metrics.json, `slider.ios18`: 34 high, track 4 with 3 beside it, thumb 27 at 14 +
    /// (width - 28) * value.
    @Test(arguments: [(0.0, 14.0), (0.5, 100), (1, 186)])
    func `Until iOS 18 a round thumb stands on a thin track`(value: Double, center: Double) {
        let drawn = Drawn(Slider(value: .constant(value)), 200, in: values(.ios18))
        #expect(drawn.size == CGSize(width: 200, height: 34))
        #expect(
            drawn.fills == [
                "capsule(3 15 194 4) #78788033", "capsule(3 15 \(short(center - 3)) 4) #007AFF",
                "capsule(\(short(center - 13.5)) 3.5 27 27) #FFFFFF",
            ])
    }

    /// Documentation/Rules/metrics.json, `slider.ios26`: track 6 without insets, thumb 37 x 24 at 18.5 +
    /// (width - 37) * value; Documentation/Rules/colors.json, `controls.sliderTrack.rest_iOS26`.
    @Test(arguments: [(0.0, 18.5), (0.5, 100), (1, 181.5)])
    func `In iOS 26 a wide thumb stands on a thicker track`(value: Double, center: Double) {
        let drawn = Drawn(Slider(value: .constant(value)), 200, in: values(.ios26))
        #expect(drawn.size == CGSize(width: 200, height: 34))
        #expect(drawn.fills[0] == "capsule(0 14 200 6) #0000001A")
        #expect(drawn.fills[1].hasPrefix("capsule(0 14 \(short(center)) 6) #"))
        #expect(drawn.fills[2] == "capsule(\(short(center - 18.5)) 5 37 24) #FFFFFF")
    }

    private func short(_ number: Double) -> String {
        number == number.rounded() ? "\(Int(number))" : "\(number)"
    }

    @Test func `Labels of bounds stand beside the track and the label is not drawn`() {
        let slider = Slider(value: .constant(2), in: 0...4, step: 1) {
            Text(verbatim: "Volume")
        } minimumValueLabel: {
            Text(verbatim: "low").accessibilityIdentifier("low")
        } maximumValueLabel: {
            Text(verbatim: "high").accessibilityIdentifier("high")
        }
        let drawn = Drawn(slider, 200, in: values(.ios18))
        #expect(drawn.words == ["low", "high"])
        #expect(drawn.frame("low")?.minX == 0)
        #expect(drawn.frame("high")?.maxX == 200)
        #expect(drawn.warnings == [])
        var mac = EnvironmentValues()
        mac.platform = .macos
        #expect(Drawn(slider, 300, in: mac).words == ["Volume", "low", "high"])
    }

    @Test(arguments: [(-1.0, 0.0), (9, 1), (.nan, 0)])
    func `A value outside of its bounds is at the nearer one`(value: Double, shown: Double) {
        let drawn = Drawn(Slider(value: .constant(value), in: 0...4), 200)
        #expect(drawn.list == Drawn(Slider(value: .constant(shown)), 200).list)
    }

    @Test func `Where rows start on the right the track fills from there`() {
        var values = values(.ios18)
        values.layoutDirection = .rightToLeft
        #expect(Drawn(Slider(value: .constant(0.0)), 200, in: values).fills[2].hasPrefix("capsule(172.5 "))
    }

    @Test func `A slider takes a press and the focus, and is dimmed where it is disabled`() {
        let slider = Slider(value: .constant(0.5))
        #expect(Drawn(slider, 200, asking: [.press, .focus]).laidOut.claimed == [.press, .focus])
        #expect(Drawn(slider.disabled(true), 200, asking: .press).laidOut.unclaimed == .press)
        let whole = Drawn(slider, 200).laidOut.list.items
        #expect(
            Drawn(slider.disabled(true), 200).laidOut.list.items
                == [.group(DisplayGroup(items: whole, opacity: 0.5))])
    }

    @Test func `Steps have no ticks in iOS 26, which is said`() {
        let slider = Slider(value: .constant(0.5), in: 0...1, step: 0.1)
        #expect(Drawn(slider, 200, in: values(.ios26)).warnings.first?.contains("Slider") == true)
    }
}

@MainActor struct StepperTests {
    private let stepper = Stepper("Copies", value: .constant(1), in: 1...9)

    /// Documentation/Rules/metrics.json, `stepper`: 94 x 32, radius 8 and a capsule, `gapToLabel` 8.
    @Test(arguments: [(Generation.ios18, "r8"), (.ios26, "r16")])
    func `A stepper is 94 by 32, rounded by its generation`(generation: Generation, corner: String) {
        let drawn = Drawn(stepper.labelsHidden(), in: values(generation))
        #expect(drawn.size == CGSize(width: 94, height: 32))
        let isRounded = drawn.list.contains(corner + " ") || drawn.list.contains(corner + ")")
        #expect(isRounded || generation == .ios26 && drawn.list.contains("capsule"))
    }

    @Test func `A label stands before the stepper, 8 from it at least`() {
        #expect(Drawn(stepper).size == CGSize(width: 60 + 8 + 94, height: 32))
        #expect(Drawn(stepper, 300).size.width == 300)
    }

    /// Documentation/Rules/metrics.json, `stepper.disabledHalf`: glyph dimmed, fill kept.
    @Test(arguments: [
        (1, ["#3C3C434C", "#000000"]), (5, ["#000000", "#000000"]), (9, ["#000000", "#3C3C434C"]),
    ])
    func `At a bound the glyph of the half that does nothing is dimmed`(value: Int, colors: [String]) {
        let drawn = Drawn(Stepper("Copies", value: .constant(value), in: 1...9).labelsHidden())
        let glyphs = drawn.fills.filter { !$0.hasSuffix("#7676801F") && !$0.hasSuffix("#3C3C434A") }
        #expect(glyphs.map { String($0.split(separator: " ").last ?? "") } == colors)
    }

    @Test(arguments: [(ColorScheme.light, "#3C3C434A"), (.dark, "#54545899")])
    func `A line that is seen on the fill parts the halves`(scheme: ColorScheme, color: String) {
        var values = values(.ios18)
        values.colorScheme = scheme
        #expect(Drawn(stepper.labelsHidden(), in: values).fills.contains { $0.hasSuffix(color) })
    }

    @Test func `A stepper of actions can do what it has an action for`() {
        let drawn = Drawn(Stepper("a", onIncrement: {}, onDecrement: nil).labelsHidden())
        let bound = Drawn(stepper.labelsHidden())
        #expect(drawn.list == bound.list)
    }

    @Test func `A press darkens the half that counts up`() {
        let pressed = Drawn(stepper, 300, asking: .press)
        #expect(pressed.laidOut.claimed == .press)
        #expect(pressed.list != Drawn(stepper, 300).list)
        #expect(Drawn(stepper.disabled(true), 300).list != Drawn(stepper, 300).list)
    }
}
