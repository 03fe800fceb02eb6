public import Foundation
public import ViewCore

/// How something is given to another app, in a builder.
public protocol TransferRepresentation: Sendable {
    associatedtype Item
}

/// That of values that say nothing of it.
public struct UnnamedRepresentation: TransferRepresentation {
    public typealias Item = Never
    nonisolated init() {}
}

extension Transferable where Representation == UnnamedRepresentation {
    public static var transferRepresentation: UnnamedRepresentation { UnnamedRepresentation() }
}

/// Several, the best first.
public struct TransferRepresentations<Item>: TransferRepresentation {
    nonisolated init() {}
}

/// Builds a representation from the statements of a closure.
@resultBuilder
public struct TransferRepresentationBuilder<Item> {
    nonisolated public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R
    where R.Item == Item { content }
    nonisolated public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R
    where R.Item == Item { content }
    nonisolated public static func buildBlock<each R: TransferRepresentation>(
        _ content: repeat each R
    ) -> TransferRepresentations<Item> { TransferRepresentations() }
}

// Nothing is given away in a tile, so none of the closures is kept.

/// By a value of another kind.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
    TransferRepresentation
{
    nonisolated public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
    nonisolated public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}
    nonisolated public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {}
}

/// By what is encoded of it.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    nonisolated public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// By its bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    nonisolated public init(
        exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
    ) {}
    nonisolated public init(
        importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
    nonisolated public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
}
