import Foundation
import TestSupport

/// A place where something public takes an integer, alone, optional, in a list, a range or a tuple.
///
/// Bytes are not one: lists of them are files and pixels, whose readers are fuzzed. What is handed out, by a property
/// that cannot be set, a result or a closure's argument, is none either.
struct IntegerParameter: Hashable, Comparable, CustomStringConvertible {
    /// `ViewCore View.lineLimit(_:) limit: ClosedRange<Int>`.
    let description: String

    static func < (a: IntegerParameter, b: IntegerParameter) -> Bool { a.description < b.description }

    /// Of all modules of the package that people write `import` for, and of those behind them.
    static func all() throws -> Set<IntegerParameter> {
        try modules().reduce(into: []) { found, module in
            for graph in try SymbolGraph.extract(module, access: "public") {
                for symbol in graph.symbols
                where symbol.accessLevel == "public" || symbol.accessLevel == "open" {
                    found.formUnion(symbol.integers.map { .init(description: "\(module) \($0)") })
                }
            }
        }
    }

    /// The folders of `Sources` with Swift in them, but for programs and styles.
    static func modules() throws -> [String] {
        let sources = Package.root.appendingPathComponent("Sources")
        return try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted().filter { name in
            !["Gallery", "ViewMacros"].contains(name) && !name.hasPrefix("specimen")
                && !FileManager.default.fileExists(atPath: sources.path + "/\(name)/module.modulemap")
        }
    }
}

extension SymbolGraph.Symbol {
    /// `View.lineLimit(_:) limit: ClosedRange<Int>`, for each integer that this takes.
    fileprivate var integers: [String] {
        // The standard library's own methods on our types check what they are given themselves.
        let isInherited =
            identifier.precise.contains("::SYNTHESIZED::") && pathComponents.last != "init(rawValue:)"
        guard !isInherited else { return [] }
        let path = pathComponents.joined(separator: ".")
        let declaration = (declarationFragments ?? []).map(\.spelling).joined()
        return inputs(declaration).filter { $0.type.hasInteger }.map { "\(path) \($0.name): \($0.type)" }
            + (declaration.isGenericOverIntegers ? ["\(path) any integer"] : [])
    }

    /// What it takes, with its type as written; of a closure, what that answers.
    private func inputs(_ declaration: String) -> [(name: String, type: String)] {
        func input(_ name: String, _ type: Substring) -> (String, String) {
            let answer = type.ranges(of: "->").last.map { type[$0.upperBound...] } ?? type
            return (name, answer.trimmingCharacters(in: .whitespaces))
        }
        switch kind.identifier {
        case "swift.enum.case":
            return declaration.firstIndex(of: "(").map { [input("payload", declaration[$0...])] } ?? []
        case let kind where kind.hasSuffix("property"):
            guard declaration.contains(/\bvar\b/), !declaration.contains("{ get }"),
                let colon = declaration.firstIndex(of: ":")
            else { return [] }
            let type = declaration[declaration.index(after: colon)...]
            return [input("value", type.prefix { $0 != "{" })]
        default:
            return (functionSignature?.parameters ?? []).map { parameter in
                let text = (parameter.declarationFragments ?? []).map(\.spelling).joined()
                let colon = text.firstIndex(of: ":").map(text.index(after:)) ?? text.startIndex
                return input(parameter.name, text[colon...])
            }
        }
    }
}

extension String {
    fileprivate var hasInteger: Bool {
        replacing("[UInt8]", with: "").contains(/\b(U?Int(8|16|32|64|128)?|IndexSet|CInt|Index)\b/)
    }

    fileprivate var isGenericOverIntegers: Bool {
        contains(/\b(BinaryInteger|FixedWidthInteger|SignedInteger|UnsignedInteger|Strideable)\b/)
    }
}
