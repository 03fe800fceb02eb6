import Foundation
package import ViewCore

/// A blurred fill with a bright rim, in a shape: what glass looks like without what it bends.
struct GlassPane<S: Shape>: LookView {
    nonisolated static var publicName: String { ".glassEffect" }

    let glass: Glass
    let outline: S
    let fill: Color?

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        Group {
            if glass.variant == .clear {
                outline.fill(.ultraThinMaterial)
            } else {
                outline.fill(.thinMaterial).shadow(color: .black.opacity(0.25), radius: 6, y: 2)
            }
            if let fill { outline.fill(fill) }
            GlassRim(outline: outline)
        }
        .unfold(into: &unfolding)
    }
}

/// The rim of glass: a point of white inside of its edge, the same on all sides.
///
/// Half of a line on the edge would be outside, where a window's end or a clip cuts it off on some sides. In light, where
/// white would not be seen on white, there is half a point of shade around it. How thick and how bright are guesses.
package struct GlassRim<S: Shape>: LookView {
    nonisolated package static var publicName: String { ".glassEffect" }

    let outline: S

    package init(outline: S) { self.outline = outline }

    package func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let isDark = environment.colorScheme == .dark
        Group {
            if !isDark { outline.stroke(Color.black.opacity(0.1), lineWidth: 1) }
            // Any shape's line on its edge, twice as thick, of which the inner half stays.
            outline.stroke(Color.white.opacity(isDark ? 0.2 : 0.5), lineWidth: 2).clipShape(outline)
        }
        .unfold(into: &unfolding)
    }
}

extension Unfolding {
    /// Says what glass is drawn as.
    package func warnOfGlass() {
        warn("glass is approximated by a blurred fill: it bends no light and reflects nothing")
    }
}
