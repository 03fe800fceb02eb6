import Catalog
import Golden
import SwiftUI
import Testing

@testable import Rendering

private func problems(_ change: (Specimen) -> Specimen) -> [String] {
    change(Specimen("Text/plain", style: Text.self) { Text("Save") }).problems
}

struct StatedToleranceTests {
    @Test func `A specimen that states nothing has neither tolerance nor room`() throws {
        let specimen = Specimen("Text/plain", style: Text.self) { Text("Save") }
        #expect(try specimen.statedTolerance() == nil && specimen.sizeAllowance() == nil)
        #expect(specimen.problems.isEmpty)
    }

    @Test func `Mode, threshold, pixels and reason reach the comparison`() throws {
        let specimen = Specimen("Text/plain", style: Text.self) { Text("Save") }
            .tolerance(.pixelmatch7(threshold: 0.2), allowing: .pixels(3), because: "a video frame")
        let stated = try #require(try specimen.statedTolerance())
        #expect(stated.mode == .pixelmatch7(threshold: 0.2))
        #expect(stated.allowance == .pixels(3) && stated.reason == "a video frame")
    }

    @Test(arguments: ["", " \n\t"])
    func `A tolerance without a reason is refused, naming the specimen`(reason: String) {
        #expect(
            problems { $0.tolerance(.maxDelta(1), because: reason) } == [
                "Text/plain: the tolerance states no reason: write one after 'because:'."
            ])
    }

    @Test(arguments: [
        Specimen.Tolerance.Mode.pixelmatch7(threshold: .nan), .pixelmatch6(threshold: -0.1),
        .pixelmatch7(threshold: 1.1), .maxDelta(-1), .maxDelta(256), .ciede2000(.infinity),
        .ssim(-.infinity),
    ])
    func `A threshold that means nothing is refused`(mode: Specimen.Tolerance.Mode) {
        let found = problems { $0.tolerance(mode, because: "a test") }
        #expect(found.count == 1 && found[0].hasPrefix("Text/plain: the threshold "))
    }

    @Test(arguments: [
        Specimen.Tolerance.Allowance.pixels(-1), .fraction(.nan), .fraction(-0.1), .fraction(1.01),
    ])
    func `An allowance that means nothing is refused`(allowance: Specimen.Tolerance.Allowance) {
        let found = problems { $0.tolerance(.exact, allowing: allowance, because: "a test") }
        #expect(found.count == 1 && found[0].hasPrefix("Text/plain: the tolerance "))
    }

    @Test func `Counted pixels make no sense with a mode that judges the picture as a whole`() {
        #expect(
            problems { $0.tolerance(.ssim(0.1), allowing: .pixels(1), because: "a test") }.count == 1)
    }

    @Test func `More room for goldens needs a size and a reason`() throws {
        let specimen = Specimen("Text/plain", style: Text.self) { Text("Save") }
        #expect(specimen.goldenSize(upTo: 0, because: "a photograph").problems.count == 1)
        #expect(
            specimen.goldenSize(upTo: 99, because: "").problems == [
                "Text/plain: the size of its goldens has no reason: write one after 'because:'."
            ])
        let stated = try specimen.goldenSize(upTo: 99, because: "a photograph").sizeAllowance()
        #expect(stated?.bytes == 99 && stated?.reason == "a photograph")
    }
}
