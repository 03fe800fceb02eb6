import TestSupport

/// A public name that paints, or changes what is painted: `View.padding(_:)`.
struct SurfaceName: Hashable, Comparable, CustomStringConvertible {
    let owner: String
    /// Below the owner, as the compiler writes it: `Weight.bold`, `padding(_:_:)`.
    let member: String

    var description: String { "\(owner).\(member)" }
    /// Without its labels.
    var base: String { String(member.prefix { $0 != "(" }) }

    static func < (a: SurfaceName, b: SurfaceName) -> Bool { a.description < b.description }

    /// What is drawn by itself and is no shape or style, and what changes views.
    private static let owners: Set = [
        "View", "VisualEffect", "Shape", "InsettableShape", "ShapeStyle", "Path", "Color", "Gradient",
        "Image",
        "Text", "Font", "ShadowStyle", "StrokeStyle", "FillStyle", "GraphicsContext",
    ]

    private static let kinds: Set = [
        "swift.method", "swift.type.method", "swift.property", "swift.type.property", "swift.init",
        "swift.enum.case", "swift.func.op",
    ]

    /// What the protocols ask of a type: the engine's, or a shape's own outline.
    private static let asked: Set = [
        "unfold(into:)", "unfoldedPen", "unfoldedShape(in:)", "unfoldedMiddle(in:)", "resolved(for:)",
        "path(in:)", "append(to:)",
        "rawValue", "init(rawValue:)",
    ]

    /// Of all modules behind `import SwiftUI`.
    static func all() throws -> Set<SurfaceName> {
        let graphs = try ["ViewCore", "Controls", "UIKit"].flatMap {
            try SymbolGraph.extract($0, access: "public", synthesized: false)
        }
        let owners = owners.union(conforming(to: ["Shape", "ShapeStyle"], in: graphs))
        return graphs.flatMap(\.symbols).reduce(into: []) { found, symbol in
            guard kinds.contains(symbol.kind.identifier), symbol.pathComponents.count > 1,
                owners.contains(symbol.pathComponents[0])
            else { return }
            let name = SurfaceName(
                owner: symbol.pathComponents[0],
                member: symbol.pathComponents.dropFirst().joined(separator: "."))
            let last = symbol.pathComponents[symbol.pathComponents.count - 1]
            // What a shape asks of its conforming types is tried once, with the protocol's own name.
            let isBody = name.owner == "View" && last == "body"
            let isRequired =
                asked.contains(last) || last.hasPrefix("_")
                || !Self.owners.contains(name.owner) && required.contains(last)
            if !isRequired, !isBody { found.insert(name) }
        }
    }

    /// Each shape has its own, tried with the protocol's name.
    private static let required: Set = ["inset(by:)", "sizeThatFits(_:)", "layoutDirectionBehavior"]

    private static func conforming(to names: Set<String>, in graphs: [SymbolGraph]) -> Set<String> {
        let symbols = graphs.flatMap(\.symbols)
        let paths = Dictionary(
            symbols.map { ($0.identifier.precise, $0.pathComponents) }, uniquingKeysWith: { one, _ in one })
        return Set(
            graphs.flatMap(\.relationships).compactMap { relationship in
                guard relationship.kind == "conformsTo",
                    paths[relationship.target].map({ names.contains($0[0]) }) ?? false
                else { return nil }
                return paths[relationship.source]?.first
            })
    }
}
