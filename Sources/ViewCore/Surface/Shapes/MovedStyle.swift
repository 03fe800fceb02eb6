import Drawing
import Foundation

/// Numbers of one kind that move together; numbers of two kinds have nothing between them.
struct MovedNumbers: VectorArithmetic {
    /// What the numbers are of; `nil` of nothing, which is as good as zeros of any kind.
    private(set) var kind: Int?
    var values: [Double]

    init(kind: Int, _ values: [Double]) {
        self.kind = kind
        self.values = values
    }

    private init() { (kind, values) = (nil, []) }

    static var zero: MovedNumbers { MovedNumbers() }

    static func + (a: MovedNumbers, b: MovedNumbers) -> MovedNumbers { a.combined(b, +) }
    static func - (a: MovedNumbers, b: MovedNumbers) -> MovedNumbers { a.combined(b, -) }

    private func combined(
        _ other: MovedNumbers, _ operation: (Double, Double) -> Double
    ) -> MovedNumbers {
        guard let kind = kind ?? other.kind else { return self }
        // A difference that is no number is one that nothing moves along.
        guard (self.kind ?? kind) == (other.kind ?? kind),
            values.count == other.values.count || values.isEmpty || other.values.isEmpty
        else { return MovedNumbers(kind: kind, [.nan]) }
        let count = max(values.count, other.values.count)
        return MovedNumbers(
            kind: kind,
            (0..<count).map {
                operation(values.isEmpty ? 0 : values[$0], other.values.isEmpty ? 0 : other.values[$0])
            })
    }

    mutating func scale(by rhs: Double) {
        for index in values.indices { values[index] *= rhs }
    }

    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

extension Unfolding {
    /// A style on its way: a colour, or a gradient to one of the same kind with as many stops. All else is there at once.
    package func moved(_ style: ResolvedStyle) -> ResolvedStyle {
        guard motion != nil else { return style }
        let target = style.numbers
        let shown = moved(target)
        return shown == target || shown.values.count != target.values.count
            ? style : style.with(shown.values)
    }
}

extension ResolvedStyle {
    /// What of it can be on its way.
    fileprivate var numbers: MovedNumbers {
        var values: [Double] = []
        func add(_ color: RGBA) {
            let vector = MovedColor(color).vector
            values += [vector.first.first, vector.first.second, vector.second.first, vector.second.second]
        }
        let kindNumber: Int
        switch kind {
        case .color(let color):
            kindNumber = 0
            add(color)
        case .gradient(let stops, let geometry):
            let parts = geometry.numbers
            kindNumber = parts.kind
            values = parts.values
            for stop in stops {
                add(stop.color)
                values.append(stop.location)
            }
        case .material(let layers):
            kindNumber = 5
            values = [layers.blur]
            for color in layers.colors { add(color) }
        case .picture: kindNumber = 6
        }
        return MovedNumbers(kind: kindNumber * 64 + min(values.count, 63), values)
    }

    /// The same style with other numbers, in the order of `numbers`.
    fileprivate func with(_ values: [Double]) -> ResolvedStyle {
        var rest = values[...]
        func next() -> Double { rest.popFirst() ?? 0 }
        func color() -> RGBA {
            let light = MovedColor.Pair(next(), next())
            return MovedColor(MovedColor.Vector(light, MovedColor.Pair(next(), next()))).rgba
        }
        var style = self
        switch kind {
        case .color: style.kind = .color(color())
        case .gradient(let stops, let geometry):
            let placed = geometry.with(next(), next(), next(), next())
            style.kind = .gradient(
                stops.map { _ in
                    let own = color()
                    return GradientStop(color: own, location: next())
                }, placed)
        case .material(var layers):
            layers.blur = max(next(), 0)
            layers.colors = layers.colors.map { _ in color() }
            style.kind = .material(layers)
        case .picture: break
        }
        return style
    }
}

extension ResolvedStyle.GradientGeometry {
    fileprivate var numbers: (kind: Int, values: [Double]) {
        switch self {
        case .linear(let start, let end): (1, [start.x, start.y, end.x, end.y])
        case .radial(let center, let start, let end): (2, [center.x, center.y, start, end])
        case .angular(let center, let start, let end): (3, [center.x, center.y, start, end])
        case .elliptical(let center, let start, let end): (4, [center.x, center.y, start, end])
        }
    }

    fileprivate func with(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Self {
        let first = UnitPoint(x: a, y: b)
        return switch self {
        case .linear: .linear(first, UnitPoint(x: c, y: d))
        case .radial: .radial(first, c, d)
        case .angular: .angular(first, c, d)
        case .elliptical: .elliptical(first, c, d)
        }
    }
}
