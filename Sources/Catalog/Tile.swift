import Foundation

/// A specimen at one point of its axes: one picture.
public struct Tile: Sendable {
    public private(set) var specimen: Specimen
    public let point: TilePoint
    /// Words in place of the control's own label; the id does not show them.
    public var label: String?

    public init(specimen: Specimen, point: TilePoint, label: String? = nil) {
        self.specimen = specimen
        self.point = point
        self.label = label
    }

    public var id: String { "\(specimen.id)/\(point.name)" }

    /// Offers the view another width, in points.
    public mutating func setWidth(_ width: Double) { specimen.width = width }
}
