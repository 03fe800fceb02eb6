import Foundation
package import ViewCore

/// A specimen at one point of its axes: one picture.
public struct Tile: Sendable {
    /// What all tiles of a specimen share: a specimen takes hundreds of bytes, and a run has tens of thousands of tiles.
    @usableFromInline final class Shared: Sendable {
        @usableFromInline let specimen: Specimen

        init(_ specimen: Specimen) { self.specimen = specimen }
    }

    @usableFromInline private(set) var shared: Shared
    /// Lent, not copied: a copy counts a reference for each of its parts.
    @inlinable public var specimen: Specimen { _read { yield shared.specimen } }
    public let point: TilePoint
    /// How many bytes the id of a specimen's usual tile has at most: file systems have 255 for a name.
    package static let idLimit = 200
    /// Room around a tile's view, in points.
    package static let margin: Double = 8
    /// How far past the view's frame a picture grows for what is drawn there, in points.
    package static let inkLimit: Double = 400
    /// Offered down to a view that has no height of its own, in points.
    package static let flexibleHeight: Double = 200
    /// Offered down to a view that is too high for a picture without an offer, in points: an iPhone's screen.
    package static let screenHeight: Double = 852

    /// Words in place of the control's own label; the id does not show them.
    public var label: String?

    public init(specimen: Specimen, point: TilePoint, label: String? = nil) {
        self.init(Shared(specimen), at: point, label: label)
    }

    init(_ shared: Shared, at point: TilePoint, label: String? = nil) {
        self.shared = shared
        self.point = point
        self.label = label
    }

    public var id: String {
        var id = shared.specimen.id
        id.reserveCapacity(id.utf8.count + 48)
        id += "/"
        point.write(to: &id)
        return id
    }

    /// The view to draw, as the specimen makes it for this tile.
    @MainActor package var content: (view: AnyView, reads: StateReads) {
        let context = TileContext(point: point)
        return (specimen.make(context), context.reads)
    }

    /// The tile at another point of its specimen's axes.
    package func moved(to point: TilePoint) -> Tile { Tile(shared, at: point, label: label) }

    /// The tile with other content.
    package func showing(_ content: @escaping @MainActor @Sendable (TileContext) -> AnyView) -> Tile {
        var tile = self
        tile.change { $0.make = content }
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
        if !specimen.strings.isEmpty { setting.environment.stringTables = specimen.strings }
        setting.options.target = specimen.target
        setting.options.touch = specimen.touch
        if let label { setting.environment.labelOverride = label }
        return setting
    }

    /// Offers the view another width, in points.
    public mutating func setWidth(_ width: Double) { change { $0.width = width } }

    private mutating func change(_ change: (inout Specimen) -> Void) {
        var specimen = specimen
        change(&specimen)
        shared = Shared(specimen)
    }
}
