import Drawing
public import Foundation

/// A 3 × 3 transform over (x, y, 1) as row vectors.
public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1

    public init() {}

    public init(_ m: CGAffineTransform) {
        (m11, m12) = (m.a, m.b)
        (m21, m22) = (m.c, m.d)
        (m31, m32) = (m.tx, m.ty)
    }

    private init(_ m: ProjectiveTransform) {
        (m11, m12, m13) = (m.m11, m.m12, m.m13)
        (m21, m22, m23) = (m.m21, m.m22, m.m23)
        (m31, m32, m33) = (m.m31, m.m32, m.m33)
    }

    public var isIdentity: Bool { self == ProjectionTransform() }
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// First this transform, then `other`.
    public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
        ProjectionTransform(drawn.concatenating(other.drawn))
    }

    var drawn: ProjectiveTransform {
        ProjectiveTransform(
            m11: m11, m12: m12, m13: m13, m21: m21, m22: m22, m23: m23, m31: m31, m32: m32, m33: m33)
    }
}
