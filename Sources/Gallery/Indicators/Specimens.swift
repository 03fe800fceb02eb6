import Catalog
import SwiftUI

/// What shows or sets a value: progress, gauges, sliders and steppers.
public let indicatorsSpecimens = Catalog("Indicators") {
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
