import Foundation
// Whoever selects specimens writes patterns of their ids.
@_exported public import Identifiers
public import ViewCore

/// Specimens of one group, or of several joined.
public struct Catalog: Sendable {
    public private(set) var specimens: [Specimen]
    /// Rules of `specimen lint` that do not count for specimens that patterns of ids match.
    package internal(set) var allowances: [Allowance] = []

    /// - Parameters:
    ///   - group: where the presets are declared; the first part of each id.
    ///   - colors: the asset catalogue that `Color("name")` looks in.
    public init(
        _ group: String, colors: ColorCatalog = ColorCatalog(),
        @CatalogBuilder specimens: () -> [Specimen]
    ) {
        self.specimens = specimens().map { specimen in
            var specimen = specimen
            let names = specimen.id.utf8.split(separator: UInt8(ascii: "/")).compactMap { String($0) }
            specimen.id = ([group] + names).map(IDSpelling.part).joined(separator: "/")
            specimen.colors = colors
            return specimen
        }
    }

    init(specimens: [Specimen]) { self.specimens = specimens }

    /// The same in the words of tables of strings.
    package func translated(by strings: StringTables) -> Catalog {
        guard !strings.isEmpty else { return self }
        return Catalog(
            specimens: specimens.map { specimen in
                var specimen = specimen
                specimen.strings = strings
                return specimen
            })
    }

    public static func + (a: Catalog, b: Catalog) -> Catalog {
        var both = Catalog(specimens: a.specimens + b.specimens)
        both.allowances = a.allowances + b.allowances
        return both
    }

    public var tiles: [Tile] { specimens.flatMap(\.tiles) }

    /// What makes the catalogue unusable: equal ids (also on file systems that ignore case), ids that are
    /// too long or no paths, axes that could not be told apart, colours that could not be read.
    public var problems: [String] {
        var problems: [String] = []
        var seen: [String: String] = [:]
        for specimen in specimens {
            let folded = specimen.id.lowercased()
            if let other = seen[folded] {
                problems.append(
                    "\(specimen.id): another specimen has the same id (\(other)); rename one of them")
            }
            seen[folded] = specimen.id
            if specimen.id.utf8.split(separator: UInt8(ascii: "/")).contains(where: isWayOut) {
                problems.append(
                    "\(specimen.id): the id leads out of its folder; name it <Control>/<preset>")
            }
            // Of many axes the tiles far from the usual one have longer ids. They can be listed and shown on sheets; what
            // names a file after them says which are too long.
            let bytes = specimen.axes.normal.map { specimen.id.utf8.count + 1 + $0.name.utf8.count }
            if let bytes, bytes > Tile.idLimit {
                problems.append(
                    "\(specimen.id): a tile's id has \(bytes) bytes, but the limit is \(Tile.idLimit); "
                        + "shorten the name of the preset or of an axis")
            }
            problems += specimen.colors.problems
        }
        return problems + axisProblems
    }
}

/// Whether a name means another folder than its own.
private func isWayOut(_ name: String.UTF8View.SubSequence) -> Bool {
    name.elementsEqual(".".utf8) || name.elementsEqual("..".utf8)
}

/// Lists specimens in a closure.
@resultBuilder
public enum CatalogBuilder {
    public static func buildExpression(_ specimen: Specimen) -> [Specimen] { [specimen] }
    public static func buildExpression(_ specimens: [Specimen]) -> [Specimen] { specimens }
    public static func buildBlock(_ parts: [Specimen]...) -> [Specimen] { parts.flatMap(\.self) }
    public static func buildOptional(_ part: [Specimen]?) -> [Specimen] { part ?? [] }
    public static func buildEither(first: [Specimen]) -> [Specimen] { first }
    public static func buildEither(second: [Specimen]) -> [Specimen] { second }
    public static func buildArray(_ parts: [[Specimen]]) -> [Specimen] { parts.flatMap(\.self) }
}
