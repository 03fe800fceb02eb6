/// How far the edges of an area moved, by the changes of their pixels.
///
/// Where an edge rises by g and moves by s, its pixels lose s·g. That is asked of steps in both directions, of growth, by
/// which each edge moves along its own slope, and of stretching and turning, where the step itself grows with the place. Two
/// rasterisers' edges differ by what each rounded: no such motion explains more than a part of it.
struct EdgeSteps {
    /// Products of each two of: slope across, slope down, length of the slope, both slopes times x, both times y, and the
    /// change; and of the change's rest with itself.
    private var products = InlineArray<8, SIMD8<Double>>(repeating: .zero)
    private var rest = 0.0
    private(set) var count = 0.0

    /// Which of the products belong to the ways to move.
    enum Motion {
        case step, stepAndGrowth, any

        fileprivate var terms: Int {
            switch self {
            case .step: 2
            case .stepAndGrowth: 3
            case .any: 7
            }
        }
    }

    /// `x` and `y` are told from the area's corner.
    mutating func add(_ change: EdgeChange, _ x: Int, _ y: Int) {
        let slope = SIMD2<Double>(change.slope)
        let place = SIMD2(Double(x), Double(y)) / Self.unit
        let row = SIMD8(
            slope.x, slope.y, (slope * slope).sum().squareRoot(), place.x * slope.x, place.y * slope.y,
            place.y * slope.x, place.x * slope.y, -Double(change.change))
        for index in 0..<8 { products[index] += row[index] * row }
        rest += Double(change.rest * change.rest)
        count += 1
    }

    /// Adds what was found in an area whose corner lies so far off this one's.
    mutating func add(_ other: EdgeSteps, x: Int, y: Int) {
        let place = SIMD2(Double(x), Double(y)) / Self.unit
        var moved = other.products
        // A slope times another x is the slope times its own x, and so many slopes more; of rows, and then of columns.
        moved[3] += place.x * moved[0]
        moved[4] += place.y * moved[1]
        moved[5] += place.y * moved[0]
        moved[6] += place.x * moved[1]
        for index in 0..<8 {
            var row = moved[index]
            row[3] += place.x * row[0]
            row[4] += place.y * row[1]
            row[5] += place.y * row[0]
            row[6] += place.x * row[1]
            products[index] += row
        }
        rest += other.rest
        count += other.count
    }

    /// Keeps numbers near 1, which solving them asks for.
    private static let unit = 16.0

    /// The motion that explains the changes best: which part of their squares it does, less what as many terms explain of
    /// noise, and its length in pixels, as a mean over the edges.
    func likeliest(_ motion: Motion) -> (part: Double, length: Double) {
        let terms = motion.terms
        let slopes = products[0][0] + products[1][1]
        let changes = products[7][7] + rest
        guard slopes > 0, changes > 0 else { return (1, .infinity) }
        var rows = products
        // A thousandth more of each with itself keeps those out that nothing is known of.
        for index in 0..<terms { rows[index][index] += rows[index][index] / 1000 + 1e-9 }
        for pivot in 0..<terms {
            for index in (pivot + 1)..<max(terms, pivot + 1) {
                rows[index] -= rows[index][pivot] / rows[pivot][pivot] * rows[pivot]
            }
        }
        var factors = SIMD8<Double>.zero
        for index in (0..<terms).reversed() {
            let known = (rows[index] * factors).sum() - rows[index][7] * factors[7]
            factors[index] = (rows[index][7] - known) / rows[index][index]
        }
        var (explained, squares) = (0.0, 0.0)
        for index in 0..<terms {
            explained += factors[index] * products[index][7]
            squares += factors[index] * (products[index] * factors).sum()
        }
        let open = 1 - (2 * explained - squares) / changes
        let part = 1 - open * count / max(1, count - Double(terms))
        return (part, (max(squares, 0) / slopes).squareRoot())
    }
}
