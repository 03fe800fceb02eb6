import Drawing
import Foundation
import Testing

/// What of a picture decides a part of it.
struct GroundTests {
    private func square(_ x: CGFloat) -> DisplayItem {
        .fill(.rectangle(CGRect(x: x, y: 0, width: 10, height: 10)), .solid(.black), .nonZero)
    }

    private func glass(_ x: CGFloat, blur: CGFloat) -> DisplayItem {
        .group(
            DisplayGroup(
                items: [square(x)], clip: .rectangle(CGRect(x: x, y: 0, width: 10, height: 10)),
                backdropBlur: blur))
    }

    private func ground(_ items: [DisplayItem], of area: CGRect) -> CGRect {
        items.ground(of: area, under: .identity) { item, transform in
            switch item {
            case .fill(let outline, _, _): outline.bounds.applying(transform)
            case .group(let group): group.clip?.bounds.applying(transform) ?? .null
            default: .null
            }
        }
    }

    private let area = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test func `What only paints over brings nothing in`() {
        #expect(
            ground([square(0), .group(DisplayGroup(items: [square(0)], blend: .multiply))], of: area) == area)
    }

    @Test func `A blurred backdrop brings in what lies around it`() {
        let grown = ground([square(0), glass(0, blur: 5)], of: area)
        // A blur reaches three deviations far.
        #expect(grown.insetBy(dx: 15, dy: 15).contains(area))
        #expect(grown.width < 80)
    }

    @Test func `What is brought in and is a blurred backdrop brings in more`() {
        let one = ground([glass(0, blur: 5)], of: area)
        let both = ground([glass(-12, blur: 5), glass(0, blur: 5)], of: area)
        #expect(both.minX <= one.minX - 15)
        // What lies above, or far away, does not count.
        #expect(ground([glass(0, blur: 5), glass(1000, blur: 5)], of: area) == one)
    }

    @Test func `Around a bent picture all may be brought in`() {
        let bent = DisplayItem.group(
            DisplayGroup(
                items: [glass(0, blur: 5)],
                transform: ProjectiveTransform(
                    m11: 1, m12: 0, m13: 0.01, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1),
                clip: .rectangle(area)))
        #expect(ground([bent], of: area).isInfinite)
    }

    @Test func `Numbers that are none bring all in`() {
        #expect(ground([glass(0, blur: .infinity)], of: area).isInfinite)
        #expect(ground([glass(0, blur: .nan)], of: area).isInfinite)
        #expect(ground([glass(0, blur: 1e300), glass(0, blur: 1e300)], of: area).isInfinite)
    }
}
