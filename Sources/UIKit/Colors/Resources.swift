public import Foundation
public import ViewCore

/// A colour set, as Xcode names it for code.
public struct ColorResource: Hashable, Sendable {
    let name: String
    public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
    public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension UIColor {
    public convenience init(resource: ColorResource) { self.init(Color(resource.name)) }
}
