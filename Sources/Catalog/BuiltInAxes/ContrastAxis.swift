public import ViewCore

extension Axis where Value == ColorSchemeContrast {
    /// The system setting Increase Contrast.
    public static var contrast: Axis { contrastAxis }
}

private let contrastAxis = Axis(
    "contrast", title: "Contrast", ColorSchemeContrast.allCases, default: .standard,
    isReplaced: true, name: \.rawValue, caption: { "contrast \($0.rawValue)" }
) { contrast, setting in setting.environment.contrast = contrast }
