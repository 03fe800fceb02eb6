import Drawing
import Foundation
import LayoutSupport
import Pixels
import Raster
import SwiftUI
import Testing
import ViewCore

/// Lines past a view's frame: the picture has room for all of them, and so has a picture of a group in it.
@MainActor struct StrokeRoomTests {
    /// The area that is covered, in square points, of a picture that grows for what is drawn past the frame.
    private func area(_ view: some View) throws -> Double {
        let made = layOut(view, scale: 2) {
            $0.inkLimit = 200
            $0.needsTrace = false
        }
        let picture = try rasterize(made.list, with: RasterContext(library: DrawnItems.library))
        var sum = 0.0
        for index in stride(from: 3, to: picture.bytes.count, by: 4) {
            sum += Double(picture.bytes[index]) / 255
        }
        return sum / 4
    }

    private func corner(_ degrees: Double) -> Path {
        let half = degrees / 2 * .pi / 180
        return Path { path in
            path.addLines([
                CGPoint(x: 10 - 30 * sin(half), y: 30 * cos(half)), CGPoint(x: 10, y: 0),
                CGPoint(x: 10 + 30 * sin(half), y: 30 * cos(half)),
            ])
        }
    }

    @Test(arguments: [20, 40, 90] as [Double])
    func `A pointed corner is drawn to its tip`(degrees: Double) throws {
        let style = StrokeStyle(lineWidth: 6)
        let line = corner(degrees).stroke(.black, style: style).frame(width: 20, height: 20)
        // Two legs of 30 × 6: what they share inside of the corner is as large as what the mitre adds outside.
        let expected = 2.0 * 30 * 6
        for view in [
            AnyView(line), AnyView(line.mask(Color.black.padding(-60))), AnyView(line.blendMode(.multiply)),
            AnyView(line.saturation(0.5)), AnyView(line.rotationEffect(.degrees(33))),
            AnyView(line.scaleEffect(x: 1, y: -1)),
        ] {
            #expect(abs(try area(view) - expected) < 4)
        }
    }

    @Test(arguments: [CGLineCap.butt, .round, .square], [0, 30, 45] as [Double])
    func `A line is drawn to its caps`(cap: CGLineCap, degrees: Double) throws {
        let style = StrokeStyle(lineWidth: 8, lineCap: cap)
        let line = Path { path in
            path.addLines([CGPoint(x: -20, y: 10), CGPoint(x: 40, y: 10)])
        }.stroke(.black, style: style).frame(width: 20, height: 20)
        let expected: Double =
            switch cap {
            case .butt: 60 * 8
            case .round: 60 * 8 + .pi * 16
            case .square: 68 * 8
            }
        for view in [
            AnyView(line.rotationEffect(.degrees(degrees))),
            AnyView(line.rotationEffect(.degrees(degrees)).mask(Color.black.padding(-60))),
            AnyView(line.rotationEffect(.degrees(degrees)).blendMode(.multiply)),
        ] {
            #expect(abs(try area(view) - expected) < 4, "\(cap), \(degrees)")
        }
    }
}
