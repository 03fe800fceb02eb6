import Rendering
import Catalog
import Drawing
import Golden
import SwiftUI
import ViewCore

extension TileSettler {
    /// How a view comes about, at rest in light.
    @MainActor func trace<V: View>(_ view: V) -> Trace {
        let specimen = Specimen(
            "Text/edited", style: V.self,
            axes: Axes(states: [.normal], sizes: [.regular], schemes: [.light])
        ) { view }
        return layOut(specimen.tiles[0]).trace
    }

    /// What is said of the change from one view to another.
    @MainActor func lines<V: View, W: View>(_ old: V, _ new: W) -> [String] {
        explain(old: trace(old), new: trace(new)).map(\.description)
    }
}
