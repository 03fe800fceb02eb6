import Catalog
import Drawing
import Rendering
import Golden
import Raster
import SwiftUI
import Testing

/// What is said of a view that came to be drawn at another control size.
@MainActor private func explanation<V: View>(_ view: @escaping @MainActor () -> V) async throws -> [String] {
    let specimen = Specimen(
        "View/control", style: V.self,
        axes: Axes(states: [.normal], sizes: [.small, .large], schemes: [.light]), content: view)
    let evidenceMaker = EvidenceMaker(settler: TileSettler(library: FontLibrary()))
    var traces: [Trace] = []
    for tile in Catalog("Tests", specimens: { specimen }).tiles {
        traces.append(try await evidenceMaker.settle(tile).traced().trace())
    }
    return explain(old: traces[0], new: traces[1]).map(\.description)
}

@MainActor struct BuiltInStyleExplanationTests {
    @Test func `A padding of a built-in style is named with the style, as people write it`() async throws {
        let plain = try await explanation { Button("A") {}.buttonStyle(.bordered) }
        #expect(plain.contains("BorderedButtonStyle › .padding(.horizontal) 10 → 20"), "\(plain)")
        let prominent = try await explanation { Button("A") {}.buttonStyle(.borderedProminent) }
        #expect(
            prominent.contains("BorderedProminentButtonStyle › .padding(.horizontal) 10 → 20"),
            "\(prominent)")
        let toggle = try await explanation {
            Toggle("A", isOn: .constant(true)).toggleStyle(.button)
        }
        #expect(toggle.contains("ButtonToggleStyle › .padding(.horizontal) 10 → 20"), "\(toggle)")
        #expect(!(plain + prominent + toggle).contains { $0.contains("Body") })
    }
}
