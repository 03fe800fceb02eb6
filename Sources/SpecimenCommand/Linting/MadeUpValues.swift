internal import Catalog
internal import Lint

/// What the values of a module's files are worth, where some are made up for names that nothing declares.
///
/// What such a value shows is nobody's, so a rule that would measure it has no measurement.
struct MadeUpValues {
    private let names: [String]

    /// - Parameter names: as messages have them: `Color.brand`, `CGFloat.gap`, `Theme`.
    init(_ names: [String]) { self.names = names }

    /// The names whose values decide what a rule measures.
    func names(behind rule: LintRule) -> [String] {
        names.filter { name in
            switch Kind(of: name) {
            case .color: MadeUpValues.ofColors.contains(rule)
            case .size: MadeUpValues.ofSizes.contains(rule)
            case .motion: false
            case .unknown: MadeUpValues.ofColors.contains(rule) || MadeUpValues.ofSizes.contains(rule)
            }
        }
    }

    private enum Kind {
        case color, size, motion
        /// A namespace, whose members may be of any type.
        case unknown

        init(of name: String) {
            switch name.split(separator: ".").first {
            case "Color", "ShapeStyle", "ColorResource": self = .color
            case "CGFloat", "Font": self = .size
            // Of images a warning tells, and nothing that is drawn tells of an animation.
            case "Animation", "ImageResource": self = .motion
            default: self = .unknown
            }
        }
    }

    private static let ofColors: Set<LintRule> = [
        .contrast, .disabledContrast, .iconContrast, .edgeContrast, .sameState, .hueOnly, .sameDark,
        .contrastSetting, .colorToken,
    ]
    private static let ofSizes: Set<LintRule> = [
        .targetSize, .textCut, .textScaled, .textOverlap, .textOutside, .fixedType,
    ]
}

extension MadeUpValues {
    /// The findings that measure nothing made up, and a line about the others; `nil` for none.
    func sorted(_ findings: [PlacedFinding], of module: String) -> (kept: [PlacedFinding], note: String?) {
        var behind: Set<String> = []
        var rules: Set<LintRule> = []
        let kept = findings.filter { placed in
            let names = names(behind: placed.finding.rule)
            guard !names.isEmpty else { return true }
            behind.formUnion(names)
            rules.insert(placed.finding.rule)
            return false
        }
        guard !rules.isEmpty else { return (kept, nil) }
        let told = LintRule.allCases.filter(rules.contains).map(\.rawValue).joined(separator: ", ")
        let made = names.filter(behind.contains).joined(separator: ", ")
        return (
            kept,
            "\(module): nothing is said by \(told), which would measure values that are made up: \(made)"
        )
    }
}
