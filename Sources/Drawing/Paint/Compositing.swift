package import Foundation

/// How a group takes the place of what is below where no blend mode says it: Porter and Duff's operators that change
/// what is below without covering it.
///
/// With the group's colours S and what is below D, both premultiplied, of alphas s and d: `clear` 0, `copy` S, `sourceIn` S·d,
/// `sourceOut` S·(1 − d), `destinationIn` D·s, `destinationAtop` S·(1 − d) + D·s, `xor` S·(1 − d) + D·(1 − s). They hold inside
/// of the group's clip and as far as its mask has alpha; outside of both nothing changes.
package enum Compositing: String, Hashable, Sendable, CaseIterable {
    case clear, copy, sourceIn, sourceOut, destinationIn, destinationAtop, xor
}

/// What of a group is worked out in linear light, with the inverse of sRGB's transfer function, and encoded again.
package enum LinearLight: String, Hashable, Sendable, CaseIterable {
    /// The colour matrix and the blur of the group.
    case filters
    /// These, and how items of the group, and of all groups in it, are mixed with what is below them.
    case everything
}

/// What is below a group, bent at the rim of its clip as by the edge of a lens.
///
/// With t the distance from the rim divided by `width`, 0…1, the pixel shows what lies `reach`·(1 − t)² farther inside.
package struct BackdropLens: Hashable, Sendable {
    /// How far inside of the rim light is bent, in points.
    package var width: CGFloat
    /// How far off what is seen right at the rim lies, in points.
    package var reach: CGFloat

    package init(width: CGFloat, reach: CGFloat) {
        self.width = width
        self.reach = reach
    }
}
