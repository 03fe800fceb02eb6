import Foundation
package import ViewCore

/// A specimen at one point of its axes: one picture.
public struct Tile: Sendable {
    public private(set) var specimen: Specimen
    public let point: TilePoint
    /// Room around a tile's view, in points.
    package static let margin: Double = 8
    /// How far past the view's frame a picture grows for what is drawn there, in points.
    package static let inkLimit: Double = 400
    /// Offered down to a view that has no height of its own, in points.
    package static let flexibleHeight: Double = 200

    /// Words in place of the control's own label; the id does not show them.
    public var label: String?

    public init(specimen: Specimen, point: TilePoint, label: String? = nil) {
        self.specimen = specimen
        self.point = point
        self.label = label
    }

    public var id: String { "\(specimen.id)/\(point.name)" }

    /// The view to draw, as the specimen makes it for this tile.
    @MainActor package var content: (view: AnyView, reads: StateReads) {
        let context = TileContext(point: point)
        return (specimen.make(context), context.reads)
    }

    /// The tile with other content.
    package func showing(_ content: @escaping @MainActor @Sendable (TileContext) -> AnyView) -> Tile {
        var tile = self
        tile.specimen.make = content
        return tile
    }

    /// On how many axes the tile is not where its specimen usually is.
    package var distance: Int {
        zip(specimen.axes.list, point.values).count { axis, value in
            !value.isStandard && axis.usual?.name != value.name
        }
    }

    /// What it is drawn in.
    package var setting: TileSetting {
        var setting = point.setting
        setting.environment.colorCatalog = specimen.colors
        setting.options.target = specimen.target
        setting.options.touch = specimen.touch
        if let label { setting.environment.labelOverride = label }
        return setting
    }

    /// Offers the view another width, in points.
    public mutating func setWidth(_ width: Double) { specimen.width = width }
}
