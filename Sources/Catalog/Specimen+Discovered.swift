package import Foundation
package import ViewCore

extension Specimen {
    /// A specimen that was found in source text, which has words of its own for its style and captions.
    package init(
        discovered name: String, style: String, details: [String], axes: Axes, width: CGFloat,
        height: CGFloat?,
        file: String, line: Int, make: @escaping @MainActor @Sendable (TileContext) -> AnyView
    ) {
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        id = name
        control = parts.first ?? name
        preset = parts.count > 1 ? parts[1] : name
        self.style = style
        self.details = details
        self.axes = axes
        self.width = width
        self.height = height
        target = nil
        // Nobody has said how high it is to be, and many are shapes with words in front of them. What is higher
        // without an offer, as a list is, would lose what is in it.
        flexibleRest = Tile.flexibleHeight
        self.file = file
        self.line = line
        self.make = make
    }
}
