import Drawing
import Foundation
import Testing

@testable import ViewCore

/// Outlines that run into each other.
struct MeltedOutlineTests {
    private func circle(_ x: CGFloat) -> Outline { .ellipse(CGRect(x: x, y: 0, width: 40, height: 40)) }

    private func parts(_ outline: Outline) -> [[CGPoint]] {
        var parts: [[CGPoint]] = []
        for element in outline.elements {
            switch element {
            case .move(let to): parts.append([to])
            case .line(let to): parts[parts.count - 1].append(to)
            default: break
            }
        }
        return parts
    }

    private func area(_ points: [CGPoint]) -> CGFloat {
        var sum: CGFloat = 0
        for (index, point) in points.enumerated() {
            let next = points[(index + 1) % points.count]
            sum += point.x * next.y - next.x * point.y
        }
        return abs(sum) / 2
    }

    @Test func `One outline alone stays as it is`() {
        let alone = parts(MeltedOutline.around([circle(0)], reach: 0))
        #expect(alone.count == 1)
        #expect(abs(area(alone[0]) - .pi * 400) < 4)
        for point in alone[0] { #expect(abs(hypot(point.x - 20, point.y - 20) - 20) < 0.05) }
    }

    @Test(arguments: [
        Outline.roundedRectangle(
            CGRect(x: 3, y: 4, width: 90, height: 34), CornerRadii(all: 17), .continuous),
        .rectangle(CGRect(x: 3, y: 4, width: 90, height: 34)),
        .ellipse(CGRect(x: 3, y: 4, width: 90, height: 34)),
        .path(Outline.ellipse(CGRect(x: 3, y: 4, width: 90, height: 34)).elements),
    ])
    func `Every kind of outline has its distances`(outline: Outline) {
        let alone = parts(MeltedOutline.around([outline], reach: 0))
        #expect(alone.count == 1)
        let xs = alone[0].map(\.x)
        let ys = alone[0].map(\.y)
        #expect(abs(xs.min()! - 3) < 0.1 && abs(xs.max()! - 93) < 0.1)
        #expect(abs(ys.min()! - 4) < 0.1 && abs(ys.max()! - 38) < 0.1)
    }

    /// The bridge between two sides begins where they are half of the reach apart.
    @Test func `Two outlines close to each other are one, with a neck`() {
        #expect(parts(MeltedOutline.around([circle(0), circle(50)], reach: 40)).count == 1)
        #expect(parts(MeltedOutline.around([circle(0), circle(50)], reach: 10)).count == 2)
        let points = parts(MeltedOutline.around([circle(0), circle(44)], reach: 16))[0]
        let neck = points.filter { abs($0.x - 42) < 1 }.map(\.y)
        #expect(neck.min()! > 5 && neck.max()! < 35 && neck.max()! - neck.min()! > 10)
        #expect(points.allSatisfy { $0.y > -0.1 && $0.y < 40.1 && $0.x > -0.1 && $0.x < 84.1 })
    }

    @Test func `A large outline takes no more cells than a small one`() {
        let wide = Outline.rectangle(CGRect(x: 0, y: 0, width: 9000, height: 9000))
        let points = parts(MeltedOutline.around([wide, wide], reach: 20))
        #expect(points.count == 1 && points[0].count < 4000)
    }
}
