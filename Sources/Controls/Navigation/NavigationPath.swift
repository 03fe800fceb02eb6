import Foundation
import ViewCore

/// Values of any kinds that were pushed, the last one on top.
public struct NavigationPath: Equatable {
    var elements: [AnyHashable]

    public init() { elements = [] }
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }
    /// Values that were stored as JSON cannot be made again here, since their types are not looked up by name.
    public init(_ codable: CodableRepresentation) { elements = codable.path.elements }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }
    public var codable: CodableRepresentation? {
        elements.allSatisfy { $0.base is any Encodable } ? CodableRepresentation(path: self) : nil
    }
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
    public mutating func removeLast(_ k: Int = 1) {
        elements.removeLast(Swift.min(Swift.max(k, 0), elements.count))
    }

    /// The path as it is stored.
    public struct CodableRepresentation: Codable, Equatable {
        let path: NavigationPath
        init(path: NavigationPath) { self.path = path }

        public init(from decoder: any Decoder) throws {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "a path is not read from storage"))
        }
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in path.elements.reversed() {
                guard let value = element.base as? any Encodable else { continue }
                try container.encode(String(describing: type(of: value)))
                try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
            }
        }
    }
}
