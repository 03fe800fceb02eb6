/// One point of the axes: a value of each.
public struct TilePoint: Hashable, Sendable {
    /// In the order of ids.
    public private(set) var values: [AxisValue]

    package init(values: [AxisValue]) { self.values = values }

    /// The value of an axis; of one that the point lacks, the axis' default.
    public subscript<Value>(axis: Axis<Value>) -> Value {
        let name = values.first { $0.axis == axis.id }?.name
        return name.flatMap(axis.value) ?? axis.standard
    }

    /// Takes the value in place of the one that the point has of the same axis.
    package mutating func set(_ value: AxisValue) {
        guard let index = values.firstIndex(where: { $0.axis == value.axis }) else { return }
        values[index] = value
    }

    /// What the values make of a tile's setting, one after the other.
    package var setting: TileSetting {
        var setting = TileSetting()
        for value in values { value.change?(&setting) }
        return setting
    }
}

extension TilePoint {
    /// The point with another value of a built-in axis; `nil` where there is no such axis or value.
    package func changing(_ axis: String, to name: String) -> TilePoint? {
        guard let value = BuiltInAxes.all.first(where: { $0.id == axis })?.definition.value(name) else {
            return nil
        }
        var point = self
        point.set(value)
        return point
    }
}
