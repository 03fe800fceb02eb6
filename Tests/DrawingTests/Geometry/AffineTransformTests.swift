import Drawing
import Foundation
import Testing

/// Held against x' = a·x + c·y + tx and y' = b·x + d·y + ty, with numbers that no two places share.
@Suite struct AffineTransformTests {
    private let one = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    private let other = CGAffineTransform(a: -1, b: 4, c: 6, d: 0.5, tx: -8, ty: 9)
    private let points = [
        CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: -3, y: 17),
    ]

    private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

    @Test func `A point goes where the matrix says`() {
        #expect(one.apply(to: CGPoint(x: 1, y: 0)) == CGPoint(x: 13, y: 16))
        #expect(one.apply(to: CGPoint(x: 0, y: 1)) == CGPoint(x: 16, y: 20))
        #expect(CGPoint(x: 10, y: 100).applying(one) == CGPoint(x: 531, y: 743))
    }

    @Test func `A size is turned and scaled but not moved`() {
        #expect(CGSize(width: 10, height: 100).applying(one) == CGSize(width: 520, height: 730))
    }

    @Test func `Two transforms in one do the first, then the second`() {
        for point in points {
            #expect(
                isNear(one.concatenating(other).apply(to: point), other.apply(to: one.apply(to: point))))
        }
    }

    @Test func `What is added to a transform happens before it`() {
        for point in points {
            let moved = CGPoint(x: point.x + 4, y: point.y - 9)
            #expect(isNear(one.translatedBy(x: 4, y: -9).apply(to: point), one.apply(to: moved)))
            let scaled = CGPoint(x: point.x * 4, y: point.y * -9)
            #expect(isNear(one.scaledBy(x: 4, y: -9).apply(to: point), one.apply(to: scaled)))
            // A quarter turn clockwise where y points down: right becomes down.
            let turned = CGPoint(x: -point.y, y: point.x)
            #expect(isNear(one.rotated(by: .pi / 2).apply(to: point), one.apply(to: turned)))
        }
    }

    @Test func `A transform and its inverse come back to where they began`() {
        for transform in [one, other] {
            for point in points {
                #expect(isNear(transform.inverted().apply(to: transform.apply(to: point)), point))
            }
        }
        #expect(one.determinant == -1 && other.determinant == -24.5)
        let flat = CGAffineTransform(a: 2, b: 4, c: 1, d: 2, tx: 1, ty: 1)
        #expect(flat.inverted() == flat)
        let endless = CGAffineTransform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        #expect(endless.inverted() == endless)
    }

    @Test func `A turned rectangle's box is around all four corners`() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        // x' = 2x + 5y + 11 from (1, 2) to (4, 6), y' = 3x + 7y + 13.
        #expect(rect.applying(one) == CGRect(x: 23, y: 30, width: 26, height: 37))
        // x' = −x + 6y − 8 is least at the right and top, y' = 4x + y/2 + 9 at the left and top.
        #expect(rect.applying(other) == CGRect(x: 0, y: 14, width: 27, height: 14))
    }

    @Test func `Only what keeps both axes upright counts as scale and translation`() {
        #expect(CGAffineTransform(a: -2, b: 0, c: 0, d: 3, tx: 4, ty: 5).isScaleAndTranslation)
        #expect(!CGAffineTransform(a: 1, b: 1, c: 0, d: 1, tx: 0, ty: 0).isScaleAndTranslation)
        #expect(!CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0).isScaleAndTranslation)
        #expect(CGAffineTransform().isIdentity)
        #expect(!CGAffineTransform(translationX: 0, y: 1).isIdentity)
        #expect(!CGAffineTransform(scaleX: 1, y: 2).isIdentity)
    }

    // MARK: - With perspective

    private let first = ProjectiveTransform(
        m11: 2, m12: 3, m13: 0.5, m21: 5, m22: 7, m23: 0.25, m31: 11, m32: 13, m33: 2)
    private let second = ProjectiveTransform(
        m11: -1, m12: 4, m13: 0.125, m21: 6, m22: 0.5, m23: 0.75, m31: -8, m32: 9, m33: 3)

    private func project(_ p: CGPoint, _ t: ProjectiveTransform) -> CGPoint {
        let w = p.x * t.m13 + p.y * t.m23 + t.m33
        return CGPoint(
            x: (p.x * t.m11 + p.y * t.m21 + t.m31) / w, y: (p.x * t.m12 + p.y * t.m22 + t.m32) / w)
    }

    @Test func `Two perspectives in one do the first, then the second`() {
        for point in points {
            #expect(
                isNear(
                    project(point, first.concatenating(second)), project(project(point, first), second)))
        }
    }

    @Test func `A perspective that is none is the affine transform`() {
        #expect(ProjectiveTransform(one).affine == one)
        var doubled = ProjectiveTransform(one)
        doubled.m33 = 2
        #expect(doubled.affine == CGAffineTransform(a: 1, b: 1.5, c: 2.5, d: 3.5, tx: 5.5, ty: 6.5))
        for path in [\ProjectiveTransform.m13, \.m23] {
            var bent = ProjectiveTransform(one)
            bent[keyPath: path] = 0.1
            #expect(bent.affine == nil)
        }
        doubled.m33 = 0
        #expect(doubled.affine == nil)
    }
}
