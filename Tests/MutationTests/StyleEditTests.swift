import Rendering
import Catalog
import Drawing
import Golden
import Raster
import SwiftUI
import Testing
import ViewCore

@MainActor @Suite struct StyleEditTests {
    private let settler = TileSettler(library: FontLibrary())

    private func trace<V: View>(
        _ state: TileState = .normal, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
    ) -> Trace {
        var axes = Axes(states: [state], sizes: [.regular], schemes: [.light])
        axes[.generation] = [.ios18]
        let specimen = Specimen("Button/edited", style: EditedStyle.self, axes: axes, content: view)
        return settler.layOut(specimen.tiles[0]).trace
    }

    @Test(arguments: styleEdits)
    func `An edit is named by its view or style and its property`(edit: StyleEdit) throws {
        let state: TileState = edit.isPressed ? .pressed : .normal
        let old = trace(state) { Button("Save") {}.buttonStyle(EditedStyle(edit.old)) }
        let new = trace(state) { Button("Save") {}.buttonStyle(EditedStyle(edit.new)) }
        let line = try #require(explain(old: old, new: new).first?.description)
        #expect(line.hasPrefix(edit.line))
    }

    @Test func `Another pressed colour says nothing of the normal state`() {
        let old = trace { Button("Save") {}.buttonStyle(EditedStyle(.pressedBlue)) }
        let new = trace { Button("Save") {}.buttonStyle(EditedStyle(.pressedRed)) }
        #expect(explain(old: old, new: new).isEmpty)
    }

    @Test func `One value used in two places is two changes of the style`() {
        let old = trace { Button("Save") {}.buttonStyle(EditedStyle(.metricsSmall)) }
        let new = trace { Button("Save") {}.buttonStyle(EditedStyle(.metricsLarge)) }
        #expect(
            explain(old: old, new: new).map(\.description) == [
                "EditedStyle › .padding(.horizontal) 6 → 10", "EditedStyle › HStack spacing 6 → 10",
            ])
    }

    @Test func `Another text is the text's change, outside of any style`() {
        let changes = explain(old: trace { Text("Save") }, new: trace { Text("Store") })
        #expect(changes.map(\.description) == ["Text string Save → Store"])
    }
}
