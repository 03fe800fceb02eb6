import Rendering
import Catalog
import Digests
import Drawing
import Golden
import Raster
import SwiftUI
import Testing
import ViewCore

/// Changes one property of a style at a time and asks what the tools make of it.
@MainActor @Suite struct MutationTests {
    private let settler = TileSettler(library: FontLibrary())

    private func lay(_ genes: Genes) -> LaidOut {
        let specimen = Specimen(
            "Button/mutant", style: MutantStyle.self,
            axes: Axes(states: [.normal], sizes: [.regular], schemes: [.light])
        ) {
            Button("Save Changes") {}.buttonStyle(MutantStyle(genes: genes))
        }
        return settler.layOut(specimen.tiles[0])
    }

    @Test func `There are at least two hundred mutations`() {
        #expect(mutations.count >= 200)
    }

    @Test func `Every mutation that changes the picture is detected`() throws {
        let context = RasterContext(library: settler.library)
        let base = lay(Genes())
        let picture = try rasterize(base.list, with: context)
        var changed = 0
        for mutation in mutations {
            var genes = Genes()
            mutation.change(&genes)
            let mutant = lay(genes)
            let mutantPicture = try rasterize(mutant.list, with: context)
            if mutantPicture != picture {
                changed += 1
                #expect(
                    mutant.list.digest != base.list.digest,
                    "\(mutation.name) changes the picture, not the list")
            }
        }
        #expect(changed >= 200, "only \(changed) mutations change the picture")
    }

    @Test func `At least 95 of 100 changes are attributed to the right view and property`() throws {
        let base = lay(Genes())
        var missed: [String] = []
        var total = 0
        for mutation in mutations {
            var genes = Genes()
            mutation.change(&genes)
            let mutant = lay(genes)
            guard mutant.list.digest != base.list.digest else { continue }
            total += 1
            let changes = explain(old: base.trace, new: mutant.trace)
            let first = changes.first?.description ?? "nothing"
            let isRight =
                (mutation.node.isEmpty || first.contains(mutation.node))
                && (mutation.property.isEmpty || first.contains(mutation.property))
                && first.contains("MutantStyle")
            if !isRight { missed.append("\(mutation.name): \(first)") }
        }
        #expect(
            Double(missed.count) <= Double(total) * 0.05,
            "\(missed.count) of \(total) missed:\n\(missed.joined(separator: "\n"))")
    }

    @Test func `What did not change raises no alarm`() {
        let base = lay(Genes())
        for _ in 0..<3 {
            let again = lay(Genes())
            #expect(again.list.digest == base.list.digest)
            #expect(explain(old: base.trace, new: again.trace).isEmpty)
        }
    }
}
