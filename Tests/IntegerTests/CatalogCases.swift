import Catalog
import Foundation
import Golden
import SwiftUI
import Testing

@testable import Rendering

extension IntegerCase {
    private static func specimen(line: Int = #line) -> Specimen {
        Specimen("Text/plain", style: Text.self, line: line) { Text("Save") }
    }

    static let catalogCases: [IntegerCase] = [
        IntegerCase("Catalog Selection.shard value: (index: Int, count: Int)?") {
            let catalog = Catalog("Group") { specimen() }
            let whole = Selection().tiles(of: catalog).count
            for (index, count) in [($0, 3), (1, $0), ($0, $0)] {
                var selection = Selection()
                selection.shard = (index, count)
                let tiles = selection.tiles(of: catalog).count
                // Without a count above 1 there is one part; a part that there is not has nothing.
                #expect(count > 1 ? index >= 1 || tiles == 0 : tiles == whole)
            }
        },
        IntegerCase("Catalog Specimen.GoldenSize.init(upTo:because:) upTo: Int") {
            #expect(Specimen.GoldenSize(upTo: $0, because: "a test").bytes == $0)
        },
        IntegerCase("Catalog Specimen.goldenSize(upTo:because:) upTo: Int") {
            let specimen = specimen().goldenSize(upTo: $0, because: "a test")
            #expect((try? specimen.sizeAllowance())?.bytes ?? $0 == $0)
            #expect(specimen.problems.isEmpty == ($0 > 0))
        },
        IntegerCase("Drawing Tolerance.Allowance.pixels(_:) payload: (Int)") {
            let specimen = specimen().tolerance(.maxDelta(1), allowing: .pixels($0), because: "a test")
            #expect(specimen.problems.isEmpty == ($0 >= 0))
        },
        IntegerCase("Drawing Tolerance.Mode.maxDelta(_:) delta: Int") {
            let specimen = specimen().tolerance(.maxDelta($0), because: "a test")
            #expect(specimen.problems.isEmpty == (0...255).contains($0))
        },
        IntegerCase(
            "Catalog Specimen.init(_:style:configuration:axes:width:height:target:motion:file:line:content:) line: Int"
        ) {
            #expect(specimen(line: $0).line == $0)
        },
    ]
}
