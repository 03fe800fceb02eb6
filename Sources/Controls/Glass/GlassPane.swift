import Drawing
import Foundation
import ViewCore

/// A pane of glass in a shape: a material that bends what is below at its rim, a bright line inside of its edge, a soft
/// shadow around it.
///
/// All of it is chosen by eye, a guess: how far light is bent, how much is blurred, how bright the line is.
struct GlassPane<S: Shape>: LookView {
    nonisolated static var publicName: String { ".glassEffect" }

    let glass: Glass
    let outline: S
    let fill: Color?

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let isClear = glass.variant == .clear
        var look = GlassLook(
            isClear ? .ultraThin : .thin, blur: isClear ? 1 : 5, lens: .glass, in: environment)
        if !isClear {
            look.shadow = ShadowStyle.Resolved(
                color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.25), radius: 3, x: 0, y: 2, isInner: false)
        }
        if let fill { look.fills = [fill.rgba(in: environment)] }
        unfolding.append(GlassNode(look, in: environment, path: unfolding.drawnPath(of: outline)))
    }
}

/// The ground of floating bars and boxes of iOS 26: glass that lets less through.
struct GlassGround<Outline: Shape>: LookView {
    nonisolated static var publicName: String { ".glassEffect" }

    let outline: Outline

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        unfolding.warnOfGlass()
        let isDark = environment.colorScheme == .dark
        var look = GlassLook(isDark ? .regular : .ultraThin, blur: 8, lens: .glass, in: environment)
        look.shadow = ShadowStyle.Resolved(
            color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.12), radius: 5, x: 0, y: 3, isInner: false)
        if !isDark { look.fills = [RGBA(red: 1, green: 1, blue: 1, alpha: 0.65)] }
        // Bars are no pieces of a container.
        var apart = environment
        apart.glassGathering = nil
        unfolding.append(GlassNode(look, in: apart, path: unfolding.drawnPath(of: outline)))
    }
}

extension BackdropLens {
    /// Of all glass, a guess.
    fileprivate static let glass = BackdropLens(width: 11, reach: 9)
}

extension Unfolding {
    /// Says what glass is drawn as.
    func warnOfGlass() {
        warn("glass is approximated: it bends what is behind its rim and reflects nothing")
    }
}
