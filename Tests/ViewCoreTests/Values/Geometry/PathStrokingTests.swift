import Foundation
import Testing
import ViewCore

struct PathStrokingTests {
    private let line = Path { path in
        path.move(to: CGPoint(x: 10, y: 20))
        path.addLine(to: CGPoint(x: 50, y: 20))
    }

    @Test(arguments: [
        (CGLineCap.butt, CGRect(x: 10, y: 18, width: 40, height: 4)),
        (.square, CGRect(x: 8, y: 18, width: 44, height: 4)),
        (.round, CGRect(x: 8, y: 18, width: 44, height: 4)),
    ])
    func `A line is half its width wider on each side, and longer by its ends`(cap: CGLineCap, bounds: CGRect)
    {
        #expect(line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap)).boundingRect == bounds)
    }

    @Test func `A corner of two lines has a tip`() {
        let corner = Path { path in
            path.move(to: CGPoint(x: 0, y: 10))
            path.addLine(to: CGPoint(x: 10, y: 10))
            path.addLine(to: CGPoint(x: 10, y: 30))
        }
        // From the right angle at (10, 10) outwards, half the width in each direction.
        let miter = corner.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect
        #expect(abs(miter.maxX - 12) < 1e-9 && abs(miter.minY - 8) < 1e-9)
        #expect(corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .bevel)).boundingRect == miter)
    }

    @Test(arguments: [CGLineJoin.round, .miter, .bevel])
    func `The outline of a circle's line is two circles, whatever joins its lines`(join: CGLineJoin) {
        let ring = Path(ellipseIn: CGRect(x: 10, y: 10, width: 60, height: 60))
            .strokedPath(StrokeStyle(lineWidth: 12, lineJoin: join))
        var subpaths = 0
        ring.forEach { if case .move = $0 { subpaths += 1 } }
        #expect(subpaths == 2)
        // From 24 to 36 around (40, 40), by both rules.
        for isEven in [false, true] {
            func holds(_ distance: CGFloat) -> Bool {
                ring.contains(CGPoint(x: 40 + distance * 0.6, y: 40 - distance * 0.8), eoFill: isEven)
            }
            #expect(!holds(0) && !holds(23.9) && holds(24.1) && holds(30) && holds(35.9) && !holds(36.1))
        }
        #expect(abs(ring.boundingRect.minX - 4) < 0.02 && abs(ring.boundingRect.maxY - 76) < 0.02)
    }

    @Test func `Dashes leave their gaps out`() {
        var dashes: [[CGFloat]] = []
        line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5])).forEach { element in
            switch element {
            case .move(let point): dashes.append([point.x])
            case .line(let point): dashes[dashes.count - 1].append(point.x)
            default: break
            }
        }
        #expect(dashes.map { [$0.min(), $0.max()] } == [[10, 20], [25, 35], [40, 50]])
    }

    @Test func `A line without a width has no outline, and values that are no numbers end`() {
        #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
        #expect(line.strokedPath(StrokeStyle(lineWidth: .nan)).isEmpty)
        let nowhere = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: CGFloat.nan, y: 1))
        }
        #expect(nowhere.strokedPath(StrokeStyle(lineWidth: 2)).isEmpty)
        #expect(!line.strokedPath(StrokeStyle(lineWidth: 2, dash: [0, 0.000_1, 0])).isEmpty)
    }
}
