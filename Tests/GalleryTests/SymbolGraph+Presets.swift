import Foundation
import TestSupport

/// A named, ready value: on a style protocol `where Self == …`, or of a configuration's own type.
struct Preset: Hashable, CustomStringConvertible {
    var module: String
    /// The protocol or the configuration that has the member.
    var owner: String
    var member: String
    /// The style that a protocol's member makes; `nil` for a member of a configuration.
    var style: String?

    var description: String { "\(module): \(owner).\(member)" }
}

extension SymbolGraph {
    /// Static properties whose type is the type that they extend or are declared in.
    ///
    /// Members of `ShapeStyle` are colours of a palette, not presets.
    var presets: [Preset] {
        let names = Dictionary(
            symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) }
        ) { first, _ in first }
        let owners = Dictionary(
            relationships.filter { $0.kind == "memberOf" }.map { ($0.source, $0.target) }
        ) { first, _ in first }
        return symbols.compactMap { symbol in
            guard symbol.kind.identifier == "swift.type.property",
                let member = symbol.pathComponents.last, let type = symbol.declaredType
            else { return nil }
            let owner = symbol.pathComponents.dropLast().joined(separator: ".")
            if let style = symbol.selfType {
                guard owner != "ShapeStyle", type.spelling == style || type.spelling == "Self"
                else { return nil }
                return Preset(module: module.name, owner: owner, member: member, style: style)
            }
            // Such as the `Bundle.module` that the build adds.
            if let extended = symbol.swiftExtension?.extendedModule, extended != module.name {
                return nil
            }
            let target = owners[symbol.identifier.precise]
            let isOwn =
                type.spelling == "Self" || (target != nil && type.precise == target)
                || type.spelling == target.flatMap { names[$0] }
            return isOwn ? Preset(module: module.name, owner: owner, member: member) : nil
        }
    }
}

extension SymbolGraph.Symbol {
    /// The type behind the declaration's colon.
    fileprivate var declaredType: (spelling: String, precise: String?)? {
        guard let fragments = declarationFragments,
            let colon = fragments.firstIndex(where: { $0.spelling.hasPrefix(":") })
        else { return nil }
        var spelling = ""
        var precise: String?
        for fragment in fragments[fragments.index(after: colon)...] {
            if fragment.kind == "text", fragment.spelling.contains("{") { break }
            spelling += fragment.spelling
            precise = fragment.preciseIdentifier ?? precise
        }
        return (spelling.trimmingCharacters(in: .whitespaces), precise)
    }

    /// The type `X` of an `extension Protocol where Self == X`.
    fileprivate var selfType: String? {
        swiftExtension?.constraints?.first { $0.kind == "sameType" && $0.lhs == "Self" }?.rhs
    }
}
