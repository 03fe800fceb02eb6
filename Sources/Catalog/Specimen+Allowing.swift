/// What `specimen lint` looks for; the raw value is the name that reports and settings have for it.
public enum LintRule: String, CaseIterable, Hashable, Sendable, Codable {
    case contrast
    case disabledContrast = "disabled-contrast"
    case iconContrast = "icon-contrast"
    case edgeContrast = "edge-contrast"
    case targetSize = "target-size"
    case textCut = "text-cut"
    case textScaled = "text-scaled"
    case textOverlap = "text-overlap"
    case textOutside = "text-outside"
    case fixedType = "fixed-type"
    case sameState = "same-state"
    case hueOnly = "hue-only"
    case notMirrored = "not-mirrored"
    case mirrored
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

/// How grave the findings of a rule are where somebody says so: an error makes the command fail, `off` tells nothing.
public enum LintLevel: String, CaseIterable, Hashable, Sendable, Codable {
    case error, warning, advice, off
}

extension Specimen {
    /// A rule that counts less or more for a specimen's tiles, or not at all, and why.
    public struct LintExemption: Hashable, Sendable {
        public let rule: LintRule
        public let level: LintLevel
        public let reason: String

        public init(_ rule: LintRule, as level: LintLevel = .off, because reason: String) {
            (self.rule, self.level, self.reason) = (rule, level, reason)
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

    /// The same specimen, of which `specimen lint` tells what this rule finds as grave as `level`, for this reason.
    ///
    /// One that is lower than the rule's own and changes nothing is a finding itself.
    public func linting(_ rule: LintRule, as level: LintLevel, because reason: String) -> Specimen {
        var specimen = self
        specimen.lintExemptions.append(LintExemption(rule, as: level, because: reason))
        return specimen
    }
}

extension Catalog {
    /// A rule that counts otherwise for specimens whose ids a pattern matches, or not at all, and why.
    package struct Allowance: Sendable {
        package let rule: LintRule
        package let level: LintLevel
        package let pattern: String
        package let reason: String
    }

    /// The same catalogue, in which a rule of `specimen lint` does not count for the specimens that a pattern of ids matches.
    ///
    /// What is said of many specimens is unused only if none of them needs it.
    ///
    /// - Parameter pattern: as filters are written, such as `Effects/*`.
    public func allowing(_ rule: LintRule, in pattern: String, because reason: String) -> Catalog {
        linting(rule, as: .off, in: pattern, because: reason)
    }

    /// The same catalogue, of which `specimen lint` tells what a rule finds as grave as `level`.
    ///
    /// Of two that speak of one specimen the later one counts, and what the specimen says itself goes before both.
    ///
    /// - Parameter pattern: as filters are written; all specimens without it.
    public func linting(
        _ rule: LintRule, as level: LintLevel, in pattern: String = "*", because reason: String
    ) -> Catalog {
        var catalog = self
        catalog.allowances.append(
            Allowance(rule: rule, level: level, pattern: pattern, reason: reason))
        return catalog
    }
}
