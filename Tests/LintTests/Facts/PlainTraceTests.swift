import Catalog
import Drawing
import Lint
import Rendering
import Raster
import SwiftUI
import Testing
import ViewCore

/// One layout tells what assistive technology meets and what is drawn: without the first the trace is the usual one.
@MainActor @Suite struct PlainTraceTests {
    private struct Pill: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Capsule().fill(configuration.isOn ? .green : .gray).frame(width: 50, height: 30)
            }
        }
    }

    @Test func `A trace with what is said of views comes to the one without`() async {
        let specimen = Specimen("Form/all", style: Never.self, axes: Axes(states: [.normal])) {
            VStack {
                Toggle("Sound", isOn: .constant(true)).toggleStyle(Pill()).accessibilityHint("Loud")
                Button("Save") {}.buttonStyle(.bordered).tint(.red).accessibilityLabel("Keep")
                Text("Two").accessibilityHidden(true).accessibilityAddTraits(.isHeader)
                TextField("Name", text: .constant("")).disabled(true)
                Picker("Size", selection: .constant(1)) { Text("One").tag(1) }
                Label("Bell", systemImage: "bell").help("Rings")
                ProgressView("Loading", value: 0.4)
            }
        }
        let settler = TileSettler(library: FontLibrary())
        for tile in specimen.tiles {
            let usual = await settler.settle(tile)
            let spoken = await settler.spokenLayout(tile).laidOut
            #expect(spoken.list == usual.list)
            #expect(spoken.frame == usual.frame)
            #expect(spoken.trace != usual.trace)
            #expect(names(spoken.trace.plain.roots) == names(usual.trace.roots))
            #expect(spoken.warnings == usual.warnings)
        }
    }

    /// Names, frames and the names of values, of every view in its place.
    private func names(_ nodes: [TraceNode]) -> [String] {
        nodes.flatMap { node in
            ["\(node.name) \(node.frame) \(node.properties.map(\.name).sorted())"]
                + names(node.children).map { "  " + $0 }
        }
    }
}
