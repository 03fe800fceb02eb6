import Catalog
import Controls
import Drawing
import LayoutSupport
import Testing
import ViewCore

@MainActor struct PresentingTests {
    private let offer = Specimen("Sheet/offer", style: PlainStyle.self) {
        Button("Offer") {}
            .sheet(isPresented: .constant(true)) { Text(verbatim: "content") }
    }

    private func words(_ specimen: Specimen) -> [String] {
        guard let tile = specimen.tiles.first else { return [] }
        let laid = layOut(tile.content.0)
        var words: [String] = []
        laid.list.walk {
            if case .glyphs(let run) = $0 { words.append(run.text) }
            return .into
        }
        return words
    }

    @Test func `A specimen is a picture of its view, or of what that presents`() {
        #expect(words(offer) == ["Offer"])
        #expect(words(offer.presenting(.sheet)) == ["content"])
        #expect(offer.presenting(.sheet).id == offer.id)
    }

    @Test func `There is a presentation for each kind`() {
        #expect(Presentation.allCases.map(\.rawValue) == PresentedKind.allCases.map(\.rawValue))
    }
}
