package import Catalog
import Foundation

/// What `lint` looks for: what it demands, who says so, and how a tile or the tiles of a specimen are measured.
package struct Rule: Sendable {
    package enum Check: Sendable {
        /// Asks one tile.
        case tile(@Sendable (TileFacts) -> [Finding])
        /// Compares the tiles of one specimen.
        case specimen(@Sendable ([SpecimenTile]) -> [PlacedFinding])
    }

    package let id: LintRule
    /// In a sentence.
    package let demand: String
    /// Where that stands.
    package let source: String
    /// The gravest that its findings have.
    package let severity: Severity
    let check: Check

    /// Every rule, in the order of reports.
    package static let all: [Rule] = [
        .contrast, .disabledContrast, .iconContrast, .edgeContrast, .targetSize, .textCut, .textScaled,
        .textOverlap, .textOutside, .fixedType, .sameState, .hueOnly, .notMirrored, .mirrored, .sameDark,
        .contrastSetting, .noName, .labelTrait,
        .placeholderSymbol, .missingImage, .colorToken, .unusedExemption,
    ]
}

extension TileFacts {
    /// What the rules find that ask one tile.
    package var findings: [Finding] {
        Rule.all.flatMap { rule -> [Finding] in
            if case .tile(let check) = rule.check { check(self) } else { [] }
        }
    }

    /// What is left of the tile for the rules that compare.
    ///
    /// - Parameters:
    ///   - digest: of the list.
    ///   - inkDigest: of the list without the ground of its scheme.
    package func linted(
        digest: String, inkDigest: String, unclaimed: UInt16, makers: UInt8, prefersScheme: Bool
    ) -> LintedTile {
        let site = views.all.isEmpty ? "view" : views.outline
        return LintedTile(
            findings: findings, digest: digest, inkDigest: inkDigest, formDigest: list.formDigest,
            colors: list.plainColors, unclaimed: unclaimed, makers: makers, prefersScheme: prefersScheme,
            texts: textSizes, mirrored: mirroredInk, hasField: controls.contains(where: \.isField),
            isSymmetric: isSymmetric, lacksColors: lacksColors,
            lacksLooks: lacksLooks, isBlank: list.isBlank, site: site,
            frame: [frame.minX, frame.minY, frame.width, frame.height])
    }
}

/// What the rules find that compare the tiles of one specimen.
package func findings(among tiles: [SpecimenTile]) -> [PlacedFinding] {
    Rule.all.flatMap { rule -> [PlacedFinding] in
        if case .specimen(let check) = rule.check { check(tiles) } else { [] }
    }
}

extension TileViews {
    /// The tile's view in a word: who wrote it, or its first control.
    fileprivate var outline: String {
        let author = all.lazy.compactMap { $0.node.owner.author }.first { !$0.hasPrefix("__") }
        let style = all.lazy.compactMap { view -> String? in
            for property in view.node.properties where property.name.hasSuffix("Style") {
                if case .record(let record) = property.value, let author = record.author,
                    !author.hasPrefix("__")
                {
                    return author
                }
            }
            return nil
        }.first
        return style ?? author ?? all[0].node.name
    }
}
