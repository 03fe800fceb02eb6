public import Foundation

/// A tile ready to draw: sizes are final, text is shaped, styles are paint. Lengths are points.
///
/// Equal lists on one stack give equal bytes.
public struct DisplayList: Hashable, Sendable {
    /// The picture's size in points; in pixels it is `pixelSize`.
    public var size: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    public var items: [DisplayItem]
    /// Names of the images that nothing is known of but the name, in the order of the squares that stand for them.
    ///
    /// Squares look alike, so the names are part of what was drawn, though nothing is drawn of them.
    package var missingImages: [String] = []

    public init(size: CGSize, scale: CGFloat, items: [DisplayItem]) {
        self.size = size
        self.scale = scale
        self.items = items
    }
}

/// One thing to draw, or a group of them.
public enum DisplayItem: Hashable, Sendable {
    indirect case group(DisplayGroup)
    indirect case fill(Outline, Paint, FillRule)
    indirect case stroke(Outline, Paint, StrokePen)
    /// In place: lists have more of these than of all others, and they are small.
    case glyphs(GlyphRun)
    indirect case image(DisplayImage)
    indirect case shadow(DisplayShadow)
}

/// Items that are drawn together, then clipped, filtered, faded and combined with what is below.
///
/// Order: items → colour matrix → blur → mask → clip → opacity → blend. `transform` maps the group's
/// coordinates to its parent's; clip and mask are in the parent's.
public struct DisplayGroup: Hashable, Sendable {
    public var items: [DisplayItem]
    public var transform: ProjectiveTransform?
    public var clip: Outline?
    public var clipRule: FillRule
    /// Whether the clip's edge is smoothed.
    public var clipAntialiased: Bool
    /// Alpha of these items multiplies the group's.
    public var mask: [DisplayItem]?
    public var opacity: Double
    public var blend: BlendMode
    /// Standard deviation of a Gaussian, in points.
    public var blur: CGFloat
    public var filter: ColorFilter?
    /// Blur of what is already drawn under the clip, in points; `nil` leaves it alone, and so does 0.
    public var backdropBlur: CGFloat?
    /// Forces the items into one picture even where nothing else does.
    public var flattens: Bool
    /// Stands in the place of `blend` where there is one.
    package var compositing: Compositing?
    /// What is worked out in linear light.
    package var linear: LinearLight?
    /// Bends what is below under the clip, after its blur.
    package var lens: BackdropLens?

    public init(
        items: [DisplayItem], transform: ProjectiveTransform? = nil, clip: Outline? = nil,
        clipRule: FillRule = .nonZero, clipAntialiased: Bool = true, mask: [DisplayItem]? = nil,
        opacity: Double = 1, blend: BlendMode = .normal, blur: CGFloat = 0,
        filter: ColorFilter? = nil, backdropBlur: CGFloat? = nil, flattens: Bool = false
    ) {
        self.items = items
        self.transform = transform
        self.clip = clip
        self.clipRule = clipRule
        self.clipAntialiased = clipAntialiased
        self.mask = mask
        self.opacity = opacity
        self.blend = blend
        self.blur = blur
        self.filter = filter
        self.backdropBlur = backdropBlur
        self.flattens = flattens
    }
}

/// A 3 × 3 transform over (x, y, 1) as row vectors, as Core Animation writes it.
public struct ProjectiveTransform: Hashable, Sendable {
    public var m11: CGFloat
    public var m12: CGFloat
    public var m13: CGFloat
    public var m21: CGFloat
    public var m22: CGFloat
    public var m23: CGFloat
    public var m31: CGFloat
    public var m32: CGFloat
    public var m33: CGFloat

    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat
    ) {
        (self.m11, self.m12, self.m13) = (m11, m12, m13)
        (self.m21, self.m22, self.m23) = (m21, m22, m23)
        (self.m31, self.m32, self.m33) = (m31, m32, m33)
    }

    public init(_ affine: CGAffineTransform) {
        self.init(
            m11: affine.a, m12: affine.b, m13: 0, m21: affine.c, m22: affine.d, m23: 0,
            m31: affine.tx, m32: affine.ty, m33: 1)
    }

    /// The affine transform this is, or `nil` when it has perspective.
    public var affine: CGAffineTransform? {
        guard m13 == 0, m23 == 0, m33 != 0 else { return nil }
        return CGAffineTransform(
            a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
    }

    /// First this transform, then `other`.
    public func concatenating(_ other: ProjectiveTransform) -> ProjectiveTransform {
        ProjectiveTransform(
            m11: m11 * other.m11 + m12 * other.m21 + m13 * other.m31,
            m12: m11 * other.m12 + m12 * other.m22 + m13 * other.m32,
            m13: m11 * other.m13 + m12 * other.m23 + m13 * other.m33,
            m21: m21 * other.m11 + m22 * other.m21 + m23 * other.m31,
            m22: m21 * other.m12 + m22 * other.m22 + m23 * other.m32,
            m23: m21 * other.m13 + m22 * other.m23 + m23 * other.m33,
            m31: m31 * other.m11 + m32 * other.m21 + m33 * other.m31,
            m32: m31 * other.m12 + m32 * other.m22 + m33 * other.m32,
            m33: m31 * other.m13 + m32 * other.m23 + m33 * other.m33)
    }
}

/// A bitmap drawn into a rectangle.
public struct DisplayImage: Hashable, Sendable {
    public enum Interpolation: String, Hashable, Sendable { case none, low, medium, high }

    /// Straight RGBA, 8 bits, row by row.
    public var pixels: [UInt8]
    public var size: PixelSize
    /// Where it is drawn, in points.
    public var frame: CGRect
    public var interpolation: Interpolation
    public var opacity: Double
    /// Who has read or drawn the pixels, with a version; `nil` where this code has. No part of what the list is: the pixels
    /// are.
    package var library: String?

    public init(
        pixels: [UInt8], size: PixelSize, frame: CGRect,
        interpolation: Interpolation = .medium, opacity: Double = 1
    ) {
        self.pixels = pixels
        self.size = size
        self.frame = frame
        self.interpolation = interpolation
        self.opacity = opacity
    }
}

extension DisplayImage {
    public static func == (first: DisplayImage, second: DisplayImage) -> Bool {
        first.size == second.size && first.frame == second.frame
            && first.interpolation == second.interpolation
            && first.opacity == second.opacity && first.pixels == second.pixels
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(size)
        hasher.combine(frame)
        hasher.combine(interpolation)
        hasher.combine(opacity)
        hasher.combine(pixels)
    }
}

/// Items with a blurred, coloured copy of their alpha beneath them.
public struct DisplayShadow: Hashable, Sendable {
    public var color: RGBA
    /// SwiftUI's radius in points: the Gaussian's standard deviation (Decisions/0008-blur-radius.md).
    public var radius: CGFloat
    public var x: CGFloat
    public var y: CGFloat
    public var items: [DisplayItem]

    public init(color: RGBA, radius: CGFloat, x: CGFloat, y: CGFloat, items: [DisplayItem]) {
        self.color = color
        self.radius = radius
        self.x = x
        self.y = y
        self.items = items
    }
}
