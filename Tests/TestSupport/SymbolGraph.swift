/// What the compiler wrote down of a module: its declarations and how they belong together.
///
/// Only the fields that tests ask for.
package struct SymbolGraph: Decodable, Sendable {
    package struct Module: Decodable, Sendable { package var name: String }
    package struct Identifier: Decodable, Sendable { package var precise: String }
    package struct Kind: Decodable, Sendable { package var identifier: String }
    package struct Fragment: Decodable, Sendable {
        package var kind: String
        package var spelling: String
        package var preciseIdentifier: String?
    }
    package struct Constraint: Decodable, Sendable {
        package var kind: String
        package var lhs: String
        package var rhs: String
    }
    package struct Extension: Decodable, Sendable {
        package var extendedModule: String?
        package var constraints: [Constraint]?
    }
    package struct Parameter: Decodable, Sendable {
        package var name: String
        package var internalName: String?
        package var declarationFragments: [Fragment]?
    }
    package struct Signature: Decodable, Sendable { package var parameters: [Parameter]? }
    package struct Symbol: Decodable, Sendable {
        package var identifier: Identifier
        package var kind: Kind
        package var pathComponents: [String]
        package var declarationFragments: [Fragment]?
        package var functionSignature: Signature?
        package var swiftExtension: Extension?
        package var accessLevel: String?
    }
    package struct Relationship: Decodable, Sendable {
        package var kind: String
        package var source: String
        package var target: String
    }

    package var module: Module
    package var symbols: [Symbol]
    package var relationships: [Relationship]
}
