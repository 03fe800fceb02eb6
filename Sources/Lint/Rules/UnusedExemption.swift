import Catalog

extension Rule {
    /// Found where exemptions are applied: ``allowed(_:by:tellsUnused:)``.
    static let unusedExemption = Rule(
        id: .unusedExemption, demand: "Each exemption has a reason and exempts something.",
        source: "Documentation/Lint.md", severity: .warning, check: .specimen { _ in [] })
}
