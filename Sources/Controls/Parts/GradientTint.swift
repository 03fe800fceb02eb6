import ViewCore

extension Unfolding {
    /// Names a control that draws no more than the first colour of a tint that is a gradient.
    ///
    /// What SwiftUI draws there is not published.
    @MainActor func warnOfGradientTint(of control: String) {
        guard let tint = environment.tintStyle, tint.resolved(for: environment).isGradient else { return }
        warn("a gradient as the tint of \(control) is drawn in its first colour")
    }
}
