import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Writes what the configuration says.
private struct Written: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(verbatim: configuration.fractionCompleted.map { "\($0)" } ?? "unknown")
            configuration.label
            configuration.currentValueLabel
        }
    }
}

@MainActor struct ProgressViewTests {
    private func words(_ view: some View) -> [String] {
        Drawn(view.progressViewStyle(Written())).words
    }

    private func fractions(_ view: some View, in values: EnvironmentValues = .init()) -> [String] {
        Drawn(view.frame(width: 100), in: values).fills
    }

    /// Documentation/Rules/metrics.json, `progressView.linear`: VStack, spacing 5; a bar 4 high;
    /// Documentation/Rules/colors.json, `controls.progressLinear`.
    @Test func `A bar is 4 high, 5 below its label and 5 above its value`() {
        let drawn = Drawn(
            ProgressView(value: 0.5) {
                Text(verbatim: "Label")
            } currentValueLabel: {
                Text(verbatim: "half")
            }, 100, in: environment(.light, .ios18))
        #expect(drawn.size == CGSize(width: 100, height: 20 + 5 + 4 + 5 + 20))
        #expect(
            drawn.fills == [
                "capsule(0 25 100 4) #78788033",
                "capsule(0 25 50 4) #007AFF",
            ])
        #expect(drawn.ink(of: "half") == "#3C3C4399")
    }

    /// Documentation/Rules/metrics.json, `progressView.linear`: `minFill` 8, `fillRounding`,
    /// `zeroDrawsNothing`.
    @Test(arguments: [(0.5, 50), (0.333, 33), (0.01, 8), (0, 0), (1, 100)])
    func `The filled part is a whole number of points, at least 8, and nothing at 0`(
        value: Double, width: Int
    ) {
        let fills = fractions(ProgressView(value: value))
        #expect(fills.count == (width == 0 ? 1 : 2))
        #expect(width == 0 || fills[1].hasPrefix("capsule(0 0 \(width) 4"))
    }

    @Test func `A bar is filled from the right where rows start there`() {
        var values = EnvironmentValues()
        values.layoutDirection = .rightToLeft
        #expect(fractions(ProgressView(value: 0.25), in: values)[1].hasPrefix("capsule(75 0 25 4"))
    }

    @Test func `A ring of macOS begins at its top in both directions`() {
        let ring = ProgressView(value: 0.25).progressViewStyle(.circular)
        var values = EnvironmentValues()
        values.platform = .macos
        let plain = Drawn(ring, in: values).list
        values.layoutDirection = .rightToLeft
        #expect(plain.contains("path(") && Drawn(ring, in: values).list == plain)
    }

    @Test func `A gradient as its tint is drawn in its first colour, with a warning`() {
        let view = ProgressView(value: 0.5).tint(Gradient(colors: [.red, .blue]))
        let drawn = Drawn(view, 100, in: environment(.light, .ios18))
        #expect(drawn.fills.last?.hasSuffix("#FF3B30") == true)
        #expect(
            drawn.warnings == ["a gradient as the tint of a progress view is drawn in its first colour"])
        #expect(Drawn(ProgressView(value: 0.5).tint(.red)).warnings == [])
        #expect(Drawn(ProgressView(value: 0).tint(Gradient(colors: [.red, .blue]))).warnings == [])
    }

    /// Documentation/Rules/metrics.json, `progressView.circular`: 20 and 37 wide, 8 spokes.
    @Test(arguments: [(ControlSize.mini, 20), (.regular, 20), (.large, 37), (.extraLarge, 37)])
    func `A spinner has eight spokes in a square of its size`(size: ControlSize, side: Int) {
        var values = EnvironmentValues()
        values.controlSize = size
        let drawn = Drawn(ProgressView(), in: values)
        #expect(drawn.size == CGSize(width: side, height: side))
        #expect(drawn.fills.count == 8)
    }

    /// Documentation/Rules/metrics.json, `progressView.circular.bladeAlphas_255`, `progressView.circular.color`.
    @Test func `A spinner's spokes are gray and fade behind the first`() {
        let colors = Drawn(ProgressView()).fills.map { $0.split(separator: "#").last.map(String.init) }
        let alphas = ["D9", "B4", "8F", "6A", "45", "45", "45", "45"]
        #expect(colors == alphas.map { "808080\($0)" })
        let dark = Drawn(ProgressView(), in: environment(.dark)).fills
        #expect(dark[0].hasSuffix("#8C8C8CD9"))
    }

    @Test func `Without a value the default is a spinner, with one a bar`() {
        #expect(fractions(ProgressView("Loading")).count == 8)
        #expect(fractions(ProgressView("Loading", value: 0.5)).count == 2)
        #expect(fractions(ProgressView(value: nil as Double?)).count == 8)
    }

    @Test func `A circular style spins with a value too, and a linear one has a track without`() {
        #expect(fractions(ProgressView(value: 0.5).progressViewStyle(.circular)).count == 8)
        #expect(fractions(ProgressView().progressViewStyle(.linear)).count == 1)
    }

    @Test func `A style's own tint is over the tint around it`() {
        let view = ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red)).tint(
            .green)
        let first = environment(.light, .ios18)
        #expect(fractions(view, in: first)[1].hasSuffix("#FF3B30"))
        #expect(fractions(ProgressView(value: 0.5).tint(.green), in: first)[1].hasSuffix("#34C759"))
        let spinner = ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))
        #expect(fractions(spinner, in: first)[0].hasSuffix("#FF3B30D9"))
    }

    @Test func `A configuration has the fraction and the parts that there are`() {
        #expect(words(ProgressView()) == ["unknown"])
        #expect(words(ProgressView("Loading")) == ["unknown", "Loading"])
        #expect(words(ProgressView(value: 1, total: 4)) == ["0.25"])
        #expect(words(ProgressView("Copying", value: 3, total: 4)) == ["0.75", "Copying"])
        let both = ProgressView(value: 0.5) {
            Text(verbatim: "a")
        } currentValueLabel: {
            Text(verbatim: "b")
        }
        #expect(words(both) == ["0.5", "a", "b"])
    }

    @Test(arguments: [(5.0, 4.0, "1.0"), (-1, 4, "0.0"), (1, 0, "0.0"), (.nan, 1, "0.0"), (1, -1, "0.0")])
    func `A value that is not within its total is brought there with a warning`(
        value: Double, total: Double, shown: String
    ) {
        let drawn = Drawn(ProgressView(value: value, total: total).progressViewStyle(Written()))
        #expect(drawn.words == [shown])
        #expect(drawn.warnings.count == 1)
        #expect(drawn.warnings.first?.contains("ProgressView") == true)
    }

    @Test func `Foundation's progress is drawn with a label that says it`() {
        let progress = Progress(totalUnitCount: 4)
        progress.completedUnitCount = 1
        #expect(words(ProgressView(progress)) == ["0.25", "25% completed"])
    }

    @Test func `A progress view of a configuration is drawn in the next style out`() {
        struct Framed: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text(verbatim: "framed")
                    ProgressView(configuration)
                }
            }
        }
        let view = ProgressView("Loading", value: 0.5).progressViewStyle(Framed())
        #expect(words(view) == ["framed", "0.5", "Loading"])
    }

    @Test func `A style reads its environment and scaled numbers`() {
        struct Reading: ProgressViewStyle {
            @Environment(\.colorScheme) var scheme
            @ScaledMetric(relativeTo: .body) var width = 17
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: "\(scheme)").frame(minWidth: width)
            }
        }
        let view = ProgressView().progressViewStyle(Reading())
        #expect(Drawn(view, in: environment(.dark)).words == ["dark"])
    }
}

/// Intervals of time, seen at the moment that every picture is of.
@MainActor struct TimedProgressTests {
    private func interval(_ start: TimeInterval, _ end: TimeInterval) -> ClosedRange<Date> {
        StillDate.now.addingTimeInterval(start)...StillDate.now.addingTimeInterval(end)
    }

    @Test func `An interval counts down, or up where that is asked for`() {
        let down = Drawn(ProgressView(timerInterval: interval(-30, 90)), 120)
        #expect(down.words == ["1:30"])
        #expect(down.fills[1].contains("0 0 90 4"))
        let up = Drawn(ProgressView(timerInterval: interval(-30, 90), countsDown: false), 120)
        #expect(up.words == ["0:30"])
        #expect(up.fills[1].contains("0 0 30 4"))
    }

    @Test func `An interval that has not begun is whole, one that is over is empty`() {
        #expect(Drawn(ProgressView(timerInterval: interval(10, 3670)), 120).words == ["1:01:00"])
        let over = Drawn(ProgressView(timerInterval: interval(-20, -10)), 120)
        #expect(over.words == ["0:00"])
        #expect(over.fills.count == 1)
    }

    @Test func `Code that starts at the time of day draws the same at any time`() {
        let view = ProgressView(timerInterval: Date()...Date().addingTimeInterval(60))
        #expect(Drawn(view, 100).words == ["1:00"])
    }

    @Test func `A style gets no fraction for an interval`() {
        let view = ProgressView(timerInterval: interval(-30, 90)).progressViewStyle(Written())
        #expect(Drawn(view).words == ["unknown", "1:30"])
    }
}
