import Rendering
import Catalog
import Foundation
import Raster
import SwiftUI

/// Layout alone, without drawing: a button tile with its words in the shaping cache and with new ones, and columns
/// of buttons. Prints one line of JSON for each, the best of many batches.
@MainActor func measureLayout() {
    let settler = TileSettler(library: FontLibrary())
    func button(_ title: String) -> some View {
        Button(title) {}
            .buttonStyle(LayoutButtonStyle())
            .padding(8)
    }
    func microseconds<V: View>(
        _ count: Int, asking requests: StateRequests = [], _ view: (Int) -> V
    ) -> Double {
        var best = Double.infinity
        var next = 0
        for _ in 0..<20 {
            let start = ContinuousClock.now
            for _ in 0..<count {
                var options = TileOptions()
                options.needsTrace = false
                options.width = 320
                options.requests = requests
                _ = ViewGraph(engine: settler.engine)
                    .layOut(view(next), in: EnvironmentValues(), options: options)
                next += 1
            }
            let time = ContinuousClock.now - start
            best = min(best, Double(time.components.attoseconds) / 1e12 / Double(count))
        }
        return best
    }
    func tell(_ work: String, _ value: Double) {
        print("{\"work\":\"\(work)\",\"microseconds\":\(String(format: "%.1f", value))}")
    }
    tell("layout of a tile, text in the cache", microseconds(500) { _ in button("Save Changes") })
    tell(
        "layout of a pressed tile, text in the cache",
        microseconds(500, asking: .press) { _ in button("Save Changes") })
    tell("layout of a tile, new text", microseconds(300) { button("Item \($0)") })
    for rows in [1_000, 2_000, 4_000] {
        tell(
            "layout of a column of \(rows) buttons",
            microseconds(1) { _ in VStack { ForEach(0..<rows) { _ in button("Save Changes") } } })
    }
}

/// The filled capsule of a founding style.
struct LayoutButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .padding(.horizontal, 20)
            .padding(.vertical, 12)
            .background(configuration.isPressed ? Color.blue.opacity(0.6) : Color.blue)
            .foregroundStyle(.white)
            .clipShape(Capsule())
    }
}
