import Catalog
import Foundation
import ViewCore

extension Rule {
    static let contrastSetting = Rule(
        id: .contrastSetting, demand: "Where contrast is short, the system's Increase Contrast raises it.",
        source: "Human Interface Guidelines, Accessibility", severity: .warning,
        check: .specimen { tiles in
            paired(tiles, "contrast", from: "standard", to: "increased") { increased, plain in
                let short = increased.tile.findings.filter { $0.rule == .contrast && $0.severity != .advice }
                guard increased.tile.digest == plain.tile.digest,
                    let worst = short.min(by: { $0.worth < $1.worth })
                else { return nil }
                return Finding(
                    .contrastSetting, .warning, at: increased.site,
                    measured: "the same picture, with \(ratioWords(worst.worth)) at \(worst.view)",
                    demanded: "more contrast than without the setting",
                    advice: "Read `colorSchemeContrast`, or use colours that have a look for high contrast.",
                    cause: worst.cause, worth: worst.worth)
            }
        })
}
