import Foundation
import ViewCore

/// The ground of floating bars and boxes of iOS 26: a blurred fill with a bright rim and a soft shadow.
///
/// All of it is chosen by eye, a guess: glass bends light, and this does not.
struct GlassGround<Outline: Shape>: LookView {
    nonisolated static var publicName: String { ".glassEffect" }

    let outline: Outline

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        unfolding.warnOfGlass()
        let isDark = environment.colorScheme == .dark
        ZStack {
            outline.fill(isDark ? Material.regular : Material.ultraThin)
                .shadow(color: .black.opacity(0.12), radius: 10, y: 3)
            if !isDark { outline.fill(Color.white.opacity(0.65)) }
            GlassRim(outline: outline)
        }.unfold(into: &unfolding)
    }
}
