public import Foundation

/// The name of an image in an asset catalogue.
public struct ImageResource: Hashable, Sendable {
    package let name: String
    nonisolated public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
    nonisolated public init(_ resource: ImageResource) { self.init(resource.name) }
    nonisolated public init(decorative resource: ImageResource) { self.init(resource.name) }
}
