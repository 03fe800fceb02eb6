import Foundation
package import ViewCore

/// A blurred fill with a bright rim, in a shape: what glass looks like without what it bends.
struct GlassPane<S: Shape>: LookView {
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
            outline.stroke(glassRim(top: 0.8, in: environment), lineWidth: 1)
        }
        .unfold(into: &unfolding)
    }
}

/// The rim of glass, brighter at the top, where the light comes from.
///
/// - Parameter top: how opaque the white there is in light.
package func glassRim(top: Double, in environment: EnvironmentValues) -> LinearGradient {
    let colors: [Color] =
        environment.colorScheme == .dark
        ? [.white.opacity(0.3), .white.opacity(0.1)] : [.white.opacity(top), .black.opacity(0.06)]
    return LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
}

extension Unfolding {
    /// Says what glass is drawn as.
    package func warnOfGlass() {
        warn("glass is approximated by a blurred fill: it bends no light and reflects nothing")
    }
}
