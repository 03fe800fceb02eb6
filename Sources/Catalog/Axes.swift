/// What a specimen's pictures vary in: every built-in axis and those it declares itself.
///
/// ```swift
/// var axes = Axes(states: [.normal, .pressed], custom: [haptic])
/// axes[.type] = [.large, .accessibility3]
/// ```
public struct Axes: Sendable {
    /// In the order of ids.
    public internal(set) var list: [AnyAxis]

    init(declared: [AnyAxis]) {
        list = BuiltInAxes.leadingDefaults + declared + BuiltInAxes.trailingDefaults
    }

    /// The values that the specimen takes of an axis; setting those of an axis it lacks does nothing.
    public subscript<Value>(axis: Axis<Value>) -> [Value] {
        get {
            let own = list.first { $0.id == axis.id }
            return own?.values.compactMap { axis.value(named: $0.name) } ?? []
        }
        set {
            guard let index = list.firstIndex(where: { $0.id == axis.id }) else { return }
            let definition = list[index].definition
            list[index] = list[index].taking(
                newValue.compactMap { definition.value(axis.name(of: $0)) })
        }
    }

    /// The axes that are no built-in ones; the last turns fastest.
    public var custom: [any AxisDeclaration] {
        get { list.filter(\.definition.isDeclared) }
        set {
            list =
                list.prefix(BuiltInAxes.leading.count) + newValue.map(\.erased)
                + list.suffix(BuiltInAxes.trailing.count)
        }
    }

    package func axis(_ id: String) -> AnyAxis? { list.first { $0.id == id } }

    /// Each axis with the values that `change` makes of its own.
    package func mapped(_ change: (AnyAxis) -> AnyAxis) -> Axes {
        var axes = self
        axes.list = list.map(change)
        return axes
    }

    /// Every combination, states turning fastest, then schemes, sizes and the rest.
    public var points: [TilePoint] {
        let count = count
        guard count > 0 else { return [] }
        var points: [TilePoint] = []
        points.reserveCapacity(min(count, 1 << 16))
        var values = list.map { $0.values[0] }
        var places = list.map { _ in 0 }
        let turning = turning
        while true {
            points.append(TilePoint(values: values))
            var next = 0
            while next < turning.count {
                let axis = turning[next]
                places[axis] += 1
                if places[axis] == list[axis].values.count { places[axis] = 0 }
                values[axis] = list[axis].values[places[axis]]
                if places[axis] > 0 { break }
                next += 1
            }
            if next == turning.count { return points }
        }
    }

    /// The axes that turn, the fastest first: what stands side by side on a sheet, then what specimens
    /// choose, then what selections replace. Of declared axes the last turns fastest.
    private var turning: [Int] {
        func rank(_ index: Int) -> (Int, Int, Int, Int) {
            let axis = list[index].definition
            return (
                axis.place.rawValue, axis.isReplaced ? 1 : 0, axis.isDeclared ? 1 : 0,
                axis.isDeclared ? -index : index
            )
        }
        return list.indices.filter { list[$0].values.count > 1 }.sorted { rank($0) < rank($1) }
    }

    /// The number of points, without making them; at most `Int.max`.
    public var count: Int {
        list.reduce(1) { product, axis in
            let (result, overflow) = product.multipliedReportingOverflow(by: axis.values.count)
            return overflow ? Int.max : result
        }
    }

    /// Each axis at its default if the specimen takes it, else at the first value it does take.
    package var normal: TilePoint? {
        count > 0 ? TilePoint(values: list.compactMap(\.usual)) : nil
    }
}
