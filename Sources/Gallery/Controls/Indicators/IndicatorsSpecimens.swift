import Catalog
import SwiftUI
import UIKit

/// What shows or sets a value: progress, gauges, sliders and steppers.
public let indicatorsSpecimens = Catalog("Indicators", found: Found.indicators) {
    indicator("ProgressView/linear", LinearProgressViewStyle.self) { tasks.progressViewStyle(.linear) }
    indicator("ProgressView/circular", CircularProgressViewStyle.self) {
        tasks.progressViewStyle(.circular)
    }
    indicator("ProgressView/automatic", DefaultProgressViewStyle.self) {
        tasks.progressViewStyle(.automatic)
    }
    indicator("ProgressView/ring", RingProgressViewStyle.self) { tasks.progressViewStyle(.ring) }
    indicator("ProgressView/card", CardProgressViewStyle.self) { tasks.progressViewStyle(.card) }
    indicator("ProgressView/blocks", BlocksProgressViewStyle.self) { tasks.progressViewStyle(.blocks) }

    indicator("Gauge/automatic", DefaultGaugeStyle.self) { speed.gaugeStyle(.automatic) }
    indicator("Gauge/linearCapacity", LinearCapacityGaugeStyle.self) { speed.gaugeStyle(.linearCapacity) }
    indicator("Gauge/linear", LinearGaugeStyle.self) { speed.gaugeStyle(.linear) }
    indicator("Gauge/circular", CircularGaugeStyle.self) { speed.gaugeStyle(.circular) }
    indicator("Gauge/accessoryLinear", AccessoryLinearGaugeStyle.self) {
        speed.gaugeStyle(.accessoryLinear)
    }
    indicator("Gauge/accessoryLinearCapacity", AccessoryLinearCapacityGaugeStyle.self) {
        speed.gaugeStyle(.accessoryLinearCapacity)
    }
    indicator("Gauge/accessoryCircular", AccessoryCircularGaugeStyle.self) {
        speed.gaugeStyle(.accessoryCircular)
    }
    indicator("Gauge/accessoryCircularCapacity", AccessoryCircularCapacityGaugeStyle.self) {
        speed.gaugeStyle(.accessoryCircularCapacity)
    }
    indicator("Gauge/speedometer", SpeedometerGaugeStyle.self) { speed.gaugeStyle(.speedometer) }
        .goldenSize(upTo: 32 << 10, because: "two dials of slanted strokes")
    indicator("Gauge/captioned", CaptionedGaugeStyle.self) { speed.gaugeStyle(.captioned) }

    indicator("Slider/standard", Slider<Text, Text>.self, states: controlStates) { volume }
    indicator("Slider/tinted", Slider<Text, Text>.self, states: controlStates) { volume.tint(.orange) }
    indicator("Slider/boxed", BoxedControl.self, states: controlStates) {
        volume.modifier(BoxedControl())
    }
    indicator("Stepper/standard", Stepper<Text>.self, states: controlStates) { copies }
    indicator("Stepper/alone", Stepper<Text>.self, states: controlStates) { copies.labelsHidden() }
    indicator("Stepper/boxed", BoxedControl.self, states: controlStates) {
        copies.modifier(BoxedControl())
    }
}

/// In both schemes; `states` are those that the control has.
private func indicator<Style, Content: View>(
    _ name: String, _ type: Style.Type, states: [TileState] = [.normal],
    sizes: [ControlSize] = [.regular],
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
) -> Specimen {
    Specimen(name, style: type, axes: Axes(states: states, sizes: sizes)) {
        content().padding(12)
    }
}

private let controlStates: [TileState] = [.normal, .pressed, .disabled]

@MainActor private var volume: some View {
    Slider(value: .constant(0.6)) {
        Text("Volume")
    } minimumValueLabel: {
        Text("0")
    } maximumValueLabel: {
        Text("10")
    }
}

/// At its lower bound, so that a half can do nothing.
@MainActor private var copies: some View { Stepper("Copies", value: .constant(1), in: 1...9) }

/// A gauge with all words, in colors of its own and in the standard ones.
@MainActor private var speed: some View {
    VStack(spacing: 20) {
        speedGauge
        speedGauge.tint(Gradient(colors: [.green, .yellow, .red]))
    }
}

@MainActor private var speedGauge: some View {
    Gauge(value: 170, in: 0...250) {
        Text("km/h")
    } currentValueLabel: {
        Text("170")
    } minimumValueLabel: {
        Text("0")
    } maximumValueLabel: {
        Text("250")
    }
}

/// A task with all words, one without, and one that nobody knows the end of.
@MainActor private var tasks: some View {
    VStack(spacing: 20) {
        ProgressView(value: 0.4) {
            Text("Downloading")
        } currentValueLabel: {
            Text("40 %")
        }
        ProgressView(value: 3, total: 4)
        ProgressView("Waiting")
    }
}
