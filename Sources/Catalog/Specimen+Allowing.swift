/// What `specimen lint` looks for; the raw value is the name that reports and settings have for it.
public enum LintRule: String, CaseIterable, Hashable, Sendable, Codable {
    case contrast
    case disabledContrast = "disabled-contrast"
    case iconContrast = "icon-contrast"
    case targetSize = "target-size"
    case textCut = "text-cut"
    case textScaled = "text-scaled"
    case textOverlap = "text-overlap"
    case textOutside = "text-outside"
    case fixedType = "fixed-type"
    case sameState = "same-state"
    case hueOnly = "hue-only"
    case notMirrored = "not-mirrored"
    case sameDark = "same-dark"
    case contrastSetting = "contrast-setting"
    case noName = "no-name"
    case labelTrait = "label-trait"
    case placeholderSymbol = "placeholder-symbol"
    case missingImage = "missing-image"
    case colorToken = "color-token"
    /// An exemption that nothing needs.
    case unusedExemption = "unused-exemption"
}

extension Specimen {
    /// A rule that does not count for a specimen's tiles, and why.
    public struct LintExemption: Hashable, Sendable {
        public let rule: LintRule
        public let reason: String

        public init(_ rule: LintRule, because reason: String) {
            self.rule = rule
            self.reason = reason
        }
    }

    /// The same specimen, in whose tiles `specimen lint` does not report what this rule finds, for this reason.
    ///
    /// An exemption that exempts nothing is a finding itself, and so is one without a reason.
    public func allowing(_ rule: LintRule, because reason: String) -> Specimen {
        var specimen = self
        specimen.lintExemptions.append(LintExemption(rule, because: reason))
        return specimen
    }
}

extension Catalog {
    /// A rule that does not count for specimens whose ids a pattern matches, and why.
    package struct Allowance: Sendable {
        package let rule: LintRule
        package let pattern: String
        package let reason: String
    }

    /// The same catalogue, in which a rule of `specimen lint` does not count for the specimens that a pattern of ids matches.
    ///
    /// What is said of many specimens is unused only if none of them needs it.
    ///
    /// - Parameter pattern: as filters are written, such as `Effects/*`.
    public func allowing(_ rule: LintRule, in pattern: String, because reason: String) -> Catalog {
        var catalog = self
        catalog.allowances.append(Allowance(rule: rule, pattern: pattern, reason: reason))
        return catalog
    }
}
