import Foundation
import Testing
import ViewCore

struct UnitCurveTests {
    private static let curves: [UnitCurve] = [
        .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    ]

    @Test(arguments: curves) func `A curve goes from 0 to 1 and stays there`(curve: UnitCurve) {
        #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
        #expect(curve.value(at: -3) == 0 && curve.value(at: 7) == 1 && curve.value(at: .nan) == 0)
        #expect(curve.velocity(at: -1) == 0 && curve.velocity(at: 2) == 0)
    }

    @Test(arguments: curves) func `The inverse of a curve takes it back`(curve: UnitCurve) {
        for time in stride(from: 0.1, to: 1, by: 0.1) {
            #expect(abs(curve.inverse.value(at: curve.value(at: time)) - time) < 1e-6)
        }
        #expect(curve.inverse.inverse == curve)
    }

    @Test func `Values are those of the formulas`() {
        #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 1e-9)
        #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
        // A circle's quarter: 1 - √(1 - 0.6²) = 0.2, and √(1 - 0.4²).
        #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-9)
        #expect(abs(UnitCurve.circularEaseOut.value(at: 0.6) - 0.84.squareRoot()) < 1e-9)
        #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.3) - 0.1) < 1e-9)
        #expect(abs(UnitCurve.linear.velocity(at: 0.4) - 1) < 1e-6)
    }

    @Test func `Points beside the time are brought into it`() {
        let wild = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: -4, y: .nan), endControlPoint: UnitPoint(x: .infinity, y: 2))
        #expect(wild.value(at: 0.5).isFinite && wild.value(at: 1) == 1)
    }
}
